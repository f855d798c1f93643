// SPDX-License-Identifier: LicenseRef-giogrid-EULA

// Package hangul splits syllables and letters of Hangul, and composes them.
package hangul

import "strings"

// Unicode orders the syllables by initial consonant, then vowel, then final consonant.
const (
	syllableBase, syllables = 0xAC00, 11172
	initialBase, initials   = 0x1100, 19
	vowelBase, vowels       = 0x1161, 21
	finalBase, finals       = 0x11A7, 28
)

// consonants holds the initial consonants as typed letters, in the order of the syllables.
var consonants = []rune("ㄱㄲㄴㄷㄸㄹㅁㅂㅃㅅㅆㅇㅈㅉㅊㅋㅌㅍㅎ")

// pairs maps letters to the two consonants they consist of.
var pairs = map[rune]string{
	'ㄳ': "ㄱㅅ", 'ㄵ': "ㄴㅈ", 'ㄶ': "ㄴㅎ", 'ㄺ': "ㄹㄱ", 'ㄻ': "ㄹㅁ", 'ㄼ': "ㄹㅂ",
	'ㄽ': "ㄹㅅ", 'ㄾ': "ㄹㅌ", 'ㄿ': "ㄹㅍ", 'ㅀ': "ㄹㅎ", 'ㅄ': "ㅂㅅ",
}

// Initial returns the initial consonant of a syllable, 0 for other runes.
func Initial(r rune) rune {
	if !isSyllable(r) {
		return 0
	}
	return consonants[(r-syllableBase)/(vowels*finals)]
}

// HasInitial reports whether a text contains an initial consonant outside a syllable.
func HasInitial(text string) bool { return strings.ContainsAny(text, string(consonants)) }

// Pair returns the two consonants of a letter that input methods compose. ok is false for other
// letters.
func Pair(r rune) (pair string, ok bool) {
	pair, ok = pairs[r]
	return pair, ok
}

// Listed returns the consonant under which an index of names lists a syllable or a consonant: the
// initial consonant of a syllable, the first consonant of a pair, the single form of a doubled
// consonant. It returns "" for other runes.
func Listed(r rune) string {
	const singles = "ㄱㄴㄷㄹㅁㅂㅅㅇㅈㅊㅋㅌㅍㅎ"
	switch {
	case r < initialBase:
		return ""
	case r < initialBase+initials:
		r = consonants[r-initialBase]
	case isSyllable(r):
		r = Initial(r)
	}
	for _, first := range pairs[r] {
		r = first
		break
	}
	switch r {
	case 'ㄲ', 'ㄸ', 'ㅃ', 'ㅆ', 'ㅉ': // each follows its single consonant
		r--
	}
	if at := strings.IndexRune(singles, r); at >= 0 {
		return singles[at : at+len("ㄱ")]
	}
	return ""
}

// Compose returns the syllable of two letters, or of a syllable and a final consonant. ok is false
// if they form none.
func Compose(a, b rune) (r rune, ok bool) {
	switch {
	case initialBase <= a && a < initialBase+initials && vowelBase <= b && b < vowelBase+vowels:
		return syllableBase + ((a-initialBase)*vowels+b-vowelBase)*finals, true
	case isSyllable(a) && (a-syllableBase)%finals == 0 && finalBase < b && b < finalBase+finals:
		return a + b - finalBase, true
	}
	return 0, false
}

func isSyllable(r rune) bool { return syllableBase <= r && r < syllableBase+syllables }
