// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package rowdrag

import (
	"image"

	"gioui.org/io/pointer"

	"github.com/giogrid/giogrid/gridui/internal/column"
	"github.com/giogrid/giogrid/gridui/internal/coord"
	"github.com/giogrid/giogrid/gridui/internal/dataset"
	"github.com/giogrid/giogrid/gridui/internal/draw"
	"github.com/giogrid/giogrid/gridui/internal/edit"
	"github.com/giogrid/giogrid/gridui/internal/focus"
	"github.com/giogrid/giogrid/gridui/internal/host"
	"github.com/giogrid/giogrid/gridui/internal/nocmp"
	"github.com/giogrid/giogrid/gridui/internal/selection"
	"github.com/giogrid/giogrid/gridui/internal/ui"
	"github.com/giogrid/giogrid/gridui/internal/viewport"
	"github.com/giogrid/giogrid/gridui/option"
	"github.com/giogrid/giogrid/layoutx"
)

// Grid is the part of the grid that moving rows needs.
type Grid interface {
	// Overlaid reports whether an overlay keeps input from the cells.
	Overlaid() bool
	// OpenMenu opens the menu of the cell at a position of the sheet, for a finger.
	OpenMenu(pos image.Point)
	// ErrorText returns the text for an edit that was refused.
	ErrorText(err error) string
}

// Cells is the part of the cells that moving rows needs.
type Cells interface {
	// AppendText appends the text of a cell.
	AppendText(dst []byte, at viewport.Address) []byte
}

// Sources holds what moving rows reads, and what moves them. Of the options it reads RowDrag, Grouping and
// Selection.
type Sources struct {
	_ nocmp.Struct

	Options   *option.Options
	Columns   *column.Set
	Dataset   *dataset.Set
	Selection *selection.Rows
	Editing   *edit.Editing
	Viewport  *viewport.Frame
	Motion    viewport.Motion
	Requests  *viewport.Requests
	Painter   *draw.Painter
	Pointer   *host.Pointer
	Focus     *focus.Focus
	Report    dataset.Report
	Cells     Cells
	Grid      Grid
}

// Feature lets users move rows, and tracks dragged rows of its grid and of the other grids of its group. It is
// the gesture that drags rows of this grid.
type Feature struct {
	Sources
	rows rows
	// handles is set while there is a column of handles.
	handles bool
	// space is the state that the grid shared with its group in the last frame, nil if rows cannot be dragged.
	// own is the space of a grid without a group.
	space *space
	own   space
	watch watch
	// frame counts the frames of this grid. round is the round of the space in which the grid was laid out last.
	frame, round uint32
	// pressed is the id of the pressed row.
	pressed string
	// moving holds the positions of the dragged rows of this grid, in rising order, at revision movingRev of its
	// rows.
	moving    []coord.Pos
	movingRev uint32
	// gap is the place that dragged rows go to in this grid, gapID the id of the row of the gap.
	gap   gap
	gapID string
	// regrouping is the last answer whether the dragged rows can go to a group.
	regrouping regrouping
	// scroll scrolls the rows under the pointer, opening is the closed row that it rests on, kept is the row that
	// stays on the screen when rows move.
	scroll  ui.AutoScroll
	opening opening
	kept    keptRow
}

// Wire connects the feature to what it reads.
func (f *Feature) Wire(s Sources) {
	f.Sources = s
	f.rows.Sources = &f.Sources
}

// Dragging reports whether rows of this grid are being dragged. It is not inlined, because it has many callers
// and binaries should stay small.
//
//go:noinline
func (f *Feature) Dragging() bool { return f.space != nil && f.space.dragged.source == f }

// DragsByKeys reports whether keys drag rows of this grid.
func (f *Feature) DragsByKeys() bool { return f.Dragging() && f.space.dragged.byKeys }

// dragged returns the rows being dragged in the space of the grid, nil if there are none. It is not inlined, for
// the same reason as Dragging.
//
//go:noinline
func (f *Feature) dragged() *dragged {
	if s := f.space; s != nil && s.dragged.source != nil {
		return &s.dragged
	}
	return nil
}

// draggable reports whether a row of the body can be dragged at all.
func (f *Feature) draggable(row coord.Pos) bool {
	o := &f.Options.RowDrag
	if o.Mode == option.RowDragOff || o.Mode == option.RowDragExchange && o.Group == nil || f.Grid.Overlaid() || f.space == nil {
		return false
	}
	return row >= 0 && row < coord.Pos(f.Viewport.Count) && f.Dataset.KindAt(row) == dataset.ItemRow
}

// draggableAt reports whether the row of a cell can be dragged by that cell.
func (f *Feature) draggableAt(at viewport.Address) bool {
	return at.Band == layoutx.Body && (!f.Options.RowDrag.Handle || f.Columns.IsHandle(at.Col)) && f.draggable(at.Row.BodyPos())
}

// Cursor returns the shape of the pointer over a handle and while it drags rows.
func (f *Feature) Cursor() (c pointer.Cursor, ok bool) {
	d, hover := f.dragged(), &f.Pointer.Hover
	switch {
	case d != nil && d.byKeys, f.Options.RowDrag.Mode == option.RowDragOff:
		return 0, false
	case d != nil && d.over == f && f.gap.ok:
		return pointer.CursorGrabbing, true
	case d != nil:
		return pointer.CursorNotAllowed, true
	case !hover.In || !f.Columns.IsHandle(hover.At.Col) || !f.draggableAt(hover.At):
		return 0, false
	case f.rows.stuck() != notBlocked:
		return pointer.CursorNotAllowed, true
	}
	return pointer.CursorGrab, true
}
