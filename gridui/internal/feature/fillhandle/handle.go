// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package fillhandle

import (
	"image"

	"gioui.org/io/pointer"
	"gioui.org/unit"

	"github.com/giogrid/giogrid/gridui/internal/rangelines"
	"github.com/giogrid/giogrid/gridui/internal/viewport"
)

const (
	// side is the side of the square, touchSide its side while fingers have handles. edge is the width of the
	// line around it in the background colour.
	side      = unit.Dp(6)
	touchSide = unit.Dp(10)
	edge      = unit.Dp(1)
	// mouseReach is the side of the square in which a mouse takes the handle.
	mouseReach = unit.Dp(16)
)

// wanted reports whether there may be a handle.
func (f *Feature) wanted() bool {
	r := f.Ranges
	return r.On() && !f.Options.CellRanges.FillDisabled && f.Options.Editing.Enabled && f.code() != nil &&
		!f.Grid.EditorIsOpen() && !f.Grid.Overlaid()
}

// corner returns the corner of the handle in this frame: the bottom end, or the bottom start while fingers have
// handles at other corners of the range.
func (f *Feature) corner() rangelines.Corner {
	if _, some := f.Ranges.Set.Active(); some && f.Pointer.ByFinger {
		return rangelines.BottomStart
	}
	return rangelines.BottomEnd
}

// place finds the bounds of the handle of the source, and the area in which presses take it. The handle stays at
// its corner while it is dragged.
func (f *Feature) place() {
	size := side
	if !f.Dragging() {
		f.at = f.corner()
	}
	if f.at == rangelines.BottomStart {
		size = touchSide
	}
	f.square = f.Lines.CellSquare(f.source, f.at, f.Painter.Dp(size)+2*f.Painter.Dp(edge))
	f.touch = around(f.square, f.Painter.Dp(rangelines.TouchReach))
	if active, some := f.Ranges.Set.Active(); some && f.at == rangelines.BottomStart {
		f.touch = f.Lines.TouchAreas(active)[f.at]
	}
}

// around returns the square with a side around the middle of a rectangle.
func around(r image.Rectangle, side int) image.Rectangle {
	least := r.Min.Add(r.Max).Div(2).Sub(image.Pt(side/2, side/2))
	return image.Rectangle{Min: least, Max: least.Add(image.Pt(side, side))}
}

// Takes reports whether a press at a position of the sheet takes the handle.
func (f *Feature) Takes(pos image.Point, by pointer.Source) bool {
	if f.square.Empty() {
		return false
	}
	if by == pointer.Touch {
		return pos.In(f.touch)
	}
	return pos.In(around(f.square, f.Painter.Dp(mouseReach)))
}

// Cursor returns the shape of the pointer over the handle and while it is dragged.
func (f *Feature) Cursor() (c pointer.Cursor, ok bool) {
	h := &f.Pointer.Hover
	over := h.In && h.Bar == viewport.NoBar && !f.Pointer.Captured() && f.Takes(h.Pos.Round(), pointer.Mouse)
	return pointer.CursorCrosshair, over || f.Dragging()
}
