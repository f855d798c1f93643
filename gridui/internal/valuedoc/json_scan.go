// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package valuedoc

import "strings"

// wrong is where a token ends too early, and what should be there; at is below 0 for a right token.
type wrong struct {
	at     int
	expect Expect
}

var right = wrong{at: -1}

// stringEnd returns the end of the string that begins at a quote.
func stringEnd(s string, from int) (end int, w wrong) {
	for i := from + 1; i < len(s); i++ {
		switch c := s[i]; {
		case c == '"':
			return i + 1, right
		case c == '\\':
			n := escape(s, i)
			if n == 0 {
				return i, wrong{i, ExpectEscape}
			}
			i += n - 1
		case c < ' ':
			if c == '\n' {
				return i, wrong{i, ExpectQuote}
			}
			return i, wrong{i, ExpectControl}
		}
	}
	return len(s), wrong{len(s), ExpectQuote}
}

// escape returns the length of the escape at a backslash, 0 if it is none.
func escape(s string, at int) int {
	if at+1 >= len(s) {
		return 0
	}
	if c := s[at+1]; c != 'u' {
		if strings.IndexByte(`"\/bfnrt`, c) < 0 {
			return 0
		}
		return 2
	}
	for i := at + 2; i < at+6; i++ {
		if i >= len(s) || !isHex(s[i]) {
			return 0
		}
	}
	return 6
}

func isHex(c byte) bool {
	return isDigit(c) || 'a' <= c && c <= 'f' || 'A' <= c && c <= 'F'
}

func isDigit(c byte) bool { return '0' <= c && c <= '9' }

// numberEnd returns the end of the number that begins at a place.
func numberEnd(s string, from int) (end int, w wrong) {
	i := from
	if s[i] == '-' {
		i++
	}
	digits := func() bool {
		begin := i
		for i < len(s) && isDigit(s[i]) {
			i++
		}
		return i > begin
	}
	if i < len(s) && s[i] == '0' {
		i++
	} else if !digits() {
		return i, wrong{i, ExpectDigit}
	}
	if i < len(s) && s[i] == '.' {
		if i++; !digits() {
			return i, wrong{i, ExpectDigit}
		}
	}
	if i < len(s) && (s[i] == 'e' || s[i] == 'E') {
		if i++; i < len(s) && (s[i] == '+' || s[i] == '-') {
			i++
		}
		if !digits() {
			return i, wrong{i, ExpectDigit}
		}
	}
	return i, right
}

// wordEnd returns the end of true, false or null, 0 if there is none.
func wordEnd(s string, from int) int {
	for _, word := range [...]string{"true", "false", "null"} {
		if strings.HasPrefix(s[from:], word) {
			return from + len(word)
		}
	}
	return 0
}
