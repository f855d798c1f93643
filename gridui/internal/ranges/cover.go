// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package ranges

import "slices"

// Cover appends the union of rects to dst as disjoint rectangles: each input rectangle in turn,
// minus all before it. Disjoint input is appended unchanged. The time is quadratic in len(rects)
// and independent of their sizes.
func Cover(dst, rects []Rect) []Rect {
	for i, r := range rects {
		first := len(dst)
		if !r.Empty() {
			dst = append(dst, r)
		}
		for _, before := range rects[:i] {
			if len(dst) == first {
				break
			}
			if r.Overlaps(before) {
				dst = cut(dst, first, before)
			}
		}
	}
	return dst
}

// cut subtracts hole from rects[first:].
func cut(rects []Rect, first int, hole Rect) []Rect {
	end := len(rects)
	for i := first; i < end; i++ {
		rects = rects[i].Subtract(rects, hole)
	}
	return slices.Delete(rects, first, end)
}
