// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package rowmodel

import "github.com/giogrid/giogrid/gridui/internal/exact"

// knownFold is a treeFold that keeps the values of rows. A change adds up the rows directly below each branch above it,
// and most of these did not change: their values come from a list, not from rows all over the memory.
type knownFold[V any] interface {
	// addKnown adds rows to the total of the previous rows. It reads the values that are not kept.
	addKnown(rd *reader, total *V, rows []int32)
	// joinKnown adds the total of the following rows.
	joinKnown(total, after *V)
	// forget drops the values of changed rows, of a tree of n rows.
	forget(rows []int32, n int)
}

// knownRows is the set of rows whose values are kept.
type knownRows struct{ in Bits }

// forget removes rows from the set, and makes room for rows below n.
func (k *knownRows) forget(rows []int32, n int) {
	k.in = k.in.grown(n)
	for _, r := range rows {
		k.in.Clear(int(r))
	}
}

// missing appends the rows that are not in the set to dst, and adds them to the set.
func (k *knownRows) missing(dst, rows []int32) []int32 {
	for _, r := range rows {
		if w := &k.in[r>>6]; *w>>(uint(r)&63)&1 == 0 {
			*w |= 1 << (uint(r) & 63)
			dst = append(dst, r)
		}
	}
	return dst
}

// knownNumbers keeps float64 numbers by row, NaN for none: 8 bytes a row after the first change.
type knownNumbers struct {
	knownRows
	byRow []float64
}

// knownSums keeps numbers that a float64 would round, by row: 8 bytes a row after the first change, more for long ones.
type knownSums struct {
	knownRows
	byRow exact.Numbers
}
