// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package rangemove

import (
	"image"

	"gioui.org/io/pointer"
	"gioui.org/unit"

	"github.com/giogrid/giogrid/gridui/internal/ranges"
	"github.com/giogrid/giogrid/gridui/internal/viewport"
)

// reach is the distance from the line of the border, to both sides, at which a press takes it.
const reach = unit.Dp(3)

// Cursor returns the shape of the pointer over the border and while it is dragged.
func (f *Feature) Cursor() (c pointer.Cursor, ok bool) {
	h := &f.Pointer.Hover
	over := h.In && h.Bar == viewport.NoBar && !f.Pointer.Captured() && f.onBorder(h.Pos.Round())
	return pointer.CursorAllScroll, over || f.Dragging()
}

// onBorder reports whether a position of the sheet is on the border of the range. Only sides on the screen count.
func (f *Feature) onBorder(pos image.Point) bool {
	if f.source.Empty() {
		return false
	}
	at, ok := f.Viewport.AddressAt(pos)
	if !ok || !viewport.HasRows(at.Band) {
		return false
	}
	row, ok := f.Viewport.RowAt(at)
	if !ok {
		return false
	}
	nav, cols := int(f.Dataset.NavIndex(row)), f.Ranges.DataSpan(f.source.Cols)
	return f.source.Rows.Has(nav) && f.onSide(pos.X, nav, cols) || cols.Has(at.Col) && f.onEdge(pos.Y, at.Col)
}

// onSide reports whether an x is on the left or the right side of the border, in a row.
func (f *Feature) onSide(x, nav int, cols ranges.Span) bool {
	for i, col := range [...]int{cols.First, cols.End - 1} {
		cell, within, ok := f.Lines.Cell(ranges.Corner{Row: nav, Col: col})
		line := cell.Min.X
		if (i == 1) != f.Painter.Style.RTL {
			line = cell.Max.X
		}
		if ok && within.Min.X <= line && line <= within.Max.X && f.isNear(x, line) {
			return true
		}
	}
	return false
}

// onEdge reports whether a y is on the upper or the lower side of the border, in a column.
func (f *Feature) onEdge(y, col int) bool {
	for i, row := range [...]int{f.source.Rows.First, f.source.Rows.End - 1} {
		cell, within, ok := f.Lines.Cell(ranges.Corner{Row: row, Col: col})
		line := cell.Min.Y
		if i == 1 {
			line = cell.Max.Y
		}
		if ok && within.Min.Y <= line && line <= within.Max.Y && f.isNear(y, line) {
			return true
		}
	}
	return false
}

// isNear reports whether a press at a position takes a line.
func (f *Feature) isNear(at, line int) bool {
	d := f.Painter.Dp(reach)
	return line-d <= at && at <= line+d
}
