// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package export

import (
	"strings"
	"unicode"
	"unicode/utf8"
)

// guarded reports whether a text is written with a guard: whether a spreadsheet might take it for a formula, or
// drop what stands before one. Behind blanks, controls and invisible characters, such a text begins with = + - @,
// their full-width forms, a tab, CR or LF, and is neither a number, a date nor an infinity, nor a phone number
// where these are left alone.
func (o *Options) guarded(text string) bool {
	if o.RawFormulas || text == "" {
		return false
	}
	// Nearly every text begins with a letter or a digit.
	if c := text[0]; ' ' < c && c < 0x7f {
		return isSign(rune(c)) && !o.isHarmless(text)
	}
	start := strings.IndexFunc(text, isVisibleOrBreak)
	if start < 0 {
		return false
	}
	first, _ := utf8.DecodeRuneInString(text[start:])
	return isBreak(first) || isSign(first) && !o.isHarmless(text[start:])
}

// isHarmless reports whether a text that begins with a sign is one that spreadsheets do not calculate, or that
// means the same if they do.
func (o *Options) isHarmless(text string) bool {
	if text[0] != '+' && text[0] != '-' {
		return false
	}
	unsigned := strings.TrimRight(text[1:], " ")
	return isNumber(unsigned) || isInfinity(unsigned) || isDate(unsigned) || o.RawPhones && text[0] == '+' && isPhone(unsigned)
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

// isNumber reports whether text is an unsigned number as people and programs write it: digits, in groups of three
// if in groups at all, a fraction, an exponent, a percent sign or one of a currency, before or behind it. Of point
// and comma either one begins the fraction. "5", "1,234.50", "1.234,50", "1 234", ".5", "1e-9", "7%", "€5" and
// "5 €" are.
func isNumber(text string) bool {
	text, currency := cutCurrency(text)
	if !currency {
		text = strings.TrimSuffix(strings.TrimSuffix(text, "%"), " ")
	}
	return isDecimal(text, ',', '.') || isDecimal(text, '.', ',') || isDecimal(text, ' ', ',') || isDecimal(text, ' ', '.') ||
		isDecimal(text, '\'', '.')
}

// cutCurrency cuts a sign of a currency off either end of a number, with a blank between, and reports whether
// there was one.
func cutCurrency(text string) (number string, ok bool) {
	if r, size := utf8.DecodeRuneInString(text); unicode.Is(unicode.Sc, r) {
		return strings.TrimLeftFunc(text[size:], isBlank), true
	}
	if r, size := utf8.DecodeLastRuneInString(text); unicode.Is(unicode.Sc, r) {
		return strings.TrimRightFunc(text[:len(text)-size], isBlank), true
	}
	return text, false
}

// isBlank reports whether r is a blank that stands between digits: a space that breaks lines or does not.
func isBlank(r rune) bool { return r == ' ' || r == '\u00a0' || r == '\u202f' }

// isDecimal reports whether text is digits, in groups of three with a sign between them if in groups at all,
// with a fraction and an exponent. A space as sign of groups stands for all blanks.
func isDecimal(text string, group, point rune) bool {
	whole, rest, ok := cutGroups(text, group)
	if !ok {
		return false
	}
	if rest != "" && rune(rest[0]) == point {
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
	return rest == ""
}

// cutGroups cuts a whole number off text and returns the number of its digits; false if signs of groups part them
// oddly.
func cutGroups(text string, group rune) (n int, rest string, ok bool) {
	n = digits(text)
	text = text[n:]
	first := n
	for {
		size := groupSign(text, group)
		if size == 0 {
			return n, text, true
		}
		if first == 0 || first > 3 || digits(text[size:]) != 3 {
			return n, text, false
		}
		n, text = n+3, text[size+3:]
	}
}

// groupSign is the length in bytes of the sign of groups that text begins with, or 0.
func groupSign(text string, group rune) int {
	r, size := utf8.DecodeRuneInString(text)
	if size > 0 && (r == group || group == ' ' && isBlank(r)) {
		return size
	}
	return 0
}

// isInfinity reports whether text is an infinity without its sign, as programs write it.
func isInfinity(text string) bool {
	return text == "∞" || strings.EqualFold(text, "inf") || strings.EqualFold(text, "infinity")
}

// isDate reports whether text is a date after ISO 8601, with or without a time of day and a zone. Years before
// 1 and beyond 9999 have a sign before them.
func isDate(text string) bool {
	year := digits(text)
	if year < 4 {
		return false
	}
	rest, ok := cutFields(text[year:], "-00-00")
	if !ok || rest == "" {
		return ok
	}
	if rest[0] != 'T' && rest[0] != ' ' {
		return false
	}
	if rest, ok = cutFields(rest[1:], "00:00"); !ok {
		return false
	}
	if seconds, some := cutFields(rest, ":00"); some {
		rest = seconds
		if rest != "" && (rest[0] == '.' || rest[0] == ',') {
			rest = rest[1+digits(rest[1:]):]
		}
	}
	if rest == "" || rest == "Z" {
		return true
	}
	if rest[0] != '+' && rest[0] != '-' {
		return false
	}
	if rest, ok = cutFields(rest[1:], "00"); !ok {
		return false
	}
	rest, _ = cutFields(rest, ":00")
	return rest == ""
}

// cutFields cuts a pattern off text, in which 0 is any digit.
func cutFields(text, pattern string) (rest string, ok bool) {
	if len(text) < len(pattern) {
		return text, false
	}
	for i := range len(pattern) {
		if c := text[i]; pattern[i] != c && (pattern[i] != '0' || c < '0' || c > '9') {
			return text, false
		}
	}
	return text[len(pattern):], true
}

// Phone numbers have this many digits, those of the country among them.
const leastPhone, mostPhone = 6, 15

// isPhone reports whether text is an international phone number without its plus sign: digits, with single blanks,
// hyphens, points, slashes and parentheses between them.
func isPhone(text string) bool {
	n, parts, open := 0, 0, false
	for i, r := range text {
		switch {
		case '0' <= r && r <= '9':
			n, parts = n+1, 0
			continue
		case i == 0, r == ')' && !open, r == '(' && open:
			return false
		case r == '(' || r == ')':
			open = r == '('
		case !isBlank(r) && r != '-' && r != '.' && r != '/':
			return false
		}
		if parts++; parts > 2 {
			return false
		}
	}
	return parts == 0 && !open && leastPhone <= n && n <= mostPhone
}

// digits is how many ASCII digits text begins with.
func digits(text string) (n int) {
	for n < len(text) && '0' <= text[n] && text[n] <= '9' {
		n++
	}
	return n
}
