// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package textrun

import (
	"slices"
	"unicode"

	"gioui.org/text"
	"github.com/go-text/typesetting/font"
	"github.com/go-text/typesetting/language"
	"golang.org/x/image/math/fixed"
)

// fast sets plain text in one Face without shaping it, by placing the glyphs of its runes side by side. It
// learns from shaped text (see learn), so the result is the same. A text with an unknown rune or pair is
// shaped, and the cache learns from it.
type fast struct {
	px       int
	fonts    []*sized
	low      [unicode.MaxLatin1 + 1]*char
	chars    map[rune]*char // beyond Latin-1
	kerning  map[pair]kern
	outlines map[text.GlyphID]*outline
	line     []*char  // the characters of the current text
	scripts  itemizer // the script at the current character of line
	lessons  []lesson // what is learned from the current text
}

// sized is a typeface from which the Shaper takes some runes of the Face.
type sized struct {
	typeface *typeface
	base     text.GlyphID // the Shaper's number of glyph 0 in the size of the Face
	spaces   map[rune]*char
}

// char is a rune set in a font. A space has an entry for each font, since it is set in the font of the
// character before it.
type char struct {
	r         rune
	delimiter int16
	space     bool
	blank     bool // without ink
	complex   bool // always shaped
	varies    bool // another glyph in some scripts
	kerns     bool // may be kerned with the next
	alone     bool // does not depend on the next, nor the next on it
	script    language.Script
	font      *sized // nil until learned
	gid       font.GID
	advance   fixed.Int26_6
	outline   *outline
}

func newChar(r rune) *char {
	return &char{r: r, delimiter: delimiter(r), space: unicode.Is(unicode.Zs, r), script: language.LookupScript(r)}
}

// pair is two neighbouring runes and their script: fonts may kern each script differently. If right is 0, it
// is left by itself, for runes that vary by script.
type pair struct {
	left, right rune
	script      language.Script
}

// kern is the change of a pair to the advances of its two glyphs. The second glyph moves by the change of its
// advance.
type kern struct{ left, right fixed.Int26_6 }

// lesson is a pair with its kerning.
type lesson struct {
	pair
	kern
}

// maxPairs limits the pairs kept; beyond it, all are discarded.
const maxPairs = 1 << 15

func newFast(px int) *fast {
	return &fast{
		px:       px,
		chars:    make(map[rune]*char),
		kerning:  make(map[pair]kern),
		outlines: make(map[text.GlyphID]*outline),
	}
}

// char returns the entry of r after the character before, or nil.
func (q *fast) char(r rune, before *char) *char {
	k := (*char)(nil)
	if r <= unicode.MaxLatin1 {
		k = q.low[r]
	} else {
		k = q.chars[r]
	}
	if k == nil || !k.space {
		return k
	}
	if before == nil || before.font == nil {
		return nil
	}
	return before.font.spaces[r]
}

// set appends the glyphs of s to gs, which is empty, and returns their advance. ok is false if it could not
// set s.
func (q *fast) set(gs []glyph, s string) (set []glyph, x fixed.Int26_6, ok bool) {
	mixed, ok := q.gather(s)
	if !ok {
		return gs, 0, false
	}
	gs = slices.Grow(gs, len(q.line))
	var before kern
	q.begin(mixed)
	for i, k := range q.line {
		now, ok := kern{}, q.settled(k)
		if ok && i+1 < len(q.line) {
			now, ok = q.between(k, q.line[i+1], mixed)
		}
		if !ok {
			return gs, 0, false
		}
		gs = append(gs, newGlyph(k.font.base+text.GlyphID(k.gid), x, before.right))
		x += k.advance + before.right + now.left
		before = now
	}
	return gs, x, x.Ceil() <= maxWidth
}

// gather puts the characters of s into q.line and prepares q.scripts. It reports whether s has several
// scripts, and whether all its characters are known. It rejects blanks at the end of a line, which depend on
// line breaking.
func (q *fast) gather(s string) (mixed, ok bool) {
	q.line = q.line[:0]
	q.scripts.now, q.scripts.open = language.Common, q.scripts.open[:0]
	odd, before := false, (*char)(nil)
	for _, r := range s {
		k := q.char(r, before)
		if k == nil || k.complex {
			return false, false
		}
		if k.script.Strong() && k.script != q.scripts.now {
			mixed = q.scripts.now != language.Common
			if !mixed {
				q.scripts.now = k.script
			}
		}
		odd = odd || k.delimiter == oddBracket
		q.line = append(q.line, k)
		before = k
	}
	return mixed, before != nil && !before.blank && !(mixed && odd)
}

// settled reports whether k has the known glyph of its rune in the current script.
func (q *fast) settled(k *char) bool {
	if !k.varies {
		return true
	}
	_, ok := q.kerning[pair{k.r, 0, q.scripts.now}]
	return ok
}

// begin prepares q.scripts for settled and between.
func (q *fast) begin(mixed bool) {
	if mixed {
		q.scripts.next(q.line[0].script, q.line[0].delimiter)
	}
}

// between returns the kerning of two neighbours, and whether it is known. q.scripts is at the first of them.
func (q *fast) between(k, next *char, mixed bool) (kern, bool) {
	switch q.neighbours(k, next, mixed) {
	case apart:
		return kern{}, true
	case special:
		return kern{}, false
	}
	found, ok := q.kerning[pair{k.r, next.r, q.scripts.now}]
	return found, ok
}

// relation is the way a glyph and the next may depend on each other.
type relation uint8

const (
	apart   relation = iota // not at all
	kerned                  // they may be kerned
	special                 // they may become another glyph
)

func (q *fast) neighbours(k, next *char, mixed bool) relation {
	if mixed && !q.scripts.next(next.script, next.delimiter) || k.font != next.font {
		return apart
	}
	rules := k.font.typeface.rules
	if len(rules.special) > 0 && rules.special[pairOf(k.gid, next.gid)] {
		return special
	}
	if k.kerns {
		return kerned
	}
	return apart
}
