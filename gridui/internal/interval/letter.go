// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package interval

import (
	"strings"
	"unicode"
	"unicode/utf8"

	"github.com/giogrid/giogrid/gridui/internal/hangul"
)

// Digits and Signs are the letters of texts that begin with a digit, and of texts that begin with
// neither a digit nor a letter.
const (
	Digits = "0-9"
	Signs  = "#"
)

// latin holds the letters of ASCII, so that most texts take no allocation.
const latin = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"

// Letter returns the letter under which a text is listed: its first letter in upper case, the
// initial consonant of a Hangul syllable, Digits or Signs. It ignores leading spaces, and returns
// "" for a text of spaces only.
func Letter(text string) string {
	text = strings.TrimLeftFunc(text, unicode.IsSpace)
	r, size := utf8.DecodeRuneInString(text)
	if consonant := hangul.Listed(r); consonant != "" {
		return consonant
	}
	switch {
	case size == 0:
		return ""
	case r >= 'a' && r <= 'z':
		return latin[r-'a' : r-'a'+1]
	case r >= 'A' && r <= 'Z':
		return latin[r-'A' : r-'A'+1]
	case unicode.IsDigit(r):
		return Digits
	case unicode.IsLetter(r):
		return string(unicode.ToUpper(r))
	}
	return Signs
}
