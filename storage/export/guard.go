// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package export

import (
	"strings"
	"unicode"
	"unicode/utf8"
)

// isFormula reports whether a spreadsheet might take text for a formula, or drop
// what stands before one: behind blanks, controls and invisible characters, it
// begins with = + - @, their full-width forms, a tab, CR or LF, and is not a number.
func isFormula(text string) bool {
	if text == "" {
		return false
	}
	// Nearly every text begins with a letter or a digit.
	if c := text[0]; ' ' < c && c < 0x7f {
		return isSign(rune(c)) && !isNumber(text)
	}
	start := strings.IndexFunc(text, isVisibleOrBreak)
	if start < 0 {
		return false
	}
	first, _ := utf8.DecodeRuneInString(text[start:])
	return isBreak(first) || isSign(first) && !isNumber(text[start:])
}

// isSign reports whether formulas begin with r.
func isSign(r rune) bool {
	switch r {
	case '=', '+', '-', '@', '＝', '＋', '－', '＠':
		return true
	}
	return false
}

// isBreak reports whether r ends a cell where quotes are not understood, so that
// what follows it would be the beginning of the next one.
func isBreak(r rune) bool { return r == '\t' || r == '\r' || r == '\n' }

// isVisibleOrBreak is false for what a reader may trim: blanks, controls, and
// format characters such as U+FEFF and the zero-width space.
func isVisibleOrBreak(r rune) bool {
	return isBreak(r) || !unicode.IsSpace(r) && !unicode.In(r, unicode.Cc, unicode.Cf)
}

// isNumber reports whether text is a number as people and programs write it: a
// sign, digits, with commas between groups of three if at all, a fraction, an
// exponent, a percent sign. "-5", "+1,234.50", "-.5", "-1e-9" and "-7%" are.
func isNumber(text string) bool {
	if text != "" && (text[0] == '+' || text[0] == '-') {
		text = text[1:]
	}
	whole, rest, ok := cutGroups(text)
	if !ok {
		return false
	}
	if rest != "" && rest[0] == '.' {
		n := digits(rest[1:])
		whole, rest = whole+n, rest[1+n:]
	}
	if whole == 0 {
		return false
	}
	if rest != "" && (rest[0] == 'e' || rest[0] == 'E') {
		rest = rest[1:]
		if rest != "" && (rest[0] == '+' || rest[0] == '-') {
			rest = rest[1:]
		}
		n := digits(rest)
		if n == 0 {
			return false
		}
		rest = rest[n:]
	}
	return rest == "" || rest == "%"
}

// cutGroups cuts a whole number off text and returns the number of its digits;
// false if commas part them oddly.
func cutGroups(text string) (n int, rest string, ok bool) {
	n = digits(text)
	text = text[n:]
	if text == "" || text[0] != ',' {
		return n, text, true
	}
	if n == 0 || n > 3 {
		return n, text, false
	}
	for text != "" && text[0] == ',' {
		if digits(text[1:]) != 3 {
			return n, text, false
		}
		n, text = n+3, text[4:]
	}
	return n, text, true
}

// digits is how many ASCII digits text begins with.
func digits(text string) (n int) {
	for n < len(text) && '0' <= text[n] && text[n] <= '9' {
		n++
	}
	return n
}
