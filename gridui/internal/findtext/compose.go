// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package findtext

import (
	"sort"
	"unicode/utf8"

	"github.com/giogrid/giogrid/gridui/internal/hangul"
)

// composition holds the compositions of a mark: pairs of a first rune and the composed rune.
type composition struct {
	second rune
	pairs  string
}

// leastSecond is the least rune that composes with a rune before it.
const leastSecond = 0x0300

// compose returns the composed form of two runes; ok is false if they do not compose.
func compose(a, b rune) (r rune, ok bool) {
	if b < leastSecond {
		return 0, false
	}
	if r, ok = hangul.Compose(a, b); ok {
		return r, true
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
