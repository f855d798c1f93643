// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package gridui

import (
	"unicode/utf8"

	"github.com/giogrid/giogrid/gridui/internal/textrun"
)

// advances are widths of characters in eighths of a pixel. A job may read a copy while
// more are learned.
type advances struct {
	face  textrun.Face
	ascii [utf8.RuneSelf]int
	// next is the first character that is yet to be measured.
	next rune
	// wide is that of Han and Hangul, other that of everything else that is not known.
	wide, other int
	// pages hold those of other characters, 256 each, one more than they are: 0 is not
	// known. A page is replaced, never changed.
	pages [1 << 8]*[1 << 8]int
}

// runeSet is a set of characters below 65,536, the first of which are kept: as many as
// are worth measuring.
type runeSet struct {
	runes [fitRuneMost]rune
	n     int
	seen  [1 << 10]uint64
}

// fitRuneMost is how many characters are measured to estimate texts by.
const fitRuneMost = 1024

// add takes a character in.
func (s *runeSet) add(r rune) {
	if s == nil || s.n == len(s.runes) || s.seen[r>>6]&(1<<(r&63)) != 0 {
		return
	}
	s.seen[r>>6] |= 1 << (r & 63)
	s.runes[s.n] = r
	s.n++
}

// of estimates the width of a text, and notes characters that are not known.
func (a *advances) of(text []byte, unknown *runeSet) (width int) {
	for i, n := 0, 0; i < len(text) && n < fitRunes; n++ {
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

// advance measures a character.
func (e *engine) advance(f textrun.Face, r rune) int {
	return e.draw.Cache.RunString(f, string([]rune{r, r, r, r, r, r, r, r})).Width
}

// learnAdvances measures the characters that texts have most, once for a face and some
// in a frame, and says whether all are known.
func (e *engine) learnAdvances(f textrun.Face) bool {
	a := &e.fit.advances
	if a.face != f {
		*a = advances{face: f, wide: e.advance(f, '한'), other: e.advance(f, 'n'), next: ' '}
	}
	for last := a.next + fitSlice; a.next < min(last, utf8.RuneSelf-1); a.next++ {
		a.ascii[a.next] = e.advance(f, a.next)
	}
	return a.next == utf8.RuneSelf-1
}

// learnRunes measures some of the characters of a set in a frame, and says whether all
// are known.
func (e *engine) learnRunes(f textrun.Face, s *runeSet) bool {
	a := &e.fit.advances
	for range min(fitSlice, s.n) {
		s.n--
		r := s.runes[s.n]
		page := new([1 << 8]int)
		if was := a.pages[r>>8]; was != nil {
			*page = *was
		}
		page[r&0xff] = e.advance(f, r) + 1
		a.pages[r>>8] = page
	}
	return s.n == 0
}
