// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package rownumbers

import (
	"gioui.org/f32"
	"gioui.org/layout"

	"github.com/giogrid/giogrid/gridui/internal/cellrange"
	"github.com/giogrid/giogrid/gridui/internal/column"
	"github.com/giogrid/giogrid/gridui/internal/coord"
	"github.com/giogrid/giogrid/gridui/internal/dataset"
	"github.com/giogrid/giogrid/gridui/internal/draw"
	"github.com/giogrid/giogrid/gridui/internal/focus"
	"github.com/giogrid/giogrid/gridui/internal/host"
	"github.com/giogrid/giogrid/gridui/internal/nocmp"
	"github.com/giogrid/giogrid/gridui/internal/ranges"
	"github.com/giogrid/giogrid/gridui/internal/selection"
	"github.com/giogrid/giogrid/gridui/internal/viewport"
	"github.com/giogrid/giogrid/gridui/option"
	"github.com/giogrid/giogrid/layoutx"
)

// Grid is what the feature asks of the grid.
type Grid interface {
	// Overlaid reports whether the loading overlay keeps input from the cells.
	Overlaid() bool
}

// Sources are what the feature reads and changes.
type Sources struct {
	_ nocmp.Struct

	Options   *option.Options
	Ranges    *cellrange.Ranges
	Selection *selection.Rows
	Columns   *column.Set
	Dataset   *dataset.Set
	Viewport  *viewport.Frame
	Motion    viewport.Motion
	Painter   *draw.Painter
	Pointer   *host.Pointer
	Focus     *focus.Focus
	Grid      Grid
}

// Feature is the column of row numbers. It is the gesture that selects rows by dragging over their
// numbers.
type Feature struct {
	Sources

	// wanted is what the column was made for, numbered what the rows were then.
	wanted   wanted
	numbered dataset.Numbered
	// col is where the column is in this frame, in pixels of the sheet, and shown whether there
	// is one.
	col   layoutx.Span
	shown bool
	// rects are the selected cells of this frame.
	rects []ranges.Rect

	// pos is where the pointer was dragged to last, in pixels of the sheet, row the row there.
	// adds says that the rows that were selected before stay so.
	pos    f32.Point
	row    coord.Pos
	adds   bool
	scroll host.DragScroll
}

// Arranged finds where the column is in this frame, and which cells are selected.
func (f *Feature) Arranged(layout.Context) {
	f.shown, f.rects = false, f.rects[:0]
	cols := f.Viewport.Sheet.Cols[layoutx.Left]
	if len(cols) == 0 || !f.Columns.IsRowNumber(cols[0].Index) {
		return
	}
	f.col, f.shown = cols[0], true
	if f.Ranges.Several() {
		f.rects = f.Ranges.AppendRects(f.rects)
	}
}
