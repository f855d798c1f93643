// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package rangemove

import (
	"image"

	"gioui.org/io/pointer"
	"gioui.org/unit"

	"github.com/giogrid/giogrid/gridui/internal/ranges"
	"github.com/giogrid/giogrid/gridui/internal/viewport"
	"github.com/giogrid/giogrid/layoutx"
)

// reach is how far from the line of the border, to both sides, it can be taken.
const reach = unit.Dp(3)

// Cursor is the shape of the pointer over the border and while it is dragged.
func (f *Feature) Cursor() (c pointer.Cursor, ok bool) {
	h := &f.Pointer.Hover
	over := h.In && h.Bar == viewport.NoBar && !f.Pointer.Captured() && f.onBorder(h.Pos.Round())
	return pointer.CursorAllScroll, over || f.Dragging()
}

// onBorder reports whether a position of the sheet is on the border of the range. Only those sides
// are border that are on the screen.
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
	first, last := f.Painter.Style.RTL, !f.Painter.Style.RTL
	return f.isNear(x, f.sideAt(ranges.Corner{Row: nav, Col: cols.First}, first)) ||
		f.isNear(x, f.sideAt(ranges.Corner{Row: nav, Col: cols.End - 1}, last))
}

// onEdge reports whether a y is on the upper or the lower side of the border, in a column.
func (f *Feature) onEdge(y, col int) bool {
	rows := f.source.Rows
	return f.isNear(y, f.edgeAt(ranges.Corner{Row: rows.First, Col: col}, false)) ||
		f.isNear(y, f.edgeAt(ranges.Corner{Row: rows.End - 1, Col: col}, true))
}

// nowhere is the place of a line that is not on the screen.
const nowhere = -1 << 30

// isNear reports whether a line can be taken at a place.
func (f *Feature) isNear(at, line int) bool {
	d := f.Painter.Dp(reach)
	return line != nowhere && line-d <= at && at <= line+d
}

// sideAt is the x of the left or the right side of a cell.
func (f *Feature) sideAt(c ranges.Corner, right bool) int {
	cell, within := f.cell(c)
	x := cell.Min.X
	if right {
		x = cell.Max.X
	}
	if cell.Empty() || x < within.Min.X || x > within.Max.X {
		return nowhere
	}
	return x
}

// edgeAt is the y of the upper or the lower side of a cell.
func (f *Feature) edgeAt(c ranges.Corner, lower bool) int {
	cell, within := f.cell(c)
	y := cell.Min.Y
	if lower {
		y = cell.Max.Y
	}
	if cell.Empty() || y < within.Min.Y || y > within.Max.Y {
		return nowhere
	}
	return y
}

// cell is where a cell is, empty if it is not on the screen, and the part of the sheet that shows
// it.
func (f *Feature) cell(c ranges.Corner) (cell, within image.Rectangle) {
	v, at := f.Viewport, f.Ranges.Address(c)
	cell, ok := v.CellRect(at)
	if !ok {
		return image.Rectangle{}, within
	}
	within = v.Sheet.Panes.Rect(f.Columns.Leaves[c.Col].Pane, at.Band)
	if at.Band == layoutx.Body {
		within = within.Intersect(v.RowBody(at.Row.BodyPos()))
	}
	return cell, within
}
