// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package events

import (
	"gioui.org/unit"

	"github.com/giogrid/giogrid/gridui/internal/override"
	"github.com/giogrid/giogrid/gridui/option"
)

// RowsReordered reports that a user moved rows within the grid. If RowDrag is Controlled, and always in a tree, it
// only proposes the change. It is sent once, at the end of the move, and not for rows that were dropped at their old
// place.
type RowsReordered struct {
	// RowIDs lists the ids of the moved rows in the order in which they were visible.
	RowIDs []string
	// From is the old row index of the first moved row. To is its new one, counted without the moved rows. Both are
	// -1 in a tree, and after Undo or Redo.
	From, To int
	// TargetRowID is the id of a row that did not move. Where is the side of that row to which the rows moved.
	TargetRowID string
	Where       option.RowPlace
}

// RowsRegrouped reports that a user dragged rows into another group of the grid. If RowDrag or Editing is Controlled, it
// only proposes the change.
type RowsRegrouped struct {
	// RowIDs lists the ids of the rows in the order in which they were visible.
	RowIDs []string
	// GroupID is the id of the group that the rows were dropped on, ColumnIDs lists the columns in which any of the
	// rows had another value than the group.
	GroupID   string
	ColumnIDs []string
}

// RowDropped asks the program to move rows of another grid into this grid. gridui.RowMove moves them between slices.
type RowDropped struct {
	// Source is RowDrag.Name of the other grid.
	Source string
	// RowIDs lists the ids of the rows in the order in which they were visible in the other grid.
	RowIDs []string
	// TargetRowID is the id of a row of this grid, empty for RowEnd. Where is the side of that row to which the rows
	// move.
	TargetRowID string
	Where       option.RowPlace
	// Copy reports whether the other grid keeps the rows, because the user held Ctrl, or Command on Apple systems.
	Copy bool
}

// RowDragStarted reports that a user began to drag rows, or lifted them by a key. RowID is the id of the row under
// the pointer or with the focus. RowIDs lists all lifted rows.
type RowDragStarted struct {
	RowID  string
	RowIDs []string
}

// RowDragMoved reports the place where lifted rows would be dropped, after the user moved it by a key. A program may
// announce it to users who cannot see it.
type RowDragMoved struct {
	// Grid is RowDrag.Name of the target grid. TargetRowID is the id of a row of that grid, Where the side of that
	// row.
	Grid        string
	TargetRowID string
	Where       option.RowPlace
}

// RowDragEnded reports the end of a drag. If rows moved within the grid, RowsReordered precedes it.
type RowDragEnded struct {
	// RowIDs lists the ids of the dragged rows.
	RowIDs []string
	// Dropped reports whether the rows were dropped. Grid is then RowDrag.Name of the target grid.
	Dropped bool
	Grid    string
}

// RowPinsChanged reports that a user pinned or unpinned rows. If RowPins is Controlled, it only proposes the change.
type RowPinsChanged struct {
	// RowIDs lists the ids of the changed rows. Side is the side to which they are pinned after the change.
	RowIDs []string
	Side   option.RowPinSide
	// Top and Bottom list the ids of all pinned rows after the change.
	Top, Bottom []string
}

// Apply sets to.RowPins.Top and Bottom.
func (e RowPinsChanged) Apply(to *option.Options) {
	to.RowPins.Top, to.RowPins.Bottom = e.Top, e.Bottom
}

// RowSizingChanged reports that a user changed the heights of rows. If RowSizing is Controlled, it only proposes the
// change. While a user drags an edge, it is sent for every move.
type RowSizingChanged struct {
	// Heights maps row ids to new heights in dp. 0 restores the natural height of a row.
	Heights map[string]unit.Dp
}

// Apply merges the heights into to.RowSizing.Heights.
func (e RowSizingChanged) Apply(to *option.Options) {
	to.RowSizing.Heights = override.Sizes(to.RowSizing.Heights, e.Heights)
}
