// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package natural

import (
	"encoding/binary"
	"math"
	"strings"
	"unicode/utf8"
)

func isDigit(c byte) bool { return '0' <= c && c <= '9' }

// Compare orders texts as people do: letter case does not count, and
// digits that follow each other count as one number, so that "item2" comes
// before "Item10". Digits come before letters. What still is equal is ordered
// by its bytes, which in UTF-8 is the order of code points.
func Compare(a, b string) int {
	i := commonPrefix(a, b)
	j := i
	for i < len(a) && j < len(b) {
		var c int
		if isDigit(a[i]) && isDigit(b[j]) {
			c, i, j = compareDigits(a, b, i, j)
		} else {
			x, n := utf8.DecodeRuneInString(a[i:])
			y, m := utf8.DecodeRuneInString(b[j:])
			c, i, j = int(FoldRune(x))-int(FoldRune(y)), i+n, j+m
		}
		if c != 0 {
			return c
		}
	}
	if i < len(a) || j < len(b) {
		return (len(a) - i) - (len(b) - j)
	}
	return strings.Compare(a, b)
}

// commonPrefix is how many bytes a and b share, back to where neither a number
// nor a character has begun.
func commonPrefix(a, b string) int {
	n := min(len(a), len(b))
	i := 0
	for i < n && a[i] == b[i] {
		i++
	}
	for i > 0 && (i < len(a) && !utf8.RuneStart(a[i]) || i < len(b) && !utf8.RuneStart(b[i])) {
		i--
	}
	for i > 0 && isDigit(a[i-1]) {
		i--
	}
	return i
}

// compareDigits compares the numbers at a[i] and b[j], and returns their ends.
func compareDigits(a, b string, i, j int) (c, endA, endB int) {
	x, endA := number(a, i)
	y, endB := number(b, j)
	if len(x) != len(y) {
		return len(x) - len(y), endA, endB
	}
	return strings.Compare(x, y), endA, endB
}

// number is the number at s[i] without leading zeros, and where it ends.
func number(s string, i int) (digits string, end int) {
	for end = i; end < len(s) && isDigit(s[end]); end++ {
		if s[i] == '0' && end > i {
			i++
		}
	}
	return s[i:end], end
}

// Append appends bytes that compare as Compare does, at least until there are limit of them.
func Append(dst []byte, s string, limit int) []byte {
	for i := 0; i < len(s) && len(dst) < limit; {
		switch c := s[i]; {
		case isDigit(c):
			var digits string
			digits, i = number(s, i)
			dst = appendNumber(dst, digits)
		case c == 0:
			dst = append(dst, 0, 1) // above the end of a text
			i++
		case c < utf8.RuneSelf:
			dst = append(dst, Lower[c])
			i++
		default:
			r, size := utf8.DecodeRuneInString(s[i:])
			dst = utf8.AppendRune(dst, FoldRune(r))
			i += size
		}
	}
	if len(dst) >= limit {
		return dst
	}
	return append(append(dst, 0, 0), s...)
}

// appendNumber appends digits so that longer ones compare greater, and all of
// them as a digit does to other characters.
func appendNumber(dst []byte, digits string) []byte {
	dst = append(dst, '0')
	if len(digits) < math.MaxUint8 {
		dst = append(dst, byte(len(digits)))
	} else {
		dst = append(dst, math.MaxUint8)
		dst = binary.BigEndian.AppendUint64(dst, uint64(len(digits)))
	}
	return append(dst, digits...)
}
