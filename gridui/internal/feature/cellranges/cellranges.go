// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package cellranges

import (
	"image"
	"slices"

	"gioui.org/f32"
	"gioui.org/layout"

	"github.com/giogrid/giogrid/gridui/internal/cellrange"
	"github.com/giogrid/giogrid/gridui/internal/column"
	"github.com/giogrid/giogrid/gridui/internal/dataset"
	"github.com/giogrid/giogrid/gridui/internal/draw"
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

	Options  *option.CellRanges
	RowDrag  *option.RowDrag
	Keys     *option.Keys
	Ranges   *cellrange.Ranges
	Lines    rangelines.Lines
	Columns  *column.Set
	Dataset  *dataset.Set
	Viewport *viewport.Frame
	Motion   viewport.Motion
	Focus    *focus.Focus
	Painter  *draw.Painter
	Pointer  *host.Pointer
	Grid     Grid
}

// Grid is the part of the grid that the feature needs.
type Grid interface {
	// Overlaid reports whether the loading overlay keeps input from the cells.
	Overlaid() bool
	// EditorIsOpen reports whether a cell is being edited.
	EditorIsOpen() bool
	// OpenMenu opens the menu at a position of the sheet, for a finger.
	OpenMenu(pos image.Point)
}

// Feature selects ranges of cells.
type Feature struct {
	Sources

	// pos is the last position of the pointer, in pixels of the sheet.
	pos    f32.Point
	scroll host.DragScroll

	// rects holds the selected cells of this frame, cover the same cells without overlaps.
	rects, cover []ranges.Rect

	// hold is a finger that rests on a cell, pull a finger that drags a corner. discs holds the bounds of the
	// handles of the corners in this frame, touch the areas where fingers take them.
	hold  hold
	pull  pull
	discs [handles]image.Rectangle
	touch [handles]image.Rectangle
}

// Arranged notes which cells are selected in this frame.
func (f *Feature) Arranged(layout.Context) {
	f.rects, f.cover = f.rects[:0], f.cover[:0]
	f.Ranges.FollowFocus()
	if f.Ranges.Several() {
		f.rects = f.Ranges.AppendRects(f.rects)
		f.cover = ranges.Cover(f.cover, f.rects)
	}
	f.placeHandles()
}

// Selected reports whether a cell is among several that are selected in this frame.
func (f *Feature) Selected(at viewport.Address) bool {
	if len(f.cover) == 0 {
		return false
	}
	c, ok := f.Ranges.Corner(at)
	return ok && slices.ContainsFunc(f.cover, func(r ranges.Rect) bool { return r.Contains(c) }) && !f.Dataset.NoCells(at.Band, at.Row)
}
