// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package textrun

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"
	"unicode/utf8"

	"gioui.org/font/gofont"
	"gioui.org/op"
	"github.com/stretchr/testify/require"
)

// shown returns the texts of a paragraph's lines.
func (p *Paragraph) shown() (out []string) {
	for i := range p.Len() {
		out = append(out, p.Line(i).text)
	}
	return out
}

// em returns the width of n letters m.
func (c *Cache) em(n int) int { return c.RunString(body, strings.Repeat("m", n)).Width }

func TestTextBreaksWhereItMay(t *testing.T) {
	c := world()
	for _, test := range []struct {
		name, text string
		width      int
		lines      int
		want       []string
	}{
		{"empty", "", 100, 0, nil},
		{"blank", "  \t ", 100, 0, nil},
		{"fits", "mm mm", 5, 0, []string{"mm mm"}},
		{"words", "mm mm mm", 5, 0, []string{"mm mm", "mm"}},
		{"spaces hang", "mmmm    mm", 4, 0, []string{"mmmm", "mm"}},
		{"leading spaces stay", "  mm", 9, 0, []string{"  mm"}},
		{"newlines", "a\nb\r\n\nc\n", 100, 0, []string{"a", "b", "", "c"}},
		{"spaces before a newline", "a   \nb", 100, 0, []string{"a", "b"}},
		{"hyphen", "mm-mm", 3, 0, []string{"mm-", "mm"}},
		{"long word", "m mmmmm", 2, 0, []string{"m", "mm", "mm", "m"}},
		{"no break", "m\u00a0mm", 2, 0, []string{"m\u00a0", "mm"}},
		{"limit", "mm mm mm mm", 3, 2, []string{"mm", "m…"}},
		{"limit that is enough", "mm mm", 2, 2, []string{"mm", "mm"}},
		{"limit at a newline", "m\nm", 5, 1, []string{"m…"}},
		{"nothing fits", "mmm", 0, 0, []string{"m", "m", "m"}},
		{"clusters stay whole", "e\u0301e\u0301", 0, 0, []string{"e\u0301", "e\u0301"}},
		{"tabs", "mm\tmm", 3, 0, []string{"mm", "mm"}},
		{"broken bytes", "m\xffm mm", 4, 0, []string{"m\xffm", "mm"}},
	} {
		p := c.Wrap(body, []byte(test.text), c.em(test.width), test.lines)
		require.Equal(t, test.want, p.shown(), test.name)
		elided := len(test.want) > 0 && strings.HasSuffix(test.want[len(test.want)-1], "…")
		require.Equal(t, elided, p.Elided, test.name)
		split := slices.Contains([]string{"long word", "no break", "nothing fits", "clusters stay whole"}, test.name)
		require.Equal(t, split, p.Split, test.name)
	}
}

func TestSyllablesAndIdeographsBreakAnywhere(t *testing.T) {
	c := world()
	width := func(s string) int { return c.RunString(body, s).Width }
	require.Equal(t, []string{"한국어", "문장이", "다."}, c.Wrap(body, []byte("한국어 문장이다."), width("한국어 "), 0).shown())
	require.Equal(t, []string{"\u6f22\u5b57", "\u6f22\u5b57"}, c.Wrap(body, []byte("\u6f22\u5b57\u6f22\u5b57"), width("\u6f22\u5b57\u6f22")-1, 0).shown())
	// A full stop does not begin a line.
	require.Equal(t, []string{"\u6f22", "\u5b57\u3002"}, c.Wrap(body, []byte("\u6f22\u5b57\u3002"), width("\u6f22\u5b57"), 0).shown())
}

func TestLeftwardTextBreaks(t *testing.T) {
	c := world()
	c.Locale = leftward
	c.Begin()
	words := strings.Fields(arabic)
	p := c.Wrap(body, []byte(arabic), max(c.RunString(body, words[0]).Width, c.RunString(body, words[1]).Width), 0)
	require.Equal(t, words, p.shown())
}

// Both ways of setting text break it at the same places.
func TestBothWaysBreakAlike(t *testing.T) {
	full, fast := latin(), quick(gofont.Collection())
	rnd := rand.New(rand.NewPCG(3, 4))
	for range 300 {
		text, width := []byte(randomText(rnd)), rnd.IntN(200)
		require.Equal(t, full.Wrap(body, text, width, 0).shown(), fast.Wrap(body, text, width, 0).shown(), "%q %d", text, width)
	}
}

func randomText(rnd *rand.Rand) string {
	parts := []string{"a", "Wave ", "of ", "AVAV", "fjord-", "12.5 ", "\n", "한글", "e\u0301", " ", "Tomorrow ", arabic, "x\u00a0y"}
	var b strings.Builder
	for range rnd.IntN(40) {
		b.WriteString(parts[rnd.IntN(len(parts))])
	}
	return b.String()
}

// Lines contain the whole text in order. None is wider than the width, apart from shaping at its end, and
// none has room for the next word.
func TestLinesHoldTheText(t *testing.T) {
	c := world()
	rnd := rand.New(rand.NewPCG(1, 2))
	for range 500 {
		text, width := randomText(rnd), 40+rnd.IntN(200)
		p := c.Wrap(body, []byte(text), width, 0)
		strip := func(s string) string { return strings.Join(strings.Fields(s), "") }
		var all strings.Builder
		for i := range p.Len() {
			r := p.Line(i)
			all.WriteString(r.text)
			require.LessOrEqual(t, r.Width, width+body.Px/2, "%q in %q", r.text, text)
		}
		require.Equal(t, strip(text), strip(all.String()))
		for i := 0; i+1 < len(p.lines); i++ {
			l, next := p.lines[i], p.lines[i+1]
			gap := p.text[l.to:next.from]
			if strings.Contains(gap, "\n") {
				continue
			}
			word := strings.FieldsFunc(p.text[next.from:next.to], hangs)
			if len(word) == 0 {
				continue
			}
			_, first := utf8.DecodeRuneInString(word[0])
			if len(word[0]) > first {
				continue // it may be part of an indivisible sequence
			}
			require.Greater(t, c.RunString(body, p.text[l.from:next.from]+word[0]).Width+1, width, "%q", text)
		}
	}
}

func TestLongParagraphsAreCut(t *testing.T) {
	c := latin()
	p := c.Wrap(body, []byte(strings.Repeat("word ", 1<<18)), 200, 0)
	require.True(t, p.Elided)
	require.LessOrEqual(t, len(p.text), MaxRunes)
	require.True(t, strings.HasSuffix(p.Line(p.Len()-1).text, ellipsis))
	p = c.Wrap(body, []byte(strings.Repeat("x\n", 1<<18)), 200, 0)
	require.Equal(t, MaxLines, p.Len())
	require.True(t, p.Elided)
}

func TestParagraphWithoutShaper(t *testing.T) {
	var c Cache
	require.Zero(t, c.Wrap(body, []byte("text"), 10, 0).Len())
}

func TestParagraphsAreKeptAndBrokenAnew(t *testing.T) {
	c := latin()
	text := []byte(strings.Repeat("some words to break ", 20))
	widths := []int{100, 130, 260}
	for _, w := range widths {
		p := c.Wrap(body, text, w, 0)
		for i := range p.Len() {
			p.Line(i)
		}
	}
	require.Same(t, c.Wrap(body, text, 100, 0), c.Wrap(body, text, 200, 0))
	require.Zero(t, testing.AllocsPerRun(50, func() {
		for _, w := range widths {
			p := c.Wrap(body, text, w, 0)
			for i := range p.Len() {
				p.Line(i)
			}
		}
	}))
}

func TestManyParagraphsAreForgotten(t *testing.T) {
	c := quick(gofont.Collection())
	long := strings.Repeat("abcdefghi ", 200)
	for i := range 2000 {
		c.Begin()
		shown := c.Wrap(body, []byte(fmt.Sprint(i, long)), 300, 0)
		shown.Line(0)
		require.Same(t, shown, c.Wrap(body, []byte(fmt.Sprint(i, long)), 300, 0))
	}
	require.LessOrEqual(t, c.paragraphs.pieces, maxPieces+2*MaxRunes)
	n := 0
	for _, p := range c.paragraphs.kept {
		n += len(p.pieces)
	}
	require.Equal(t, n, c.paragraphs.pieces)
	c.Reset()
	require.Empty(t, c.paragraphs.kept)
}

func ExampleCache_Wrap() {
	c := latin()
	p := c.Wrap(Face{Px: 13}, []byte("Delivered late, and the box was wide open."), 120, 2)
	var cell Line
	for i := range p.Len() {
		cell.AddBelow(p.Line(i), 0, i*16, ink1)
	}
	cell.Record(c)
	var frame op.Ops
	cell.Paint(&frame)
	fmt.Println(p.Len(), p.Elided)
	// Output: 2 true
}
