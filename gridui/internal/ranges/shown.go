// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package ranges

// AppendRects appends the selected cells within bounds to dst, range by range in the order of adding,
// excluding a pending subtraction. Rectangles of overlapping ranges overlap; see [Cover]. bounds holds the
// displayed rows and columns, or a part of them such as those on the screen.
func (s *Set) AppendRects(dst []Rect, bounds Rect) []Rect {
	var hole Rect
	if s.subtracting() {
		hole = s.hole.Rect(bounds)
	}
	for i := range s.len() {
		dst = s.get(i).Rect(bounds).Subtract(dst, hole)
	}
	return dst
}

// Covers reports whether r is not empty and all its cells are selected.
func (s *Set) Covers(r, bounds Rect) bool {
	if r.Empty() {
		return false
	}
	var room [16]Rect
	left := append(room[:0], r)
	for _, in := range s.AppendRects(nil, bounds) {
		left = cut(left, 0, in)
	}
	return len(left) == 0
}

// Several reports whether more than one cell is selected.
func (s *Set) Several(bounds Rect) bool {
	var room [4]Rect
	rects := s.AppendRects(room[:0], bounds)
	for _, r := range rects {
		if r != rects[0] || r.Count() > 1 {
			return true
		}
	}
	return false
}
