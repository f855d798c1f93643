// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package textrun

import (
	"gioui.org/text"
	"golang.org/x/image/math/fixed"
)

// Run is one line of shaped text. It is immutable to its holders and valid for
// as long as they hold it, also after the Cache has let go of it. The zero Run
// shows nothing.
type Run struct {
	// Width is the advance in pixels, rounded up; ink may overhang it a little.
	Width int
	// Elided tells that the run stands for a longer text: it was cut at a line
	// break, after MaxRunes, or to fit.
	Elided bool

	partial  bool // kept among the partial texts of its face
	evicted  bool // no longer in the cache
	pictures bool // some glyphs may be bitmaps
	used     uint32
	advance  fixed.Int26_6
	glyphs   []glyph               // from left to right, the first at X 0
	boxes    []fixed.Rectangle26_6 // of the glyphs; nil without pictures
	text     string                // as given, up to where it was cut
	face     *face
	older    *Run
	newer    *Run
	elision  *elision // nil until the run did not fit
}

// glyph is the part of a text.Glyph that an outline is made from.
type glyph struct {
	id     [2]uint32 // a text.GlyphID: high and low half, to pack tightly
	x      fixed.Int26_6
	dx, dy fixed.Int26_6
}

// setGlyphs stores gs, which are in visual order.
func (r *Run) setGlyphs(gs []text.Glyph) {
	origin := gs[0].X
	r.glyphs = make([]glyph, len(gs))
	for i, g := range gs {
		r.glyphs[i] = glyph{
			id: [2]uint32{uint32(g.ID >> 32), uint32(g.ID)},
			x:  g.X - origin, dx: g.Offset.X, dy: g.Offset.Y,
		}
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

// appendGlyphs appends the run's glyphs to gs, moved to the right by x.
func (r *Run) appendGlyphs(gs []text.Glyph, x fixed.Int26_6) []text.Glyph {
	for i := range r.glyphs {
		g := &r.glyphs[i]
		full := text.Glyph{
			ID:     text.GlyphID(g.id[0])<<32 | text.GlyphID(g.id[1]),
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
