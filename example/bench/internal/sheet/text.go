// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package sheet

import "strconv"

// Texts is the number of different texts: a jump of 1,000 rows in each frame meets about 900 new ones, so that no
// cache of a sane size contains them.
const Texts = 1 << 20

// Text returns the text of a cell. It does not allocate, so that only the allocations of the code under test count.
func Text(row, column int) string {
	return Distinct((row*977 + column*131071) & (Texts - 1))
}

// Distinct returns the i-th text, from 0 to Texts-1; all are different.
func Distinct(i int) string { return texts.all[texts.ends[i]:texts.ends[i+1]] }

var texts = makePool()

// pool holds the texts end to end: a million strings would burden the garbage collector during measurements.
type pool struct {
	all  string
	ends []uint32 // text i lies between ends i and i+1
}

// makePool returns amounts as in a ledger: numbers with two decimals, 7 to 10 glyphs.
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
