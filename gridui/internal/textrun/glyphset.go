// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package textrun

import (
	"iter"

	"github.com/go-text/typesetting/font"
	"github.com/go-text/typesetting/font/opentype/tables"
)

// glyphSet is a set of glyphs of a font, as bits.
type glyphSet []uint64

func (s *glyphSet) add(g font.GID) {
	word := int(g / 64)
	if grow := word + 1 - len(*s); grow > 0 {
		*s = append(*s, make([]uint64, grow)...)
	}
	(*s)[word] |= 1 << (g % 64)
}

func (s glyphSet) has(g font.GID) bool {
	word := int(g / 64)
	return word < len(s) && s[word]&(1<<(g%64)) != 0
}

// join adds all glyphs of another set.
func (s *glyphSet) join(other glyphSet) {
	if grow := len(other) - len(*s); grow > 0 {
		*s = append(*s, make([]uint64, grow)...)
	}
	for word, bits := range other {
		(*s)[word] |= bits
	}
}

// cover adds all glyphs of a coverage table.
func (s *glyphSet) cover(c tables.Coverage) {
	for g := range glyphs(c) {
		s.add(font.GID(g))
	}
}

// meets reports whether a coverage table contains a glyph of the set.
func (s glyphSet) meets(c tables.Coverage) bool {
	for g := range glyphs(c) {
		if s.has(font.GID(g)) {
			return true
		}
	}
	return false
}

// glyphs iterates over the glyphs of a coverage table.
func glyphs(c tables.Coverage) iter.Seq[tables.GlyphID] {
	return func(yield func(tables.GlyphID) bool) {
		switch c := c.(type) {
		case tables.Coverage1:
			for _, g := range c.Glyphs {
				if !yield(g) {
					return
				}
			}
		case tables.Coverage2:
			for _, r := range c.Ranges {
				for g := int(r.StartGlyphID); g <= int(r.EndGlyphID); g++ {
					if !yield(tables.GlyphID(g)) {
						return
					}
				}
			}
		}
	}
}
