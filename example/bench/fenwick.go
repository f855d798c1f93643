// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package main

import "math/bits"

// fenwick is the baseline of an axis: a Fenwick tree of the heights of rows, and the heights.
type fenwick struct {
	sums    []int64 // from 1; at i, of the rows from i minus its lowest bit up to i
	heights []int32
}

// newFenwick returns a tree of rows with the heights of axisHeight.
func newFenwick(rows int) *fenwick {
	f := &fenwick{make([]int64, rows+1), make([]int32, rows)}
	for i := range rows {
		f.set(i, axisHeight(i, 0))
	}
	return f
}

// set sets the height of a row in pixels.
func (f *fenwick) set(row, px int) {
	more := int64(px) - int64(f.heights[row])
	f.heights[row] = int32(px)
	for i := row + 1; i < len(f.sums); i += i & -i {
		f.sums[i] += more
	}
}

// find returns the row that covers an offset in pixels, the last row if none does.
func (f *fenwick) find(px int64) int {
	row := 0
	for step := 1 << (bits.Len(uint(len(f.sums)-1)) - 1); step > 0; step >>= 1 {
		if next := row + step; next < len(f.sums) && f.sums[next] <= px {
			row, px = next, px-f.sums[next]
		}
	}
	return min(row, len(f.heights)-1)
}
