// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package expr

import (
	"github.com/giogrid/giogrid/internal/textorder"
)

// Hangul syllables are numbered by their initial consonant first: 588 begin with each.
const (
	firstSyllable = '가'
	lastSyllable  = '힣'
	perInitial    = 588
)

// initials lists the initial consonants in the order of the syllables.
var initials = [...]rune{'ㄱ', 'ㄲ', 'ㄴ', 'ㄷ', 'ㄸ', 'ㄹ', 'ㅁ', 'ㅂ', 'ㅃ', 'ㅅ', 'ㅆ', 'ㅇ', 'ㅈ', 'ㅉ', 'ㅊ', 'ㅋ', 'ㅌ', 'ㅍ', 'ㅎ'}

// isInitial reports whether r is an initial consonant that is not part of a syllable.
func isInitial(r rune) bool {
	for _, i := range initials {
		if r == i {
			return true
		}
	}
	return false
}

// initialOf returns the initial consonant of a syllable, and 0 for any other rune.
func initialOf(r rune) rune {
	if r < firstSyllable || r > lastSyllable {
		return 0
	}
	return initials[(r-firstSyllable)/perInitial]
}

// compileInitials returns the test of a text with initial consonants: each matches itself and the syllables
// that begin with it.
func (m Match) compileInitials() func(text string) bool {
	fold := textorder.FoldRune
	if m.Case {
		fold = func(r rune) rune { return r }
	}
	needle := []rune(m.Text)
	for i, r := range needle {
		needle[i] = fold(r)
	}
	return func(text string) bool {
		runes := []rune(text)
		first, last := 0, len(runes)-len(needle)
		switch m.Op {
		case MatchEquals:
			last = min(last, 0)
			if len(runes) != len(needle) {
				return false
			}
		case MatchStarts:
			last = min(last, 0)
		case MatchEnds:
			first = max(last, 0)
		}
		for ; first <= last; first++ {
			if beginsWith(runes[first:], needle, fold) {
				return true
			}
		}
		return false
	}
}

// beginsWith reports whether text, which is at least as long as needle, begins with it.
func beginsWith(text, needle []rune, fold func(rune) rune) bool {
	for i, n := range needle {
		if r := text[i]; fold(r) != n && initialOf(r) != n {
			return false
		}
	}
	return true
}
