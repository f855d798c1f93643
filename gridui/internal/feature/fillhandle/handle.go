// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package fillhandle

import (
	"image"

	"gioui.org/io/pointer"
	"gioui.org/unit"

	"github.com/giogrid/giogrid/gridui/internal/ranges"
	"github.com/giogrid/giogrid/gridui/internal/viewport"
	"github.com/giogrid/giogrid/layoutx"
)

const (
	// side is the side of the square, edge the line around it in the colour of the ground.
	side = unit.Dp(6)
	edge = unit.Dp(1)
	// mouseReach and touchReach are the sides of the squares that take the handle.
	mouseReach = unit.Dp(16)
	touchReach = unit.Dp(32)
)

// wanted reports whether there may be a handle.
func (f *Feature) wanted() bool {
	r := f.Ranges
	return r.On() && !f.Options.CellRanges.Fill.Off && f.Options.Editing.Enabled && f.code() != nil &&
		!f.Grid.EditorIsOpen() && !f.Grid.Overlaid()
}

// editable reports whether a column of a span can be edited.
func (f *Feature) editable(cols ranges.Span) bool {
	c := f.Columns
	for col := cols.First; col < cols.End; col++ {
		if d := c.Def(col); d.Set != nil && f.Ranges.HasData(col) {
			return true
		}
	}
	return false
}

// squareAt is where the handle of a range is: around its bottom end corner, but within the pane
// and the band of the cell there. It is empty if that corner is not on the screen.
func (f *Feature) squareAt(cells ranges.Rect) image.Rectangle {
	v, col := f.Viewport, f.Ranges.DataSpan(cells.Cols).End-1
	at := f.Ranges.Address(ranges.Corner{Row: cells.Rows.End - 1, Col: col})
	cell, ok := v.CellRect(at)
	if !ok {
		return image.Rectangle{}
	}
	within := v.Sheet.Panes.Rect(f.Columns.Leaves[col].Pane, at.Band)
	if at.Band == layoutx.Body {
		within = within.Intersect(v.RowBody(at.Row.BodyPos()))
	}
	corner := image.Pt(cell.Max.X, cell.Max.Y)
	if f.Painter.Style.RTL {
		corner.X = cell.Min.X
	}
	if corner.X < within.Min.X || corner.X > within.Max.X || corner.Y < within.Min.Y || corner.Y > within.Max.Y {
		return image.Rectangle{}
	}
	return inside(around(corner, f.Painter.Dp(side)+2*f.Painter.Dp(edge)), within)
}

// around is the square of a side around a point.
func around(middle image.Point, side int) image.Rectangle {
	least := middle.Sub(image.Pt(side/2, side/2))
	return image.Rectangle{Min: least, Max: least.Add(image.Pt(side, side))}
}

// inside moves a rectangle into another one, as far as it has to.
func inside(r, within image.Rectangle) image.Rectangle {
	by := image.Pt(min(within.Max.X-r.Max.X, 0), min(within.Max.Y-r.Max.Y, 0))
	by = image.Pt(max(by.X, within.Min.X-r.Min.X), max(by.Y, within.Min.Y-r.Min.Y))
	return r.Add(by)
}

// Takes reports whether a press at a position of the sheet takes the handle.
func (f *Feature) Takes(pos image.Point, by pointer.Source) bool {
	if f.square.Empty() {
		return false
	}
	reach := mouseReach
	if by == pointer.Touch {
		reach = touchReach
	}
	middle := f.square.Min.Add(f.square.Max).Div(2)
	return pos.In(around(middle, f.Painter.Dp(reach)))
}

// Cursor is the shape of the pointer over the handle and while it is dragged.
func (f *Feature) Cursor() (c pointer.Cursor, ok bool) {
	h := &f.Pointer.Hover
	over := h.In && h.Bar == viewport.NoBar && !f.Pointer.Captured() && f.Takes(h.Pos.Round(), pointer.Mouse)
	return pointer.CursorCrosshair, over || f.Dragging()
}
