// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package menus

import "unicode"

// strokes returns text as it is typed: in lower case, and Hangul syllables as the letters on the keys. An
// unfinished syllable is therefore a prefix of the finished one: ㅎ, 하, 한 of 한글.
func strokes(text string) []rune {
	out := make([]rune, 0, len(text))
	for _, r := range text {
		if r < hangulFirst || r > hangulLast {
			out = appendLetters(out, unicode.ToLower(r))
			continue
		}
		n := int(r - hangulFirst)
		out = append(out, initials[n/(21*28)])
		out = appendLetters(out, 'ㅏ'+rune(n/28%21))
		if final := n % 28; final > 0 {
			out = appendLetters(out, finals[final-1])
		}
	}
	return out
}

// The Hangul syllables of Unicode are all combinations of 19 initials, 21 vowels and 28 finals, the first of
// which is empty, in this order.
const (
	hangulFirst = '가'
	hangulLast  = '힣'
)

var (
	initials = []rune("ㄱㄲㄴㄷㄸㄹㅁㅂㅃㅅㅆㅇㅈㅉㅊㅋㅌㅍㅎ")
	finals   = []rune("ㄱㄲㄳㄴㄵㄶㄷㄹㄺㄻㄼㄽㄾㄿㅀㅁㅂㅄㅅㅆㅇㅈㅊㅋㅌㅍㅎ")
)

// compounds lists the letters of two strokes.
var compounds = map[rune][2]rune{
	'ㄳ': {'ㄱ', 'ㅅ'}, 'ㄵ': {'ㄴ', 'ㅈ'}, 'ㄶ': {'ㄴ', 'ㅎ'}, 'ㄺ': {'ㄹ', 'ㄱ'}, 'ㄻ': {'ㄹ', 'ㅁ'},
	'ㄼ': {'ㄹ', 'ㅂ'}, 'ㄽ': {'ㄹ', 'ㅅ'}, 'ㄾ': {'ㄹ', 'ㅌ'}, 'ㄿ': {'ㄹ', 'ㅍ'}, 'ㅀ': {'ㄹ', 'ㅎ'},
	'ㅄ': {'ㅂ', 'ㅅ'},
	'ㅘ': {'ㅗ', 'ㅏ'}, 'ㅙ': {'ㅗ', 'ㅐ'}, 'ㅚ': {'ㅗ', 'ㅣ'}, 'ㅝ': {'ㅜ', 'ㅓ'}, 'ㅞ': {'ㅜ', 'ㅔ'},
	'ㅟ': {'ㅜ', 'ㅣ'}, 'ㅢ': {'ㅡ', 'ㅣ'},
}

func appendLetters(out []rune, r rune) []rune {
	if pair, ok := compounds[r]; ok {
		return append(out, pair[0], pair[1])
	}
	return append(out, r)
}
