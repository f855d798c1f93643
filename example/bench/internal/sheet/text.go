// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package sheet

import "strconv"

// Texts is how many different texts there are: a jump of 1,000 rows a frame meets about 900, so that
// no cache of a sane size has seen one before.
const Texts = 1 << 20

// Text is the text of a cell. It does not allocate: a contestant pays only for what it does itself.
func Text(row, column int) string {
	return Distinct((row*977 + column*131071) & (Texts - 1))
}

// Distinct is the i-th text, from 0 to Texts-1; all are different.
func Distinct(i int) string { return texts.all[texts.ends[i]:texts.ends[i+1]] }

var texts = makePool()

// pool holds the texts end to end: a million strings would keep the garbage collector busy at the
// contestants' expense.
type pool struct {
	all  string
	ends []uint32 // text i lies between ends i and i+1
}

// makePool makes amounts as in a ledger: numbers with two decimals, 7 to 10 glyphs.
func makePool() pool {
	all := make([]byte, 0, 11*Texts)
	p := pool{ends: make([]uint32, 1, Texts+1)}
	for i := range Texts {
		all = strconv.AppendInt(all, int64(i)*7+1000, 10)
		all = append(all, '.', byte('0'+i%10), byte('0'+i/10%10))
		p.ends = append(p.ends, uint32(len(all)))
	}
	p.all = string(all)
	return p
}
