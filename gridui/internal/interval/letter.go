// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package interval

import (
	"strings"
	"unicode"
	"unicode/utf8"
)

// Digits and Signs are the letters of texts that begin with a digit, and with neither a digit nor a
// letter.
const (
	Digits = "0-9"
	Signs  = "#"
)

// The blocks of Hangul: syllables, conjoining initial consonants, and consonants that stand alone.
const (
	firstSyllable, lastSyllable = 0xac00, 0xd7a3
	firstInitial, lastInitial   = 0x1100, 0x1112
	firstAlone, lastAlone       = 0x3131, 0x314e
	syllablesAnInitial          = 588
)

// initials are the initial consonants of syllables in their order; a doubled one counts as the single
// one, as in an index of names.
var initials = [...]string{"ㄱ", "ㄱ", "ㄴ", "ㄷ", "ㄷ", "ㄹ", "ㅁ", "ㅂ", "ㅂ", "ㅅ", "ㅅ", "ㅇ", "ㅈ", "ㅈ", "ㅊ", "ㅋ", "ㅌ", "ㅍ", "ㅎ"}

// alone are the letters of consonants that stand alone, in the order of their block; clusters are
// those of their first consonant.
var alone = [...]string{
	"ㄱ", "ㄱ", "ㄱ", "ㄴ", "ㄴ", "ㄴ", "ㄷ", "ㄷ", "ㄹ", "ㄹ", "ㄹ", "ㄹ", "ㄹ", "ㄹ", "ㄹ", "ㄹ",
	"ㅁ", "ㅂ", "ㅂ", "ㅂ", "ㅅ", "ㅅ", "ㅇ", "ㅈ", "ㅈ", "ㅊ", "ㅋ", "ㅌ", "ㅍ", "ㅎ",
}

// latin are the letters of ASCII, so that most texts take no allocation.
const latin = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"

// Letter is the letter that a text is listed under: its first letter in upper case, the initial
// consonant of a Hangul syllable, Digits or Signs. Spaces before it do not count; a text without any
// other character has none.
func Letter(text string) string {
	text = strings.TrimLeftFunc(text, unicode.IsSpace)
	r, size := utf8.DecodeRuneInString(text)
	switch {
	case size == 0:
		return ""
	case r >= 'a' && r <= 'z':
		return latin[r-'a' : r-'a'+1]
	case r >= 'A' && r <= 'Z':
		return latin[r-'A' : r-'A'+1]
	case r >= firstSyllable && r <= lastSyllable:
		return initials[(r-firstSyllable)/syllablesAnInitial]
	case r >= firstInitial && r <= lastInitial:
		return initials[r-firstInitial]
	case r >= firstAlone && r <= lastAlone:
		return alone[r-firstAlone]
	case unicode.IsDigit(r):
		return Digits
	case unicode.IsLetter(r):
		return string(unicode.ToUpper(r))
	}
	return Signs
}
