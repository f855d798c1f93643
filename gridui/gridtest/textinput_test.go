// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package gridtest_test

import (
	"image"
	"testing"

	"gioui.org/font"
	"gioui.org/font/gofont"
	"gioui.org/io/key"
	"gioui.org/layout"
	"gioui.org/op"
	"gioui.org/text"
	"gioui.org/widget"
	"github.com/stretchr/testify/assert"

	"github.com/giogrid/giogrid/gridui/gridtest"
)

// editing returns a window with a focused Gio editor.
func editing() (*gridtest.Harness, *widget.Editor) {
	ed := new(widget.Editor)
	shaper := text.NewShaper(text.NoSystemFonts(), text.WithCollection(gofont.Regular()))
	h := gridtest.New(image.Pt(300, 100), func(gtx layout.Context) layout.Dimensions {
		return ed.Layout(gtx, shaper, font.Font{}, 14, op.CallOp{}, op.CallOp{})
	})
	h.Focus(ed)
	return h, ed
}

func TestTypeIntoAnEditor(t *testing.T) {
	for name, enter := range map[string]func(*gridtest.Harness, string){
		"input method": (*gridtest.Harness).Type,
		"keyboard":     (*gridtest.Harness).TypeKeys,
	} {
		t.Run(name, func(t *testing.T) {
			h, ed := editing()
			enter(h, "Hello 한글\n2")
			assert.Equal(t, "Hello 한글\n2", ed.Text())
			ed.SetCaret(5, 0)
			h.Settle()
			enter(h, "Bye")
			assert.Equal(t, "Bye 한글\n2", ed.Text(), "replaces the selection")
		})
	}
}

func TestTypeSendsNoKeys(t *testing.T) {
	p := &probe{focus: true}
	h := gridtest.New(image.Pt(100, 100), p.Layout)
	h.Focus(p)
	p.take()
	h.Type("b")
	assert.Equal(t, []string{
		"key.EditEvent{Range:{Start:0 End:0} Text:b}",
		"key.SnippetEvent{Start:0 End:1}",
		"key.SelectionEvent{Start:1 End:1}",
	}, p.take())
}

func TestTypeKeysSendsKeysAroundTheText(t *testing.T) {
	p := &probe{focus: true}
	h := gridtest.New(image.Pt(100, 100), p.Layout)
	h.Focus(p)
	p.take()
	h.TypeKeys("B\n")
	assert.Equal(t, []string{
		"Press Shift-B",
		"key.EditEvent{Range:{Start:0 End:0} Text:B}",
		"key.SnippetEvent{Start:0 End:1}",
		"key.SelectionEvent{Start:1 End:1}",
		"Release Shift-B",
		"Press ⏎",
		"Release ⏎",
	}, p.take())
}

func TestComposeInAnEditor(t *testing.T) {
	h, ed := editing()
	h.Type("ab")
	ed.SetCaret(1, 1)
	h.Settle()
	h.IME.Compose("ㅎ", "하", "한")
	assert.Equal(t, "a한b", ed.Text())
	r, ok := h.IME.Composing()
	assert.True(t, ok)
	assert.Equal(t, key.Range{Start: 1, End: 2}, r)
	h.IME.Commit("한글")
	assert.Equal(t, "a한글b", ed.Text())
	_, ok = h.IME.Composing()
	assert.False(t, ok)
	h.Type("!")
	assert.Equal(t, "a한글!b", ed.Text())
}

func TestCancelComposition(t *testing.T) {
	h, ed := editing()
	h.Type("ab")
	h.IME.Cancel() // nothing to cancel
	h.IME.Compose("n", "ni")
	assert.Equal(t, "abni", ed.Text())
	h.IME.Cancel()
	assert.Equal(t, "ab", ed.Text())
}

func TestCommitWithoutComposing(t *testing.T) {
	h, ed := editing()
	h.IME.Commit("wörter")
	assert.Equal(t, "wörter", ed.Text())
}

func TestCompositionEvents(t *testing.T) {
	p := &probe{focus: true}
	h := gridtest.New(image.Pt(100, 100), p.Layout)
	h.Focus(p)
	p.take()
	h.IME.Compose("하")
	assert.Equal(t, []string{
		"key.EditEvent{Range:{Start:0 End:0} Text:하}",
		"key.SnippetEvent{Start:0 End:1}",
		"key.CompositionEvent{Start:0 End:1}",
		"key.SelectionEvent{Start:1 End:1}",
		// The probe reports no selection, so the composition ends.
		"key.CompositionEvent{Start:-1 End:-1}",
	}, p.take())
	_, ok := h.IME.Composing()
	assert.False(t, ok)
}

func TestCompositionEndsWhenTheWidgetMovesTheCaret(t *testing.T) {
	h, ed := editing()
	h.IME.Compose("ㅎ")
	ed.SetCaret(0, 0)
	h.Settle()
	_, ok := h.IME.Composing()
	assert.False(t, ok)
	h.IME.Compose("하")
	assert.Equal(t, "하ㅎ", ed.Text(), "the first text stays")
}

func TestTextWithoutFocusIsLost(t *testing.T) {
	h, ed := editing()
	h.Focus(nil)
	h.Type("a")
	h.TypeKeys("a")
	h.IME.Compose("a")
	assert.Empty(t, ed.Text())
}

func TestComposeAsEachWindowDoes(t *testing.T) {
	for name, by := range map[string]gridtest.InputMethod{"ibus": gridtest.IBus, "browser": gridtest.Browser, "windows": gridtest.Windows} {
		t.Run(name, func(t *testing.T) {
			h, ed := editing()
			h.IME.Method = by
			h.IME.Compose("ㅎ", "하", "한")
			_, ok := h.IME.Composing()
			assert.True(t, ok)
			h.IME.Commit("한")
			h.IME.Compose("ㄱ", "그", "글")
			h.IME.Commit("글")
			assert.Equal(t, "한글", ed.Text())
			h.IME.Compose("ㄴ")
			h.IME.Cancel()
			assert.Equal(t, "한글", ed.Text())
			_, ok = h.IME.Composing()
			assert.False(t, ok)
		})
	}
}

func TestCaret(t *testing.T) {
	h, _ := editing()
	h.Type("a")
	first := h.IME.Caret()
	h.Type("b")
	assert.Greater(t, h.IME.Caret().X, first.X)
	h.Focus(nil)
	assert.Zero(t, h.IME.Caret())
}
