// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package rangemove

import (
	"gioui.org/io/event"
	"gioui.org/io/pointer"
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
	"github.com/giogrid/giogrid/menus"
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
	Report   dataset.Report
	Grid     Grid
	// Keyboard is the tag by which the grid has the keyboard.
	Keyboard event.Tag
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
	// PressCell presses the cell at a position, for a press that was held back.
	PressCell(gtx layout.Context, ev pointer.Event)
}

// Feature is the border of a range. It is the gesture that drags it.
type Feature struct {
	Sources

	// source is the range with the border in this frame, empty if there is none.
	source ranges.Rect
	drag   drag
	scroll host.DragScroll
	// menu lets users choose whether cells with values are overwritten.
	menu menus.Menu[int]
}

// Arranged finds the range with a border in this frame.
func (f *Feature) Arranged(layout.Context) {
	f.source = ranges.Rect{}
	if f.wanted() {
		if source, ok := f.Ranges.Only(); ok {
			f.source = source
		}
	}
}

// wanted reports whether there may be a border to drag. The focused cell without a range has none: a drag from
// there selects a range.
func (f *Feature) wanted() bool {
	ranged := f.Ranges.Several() || len(f.Options.CellRanges.Selected) > 0
	return f.Ranges.On() && ranged && !f.Options.CellRanges.MoveDisabled && f.Options.Editing.Enabled && f.code() != nil &&
		!f.Grid.EditorIsOpen() && !f.Grid.Overlaid()
}

// Dragging reports whether the border is being dragged.
func (f *Feature) Dragging() bool { return f.Pointer.Has(f) }
