// SPDX-License-Identifier: LicenseRef-giogrid-EULA

// Package textorder (v0: shared by the packages of this module, not promised to stay) compares texts and folds runes
// in the way that grids and sources do.
package textorder

import (
	"cmp"
	"strings"
	"unicode"
	"unicode/utf8"
)

// FoldRune returns a letter that is the same for all cases of the letter r, and other runes unchanged.
func FoldRune(r rune) rune {
	if r < utf8.RuneSelf {
		if 'A' <= r && r <= 'Z' {
			r += 'a' - 'A'
		}
		return r
	}
	return unicode.ToLower(unicode.ToUpper(r))
}

// Compare returns a negative number if a grid in memory orders a before b, a positive number if it orders b before a,
// and 0 if the texts are equal. The order ignores letter case and compares sequences of digits as numbers, so that
// "item2" comes before "Item10". A text comes before its continuations. Texts that are equal by these rules are
// ordered by their bytes.
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
			c, i, j = cmp.Compare(FoldRune(x), FoldRune(y)), i+n, j+m
		}
		if c != 0 {
			return c
		}
	}
	if i < len(a) || j < len(b) {
		return cmp.Compare(len(a)-i, len(b)-j)
	}
	return strings.Compare(a, b)
}

// commonPrefix returns the length in bytes of the common prefix of a and b. It excludes a number or a character that
// continues after the prefix.
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
	x, endA := wholeAt(a, i)
	y, endB := wholeAt(b, j)
	return cmp.Or(cmp.Compare(len(x), len(y)), strings.Compare(x, y)), endA, endB
}

// wholeAt returns the digits at s[i] without leading zeros, and the end of the number.
func wholeAt(s string, i int) (digits string, end int) {
	for end = i; end < len(s) && isDigit(s[end]); end++ {
		if s[i] == '0' && end > i {
			i++
		}
	}
	return s[i:end], end
}

func isDigit(c byte) bool { return '0' <= c && c <= '9' }
