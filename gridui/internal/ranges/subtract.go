// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package ranges

import "slices"

// without returns the ranges minus the cells of hole. If nothing remains it returns the single
// cell at the anchor of hole, because a gesture never leaves the set without ranges.
func (l *list) without(hole Range, bounds Rect) list {
	var left []Range
	at, cells := 0, hole.Rect(bounds)
	for i := range l.len() {
		r, first := l.get(i), len(left)
		left = r.appendWithout(left, cells, bounds)
		if i == l.at {
			at = first + r.successor(left[first:], bounds)
		}
	}
	if len(left) == 0 {
		return list{active: Cell(hole.Anchor), some: true}
	}
	return listOf(left, max(at, 0))
}

// appendWithout appends the cells of r outside hole, as ranges.
func (r Range) appendWithout(dst []Range, hole, bounds Rect) []Range {
	in := r.Rect(bounds)
	if !in.Overlaps(hole) {
		return append(dst, r)
	}
	var room [4]Rect
	for _, p := range r.subtract(room[:0], in, hole) {
		dst = append(dst, r.piece(p, bounds))
	}
	return dst
}

// subtract splits like Rect.Subtract, except that whole columns are split into full-height strips first, so
// that as many columns as possible remain whole.
func (r Range) subtract(dst []Rect, in, hole Rect) []Rect {
	if r.Kind != Columns {
		return in.Subtract(dst, hole)
	}
	dst = in.transposed().Subtract(dst, hole.transposed())
	for i, p := range dst {
		dst[i] = p.transposed()
	}
	return dst
}

// piece returns the range of the rectangle p, a part of r, with anchor and head oriented as in r. It remains
// whole in a direction in which it still spans bounds.
func (r Range) piece(p, bounds Rect) Range {
	q := r
	if r.Kind&Columns == 0 || p.Rows != bounds.Rows {
		q.Kind &^= Columns
		q.Anchor.Row, q.Head.Row = ends(p.Rows, r.Anchor.Row <= r.Head.Row)
	}
	if r.Kind&Rows == 0 || p.Cols != bounds.Cols {
		q.Kind &^= Rows
		q.Anchor.Col, q.Head.Col = ends(p.Cols, r.Anchor.Col <= r.Head.Col)
	}
	return q
}

// ends returns the first and the last number of a span, in reverse if up is false.
func ends(s Span, up bool) (anchor, head int) {
	if up {
		return s.First, s.End - 1
	}
	return s.End - 1, s.First
}

// successor returns the index of the piece that becomes active instead of r: the piece with r's anchor, or
// else the first piece; -1 if there are none.
func (r Range) successor(pieces []Range, bounds Rect) int {
	if len(pieces) == 0 {
		return -1
	}
	return max(0, slices.IndexFunc(pieces, func(p Range) bool { return p.Rect(bounds).Contains(r.Anchor) }))
}
