// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package look_test

import (
	"image"
	"testing"

	"gioui.org/font/gofont"
	"gioui.org/layout"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/giogrid/giogrid/example/internal/look"
	"github.com/giogrid/giogrid/gridui/gridtest"
)

func newLook() *look.Look {
	return look.New(look.OnlyFonts(gofont.Collection()))
}

func TestLangOf(t *testing.T) {
	for locale, want := range map[string]look.Lang{
		"ko": look.Korean, "ko_KR.UTF-8": look.Korean, "ko-KR": look.Korean, "KO": look.Korean, "ko.UTF-8": look.Korean,
		"": look.English, "C": look.English, "en_US.UTF-8": look.English, "kok_IN": look.English,
	} {
		assert.Equal(t, want, look.LangOf(locale), locale)
	}
}

func TestNamesReadBack(t *testing.T) {
	for _, s := range []look.Scheme{look.Light, look.Dark, look.Contrast} {
		read, err := look.ParseScheme(s.String())
		require.NoError(t, err)
		assert.Equal(t, s, read)
	}
	for _, l := range []look.Lang{look.English, look.Korean} {
		read, err := look.ParseLang(l.String())
		require.NoError(t, err)
		assert.Equal(t, l, read)
	}
}

func TestFlowWraps(t *testing.T) {
	box := func(w, h int) layout.Widget {
		return func(layout.Context) layout.Dimensions { return layout.Dimensions{Size: image.Pt(w, h)} }
	}
	var size image.Point
	h := gridtest.New(image.Pt(100, 100), func(gtx layout.Context) layout.Dimensions {
		gtx.Constraints.Min = image.Point{}
		dims := look.Flow(gtx, 10, 5, box(40, 10), box(40, 20), box(40, 30), box(200, 1))
		size = dims.Size
		return dims
	})
	h.Settle()
	assert.Equal(t, image.Pt(100, 20+5+30+5+1), size, "two, one, and one that is too wide; at most as wide as there is room")
}

func TestChoice(t *testing.T) {
	var c look.Choice
	l := newLook()
	changes := 0
	h := gridtest.New(image.Pt(300, 40), func(gtx layout.Context) layout.Dimensions {
		if c.Update(gtx) {
			changes++
		}
		return c.Layout(gtx, l, "one", "two", "three")
	})
	two, ok := h.Find("two")
	require.True(t, ok)
	h.Click(two.Center())
	assert.Equal(t, 1, c.At)
	h.Keys("Right", "Right")
	assert.Equal(t, 2, c.At, "the end is the end")
	h.Keys("Left")
	assert.Equal(t, 1, c.At)
	assert.Equal(t, 3, changes)
}

func TestSwitch(t *testing.T) {
	var s look.Switch
	l := newLook()
	h := gridtest.New(image.Pt(300, 40), func(gtx layout.Context) layout.Dimensions {
		s.Update(gtx)
		return s.Layout(gtx, l, "sound")
	})
	n, ok := h.Find("sound")
	require.True(t, ok)
	h.Click(n.Center())
	assert.True(t, s.On)
	h.Keys("Space")
	assert.False(t, s.On, "the click brought the focus")
}

func TestFocusRingIsTheKeyboards(t *testing.T) {
	var a, b look.Button
	var ringed [2]bool
	l := newLook()
	h := gridtest.New(image.Pt(300, 40), func(gtx layout.Context) layout.Dimensions {
		for a.Clicked(gtx) || b.Clicked(gtx) {
			continue
		}
		ringed = [2]bool{a.Ringed(gtx), b.Ringed(gtx)}
		return look.Flow(gtx, 8, 8,
			func(gtx layout.Context) layout.Dimensions { return a.Layout(gtx, l, "first") },
			func(gtx layout.Context) layout.Dimensions { return b.Layout(gtx, l, "second") })
	})
	n, ok := h.Find("first")
	require.True(t, ok)
	h.Click(n.Center())
	h.Frame()
	assert.True(t, h.Focused(&a.Clickable))
	assert.Equal(t, [2]bool{}, ringed, "a click needs no ring")
	h.Keys("Tab")
	h.Frame()
	assert.Equal(t, [2]bool{false, true}, ringed)
	h.Keys("Shift+Tab")
	h.Frame()
	assert.Equal(t, [2]bool{true, false}, ringed, "the focus came back by the keyboard")
}

func TestField(t *testing.T) {
	var f look.Field
	f.Allow("0123456789")
	l := newLook()
	submitted := 0
	h := gridtest.New(image.Pt(200, 40), func(gtx layout.Context) layout.Dimensions {
		if f.Submitted(gtx) {
			submitted++
			f.Invalid = true
		}
		return f.Layout(gtx, l, "a number")
	})
	h.Click(50, 16)
	h.Type("12a3")
	assert.Equal(t, "123", f.Text())
	h.Keys("Enter")
	assert.Equal(t, 1, submitted)
	assert.True(t, f.Invalid)
	h.Type("4")
	assert.False(t, f.Invalid, "typing takes the mark away")
}

// Screen readers and tests click the middle of a label.
func TestLabelsAreAsLargeAsTheirTexts(t *testing.T) {
	l := newLook()
	var b look.Button
	h := gridtest.New(image.Pt(600, 200), func(gtx layout.Context) layout.Dimensions {
		gtx.Constraints.Min = image.Point{}
		return b.Layout(gtx, l, "Run")
	})
	h.Frame()
	n, ok := h.Find("Run")
	require.True(t, ok)
	assert.Equal(t, n.Visible, n.Bounds, "the label is inside the button")
	assert.Less(t, n.Bounds.Dx(), 60)
}

func TestTextsWrapInTheWidthThatTheyHave(t *testing.T) {
	l := newLook()
	of := func(lines, width int) (d layout.Dimensions) {
		h := gridtest.New(image.Pt(width, 200), func(gtx layout.Context) layout.Dimensions {
			gtx.Constraints.Min = image.Point{}
			d = l.Text(gtx, look.Type{Lines: lines}, "several words that take some lines")
			return d
		})
		h.Frame()
		return d
	}
	one := of(1, 600).Size
	assert.Equal(t, one, of(-1, 600).Size)
	assert.Greater(t, of(-1, 80).Size.Y, 2*one.Y)
	assert.Equal(t, one.Y, of(1, 120).Size.Y)
	assert.LessOrEqual(t, of(1, 120).Size.X, 120)
}
