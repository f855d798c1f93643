// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package series

import (
	"unicode"
	"unicode/utf8"
)

// digitRun is a text divided at the digits at its end or its beginning. Digits are decimal digits of any
// script, all from the same one.
type digitRun struct {
	before, digits, after string
	// zero is the digit 0 of the script.
	zero rune
}

// trailing divides a text at the digits at its end.
func trailing(text string) digitRun {
	start, zero := len(text), rune(0)
	for start > 0 {
		r, size := utf8.DecodeLastRuneInString(text[:start])
		if !extends(r, &zero) {
			break
		}
		start -= size
	}
	return digitRun{before: text[:start], digits: text[start:], zero: zero}
}

// leading divides a text at the digits at its beginning.
func leading(text string) digitRun {
	end, zero := 0, rune(0)
	for end < len(text) {
		r, size := utf8.DecodeRuneInString(text[end:])
		if !extends(r, &zero) {
			break
		}
		end += size
	}
	return digitRun{digits: text[:end], after: text[end:], zero: zero}
}

// extends reports whether r is a digit of the script with the given zero. It sets zero for the first digit.
func extends(r rune, zero *rune) bool {
	z, ok := zeroOf(r)
	if !ok || *zero != 0 && z != *zero {
		return false
	}
	*zero = z
	return true
}

// zeroOf returns the digit 0 of the script of a digit, false if r is none.
func zeroOf(r rune) (zero rune, ok bool) {
	switch {
	case '0' <= r && r <= '9':
		return '0', true
	case r < utf8.RuneSelf || !unicode.IsDigit(r):
		return 0, false
	}
	// Unicode lists the digits of a script in order, and complete sets of them side by side.
	for _, set := range unicode.Nd.R16 {
		if rune(set.Lo) <= r && r <= rune(set.Hi) {
			return r - (r-rune(set.Lo))%10, true
		}
	}
	for _, set := range unicode.Nd.R32 {
		if rune(set.Lo) <= r && r <= rune(set.Hi) {
			return r - (r-rune(set.Lo))%10, true
		}
	}
	return 0, false
}

// sameRest reports whether two texts differ only in their digits.
func (d *digitRun) sameRest(other *digitRun) bool {
	return d.before == other.before && d.after == other.after && d.zero == other.zero
}

// width returns the number of digits to which a number is padded: all of them if they begin with a zero, or
// else 0.
func (d *digitRun) width() int {
	if first, _ := utf8.DecodeRuneInString(d.digits); first != d.zero {
		return 0
	}
	return utf8.RuneCountInString(d.digits)
}

// appendASCII appends the digits as ASCII digits.
func (d *digitRun) appendASCII(dst []byte) []byte {
	for _, r := range d.digits {
		dst = append(dst, '0'+byte(r-d.zero))
	}
	return dst
}
