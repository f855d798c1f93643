// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package virtualize

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
