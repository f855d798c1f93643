// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package findtext

import (
	"sort"
	"unicode/utf8"
)

// composition is what a mark composes to: pairs of a first rune and the rune of both.
type composition struct {
	second rune
	pairs  string
}

// The syllables of Hangul are computed from the numbers of their letters.
const (
	syllableBase, syllables = 0xAC00, 11172
	initialBase, initials   = 0x1100, 19
	vowelBase, vowels       = 0x1161, 21
	finalBase, finals       = 0x11A7, 28
)

// leastSecond is the least rune that composes with one before it.
const leastSecond = 0x0300

// compose returns the rune that two runes are in composed form; ok is false if they are none.
func compose(a, b rune) (r rune, ok bool) {
	switch {
	case b < leastSecond:
		return 0, false
	case initialBase <= a && a < initialBase+initials && vowelBase <= b && b < vowelBase+vowels:
		return syllableBase + ((a-initialBase)*vowels+b-vowelBase)*finals, true
	case isSyllable(a) && (a-syllableBase)%finals == 0 && finalBase < b && b < finalBase+finals:
		return a + b - finalBase, true
	}
	i := sort.Search(len(compositions), func(i int) bool { return compositions[i].second >= b })
	if i == len(compositions) || compositions[i].second != b {
		return 0, false
	}
	for pairs := compositions[i].pairs; pairs != ""; {
		first, n := utf8.DecodeRuneInString(pairs)
		both, m := utf8.DecodeRuneInString(pairs[n:])
		if first == a {
			return both, true
		}
		pairs = pairs[n+m:]
	}
	return 0, false
}

func isSyllable(r rune) bool { return syllableBase <= r && r < syllableBase+syllables }
