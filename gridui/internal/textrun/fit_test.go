// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package textrun

import (
	"fmt"
	"math"
	"slices"
	"strings"
	"testing"
	"unicode/utf8"

	"github.com/go-text/typesetting/segmenter"
	"github.com/stretchr/testify/require"
	"pgregory.net/rapid"
)

// graphemes returns the prefixes of s that end after a whole grapheme cluster.
func graphemes(s string) []string {
	out := []string{""}
	var seg segmenter.Segmenter
	seg.Init([]rune(s))
	for it := seg.GraphemeIterator(); it.Next(); {
		out = append(out, out[len(out)-1]+string(it.Grapheme().Text))
	}
	return out
}

// longest implements Fit by trying every prefix, and returns the text shown.
func longest(c *Cache, f Face, s string, width int) string {
	if c.RunString(f, s).Width <= width {
		return s
	}
	all := graphemes(s)
	for i := len(all) - 1; i >= 0; i-- {
		if c.RunString(f, all[i]+ellipsis).Width <= width {
			return all[i] + ellipsis
		}
	}
	return ""
}

// Without kerning the prefix is the longest. A pair with the ellipsis that is narrower than its advances may
// cost one cluster.
func TestFitShowsTheLongestPrefix(t *testing.T) {
	c := world()
	for name, s := range scripts {
		for _, f := range []Face{body, roboto} {
			short := 0
			for width := range c.RunString(f, s).Width + 3 {
				r := c.FitString(f, s, width)
				require.LessOrEqual(t, r.Width, width, name)
				require.Equal(t, r.text != s, r.Elided, name)
				want := longest(c, f, s, width)
				if want != r.text {
					require.True(t, oneShort(s, r.text, want), "%q in %d px: %q, longest %q", s, width, r.text, want)
					short++
				}
			}
			if name == "latin" && f == body || name == "japanese" || name == "emoji" {
				require.Zero(t, short, "%s has no kerning", name)
			}
		}
	}
}

// oneShort reports whether want shows exactly one cluster of s more than got.
func oneShort(s, got, want string) bool {
	all := graphemes(s)
	for i := range all[1:] {
		if got == all[i]+ellipsis {
			return want == all[i+1]+ellipsis
		}
	}
	return false
}

func TestFitIsNeverWiderThanAsked(t *testing.T) {
	pieces := []string{"a", "W", "fi", "ffi", "e\u0301", " ", "\u0644\u0627", "\u0628", "\u05D0", kana, family,
		"\U0001F1E9\U0001F1EA", "\xff", "\t", "1", "AV", "\u202E", "\u2067", "\u0e33", "\u1100\u1161", "…"}
	c := world()
	rapid.Check(t, func(t *rapid.T) {
		s := strings.Join(rapid.SliceOfN(rapid.SampledFrom(pieces), 0, 60).Draw(t, "pieces"), "")
		f := rapid.SampledFrom([]Face{body, roboto, {Px: 40}}).Draw(t, "face")
		full := c.RunString(f, s)
		width := rapid.IntRange(-1, full.Width+2).Draw(t, "width")
		r := c.FitString(f, s, width)
		if r.Width > max(width, 0) {
			t.Fatalf("%q: %d px in %d", r.text, r.Width, width)
		}
		if full.Width <= width && r != full {
			t.Fatalf("%q fits and was cut to %q", s, r.text)
		}
		if r == full || r.text == "" {
			return
		}
		if !r.Elided || !wholeClusters(s, strings.TrimSuffix(r.text, ellipsis)) {
			t.Fatalf("%q is no whole part of %q", r.text, s)
		}
	})
}

// wholeClusters reports whether prefix is a prefix of s of whole clusters.
func wholeClusters(s, prefix string) bool {
	if !strings.HasPrefix(s, prefix) {
		return false
	}
	for _, p := range graphemes(clean(s)) {
		if utf8.RuneCountInString(p) == utf8.RuneCountInString(prefix) {
			return true
		}
	}
	return false
}

// A column made wider and narrower shows the same text at each width every time.
func TestFitDoesNotDependOnHistory(t *testing.T) {
	c := world()
	for name, s := range scripts {
		for _, f := range []Face{body, roboto, {Px: 31}} {
			widest := c.RunString(f, s).Width
			at := make([]string, widest+1)
			for width := range at {
				c.Reset()
				at[width] = c.FitString(f, s, width).text
			}
			for width := range at {
				require.Equal(t, at[width], c.FitString(f, s, width).text, "%s in %d px, growing", name, width)
			}
			for width := widest; width >= 0; width-- {
				require.Equal(t, at[width], c.FitString(f, s, width).text, "%s in %d px, shrinking", name, width)
			}
		}
	}
}

func TestFitInOddWidths(t *testing.T) {
	c := latin()
	dots := c.RunString(body, ellipsis).Width
	require.Empty(t, c.FitString(body, "abcdef", dots-1).glyphs)
	require.True(t, c.FitString(body, "abcdef", dots-1).Elided)
	require.Equal(t, ellipsis, c.FitString(body, "abcdef", dots).text)
	require.Same(t, c.FitString(body, "abcdef", 0), c.FitString(body, "abcdef", math.MinInt))
	require.False(t, c.FitString(body, "i", c.RunString(body, "i").Width).Elided, "narrower than an ellipsis, and it fits")
	require.False(t, c.FitString(body, "abcdef", math.MaxInt).Elided)
	require.False(t, c.FitString(body, "", 0).Elided)
}

func TestFitEndsCutTextWithAnEllipsis(t *testing.T) {
	c := latin()
	for s, want := range map[string]string{
		"abc\ndef": "abc…", "abc\r\n": "abc…", "\nabc": "…", "a…\nb": "a……",
		strings.Repeat("x", MaxRunes+1): strings.Repeat("x", MaxRunes) + "…",
	} {
		r := c.FitString(body, s, 1<<20)
		require.Equal(t, want, r.text)
		require.True(t, r.Elided)
	}
	require.False(t, c.FitString(body, "abc…", 1000).Elided, "an ellipsis of its own")
}

func TestFitShapesLongTextOnlyAsFarAsItIsSeen(t *testing.T) {
	c := latin()
	s := []byte(strings.Repeat("lorem ipsum ", 1<<17))
	r := c.Fit(body, s, 200)
	require.Greater(t, r.Width, 180)
	for f := c.oldest; f != nil; f = f.newer {
		require.LessOrEqual(t, len(f.text), minHead)
	}
	require.Greater(t, c.Fit(body, s, 3000).Width, 2980)
	thin := strings.Repeat("\u200B", 1000) + "end"
	require.Equal(t, thin, c.FitString(body, thin, 30).text, "no width at first")
}

// In a live resize only a new cut shapes text.
func TestFitIsShapedOncePerCut(t *testing.T) {
	c := latin()
	const s = "Quarterly report"
	c.Begin()
	for width := range 200 {
		c.FitString(body, s, width)
	}
	require.LessOrEqual(t, c.Stats().Misses, 1+2+len(s))
	c.Begin()
	for width := range 200 {
		c.FitString(body, s, width)
	}
	require.Zero(t, c.Stats().Misses)
}

// A repeated request finds the cached cut, even if the advances led to a wrong one first.
func TestSettledFitIsOneLookup(t *testing.T) {
	c := world()
	for name, s := range scripts {
		for width := range c.RunString(roboto, s).Width {
			c.FitString(roboto, s, width)
			c.Begin()
			c.FitString(roboto, s, width)
			require.Equal(t, 1, c.Stats().Hits, "%s in %d px", name, width)
		}
	}
}

func TestFitInRightToLeftText(t *testing.T) {
	c := world()
	c.Locale = leftward
	dots := c.RunString(body, ellipsis).glyphs[0].id
	r := c.FitString(body, arabic, c.RunString(body, arabic).Width-5)
	require.True(t, strings.HasPrefix(arabic, strings.TrimSuffix(r.text, ellipsis)))
	require.Equal(t, dots, r.glyphs[0].id, "the text ends on the left")
	c = world()
	r = c.FitString(body, "abc "+hebrew+" defghi", 60)
	require.Equal(t, dots[1], r.glyphs[len(r.glyphs)-1].id[1], "in a left-to-right line it ends on the right")
}

func TestFitShowsItsCutAgainAfterEviction(t *testing.T) {
	c := latin()
	old := c.FitString(body, "a long cell value", 60)
	uses, want := old.uses, slices.Clone(old.glyphs)
	for i := range 2 * minKept {
		c.Begin()
		c.RunString(body, "a long cell value")
		c.RunString(body, fmt.Sprint(i))
	}
	require.Greater(t, old.uses, uses, "used for another text")
	got := c.FitString(body, "a long cell value", 60)
	require.Equal(t, want, got.glyphs)
	require.False(t, got.evicted)
}

func FuzzFit(f *testing.F) {
	for _, s := range scripts {
		f.Add([]byte(s), 40)
	}
	f.Add([]byte("\n\r\n\x00\xff\u2066"), -1)
	c := world()
	f.Fuzz(func(t *testing.T, s []byte, width int) {
		if r := c.Fit(body, s, width); r.Width > max(width, 0) {
			t.Errorf("%d px in %d", r.Width, width)
		}
		var l Line
		l.Add(c.Run(body, s), 0, ink1)
		l.Record(c)
	})
}
