// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package ranges

// Fill copies one row or column into the cells below it or to its right.
type Fill struct {
	// From is the source: a row number for FillDown, a column number for FillRight.
	From int
	// To holds the cells to write. Skipped rows and columns in it are not written.
	To Rect
}

// FillDown returns the fill of a rectangle downwards: the first row is copied into the others, or into a
// rectangle of one row the row above it. ok is false if there is no row above. bounds holds the displayed
// rows and columns. Skipped rows do not count and are never the source.
func FillDown(r, bounds Rect, skip Skip) (f Fill, ok bool) {
	r = r.Intersect(bounds)
	if !hasCell(r, skip) {
		return Fill{}, false
	}
	from, to, ok := fillSpan(r.Rows, bounds.Rows, skip.Row)
	if !ok {
		return Fill{}, false
	}
	return Fill{From: from, To: Rect{Rows: to, Cols: r.Cols}}, true
}

// FillRight returns the fill of a rectangle to the right, like FillDown with rows and columns swapped: the
// first column is copied into the others, or into a rectangle of one column the column to its left.
func FillRight(r, bounds Rect, skip Skip) (f Fill, ok bool) {
	f, ok = FillDown(r.transposed(), bounds.transposed(), skip.transposed())
	f.To = f.To.transposed()
	return f, ok
}

// fillSpan returns the source of a fill along one axis, and the numbers to write.
func fillSpan(s, bounds Span, skip func(int) bool) (from int, to Span, ok bool) {
	first, _ := firstIn(s, skip)
	if second, several := firstIn(Span{first + 1, s.End}, skip); several {
		return first, Span{second, s.End}, true
	}
	for i := first - 1; i >= bounds.First; i-- {
		if skip == nil || !skip(i) {
			return i, Span{first, first + 1}, true
		}
	}
	return 0, Span{}, false
}
