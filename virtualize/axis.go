// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package virtualize

import "math"

const (
	// maxLen is the largest number of items on an axis. Further items are dropped.
	maxLen = math.MaxInt32 - 1
	// maxSize is the largest size of one item, and of a viewport, in pixels. Larger sizes are reduced to it.
	maxSize = 1 << 28
)

// Axis maps between items and pixels on one axis: the rows of a grid, or its columns. Items are numbered from
// 0, and follow each other from pixel 0. Each has the default size until it is measured to have another.
//
// Only measured items take memory, wherever they are: 9 to 18 bytes each from a thousand items on, and some
// kilobytes in total for few. An axis of a billion items of one size stores nothing. Size, Start, Find, Set,
// Insert and Remove take logarithmic time in the number of measured items, all other methods constant time.
// Reading does not allocate.
//
// The zero value has no items. An Axis must not be copied after first use.
type Axis struct {
	n        int
	def      int
	measured tree
}

// Reset gives the axis n unmeasured items of the given default size in pixels. n is clamped to [0, 2,147,483,646],
// size to [0, 268,435,456].
func (a *Axis) Reset(n, size int) {
	*a = Axis{n: min(max(n, 0), maxLen), def: clampSize(size)}
}

// SetDefault sets the size in pixels of all items that are not measured, clamped to [0, 268,435,456]. Measured
// items keep their size, even if it now equals the default.
func (a *Axis) SetDefault(size int) { a.def = clampSize(size) }

// Len returns the number of items.
func (a *Axis) Len() int { return a.n }

// Default returns the size in pixels of items that are not measured.
func (a *Axis) Default() int { return a.def }

// Measured returns the number of measured items.
func (a *Axis) Measured() int { return int(a.measured.marks) }

// Total returns the size of all items together in pixels.
func (a *Axis) Total() int64 {
	return int64(a.n-a.Measured())*int64(a.def) + a.measured.px
}

// Size returns the size of item i in pixels, or 0 if there is no such item.
func (a *Axis) Size(i int) int {
	if i < 0 || i >= a.n {
		return 0
	}
	if px, ok := a.measured.size(int32(i)); ok {
		return int(px)
	}
	return a.def
}

// Start returns the offset in pixels at which item i begins. i is clamped to [0, Len]; Start(Len()) is
// Total().
func (a *Axis) Start(i int) int64 {
	i = min(max(i, 0), a.n)
	before := a.measured.before(int32(i))
	return int64(i-int(before.marks))*int64(a.def) + before.px
}

// Find returns the item that covers the offset pos, in pixels: the first item that ends after it. A pos before
// the content finds the first item with a size, a pos beyond it the last; items of size zero are never found.
// If all items have size zero, a positive pos finds the last item, any other the first. Without items Find
// returns -1.
func (a *Axis) Find(pos int64) int {
	i, _ := a.find(pos)
	return i
}

// find returns the result of Find, and the number of pixels of the item before pos.
func (a *Axis) find(pos int64) (item, inside int) {
	total := a.Total()
	switch {
	case a.n == 0:
		return -1, 0
	case total == 0 && pos > 0:
		return a.n - 1, 0
	case total == 0:
		return 0, 0
	}
	pos = min(max(pos, 0), total-1)
	def := int64(a.def)
	if rest := pos - a.measured.length(def); rest >= 0 {
		return int(a.measured.items) + int(rest/def), int(rest % def)
	}
	i, rest := a.measured.root.find(pos, def)
	return int(i), int(rest)
}

// Set measures item i with a size in pixels, clamped to [0, 268,435,456]. An item set to the default size becomes
// unmeasured, as by Unset. If there is no such item, Set does nothing.
func (a *Axis) Set(i, size int) {
	if i < 0 || i >= a.n {
		return
	}
	size = clampSize(size)
	if size == a.def {
		a.measured.unset(int32(i))
		return
	}
	a.measured.set(int32(i), int32(size))
}

// Unset makes item i unmeasured: it has the default size from then on. If there is no such item, Unset does
// nothing.
func (a *Axis) Unset(i int) {
	if i >= 0 && i < a.n {
		a.measured.unset(int32(i))
	}
}

// Insert inserts n items of the default size before item i; Insert(Len(), n) appends them. i is clamped to
// [0, Len], and n so that Len does not exceed 2,147,483,646.
func (a *Axis) Insert(i, n int) {
	n = min(n, maxLen-a.n)
	if n <= 0 {
		return
	}
	i = min(max(i, 0), a.n)
	a.measured.widen(int32(i), int32(n))
	a.n += n
}

// Remove removes n items from item i on, as far as they exist.
func (a *Axis) Remove(i, n int) {
	if i < 0 {
		n, i = max(n, 0)+i, 0
	}
	if n <= 0 || i >= a.n {
		return
	}
	n = min(n, a.n-i)
	a.measured.remove(int32(i), int32(n))
	a.n -= n
}

func clampSize(px int) int { return min(max(px, 0), maxSize) }
