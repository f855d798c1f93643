// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package rownumbers

import (
	"gioui.org/f32"
	"gioui.org/layout"

	"github.com/giogrid/giogrid/gridui/internal/celllayout"
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

// Grid is the part of the grid that the feature needs.
type Grid interface {
	// Overlaid reports whether the loading overlay keeps input from the cells.
	Overlaid() bool
}

// Sources holds what the feature reads and changes.
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

	// wanted holds what the column was made for, numbered the numbers of the rows at that time.
	wanted   wanted
	numbered dataset.Numbered
	// col is the extent of the column in this frame, in pixels of the sheet. shown is whether there is a column.
	col   celllayout.Span
	shown bool
	// rects holds the selected cells of this frame.
	rects []ranges.Rect

	// pos is the last position of the pointer in a drag, in pixels of the sheet, row the row there. adds is set
	// if the rows that were selected before stay selected.
	pos    f32.Point
	row    coord.Pos
	adds   bool
	scroll host.DragScroll
}

// Arranged finds the extent of the column in this frame, and the selected cells.
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
