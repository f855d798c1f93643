// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package columnfit

import (
	"unicode/utf8"

	"github.com/giogrid/giogrid/gridui/internal/textrun"
)

// textRunes is how many characters of a text count.
const textRunes = 4096

// advances are widths of characters in eighths of a pixel. A job may read a copy while
// more are learned.
type advances struct {
	face  textrun.Face
	ascii [utf8.RuneSelf]int
	// next is the first character of ascii that is yet to be measured.
	next rune
	// wide is that of Han and Hangul, other that of everything else that is not known.
	wide, other int
	// pages hold those of other characters, 256 each, plus one: 0 is not known. A page is
	// replaced, never changed.
	pages [1 << 8]*[1 << 8]int
}

// of estimates the width of a text, and adds characters that are not known to a set.
func (a *advances) of(text []byte, unknown *runeSet) (width int) {
	for i, n := 0, 0; i < len(text) && n < textRunes; n++ {
		r, size := utf8.DecodeRune(text[i:])
		i += size
		switch {
		case r == '\n':
			return width
		case r < utf8.RuneSelf:
			width += a.ascii[r]
		case r >= 0x1100 && r <= 0x115f, r >= 0x2e80 && r <= 0xd7ff, r >= 0xf900 && r <= 0xfaff, r >= 0xff00 && r <= 0xff60, r >= 0x1f000:
			width += a.wide
		case r >= 1<<16:
			width += a.other
		default:
			if w := a.known(r); w > 0 {
				width += w - 1
				continue
			}
			unknown.add(r)
			width += a.other
		}
	}
	return width
}

// known is one more than the advance of a character below 65,536, or 0.
func (a *advances) known(r rune) int {
	if page := a.pages[r>>8]; page != nil {
		return page[r&0xff]
	}
	return 0
}

// learn measures the characters that texts have most, once for a face and some in each frame,
// and reports whether all are known.
func (a *advances) learn(cache *textrun.Cache, face textrun.Face) bool {
	if a.face != face {
		*a = advances{face: face, wide: advance(cache, face, '한'), other: advance(cache, face, 'n'), next: ' '}
	}
	for last := a.next + slice; a.next < min(last, utf8.RuneSelf-1); a.next++ {
		a.ascii[a.next] = advance(cache, face, a.next)
	}
	return a.next == utf8.RuneSelf-1
}

// learnSet measures some of the characters of a set in each frame, and reports whether all are
// known.
func (a *advances) learnSet(cache *textrun.Cache, s *runeSet) bool {
	for range min(slice, s.n) {
		s.n--
		r := s.runes[s.n]
		page := new([1 << 8]int)
		if was := a.pages[r>>8]; was != nil {
			*page = *was
		}
		page[r&0xff] = advance(cache, a.face, r) + 1
		a.pages[r>>8] = page
	}
	return s.n == 0
}

// advance measures a character.
func advance(cache *textrun.Cache, face textrun.Face, r rune) int {
	return cache.RunString(face, string([]rune{r, r, r, r, r, r, r, r})).Width
}
