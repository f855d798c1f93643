// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package textrun

import (
	"cmp"
	"slices"
	"strings"

	"gioui.org/text"
)

// shape makes r, which has a face and is otherwise empty, the run of its text.
func (c *Cache) shape(r *Run) {
	f := r.face
	if r.text == "" || f.fast != nil && r.setPlain(f.fast, r.text) {
		return
	}
	shown := clean(r.text)
	r.Elided = c.layout(f, shown)
	r.pictures = strings.ContainsFunc(shown, picture)
	gs := c.scratch.glyphs
	if f.fast != nil {
		f.fast.learn(c.typefaces, shown, gs)
		r.outlined = f.fast.draws(gs)
	}
	// The shaper iterates over runs and glyphs in the order of the text. From left to right the first dot is
	// the line's left edge, a whole pixel, and Gio places a path relative to the first dot.
	slices.SortStableFunc(gs, func(a, b text.Glyph) int { return cmp.Compare(a.X, b.X) })
	if len(gs) > 0 {
		r.setGlyphs(gs)
	}
	if strings.TrimSpace(shown) == "" {
		r.glyphs, r.boxes = r.glyphs[:0], nil
	}
}

// layout puts the glyphs of s, which is clean and not empty, into the scratch space, in logical order. It
// reports whether s is wider than any line can be.
func (c *Cache) layout(f *face, s string) (tooWide bool) {
	gs := c.scratch.glyphs[:0]
	f.shaper.LayoutString(f.paramsOf(s), s)
	for {
		g, ok := f.shaper.NextGlyph()
		if !ok {
			break
		}
		gs = append(gs, g)
		if g.Flags&text.FlagLineBreak != 0 {
			_, tooWide = f.shaper.NextGlyph()
			break
		}
	}
	c.scratch.glyphs = gs
	return tooWide
}
