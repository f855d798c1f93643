// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package export

// isFormula reports whether a spreadsheet might take text for a formula: it
// begins with = + - @ tab or CR and is not a number.
func isFormula(text string) bool {
	if text == "" {
		return false
	}
	switch text[0] {
	case '=', '@', '\t', '\r':
		return true
	case '+', '-':
		return !isNumber(text)
	}
	return false
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
