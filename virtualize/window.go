// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package virtualize

import "slices"

// DefaultOverscan is the default number of items prefetched before and after the visible ones.
const DefaultOverscan = 10

// Range is a half-open range of items: from First to the item before Last. The zero value is empty.
type Range struct{ First, Last int }

// Len returns the number of items.
func (r Range) Len() int { return max(r.Last-r.First, 0) }

// Empty reports whether there are no items.
func (r Range) Empty() bool { return r.Last <= r.First }

// Contains reports whether item i is in the range.
func (r Range) Contains(i int) bool { return r.First <= i && i < r.Last }

// Grow returns the range extended by overscan items on either side, within n items. A negative overscan adds
// none. An empty range stays empty.
func (r Range) Grow(overscan, n int) Range {
	n = max(n, 0)
	if overscan = min(max(overscan, 0), n); r.Empty() {
		overscan = 0
	}
	first, last := min(max(r.First, 0), n), min(max(r.Last, 0), n)
	return Range{First: max(first-overscan, 0), Last: last + min(overscan, n-last)}
}

// Window holds the items that one frame lays out. The zero value is empty and ready for use.
type Window struct {
	Visible  Range // on the screen
	Prefetch Range // the visible items and the overscan around them
	Kept     []int // kept alive though not visible: sorted, without duplicates; valid until the next Update
	spare    []int
}

// Update sets the visible range of n items, and reports whether the window changed. overscan items before and
// after the visible ones are prefetched; a negative number means DefaultOverscan. The items in keep (focused,
// edited, dragged) are kept although they are not visible; visible, invalid and duplicate ones are ignored.
// Update does not allocate unless more items are kept than before.
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
