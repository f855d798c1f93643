// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package ranges

// Corner is a cell position: its row number and column number in displayed order.
type Corner struct{ Row, Col int }

// transposed swaps row and column.
func (c Corner) transposed() Corner { return Corner{Row: c.Col, Col: c.Row} }

// Rect is a rectangle of cells: the half-open row span times the half-open column span. The zero
// value is empty.
type Rect struct{ Rows, Cols Span }

// Spanning returns the rectangle with the cells a and b in opposite corners.
func Spanning(a, b Corner) Rect {
	return Rect{Rows: Between(a.Row, b.Row), Cols: Between(a.Col, b.Col)}
}

// Empty reports whether the rectangle contains no cells.
func (r Rect) Empty() bool { return r.Rows.Empty() || r.Cols.Empty() }

// Contains reports whether a cell is in the rectangle.
func (r Rect) Contains(c Corner) bool { return r.Rows.Has(c.Row) && r.Cols.Has(c.Col) }

// Covers reports whether r contains every cell of o. Every rectangle covers an empty one.
func (r Rect) Covers(o Rect) bool {
	return o.Empty() || r.Rows.Covers(o.Rows) && r.Cols.Covers(o.Cols)
}

// Overlaps reports whether two rectangles share at least one cell.
func (r Rect) Overlaps(o Rect) bool {
	return max(r.Rows.First, o.Rows.First) < min(r.Rows.End, o.Rows.End) &&
		max(r.Cols.First, o.Cols.First) < min(r.Cols.End, o.Cols.End)
}

// Intersect returns the cells in both rectangles, or the zero Rect if there are none.
func (r Rect) Intersect(o Rect) Rect {
	both := Rect{Rows: r.Rows.Intersect(o.Rows), Cols: r.Cols.Intersect(o.Cols)}
	if both.Empty() {
		return Rect{}
	}
	return both
}

// Union returns the smallest rectangle that contains two rectangles.
func (r Rect) Union(o Rect) Rect {
	switch {
	case r.Empty():
		return o
	case o.Empty():
		return r
	}
	return Rect{Rows: r.Rows.union(o.Rows), Cols: r.Cols.union(o.Cols)}
}

// Size returns the number of rows and columns of the rectangle.
func (r Rect) Size() Size { return Size{Rows: r.Rows.Len(), Cols: r.Cols.Len()} }

// Subtract appends the cells of r outside o to dst, as up to four disjoint rectangles from top to bottom:
// full-width strips above and below o, and the parts to the left and right of it.
func (r Rect) Subtract(dst []Rect, o Rect) []Rect {
	if r.Empty() {
		return dst
	}
	hole := r.Intersect(o)
	if hole.Empty() {
		return append(dst, r)
	}
	dst = appendRect(dst, Span{r.Rows.First, hole.Rows.First}, r.Cols)
	dst = appendRect(dst, hole.Rows, Span{r.Cols.First, hole.Cols.First})
	dst = appendRect(dst, hole.Rows, Span{hole.Cols.End, r.Cols.End})
	return appendRect(dst, Span{hole.Rows.End, r.Rows.End}, r.Cols)
}

// appendRect appends a rectangle if it is not empty.
func appendRect(dst []Rect, rows, cols Span) []Rect {
	if r := (Rect{Rows: rows, Cols: cols}); !r.Empty() {
		return append(dst, r)
	}
	return dst
}

// transposed swaps rows and columns.
func (r Rect) transposed() Rect { return Rect{Rows: r.Cols, Cols: r.Rows} }
