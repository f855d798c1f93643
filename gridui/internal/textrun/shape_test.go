// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package textrun

import (
	"cmp"
	"image"
	"math"
	"slices"
	"strings"
	"testing"

	"gioui.org/io/system"
	"gioui.org/layout"
	"gioui.org/op"
	"gioui.org/text"
	"gioui.org/unit"
	"gioui.org/widget"
	"github.com/stretchr/testify/require"
	"golang.org/x/image/math/fixed"
	"pgregory.net/rapid"
)

// labelGlyphs returns the glyphs that a widget.Label of one line paints, from left to right.
func labelGlyphs(sh *text.Shaper, f Face, l system.Locale, s string) []text.Glyph {
	sh.LayoutString(text.Parameters{
		Font: f.Font, PxPerEm: fixed.I(f.Px), MaxLines: 1, MaxWidth: 1e6, Locale: l,
	}, s)
	var gs []text.Glyph
	for g, ok := sh.NextGlyph(); ok; g, ok = sh.NextGlyph() {
		gs = append(gs, g)
	}
	slices.SortStableFunc(gs, func(a, b text.Glyph) int { return cmp.Compare(a.X, b.X) })
	return gs
}

func TestRunIsWhatALabelShows(t *testing.T) {
	for name, s := range scripts {
		for _, l := range []system.Locale{{}, leftward} {
			for _, f := range []Face{body, roboto, {Px: 27}} {
				c := world()
				c.Locale = l
				r := c.RunString(f, s)
				of := l // a label would draw Latin in an Arabic window as if it were Arabic
				if l == leftward && name != "hebrew" && name != "arabic" && name != "bidi" {
					of.Direction = system.LTR
				}
				want := labelGlyphs(newShaper(collection()), f, of, s)
				require.Len(t, r.glyphs, len(want), name)
				got := r.appendGlyphs(nil, want[0].X)
				for i, w := range want {
					require.Equal(t, [2]any{w.ID, w.X}, [2]any{got[i].ID, got[i].X}, "%s, glyph %d", name, i)
					require.Equal(t, w.Offset, got[i].Offset, name)
				}
				require.False(t, r.Elided, name)
			}
		}
	}
}

func TestRunMeasuresAsALabel(t *testing.T) {
	for name, s := range scripts {
		c := world()
		r := c.RunString(body, s)
		gtx := layout.Context{Ops: new(op.Ops), Constraints: layout.Constraints{Max: image.Pt(1e6, 1e6)}}
		dims := widget.Label{MaxLines: 1}.Layout(gtx, c.Shaper, body.Font, unit.Sp(body.Px), s, op.CallOp{})
		require.Equal(t, dims.Size.X, r.Width, name)
		if name == "latin" {
			m := c.Metrics(body)
			require.Equal(t, Metrics{Ascent: dims.Size.Y - dims.Baseline, Descent: dims.Baseline}, m)
		}
	}
}

func TestRunGoesFromLeftToRight(t *testing.T) {
	c := world()
	r := c.RunString(body, arabic)
	logical := c.shapeOrder(body, arabic)
	visual := make([]text.GlyphID, 0, len(logical))
	for _, g := range r.appendGlyphs(nil, 0) {
		visual = append(visual, g.ID)
	}
	slices.Reverse(logical)
	require.Equal(t, logical, visual)
	require.Zero(t, r.glyphs[0].x)
	require.True(t, slices.IsSortedFunc(r.glyphs, func(a, b glyph) int { return cmp.Compare(a.x, b.x) }))
}

// shapeOrder returns the glyphs of s in the order of the text.
func (c *Cache) shapeOrder(f Face, s string) []text.GlyphID {
	c.layout(c.face(f), s)
	var ids []text.GlyphID
	for _, g := range c.scratch.glyphs {
		ids = append(ids, g.ID)
	}
	return ids
}

func TestBidiFollowsTheLocale(t *testing.T) {
	c := world()
	s := "abc " + arabic
	first := c.shapeOrder(body, "a")[0]
	ltr := c.RunString(body, s).appendGlyphs(nil, 0)
	require.Equal(t, first, ltr[0].ID, "latin text leads to the left")
	c.Locale = leftward
	c.Begin()
	rtl := c.RunString(body, s).appendGlyphs(nil, 0)
	require.Len(t, rtl, len(ltr))
	require.Equal(t, first, rtl[len(rtl)-3].ID, "and to the right in a right-to-left locale")
}

func TestCombiningMarksTakeNoRoom(t *testing.T) {
	c := world()
	require.Equal(t, c.RunString(roboto, "x").Width, c.RunString(roboto, "x\u0323\u0301").Width)
	require.Len(t, c.RunString(roboto, "e\u0301").glyphs, 1, "composed")
}

func TestBrokenTextIsShownPlainly(t *testing.T) {
	c := world()
	same := func(want, given string) {
		t.Helper()
		require.Equal(t, c.RunString(body, want).glyphs, c.RunString(body, given).glyphs, "%q", given)
	}
	for _, space := range []string{"\t", "\r", "\v", "\f", "\x00", "\x1b", "\x7f", "\u0085", "\u2028", "\u2029"} {
		same("a b", "a"+space+"b")
		require.False(t, c.RunString(body, "a"+space+"b").Elided, "%q", space)
	}
	same("a\uFFFDb", "a\xffb")
	same("\uFFFD\uFFFD", "\xed\xa0")
}

// Shaping of a text uses the memory of the previous one: the first text of a pair leaves as much as possible.
func TestDirectionMarksBeforePicturesAreNoTrouble(t *testing.T) {
	pieces := []string{"a", "\u0628", "\u05D0", " ", "1", kana, family, "❤", "\uFE0F", "\u200D", "e\u0301", "\u0E33", "\u0915\u094D\u0937",
		"\u200E", "\u200F", "\u061C", "\u202A", "\u202B", "\u202C", "\u202D", "\u202E", "\u2066", "\u2067", "\u2068", "\u2069"}
	c := world()
	c.RunString(Face{Px: 40}, "\u2067\U0001F469\U0001F467")
	require.NotZero(t, c.RunString(Face{Px: 40}, "\u2067\U0001F467").Width)
	rapid.Check(t, func(t *rapid.T) {
		s := strings.Join(rapid.SliceOfN(rapid.SampledFrom(pieces), 0, 30).Draw(t, "pieces"), "")
		f := rapid.SampledFrom([]Face{body, roboto, {Px: 40}}).Draw(t, "face")
		if r := c.RunString(f, s); r.text != s {
			t.Fatalf("a run of %q shows %q", s, r.text)
		}
	})
}

func TestShapeableLeavesOtherTextAlone(t *testing.T) {
	require.Equal(t, "a\u200B❤ b", Shapeable("a\u200F❤ b"))
	require.Equal(t, "\u200B\u200B❤", Shapeable("\u2066\u2067❤"))
	for _, s := range []string{"", "Jäger", "❤", "\u200Fאב\u200E", "\u2067", "\u202B\u200Fא", family} {
		require.Equal(t, s, Shapeable(s))
	}
	require.Zero(t, testing.AllocsPerRun(10, func() { Shapeable("1 mètre ❤") }))
}

func TestBlankTextHasWidthAndNoInk(t *testing.T) {
	c := latin()
	require.Empty(t, c.RunString(body, "").glyphs)
	require.Zero(t, c.RunString(body, "").Width)
	r := c.RunString(body, "\u00A0\u00A0\u00A0")
	require.Empty(t, r.glyphs)
	require.Positive(t, r.Width)
}

func TestTextEndsAtTheFirstLineBreak(t *testing.T) {
	c := latin()
	for _, s := range []string{"abc\ndef", "abc\r\ndef", "abc\n", "abc\n\n"} {
		r := c.RunString(body, s)
		require.True(t, r.Elided, "%q", s)
		require.Equal(t, c.RunString(body, "abc").glyphs, r.glyphs, "%q", s)
	}
	require.False(t, c.RunString(body, "abc").Elided, "the same text, whole")
}

func TestLongTextIsCut(t *testing.T) {
	c := latin()
	exact := strings.Repeat("é", MaxRunes)
	require.False(t, c.RunString(body, exact).Elided)
	r := c.RunString(body, exact+"é")
	require.True(t, r.Elided)
	require.Len(t, r.glyphs, MaxRunes)
	require.Len(t, c.RunString(body, strings.Repeat("x", 1<<20)).glyphs, MaxRunes)
	for _, s := range []string{strings.Repeat("\u0301", 1<<20), strings.Repeat("\xff", 1<<20)} {
		require.LessOrEqual(t, len(c.RunString(body, s).glyphs), MaxRunes)
	}
}

func TestTheWidestTextStaysInRange(t *testing.T) {
	c := world()
	huge := Face{Px: 5000}
	r := c.RunString(huge, strings.Repeat("\uFDFD", MaxRunes))
	require.Positive(t, r.Width)
	require.LessOrEqual(t, r.Width, maxWidth)
	require.LessOrEqual(t, c.FitString(huge, strings.Repeat("W", 2*MaxRunes), math.MaxInt).Width, maxWidth)
	// No font reaches the limit; a smaller limit shows what would happen.
	c.face(body).params.MaxWidth = 50
	r = c.RunString(body, "several words and nothing else")
	require.True(t, r.Elided)
	require.LessOrEqual(t, r.Width, 50)
	require.LessOrEqual(t, c.FitString(body, "several words and nothing else", 30).Width, 30)
}

func TestOddFaces(t *testing.T) {
	c := latin()
	for _, px := range []int{0, -1, math.MinInt} {
		f := Face{Px: px}
		require.Zero(t, *c.RunString(f, "abc"))
		require.Zero(t, *c.FitString(f, "abc", 2))
		require.Zero(t, c.Metrics(f))
	}
	require.Equal(t, c.RunString(Face{Px: maxPx}, "abc").Width, c.RunString(Face{Px: math.MaxInt}, "abc").Width)
	f := body
	f.Font.Typeface = "no such font, \"unclosed"
	require.Equal(t, c.RunString(body, "abc").Width, c.RunString(f, "abc").Width)
}

func TestMetricsIgnoreFallbackFonts(t *testing.T) {
	c := world()
	tall := func(s string) int {
		y := 0
		for _, g := range labelGlyphs(c.Shaper, body, system.Locale{}, s) {
			y = max(y, int(g.Y))
		}
		return y
	}
	require.NotEqual(t, tall("abc"), tall(kana), "a label moves its baseline for the fallback font")
	before := c.Metrics(body)
	c.RunString(body, kana)
	require.Equal(t, before, c.Metrics(body))
	require.Equal(t, tall("abc"), before.Ascent)
	for _, g := range c.RunString(body, kana).appendGlyphs(nil, 0) {
		require.Zero(t, g.Y)
	}
}
