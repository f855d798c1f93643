// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package export

import (
	"strings"
	"unicode"
	"unicode/utf8"
)

// guarded reports whether a text is written with a guard: whether a spreadsheet might treat it as a formula,
// or make it one by dropping leading characters. After blanks, controls and invisible characters, such a text
// begins with = + - @, their full-width forms, a tab, CR or LF, and is neither a number, a date nor an
// infinity, nor a phone number with RawPhones.
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

// isHarmless reports whether a text that begins with a sign is not calculated by spreadsheets, or has the
// same meaning if it is.
func (o *Options) isHarmless(text string) bool {
	if text[0] != '+' && text[0] != '-' {
		return false
	}
	unsigned := strings.TrimRight(text[1:], " ")
	return isNumber(unsigned) || isInfinity(unsigned) || isDate(unsigned) || o.RawPhones && text[0] == '+' && isPhone(unsigned)
}

// isSign reports whether formulas can begin with r.
func isSign(r rune) bool {
	switch r {
	case '=', '+', '-', '@', '＝', '＋', '－', '＠':
		return true
	}
	return false
}

// isBreak reports whether r ends a cell for a reader that ignores quotes, so that the text after it would
// begin the next cell.
func isBreak(r rune) bool { return r == '\t' || r == '\r' || r == '\n' }

// isVisibleOrBreak reports whether r is visible or a break. It returns false for characters that a reader may
// trim: blanks, controls, and format characters such as U+FEFF and the zero-width space.
func isVisibleOrBreak(r rune) bool {
	return isBreak(r) || !unicode.IsSpace(r) && !unicode.In(r, unicode.Cc, unicode.Cf)
}

// isNumber reports whether text is an unsigned number as people and programs write it: digits, optionally in
// groups of three, a fraction, an exponent, and a percent or currency sign before or after it. Either point
// or comma begins the fraction. Examples are "5", "1,234.50", "1.234,50", "1 234", ".5", "1e-9", "7%", "€5"
// and "5 €".
func isNumber(text string) bool {
	text, currency := cutCurrency(text)
	if !currency {
		text = strings.TrimSuffix(strings.TrimSuffix(text, "%"), " ")
	}
	return isDecimal(text, ',', '.') || isDecimal(text, '.', ',') || isDecimal(text, ' ', ',') || isDecimal(text, ' ', '.') ||
		isDecimal(text, '\'', '.')
}

// cutCurrency removes a currency sign from either end of a number, with a blank between, and reports whether
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

// isBlank reports whether r is a blank that may separate digits: a space, breaking or not.
func isBlank(r rune) bool { return r == ' ' || r == '\u00a0' || r == '\u202f' }

// isDecimal reports whether text consists of digits, optionally in groups of three with a separator, with an
// optional fraction and exponent. A space as the separator means any blank.
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

// cutGroups cuts a whole number off text and returns the number of its digits; ok is false if separators are
// at invalid positions.
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

// groupSign returns the length in bytes of the group separator that text begins with, or 0.
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

// isDate reports whether text is an ISO 8601 date, with or without a time of day and a zone. Years before 1
// and after 9999 have a sign before them.
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

// cutFields removes a pattern from the beginning of text, in which 0 matches any digit.
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

// The range of the number of digits of a phone number, including the country.
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

// digits returns the number of ASCII digits that text begins with.
func digits(text string) (n int) {
	for n < len(text) && '0' <= text[n] && text[n] <= '9' {
		n++
	}
	return n
}
