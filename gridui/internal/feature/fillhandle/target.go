// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package fillhandle

import "github.com/giogrid/giogrid/gridui/internal/ranges"

// targetAt returns the cells that are filled if the handle is dragged to a cell: the cells next to the source, on
// a diagonal in the longer direction. Inside the source there are none, or with ClearOnShrink the cells that the
// range gives up, which are cleared.
func (f *Feature) targetAt(to ranges.Corner) (target ranges.Rect, clears bool) {
	from := f.drag.from
	if from.Contains(to) {
		if !f.Options.CellRanges.FillClearOnShrink {
			return ranges.Rect{}, false
		}
		return f.givenUp(to), true
	}
	rows, cols := beyond(from.Rows, to.Row), beyond(from.Cols, to.Col)
	if f.height(rows) >= f.width(cols) {
		return ranges.Rect{Rows: rows, Cols: from.Cols}, false
	}
	return ranges.Rect{Rows: from.Rows, Cols: cols}, false
}

// givenUp returns the cells of the source below or behind a cell in it, in the longer direction.
func (f *Feature) givenUp(to ranges.Corner) ranges.Rect {
	from := f.drag.from
	rows, cols := ranges.Span{First: to.Row + 1, End: from.Rows.End}, ranges.Span{First: to.Col + 1, End: from.Cols.End}
	if f.height(rows) >= f.width(cols) {
		return ranges.Rect{Rows: rows, Cols: from.Cols}
	}
	return ranges.Rect{Rows: from.Rows, Cols: cols}
}

// beyond returns the numbers from a span up to a number outside it, none if that is inside.
func beyond(s ranges.Span, to int) ranges.Span {
	switch {
	case to >= s.End:
		return ranges.Span{First: s.End, End: to + 1}
	case to < s.First:
		return ranges.Span{First: to, End: s.First}
	}
	return ranges.Span{}
}

// height returns about how high rows are, in pixels.
func (f *Feature) height(rows ranges.Span) int { return rows.Len() * f.Painter.Style.RowHeight }

// width returns how wide columns are, in pixels.
func (f *Feature) width(cols ranges.Span) (px int) {
	for col := cols.First; col < cols.End; col++ {
		px += f.Viewport.Widths.Of(col)
	}
	return px
}
