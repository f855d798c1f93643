// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package textrun

import (
	"math"
	"sort"
	"unicode/utf8"

	"golang.org/x/image/math/fixed"
)

// ellipsis ends a text that does not fit.
const ellipsis = "…"

// elision caches how to shorten a run that did not fit: the places where its text may be cut, and the last
// cut with the widths that lead to it.
type elision struct {
	cuts   []cut         // empty until computed
	dots   fixed.Int26_6 // advance of the ellipsis
	last   *Run
	uses   uint32 // of last, when it was cached
	lo, hi int    // last is right for lo <= width < hi
}

// cut is a place where a text may end.
type cut struct {
	end int32         // advance of everything before it, in the uncut run
	x   fixed.Int26_6 // advance of all that is before, in the uncut run
}

// Fit returns Run(f, s) if it is at most width pixels wide and shows the whole text. Otherwise it returns the
// longest prefix of whole grapheme clusters that fits together with an ellipsis (kerning with the ellipsis
// may leave room for one cluster more), or an empty run if not even the ellipsis fits. The result is never
// wider than width, where a negative width counts as 0, and is Elided unless it shows all. Text cut at a line
// break or after MaxRunes ends in an ellipsis even if it fits. Neither a cache hit nor a repeated cut at one
// place allocates, and s is not retained.
func (c *Cache) Fit(f Face, s []byte, width int) *Run { return c.FitString(f, view(s), width) }

// FitString returns the string s cut to width, as Fit does.
func (c *Cache) FitString(f Face, s string, width int) *Run {
	fc := c.face(f)
	if fc == nil {
		return &c.blank
	}
	width = min(max(width, 0), maxWidth)
	px := min(f.Px, maxPx)
	// A long text is shaped only as far as it is visible.
	for n := firstHead(width, px); ; n *= 4 {
		part, end := head(s, min(n, MaxRunes))
		r := c.lookup(fc, part, end != toEnd)
		switch {
		case !r.Elided && r.Width <= width:
			return r
		case end != toLimit || n >= MaxRunes || r.Width > width+slack*px:
			return c.elide(fc, r, width)
		}
	}
}

const (
	minHead = 128
	// slack is the number of em by which the head of a text must exceed the width to prove that the whole text
	// does. The end of a head may be shaped differently from the same place in the text.
	slack = 2
)

// firstHead returns a number of runes that fill a width, if they are at least a quarter of an em wide.
func firstHead(width, px int) int {
	n := minHead
	for n < MaxRunes && n*px/4 < width {
		n *= 4
	}
	return n
}

// elide returns r's text cut to fit together with an ellipsis.
func (c *Cache) elide(f *face, r *Run, width int) *Run {
	e := r.elision
	if e == nil {
		e = new(elision)
		r.elision = e
	}
	if len(e.cuts) == 0 {
		e.cuts = c.cuts(e.cuts, r)
		e.dots = c.lookup(f, ellipsis, true).advance
	}
	if e.last == nil || e.last.evicted || e.last.uses != e.uses || width < e.lo || width >= e.hi {
		c.recut(f, r, width)
	} else {
		c.touch(e.last)
	}
	return e.last
}

// recut finds the cut for a width. The advances of the uncut run estimate it, apart from shaping at the end
// of a text: final forms, split ligatures, kerning. recut therefore tries the cut, and moves it if the
// estimate is off.
func (c *Cache) recut(f *face, r *Run, width int) {
	e := r.elision
	i := e.search(width, 0)
	got, exact := c.cutAt(f, r, i), true
	for got.Width > width {
		exact = false
		i = min(i-1, e.search(width, got.advance-e.estimate(i)))
		got = c.cutAt(f, r, i)
	}
	for i+1 < len(e.cuts) && width-got.Width >= (e.estimate(i+1)-e.estimate(i)).Ceil() {
		next := c.cutAt(f, r, i+1)
		if next.Width > width {
			break
		}
		exact = false
		got, i = next, i+1
	}
	e.last, e.uses, e.lo, e.hi = got, got.uses, width, width+1
	if exact {
		e.lo, e.hi = e.widths(i, got)
	}
}

// estimate returns the advance of the text cut at i with its ellipsis. For -1, the empty text, it is 0.
func (e *elision) estimate(i int) fixed.Int26_6 {
	if i < 0 {
		return 0
	}
	return e.cuts[i].x + e.dots
}

// search returns the last cut with an estimate, corrected by an error, within a width, or -1.
func (e *elision) search(width int, by fixed.Int26_6) int {
	return sort.Search(len(e.cuts), func(i int) bool { return (e.estimate(i) + by).Ceil() > width }) - 1
}

// widths returns the range of widths for which cut i is the answer.
func (e *elision) widths(i int, got *Run) (lo, hi int) {
	lo, hi = max(e.estimate(i).Ceil(), got.Width), math.MaxInt
	if i+1 < len(e.cuts) {
		hi = e.estimate(i + 1).Ceil()
	}
	return lo, hi
}

// cutAt returns the run of r's text up to cut i and an ellipsis.
func (c *Cache) cutAt(f *face, r *Run, i int) *Run {
	if i < 0 {
		return c.lookup(f, "", true)
	}
	b := append(c.scratch.bytes[:0], r.text[:r.elision.cuts[i].end]...)
	b = append(b, ellipsis...)
	c.scratch.bytes = b
	return c.lookup(f, view(b), true)
}

// cuts appends the places where r's text may be cut, including its beginning and its end.
func (c *Cache) cuts(cuts []cut, r *Run) []cut {
	cuts = append(cuts, cut{})
	s := r.text
	if s == "" {
		return cuts
	}
	if r.plain {
		return r.plainCuts(cuts)
	}
	shown := clean(s)
	c.layout(r.face, shown)
	edges := c.edges()
	runes := []rune(shown)
	c.graphemes.Init(runes)
	at, rest := 0, s
	for it := c.graphemes.GraphemeIterator(); it.Next(); {
		for range it.Grapheme().Text {
			_, n := utf8.DecodeRuneInString(rest)
			rest = rest[n:]
			at++
		}
		x := edges[min(at, len(edges)-1)]
		cuts = append(cuts, cut{end: int32(len(s) - len(rest)), x: x})
	}
	return cuts
}

// plainCuts appends the places after each rune of a plain run.
func (r *Run) plainCuts(cuts []cut) []cut {
	n := 0
	for i := range r.text {
		if i > 0 {
			n++
			cuts = append(cuts, cut{end: int32(i), x: r.glyphs[n].x})
		}
	}
	return append(cuts, cut{end: int32(len(r.text)), x: r.advance})
}

// edges returns the advance before each rune of the text laid out last, and the total. The advance of a
// cluster is divided evenly among its runes, as for carets in a ligature.
func (c *Cache) edges() []fixed.Int26_6 {
	edges := append(c.scratch.edges[:0], 0)
	var before, cluster fixed.Int26_6
	for _, g := range c.scratch.glyphs {
		cluster += g.Advance
		if n := int64(g.Runes); n > 0 {
			for k := int64(1); k <= n; k++ {
				edges = append(edges, before+fixed.Int26_6(int64(cluster)*k/n))
			}
			before, cluster = before+cluster, 0
		}
	}
	c.scratch.edges = edges
	return edges
}
