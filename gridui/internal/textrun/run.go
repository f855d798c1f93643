// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package textrun

import (
	"slices"

	"gioui.org/f32"
	"gioui.org/op/clip"
	"gioui.org/text"
	"golang.org/x/image/math/fixed"
)

// Run is one line of shaped text. It is immutable until the second Begin after the Cache last returned it;
// then the Cache may reuse it for other text. A Line detects such reuse of its runs. The zero Run shows
// nothing.
type Run struct {
	// Width is the advance in pixels, rounded up; ink may overhang it a little.
	Width int
	// Elided reports that the run shows only a part of the text: it was cut at a line break, after MaxRunes,
	// or to fit.
	Elided bool

	partial  bool // cached among the partial texts of its face
	evicted  bool // evicted from the cache
	pictures bool // some glyphs may be bitmaps
	plain    bool // each rune is one glyph and one cluster
	outlined bool // all glyphs can be drawn from cached outlines
	used     uint32
	uses     uint32 // number of texts for which the run has been used
	hash     uint64
	advance  fixed.Int26_6
	glyphs   []glyph               // from left to right, the first at X 0
	boxes    []fixed.Rectangle26_6 // of the glyphs; nil without pictures
	text     string                // as given, up to where it was cut
	buf      []byte                // the memory of text
	face     *face
	older    *Run
	newer    *Run
	elision  *elision // nil until a text did not fit
}

// clear empties r and keeps its working memory.
func (r *Run) clear() {
	uses, e := r.uses, r.elision
	if e != nil {
		*e = elision{cuts: e.cuts[:0]}
	}
	*r = Run{uses: uses + 1, elision: e, glyphs: r.glyphs[:0], buf: r.buf[:0]}
}

// setPlain makes r, which is empty, the run of s if the fast way can set it, and reports whether it could.
func (r *Run) setPlain(q *fast, s string) bool {
	gs, x, ok := q.set(r.glyphs[:0], s)
	if !ok {
		return false
	}
	r.glyphs, r.advance, r.Width = gs, x, x.Ceil()
	r.plain, r.outlined = true, true
	return true
}

// setGlyphs stores gs, which are in visual order.
func (r *Run) setGlyphs(gs []text.Glyph) {
	origin := gs[0].X
	r.glyphs = slices.Grow(r.glyphs[:0], len(gs))
	for _, g := range gs {
		placed := newGlyph(g.ID, g.X-origin, g.Offset.X)
		placed.dy = g.Offset.Y
		r.glyphs = append(r.glyphs, placed)
		r.advance = max(r.advance, g.X-origin+g.Advance)
	}
	r.Width = r.advance.Ceil()
	if !r.pictures {
		return
	}
	r.boxes = make([]fixed.Rectangle26_6, len(gs))
	for i, g := range gs {
		r.boxes[i] = g.Bounds
	}
}

// outline adds the run's outlines to a path, x pixels right of its origin and y below it. A glyph's offset
// moves it to the left, as in the Shaper's paths.
func (r *Run) outline(p *clip.Path, x, y int) {
	outlines := r.face.fast.outlines
	for i := range r.glyphs {
		g := &r.glyphs[i]
		at := f32.Pt(float32(x)+float32(g.x-g.dx)/64, float32(y)-float32(g.dy)/64)
		outlines[g.number()].add(p, at)
	}
}

// appendGlyphs appends the run's glyphs to gs, moved to the right by x.
func (r *Run) appendGlyphs(gs []text.Glyph, x fixed.Int26_6) []text.Glyph {
	for i := range r.glyphs {
		g := &r.glyphs[i]
		full := text.Glyph{
			ID:     g.number(),
			X:      x + g.x,
			Offset: fixed.Point26_6{X: g.dx, Y: g.dy},
		}
		if r.boxes != nil {
			full.Bounds = r.boxes[i]
		}
		gs = append(gs, full)
	}
	return gs
}
