// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package findtext

import "strings"

// consonants are the initial consonants of syllables as keyboards type them, in the order of the
// syllables.
var consonants = []rune("ㄱㄲㄴㄷㄸㄹㅁㅂㅃㅅㅆㅇㅈㅉㅊㅋㅌㅍㅎ")

// initialOf is the initial consonant of a syllable, 0 for other runes.
func initialOf(r rune) rune {
	if !isSyllable(r) {
		return 0
	}
	return consonants[(r-syllableBase)/(vowels*finals)]
}

// clusters are the pairs of consonants that input methods put into one letter.
var clusters = map[rune]string{
	'ㄳ': "ㄱㅅ", 'ㄵ': "ㄴㅈ", 'ㄶ': "ㄴㅎ", 'ㄺ': "ㄹㄱ", 'ㄻ': "ㄹㅁ", 'ㄼ': "ㄹㅂ",
	'ㄽ': "ㄹㅅ", 'ㄾ': "ㄹㅌ", 'ㄿ': "ㄹㅍ", 'ㅀ': "ㄹㅎ", 'ㅄ': "ㅂㅅ",
}

// apart puts the clusters of a text apart: who types ㄱ and ㅅ means two initials.
func apart(text string) string {
	if !strings.ContainsAny(text, "ㄳㄵㄶㄺㄻㄼㄽㄾㄿㅀㅄ") {
		return text
	}
	var b strings.Builder
	for _, r := range text {
		if pair, ok := clusters[r]; ok {
			b.WriteString(pair)
		} else {
			b.WriteRune(r)
		}
	}
	return b.String()
}

// hasConsonant reports whether a text has an initial consonant that stands alone.
func hasConsonant(text string) bool {
	return strings.ContainsAny(text, string(consonants))
}
