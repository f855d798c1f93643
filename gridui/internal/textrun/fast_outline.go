// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package textrun

import (
	"gioui.org/text"
	"github.com/go-text/typesetting/font"
)

// draws reports whether all glyphs, as the Shaper numbers them, can be drawn from cached outlines.
func (q *fast) draws(gs []text.Glyph) bool {
	for i := range gs {
		if q.outline(&gs[i]) == nil {
			return false
		}
	}
	return true
}

// outline returns the outline of a glyph, or nil if only the Shaper can draw it.
func (q *fast) outline(g *text.Glyph) *outline {
	o, ok := q.outlines[g.ID]
	if ok {
		return o
	}
	for _, f := range q.fonts {
		gid := font.GID(g.ID - f.base)
		if g.ID-f.base < 1<<16 && f.typeface.bounds(gid, q.px) == g.Bounds {
			o = newOutline(f.typeface.face, gid, float32(q.px)/float32(f.typeface.face.Upem()))
			break
		}
	}
	if o != nil || len(q.fonts) > 0 {
		q.outlines[g.ID] = o
	}
	return o
}
