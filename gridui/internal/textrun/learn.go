// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package textrun

import (
	"slices"

	"gioui.org/text"
	"github.com/go-text/typesetting/font"
	"golang.org/x/image/math/fixed"
)

// learn extracts from a shaped text what the fast way needs for other texts of its runes and pairs: the font
// of each rune and the kerning of each pair. It ignores text that is not plain, or was not shaped to its own
// glyphs side by side.
func (q *fast) learn(faces []*typeface, s string, gs []text.Glyph) {
	q.line = q.line[:0]
	for _, r := range s {
		if i := len(q.line); !plain(r) || i == len(gs) || gs[i].Runes != 1 || gs[i].Offset.Y != 0 {
			return
		}
		q.line = append(q.line, newChar(r))
	}
	if len(q.line) != len(gs) {
		return
	}
	q.meet(faces, gs)
	for i, k := range q.line {
		var before *char
		if i > 0 {
			before = q.line[i-1]
		}
		if q.line[i] = q.learnChar(k, before, &gs[i]); q.line[i] == nil {
			return
		}
	}
	if mixed, ok := q.gather(s); ok {
		q.learnPairs(gs, mixed)
	}
}

// meet finds the typefaces of glyphs from unknown fonts. A font is identified by the number of its glyph 0,
// if the glyphs of exactly one typeface match the Shaper's in number and shape.
func (q *fast) meet(faces []*typeface, gs []text.Glyph) {
	for i, k := range q.line {
		if k.space || q.fontOf(k.r, gs[i].ID) != nil {
			continue
		}
		var found *sized
		matches := 0
		for _, t := range faces {
			gid, ok := t.face.NominalGlyph(k.r)
			f := &sized{typeface: t, base: gs[i].ID - text.GlyphID(gid)}
			if ok && q.agrees(f, gs) && !q.known(f.base) {
				found = f
				matches++
			}
		}
		if matches == 1 {
			found.spaces = make(map[rune]*char)
			q.fonts = append(q.fonts, found)
		}
	}
}

// agrees reports whether all glyphs that may be of f match it, and some of them have ink.
func (q *fast) agrees(f *sized, gs []text.Glyph) bool {
	inked := false
	for i, k := range q.line {
		gid, ok := f.typeface.face.NominalGlyph(k.r)
		if !ok || f.base+text.GlyphID(gid) != gs[i].ID {
			continue
		}
		if f.typeface.bounds(gid, q.px) != gs[i].Bounds {
			return false
		}
		inked = inked || !gs[i].Bounds.Empty()
	}
	return inked
}

func (q *fast) known(base text.GlyphID) bool {
	return slices.ContainsFunc(q.fonts, func(f *sized) bool { return f.base == base })
}

// fontOf returns the font in which r is the glyph id, or nil.
func (q *fast) fontOf(r rune, id text.GlyphID) *sized {
	for _, f := range q.fonts {
		if gid, ok := f.typeface.face.NominalGlyph(r); ok && f.base+text.GlyphID(gid) == id {
			return f
		}
	}
	return nil
}

// learnChar returns the entry of a rune that was shaped to a glyph, or nil if the glyph depends on more than
// the rune.
func (q *fast) learnChar(k, before *char, g *text.Glyph) *char {
	if old := q.char(k.r, before); old != nil {
		if old.font.base+text.GlyphID(old.gid) != g.ID {
			return nil
		}
		return old
	}
	k.font = q.fontOf(k.r, g.ID)
	if k.font == nil || k.space && (before == nil || before.font != k.font) {
		return nil
	}
	t := k.font.typeface
	k.gid = font.GID(g.ID - k.font.base)
	k.advance = t.advance(k.gid, q.px)
	k.outline = q.outline(g)
	k.complex = t.complex(k.gid) || k.outline == nil
	k.blank = g.Bounds.Min.X == g.Bounds.Max.X
	k.varies = t.rules != nil && t.rules.varies.has(k.gid)
	k.kerns = t.rules != nil && t.rules.kerns.has(k.gid)
	k.alone = t.rules != nil && !k.kerns && len(t.rules.special) == 0
	q.put(k)
	return k
}

func (q *fast) put(k *char) {
	if k.space {
		k.font.spaces[k.r] = k
		k = &char{r: k.r, space: true}
	}
	if int(k.r) < len(q.low) {
		q.low[k.r] = k
	} else {
		q.chars[k.r] = k
	}
}

// learnPairs learns the kerning of q.line from its glyphs. It ignores a text in which something other than
// kerning moved them.
func (q *fast) learnPairs(gs []text.Glyph, mixed bool) {
	q.lessons = q.lessons[:0]
	var shift fixed.Int26_6 // of this glyph, by the pair that it ends
	q.begin(mixed)
	for i, k := range q.line {
		if gs[i].Offset.X != shift {
			return
		}
		if k.varies {
			q.lessons = append(q.lessons, lesson{pair: pair{k.r, 0, q.scripts.now}})
		}
		left, related := gs[i].Advance-k.advance-shift, apart
		shift = 0
		if i+1 < len(q.line) {
			related = q.neighbours(k, q.line[i+1], mixed)
		}
		switch {
		case related == kerned:
			shift = gs[i+1].Offset.X
			q.lessons = append(q.lessons, lesson{pair{k.r, q.line[i+1].r, q.scripts.now}, kern{left, shift}})
		case related == special || left != 0:
			return
		}
	}
	if len(q.kerning)+len(q.lessons) > maxPairs {
		clear(q.kerning)
	}
	for _, l := range q.lessons {
		q.kerning[l.pair] = l.kern
	}
}
