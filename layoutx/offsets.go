// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package layoutx

import "sort"

// maxTotal is the largest extent of all items of an axis together, in pixels: the sum of two such values fits in 32 bits.
const maxTotal = 1<<30 - 1

// Offsets holds the positions of items on one axis, in content space: the prefix sums of their sizes. The
// zero value has no items. Reset must not be called while other goroutines read it.
type Offsets struct {
	// starts has one entry more than there are items, the last being the total; it is empty before the first
	// Reset.
	starts []int
}

// Reset replaces the items by items of the given sizes, in pixels. It keeps no reference to sizes and reuses
// its memory. A negative size counts as 0, and sizes beyond maxTotal in total are cut off.
func (o *Offsets) Reset(sizes []int) {
	o.starts = append(o.starts[:0], 0)
	end := 0
	for _, size := range sizes {
		end += clamp(size, 0, maxTotal-end)
		o.starts = append(o.starts, end)
	}
}

// Len returns the number of items.
func (o *Offsets) Len() int { return max(0, len(o.starts)-1) }

// Total returns the extent of all items together, in pixels.
func (o *Offsets) Total() int { return o.Start(o.Len()) }

// Start returns the position of item i, in content pixels. i is clamped to [0, Len]; Start(Len()) is Total().
func (o *Offsets) Start(i int) int {
	if len(o.starts) == 0 {
		return 0
	}
	return o.starts[clamp(i, 0, o.Len())]
}

// Size returns the size of item i in pixels, 0 if there is no such item.
func (o *Offsets) Size(i int) int {
	if i < 0 || i >= o.Len() {
		return 0
	}
	return o.starts[i+1] - o.starts[i]
}

// Range returns the items that intersect the content pixels [low, high), as the half-open range [first,
// last). An item of size 0 counts if its position is in [low, high). The range is empty if low is not less
// than high.
func (o *Offsets) Range(low, high int) (first, last int) {
	first = sort.Search(o.Len(), func(i int) bool {
		return o.starts[i] >= low || o.starts[i+1] > low
	})
	if high <= low {
		return first, first
	}
	last = sort.Search(o.Len(), func(i int) bool { return o.starts[i] >= high })
	return first, last
}

// Find returns the item that covers the content pixel pos, or -1 if there is none. An item of size 0 covers
// no pixel.
func (o *Offsets) Find(pos int) int {
	if pos < 0 || pos >= o.Total() {
		return -1
	}
	return sort.Search(o.Len(), func(i int) bool { return o.starts[i+1] > pos })
}
