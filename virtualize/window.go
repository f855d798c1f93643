// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package virtualize

import "slices"

// DefaultOverscan is how many items are prefetched before and after the visible
// ones where no other number is given.
const DefaultOverscan = 10

// Range is a half-open range of items: First and those after it, but not Last.
// The zero value is empty.
type Range struct{ First, Last int }

// Len is the number of items.
func (r Range) Len() int { return max(r.Last-r.First, 0) }

// Empty reports whether there are no items.
func (r Range) Empty() bool { return r.Last <= r.First }

// Contains reports whether item i is in the range.
func (r Range) Contains(i int) bool { return r.First <= i && i < r.Last }

// Grow is the range with overscan more items on either side, as far as there
// are such of n items. A negative overscan adds none. An empty range stays so.
func (r Range) Grow(overscan, n int) Range {
	n = max(n, 0)
	if overscan = min(max(overscan, 0), n); r.Empty() {
		overscan = 0
	}
	first, last := min(max(r.First, 0), n), min(max(r.Last, 0), n)
	return Range{First: max(first-overscan, 0), Last: last + min(overscan, n-last)}
}

// Window is what one frame lays out. The zero value is empty and ready for use.
type Window struct {
	Visible  Range // on the screen
	Prefetch Range // the visible items and the overscan around them
	Kept     []int // kept alive though not visible: sorted, no duplicates; valid until the next Update
	spare    []int
}

// Update takes the visible range of n items, and reports whether the window
// changed. Overscan items before and after the visible ones are prefetched;
// a negative number means DefaultOverscan. The items in keep (focused, edited,
// dragged) are kept although they are not visible; those visible, out of range
// or named twice are left out. Update does not allocate once as many items have been kept before.
func (w *Window) Update(visible Range, overscan, n int, keep ...int) (changed bool) {
	if overscan < 0 {
		overscan = DefaultOverscan
	}
	visible = visible.Grow(0, n)
	prefetch := visible.Grow(overscan, n)
	kept := w.spare[:0]
	for _, i := range keep {
		if i >= 0 && i < n && !visible.Contains(i) {
			kept = append(kept, i)
		}
	}
	slices.Sort(kept)
	kept = slices.Compact(kept)
	changed = visible != w.Visible || prefetch != w.Prefetch || !slices.Equal(kept, w.Kept)
	w.Visible, w.Prefetch = visible, prefetch
	w.Kept, w.spare = kept, w.Kept
	return changed
}
