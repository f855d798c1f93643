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

// elision is what a run remembers once it did not fit: where its text may be
// cut, and the outcome of the last cut with the widths that lead to it.
type elision struct {
	cuts   []cut         // none as long as nothing is known
	dots   fixed.Int26_6 // advance of the ellipsis
	last   *Run
	uses   uint32 // of last, when it was found
	lo, hi int    // last is right for lo <= width < hi
}

// cut is a place where a text may end.
type cut struct {
	end int32         // byte offset in the text, after a whole grapheme cluster
	x   fixed.Int26_6 // advance of all that is before, in the uncut run
}

// Fit returns Run(f, s) if it is at most width pixels wide and shows the whole
// text. Else it returns the longest prefix of whole grapheme clusters that
// fits together with an ellipsis (kerning with the ellipsis may leave room for
// one cluster more), or an empty run if not even the ellipsis fits. The result
// is never wider than width, where a negative width counts as 0, and is Elided
// unless it shows all. Text that is cut at a line break or after MaxRunes has
// its ellipsis also where it fits. Neither a hit nor a repeated cut at one
// place allocates, and s is not retained.
func (c *Cache) Fit(f Face, s []byte, width int) *Run { return c.FitString(f, view(s), width) }

// FitString is Fit for a string.
func (c *Cache) FitString(f Face, s string, width int) *Run {
	fc := c.face(f)
	if fc == nil {
		return &c.blank
	}
	width = min(max(width, 0), maxWidth)
	px := min(f.Px, maxPx)
	// A long text is shaped no further than it can be seen.
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
	// slack is by how many em a head must exceed the width before it proves
	// that the whole text does: where it ends, its shape is not the text's.
	slack = 2
)

// firstHead returns how many runes surely fill a width, if they are not
// narrower than a quarter of an em.
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

// recut finds the cut for a width. The advances of the uncut run say where it
// is, up to what shaping does at the end of a text: final forms, ligatures
// that come apart, kerning. So the cut is tried, and moved where that is off.
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

// estimate returns the advance of the text cut at i with its ellipsis; -1 is
// nothing at all.
func (e *elision) estimate(i int) fixed.Int26_6 {
	if i < 0 {
		return 0
	}
	return e.cuts[i].x + e.dots
}

// search returns the last cut whose estimate, corrected by some error, is
// within a width, or -1.
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

// cuts appends the places where r's text may be cut, its beginning and its end
// among them.
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

// edges returns the advance before each rune of the text laid out last, and
// that of all. The advance of a cluster is shared out among its runes, as
// carets in a ligature are.
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
