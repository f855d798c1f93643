// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package numtext

import "unicode"

// fold maps the forms of a character to one byte: the corresponding ASCII character, such as '5' for ٥ and
// '-' for U+2212, or a constant below.
func fold(r rune) byte {
	switch {
	case r < 0x20 || r == 0x7f:
		return other
	case r < 0x7f:
		return byte(r)
	case r >= '！' && r <= '～': // full-width ASCII, in the order of ASCII
		return byte(r - '！' + '!')
	}
	switch r {
	case '\u2010', '\u2011', '\u2012', '\u2013', '\u2212', '\ufe63':
		return '-'
	case '\ufe62':
		return '+'
	case '\u066a', '\ufe6a':
		return '%'
	case '\u2018', '\u2019', '\u02bc':
		return '\''
	case '\u066b':
		return arabicDecimal
	case '\u066c':
		return arabicGrouping
	case '\u061c', '\u200b', '\u200e', '\u200f', '\u2060', '\ufeff',
		'\u202a', '\u202b', '\u202c', '\u202d', '\u202e', '\u2066', '\u2067', '\u2068', '\u2069':
		return mark
	}
	if zero, ok := zeroOf(r); ok {
		return byte('0' + r - zero)
	}
	if unicode.Is(unicode.Zs, r) {
		return ' '
	}
	return other
}

// Results of fold for characters without an ASCII form. The values are ASCII controls, which fold to other.
const (
	other byte = iota
	arabicDecimal
	arabicGrouping
	// mark represents characters without width, such as direction marks.
	mark
)

// zeroOf returns the zero of a digit's script; ok is false if r is not a digit. Full-width digits belong to
// ASCII.
func zeroOf(r rune) (zero rune, ok bool) {
	if r < 0x80 {
		return '0', isDigit(byte(r))
	}
	if r >= '０' && r <= '９' {
		return '0', true
	}
	if !unicode.IsDigit(r) {
		return 0, false
	}
	// Unicode lists the digits of a script in order and without gaps, from its zero.
	for _, in := range unicode.Nd.R16 {
		if rune(in.Lo) <= r && r <= rune(in.Hi) {
			return r - (r-rune(in.Lo))%10, true
		}
	}
	for _, in := range unicode.Nd.R32 {
		if rune(in.Lo) <= r && r <= rune(in.Hi) {
			return r - (r-rune(in.Lo))%10, true
		}
	}
	return 0, false
}

// isDigit reports whether a folded character is a digit.
func isDigit(c byte) bool { return c-'0' <= 9 }

// isCurrency reports whether r, which folds to c, is a currency sign.
func isCurrency(c byte, r rune) bool {
	if c != other {
		return c == '$'
	}
	return r == '원' || r == '円' || r == '元' || unicode.Is(unicode.Sc, r)
}
