// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package columnfit

import (
	"unicode/utf8"

	"github.com/giogrid/giogrid/gridui/internal/textrun"
)

// textRunes bounds how many characters of a text count.
const textRunes = 4096

// advances holds widths of characters in eighths of a pixel. A job may read a copy while the original learns
// more.
type advances struct {
	face  textrun.Face
	ascii [utf8.RuneSelf]int
	// next is the first character of ascii that has not been measured yet.
	next rune
	// wide is the width of Han and Hangul, other that of all other unknown characters.
	wide, other int
	// pages holds the widths of other characters, 256 per page, plus one: 0 is unknown. A page is replaced, never
	// changed.
	pages [1 << 8]*[1 << 8]int
}

// of estimates the width of a text, and adds unknown characters to a set.
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

// known returns one more than the advance of a character below 65,536, or 0 if it is unknown.
func (a *advances) known(r rune) int {
	if page := a.pages[r>>8]; page != nil {
		return page[r&0xff]
	}
	return 0
}

// learn measures the most frequent characters of texts, a slice of them in each frame, and reports whether all
// are known. It starts again when the face changes.
func (a *advances) learn(cache *textrun.Cache, face textrun.Face) bool {
	if a.face != face {
		*a = advances{face: face, wide: advance(cache, face, '한'), other: advance(cache, face, 'n'), next: ' '}
	}
	for last := a.next + slice; a.next < min(last, utf8.RuneSelf-1); a.next++ {
		a.ascii[a.next] = advance(cache, face, a.next)
	}
	return a.next == utf8.RuneSelf-1
}

// learnSet measures a slice of the characters of a set in each frame, and reports whether all are known.
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

// advance returns the width of a character in eighths of a pixel: it measures eight of them.
func advance(cache *textrun.Cache, face textrun.Face, r rune) int {
	return cache.RunString(face, string([]rune{r, r, r, r, r, r, r, r})).Width
}
