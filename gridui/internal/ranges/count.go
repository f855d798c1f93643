// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package ranges

import (
	"math"
	"math/bits"
)

// Count returns the total number of cells in rectangles, saturating at math.MaxUint64. A cell in
// several rectangles counts several times: pass the result of [Cover] to count each cell once.
func Count(rects []Rect) uint64 {
	n := countOf(rects)
	if n.hi > 0 {
		return math.MaxUint64
	}
	return n.lo
}

// Count returns the number of cells in the rectangle, saturating at math.MaxUint64.
func (r Rect) Count() uint64 { return Count([]Rect{r}) }

// cellCount is a 128-bit number of cells, because rows times columns can exceed 64 bits.
type cellCount struct{ hi, lo uint64 }

func countOf(rects []Rect) (n cellCount) {
	for _, r := range rects {
		if !r.Empty() {
			n = n.plus(product(r.Rows.size(), r.Cols.size()))
		}
	}
	return n
}

func product(rows, cols uint64) cellCount {
	hi, lo := bits.Mul64(rows, cols)
	return cellCount{hi: hi, lo: lo}
}

func (c cellCount) plus(o cellCount) cellCount {
	lo, carry := bits.Add64(c.lo, o.lo, 0)
	hi, _ := bits.Add64(c.hi, o.hi, carry)
	return cellCount{hi: hi, lo: lo}
}

// size returns the length of a non-empty span. Unlike Len it is correct for spans longer than
// math.MaxInt.
func (s Span) size() uint64 { return uint64(int64(s.End)) - uint64(int64(s.First)) }
