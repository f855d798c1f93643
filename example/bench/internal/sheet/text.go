// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package sheet

import (
	"strconv"
	"unsafe"
)

// Texts is how many different texts there are: a jump of 1,000 rows a frame meets about 900, so that
// no cache of a sane size has seen one before.
const Texts = 1 << 20

// Text is the text of a cell. It does not allocate: a contestant pays only for what it does itself.
func Text(row, column int) string {
	return Distinct((row*977 + column*131071) & (Texts - 1))
}

// Distinct is the i-th text, from 0 to Texts-1; all are different.
func Distinct(i int) string { return texts[i] }

var texts = makeTexts()

// makeTexts makes amounts as in a ledger: numbers with two decimals, 7 to 10 glyphs.
func makeTexts() []string {
	all := make([]string, Texts)
	arena := make([]byte, 0, 11*Texts)
	for i := range all {
		start := len(arena)
		arena = strconv.AppendInt(arena, int64(i)*7+1000, 10)
		arena = append(arena, '.', byte('0'+i%10), byte('0'+i/10%10))
		all[i] = unsafe.String(&arena[start], len(arena)-start)
	}
	return all
}
