// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package textrun

import (
	"gioui.org/text"
	"golang.org/x/image/math/fixed"
)

// glyph holds the parts of a text.Glyph from which an outline is made.
type glyph struct {
	id     [2]uint32 // a text.GlyphID: high and low half, to pack tightly
	x      fixed.Int26_6
	dx, dy fixed.Int26_6
}

func newGlyph(id text.GlyphID, x, dx fixed.Int26_6) glyph {
	return glyph{id: [2]uint32{uint32(id >> 32), uint32(id)}, x: x, dx: dx}
}

// number returns the Shaper's number of the glyph.
func (g *glyph) number() text.GlyphID { return text.GlyphID(g.id[0])<<32 | text.GlyphID(g.id[1]) }
