// SPDX-License-Identifier: LicenseRef-giogrid-EULA

//go:build e2e

package e2e

import (
	"context"
	"errors"
	"image"
	"testing"
	"unicode/utf16"

	"github.com/chromedp/cdproto/cdp"
	"github.com/chromedp/cdproto/input"
	"github.com/chromedp/chromedp"
	"github.com/stretchr/testify/assert"

	"github.com/giogrid/giogrid/example/internal/look"
)

// TestBrowserComposes composes Hangul in a cell like an input method in a browser, syllable by syllable, starting
// without an open editor.
func TestBrowserComposes(t *testing.T) {
	ctx := suite(t)
	b := newBrowser(ctx, t)
	s := begin(ctx, t, b, opening{page: "tracking", lang: look.English})
	s.choose("Thigpen")
	s.ringed("a click")
	s.must(b.listens())

	for _, word := range [][]string{{"ㅎ", "하", "한"}, {"ㄱ", "그", "글"}} {
		for _, step := range word {
			s.must(b.compose(step))
			s.mirror.window.IME.Compose(step)
			assert.True(t, s.mirrored("composing "+step).Focus.Edited)
		}
		whole := word[len(word)-1]
		s.must(b.insert(whole))
		s.mirror.window.IME.Commit(whole)
		s.mirrored("the syllable " + whole)
	}
	s.press("Enter")
	now := s.mirrored("Enter")
	assert.Contains(t, now.Status, "name: Thigpen → 한글")
	assert.Equal(t, body(1, "name"), now.Focus)
	s.park()
	s.mirror.spot(t, "한글")
	assert.Empty(t, b.console.complaints())
}

// TestWindowComposes types Hangul in a window with IBus and its Hangul engine, starting without an open editor.
func TestWindowComposes(t *testing.T) {
	ctx := suite(t)
	w := newWindow(ctx, t)
	w.typeHangul()
	s := begin(ctx, t, w, opening{page: "tracking", lang: look.English})
	s.choose("Thigpen")
	s.ringed("a click")
	s.must(w.press("Hangul"))

	s.compose(w, "gks", "ㅎ", "하", "한")
	s.mirror.window.IME.Commit("한") // by the key of the next syllable
	s.compose(w, "rmf", "ㄱ", "그", "글")
	s.endComposition("Enter", "글")
	s.press("Enter")
	now := s.mirrored("Enter without a composition")
	assert.Contains(t, now.Status, "name: Thigpen → 한글")
	assert.Equal(t, body(1, "name"), now.Focus)

	s.compose(w, "gk", "ㅎ", "하")
	s.endComposition("Left", "하")
	s.compose(w, "sk", "ㄴ", "나")
	s.endComposition("Escape", "나")
	s.press("Escape")
	now = s.mirrored("Escape without a composition")
	assert.Equal(t, body(1, "name"), now.Focus)
	assert.Contains(t, now.Status, "1 edited")
	s.mirror.spot(t, "Livingston Municipal")
}

// compose presses the keys of a syllable. Gio shows the first step only together with the second.
func (s *session) compose(w *window, keys string, steps ...string) {
	s.t.Helper()
	s.must(w.write(keys))
	s.mirror.window.IME.Compose(steps...)
	assert.True(s.t, s.mirrored("composing "+keys).Focus.Edited)
	s.shows("the syllable of "+keys, func(img *image.NRGBA) error {
		if !s.underlined(img) {
			return errors.New("no text is underlined")
		}
		return nil
	})
}

// endComposition presses a key that ends a composition and has no other effect, because it belongs to the
// composition.
func (s *session) endComposition(key, text string) {
	s.t.Helper()
	s.press(key)
	s.mirror.window.IME.Commit(text)
	s.shows(key+" in a composition", func(img *image.NRGBA) error {
		if s.underlined(img) {
			return errors.New("text is underlined still")
		}
		return nil
	})
	assert.True(s.t, s.mirrored(key+" in a composition").Focus.Edited)
}

// underlined reports whether the editor contains text that is not final: such text has a line of its length below it,
// which letters do not have.
func (s *session) underlined(img *image.NRGBA) bool {
	s.t.Helper()
	const syllable = 10 // pixels
	ink, editor := (&look.Look{}).Theme().Fg, s.mirror.editor(s.t)
	for y := editor.Min.Y; y < editor.Max.Y; y++ {
		if line, _ := longest(img, editor, y, ink); line.Dx() >= syllable {
			return true
		}
	}
	return false
}

// compose sets a text as the unfinished text of an input method, with the caret at its end.
func (b *browser) compose(text string) error {
	end := int64(len(utf16.Encode([]rune(text))))
	return b.do(chromedp.Func(func(ctx context.Context, t *chromedp.Target) error {
		_, err := cdp.Call(ctx, t, input.ImeSetComposition,
			input.ImeSetCompositionParams{Text: text, SelectionStart: end, SelectionEnd: end})
		return err
	}))
}

// insert ends a composition with a text.
func (b *browser) insert(text string) error {
	return b.do(chromedp.Func(func(ctx context.Context, t *chromedp.Target) error {
		_, err := cdp.Call(ctx, t, input.InsertText, input.InsertTextParams{Text: text})
		return err
	}))
}
