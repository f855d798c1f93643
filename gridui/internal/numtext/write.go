// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package numtext

import (
	"strings"
	"unicode/utf8"
)

// AppendText appends a number with the signs of the Reader, the inverse of Plain. plain is a decimal number
// in Go's notation; other text, such as "NaN", is appended unchanged. grouped selects grouping of the digits.
func (r Reader) AppendText(dst []byte, plain string, grouped bool) []byte {
	sign, digits := "", plain
	if strings.HasPrefix(plain, "-") {
		sign, digits = plain[:1], plain[1:]
	}
	end := 0
	for end < len(digits) && isDigit(digits[end]) {
		end++
	}
	dst = append(dst, sign...)
	if grouped {
		dst = r.appendGroups(dst, digits[:end])
	} else {
		dst = append(dst, digits[:end]...)
	}
	if rest, ok := strings.CutPrefix(digits[end:], "."); ok {
		return append(utf8.AppendRune(dst, r.DecimalSign()), rest...)
	}
	return append(dst, digits[end:]...)
}

// appendGroups appends digits in groups.
func (r Reader) appendGroups(dst []byte, digits string) []byte {
	sign, _ := utf8.DecodeRuneInString(r.grouping())
	for i := range len(digits) {
		if left := len(digits) - i; i > 0 && r.groupBegins(left) {
			dst = utf8.AppendRune(dst, sign)
		}
		dst = append(dst, digits[i])
	}
	return dst
}

// groupBegins reports whether the last digits of a number are whole groups. left is the count of those
// digits.
func (r Reader) groupBegins(left int) bool {
	if r.Indian && left > 3 {
		return left%2 == 1
	}
	return left%3 == 0
}

// DecimalSign returns the decimal sign.
func (r Reader) DecimalSign() rune {
	if r.Decimal == 0 {
		return '.'
	}
	return r.Decimal
}

// Example returns a number with both signs, such as "1,234.5".
func (r Reader) Example() string {
	plain := "1234.5"
	if r.Indian {
		plain = "1234567.8"
	}
	return string(r.AppendText(nil, plain, true))
}
