// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package textrun

import "unicode"

// blocks holds the ranges of runes that the fast way can set: written from left to right, neither joined nor
// reordered, each rune a grapheme cluster. Emoji, conjoining jamo and digits of right-to-left scripts are
// excluded.
var blocks = [][2]rune{
	{0x0020, 0x007E}, {0x00A0, 0x02FF}, // Latin
	{0x0370, 0x03FF}, {0x0400, 0x052F}, // Greek, Cyrillic
	{0x1E00, 0x1FFF}, {0x2000, 0x2BFF}, // Latin, Greek; punctuation and symbols
	{0x2C60, 0x2C7F}, {0x3000, 0x30FF}, // Latin; kana
	{0x3131, 0x318E}, {0x31F0, 0x9FFF}, // isolated jamo; Han
	{0xA720, 0xA7FF}, {0xAC00, 0xD7A3}, // Latin; Hangul syllables
	{0xFF01, 0xFF9D}, {0xFFE0, 0xFFE6}, // full and half width
	{0xFFFD, 0xFFFD}, {0x20000, 0x3FFFF}, // Han
}

const (
	fractionSlash = '\u2044' // makes fractions of the digits around it
	hangulFiller  = '\u3164' // a letter that is not shown
)

// plain reports whether r may be set without shaping the text around it, as far as Unicode is concerned. The
// font may still require it; see rules.
func plain(r rune) bool {
	if r < unicode.MaxASCII {
		return r >= ' '
	}
	for _, b := range blocks {
		if r <= b[1] {
			return r >= b[0] && r != fractionSlash && r != hangulFiller &&
				unicode.In(r, unicode.L, unicode.N, unicode.P, unicode.S, unicode.Zs)
		}
	}
	return false
}
