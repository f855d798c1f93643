// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package fillhandle

import (
	"image"

	"gioui.org/f32"
	"gioui.org/layout"

	"github.com/giogrid/giogrid/gridui/internal/cellrange"
	"github.com/giogrid/giogrid/gridui/internal/column"
	"github.com/giogrid/giogrid/gridui/internal/dataset"
	"github.com/giogrid/giogrid/gridui/internal/draw"
	"github.com/giogrid/giogrid/gridui/internal/edit"
	"github.com/giogrid/giogrid/gridui/internal/focus"
	"github.com/giogrid/giogrid/gridui/internal/host"
	"github.com/giogrid/giogrid/gridui/internal/nocmp"
	"github.com/giogrid/giogrid/gridui/internal/rangelines"
	"github.com/giogrid/giogrid/gridui/internal/ranges"
	"github.com/giogrid/giogrid/gridui/internal/viewport"
	"github.com/giogrid/giogrid/gridui/option"
)

// Sources holds what the feature reads and changes.
type Sources struct {
	_ nocmp.Struct

	Options  *option.Options
	Ranges   *cellrange.Ranges
	Lines    rangelines.Lines
	Columns  *column.Set
	Dataset  *dataset.Set
	Viewport *viewport.Frame
	Motion   viewport.Motion
	Focus    *focus.Focus
	Painter  *draw.Painter
	Pointer  *host.Pointer
	Editing  *edit.Editing
	Cells    Cells
	Grid     Grid
}

// Cells reports what cells hold.
type Cells interface {
	// IsEmpty reports whether a cell has no value.
	IsEmpty(at viewport.Address) bool
}

// Grid is the part of the grid that the feature needs.
type Grid interface {
	// Overlaid reports whether the loading overlay keeps input from the cells.
	Overlaid() bool
	// EditorIsOpen reports whether a cell is being edited.
	EditorIsOpen() bool
}

// Feature is the fill handle. It is the gesture that drags it.
type Feature struct {
	Sources

	// source is the range with the handle in this frame. square is the bounds of the handle and touch the area
	// where fingers take it, in pixels of the sheet. They are empty if there is no handle. at is the corner.
	source ranges.Rect
	square image.Rectangle
	touch  image.Rectangle
	at     rangelines.Corner

	drag   drag
	scroll host.DragScroll
	last   lastPress
	scan   *scan
}

// A drag is the handle being dragged.
type drag struct {
	// from is the range that is filled from. target holds the cells that are filled or, if clears is set,
	// cleared.
	from, target ranges.Rect
	clears       bool
	// pressed is where the handle was pressed, pos where the pointer is, in pixels of the sheet, and at the
	// nearest cell. begun is set after the pointer has moved far enough to fill.
	pressed, pos f32.Point
	at           ranges.Corner
	begun        bool
	// swapped is set while the modifier that swaps copy and series is held. text is the last value.
	swapped bool
	text    string
}

// Arranged finds the position of the handle in this frame.
func (f *Feature) Arranged(layout.Context) {
	f.source, f.square, f.touch = ranges.Rect{}, image.Rectangle{}, image.Rectangle{}
	if !f.wanted() {
		return
	}
	if source, ok := f.Ranges.Only(); ok && f.Ranges.Editable(source.Cols) {
		f.source = source
		f.place()
	}
}

// Dragging reports whether the handle is being dragged.
func (f *Feature) Dragging() bool { return f.Pointer.Has(f) }
