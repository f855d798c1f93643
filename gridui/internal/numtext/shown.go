// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package numtext

import (
	"strings"
	"unicode/utf8"
)

// ungrouped is a grouping sign that does not occur in texts.
const ungrouped = "\uffff"

// settle returns the Reader for a text, without Shown: r itself, or a Reader with the signs of Shown. It
// returns an error if both read the text, as different numbers.
func (r Reader) settle(text string) (Reader, error) {
	shown := r.Shown
	if shown == (Signs{}) {
		return r, nil
	}
	r.Shown = Signs{}
	if !hasSign(text, shown.Decimal) && !hasSign(text, shown.Grouping) {
		return r, nil
	}
	var room, shownRoom [maxDigits]byte
	by := Reader{Decimal: shown.Decimal, Grouping: ungrouped}
	if shown.Grouping != 0 {
		by.Grouping = string(shown.Grouping)
	}
	own, err := r.appendPlain(room[:0], text)
	other, refused := by.appendPlain(shownRoom[:0], text)
	switch {
	case refused != nil:
		return r, nil
	case err != nil:
		return by, nil
	case samePlain(string(own), string(other)):
		return r, nil
	}
	return r, r.fail(Ambiguous, text, 0)
}

// hasSign reports whether text contains a sign, in any of its forms. 0 is no sign.
func hasSign(text string, sign rune) bool {
	if sign == 0 {
		return false
	}
	if strings.ContainsRune(text, sign) {
		return true
	}
	form := fold(sign)
	return form != other && strings.IndexFunc(text, func(r rune) bool { return r >= utf8.RuneSelf && fold(r) == form }) >= 0
}

// samePlain reports whether two results of Plain are the same number.
func samePlain(a, b string) bool { return a == b || TrimDecimals(a) == TrimDecimals(b) }

// TrimDecimals returns a number in plain digits without zeros at the end of its decimals.
func TrimDecimals(plain string) string {
	if !strings.Contains(plain, ".") || strings.ContainsAny(plain, "eE") {
		return plain
	}
	return strings.TrimSuffix(strings.TrimRight(plain, "0"), ".")
}
