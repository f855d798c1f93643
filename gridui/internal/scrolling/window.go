// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package scrolling

import (
	"slices"

	"github.com/giogrid/giogrid/virtualize"
)

// DefaultOverscan is the default number of items prefetched before and after the visible ones.
const DefaultOverscan = 10

// Window holds the items that one frame lays out. The zero value is empty and ready for use.
type Window struct {
	Visible  virtualize.Range // on the screen
	Prefetch virtualize.Range // the visible items and the overscan around them
	Kept     []int            // kept alive though not visible: sorted, without duplicates; valid until the next Update
	spare    []int
}

// Update sets the visible range of n items, and reports whether the window changed. overscan items before and
// after the visible ones are prefetched; a negative number means DefaultOverscan. The items in keep (focused,
// edited, dragged) are kept although they are not visible; visible, invalid and duplicate ones are ignored.
// Update does not allocate unless more items are kept than before.
func (w *Window) Update(visible virtualize.Range, overscan, n int, keep ...int) (changed bool) {
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
