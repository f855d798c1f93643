// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package events

import (
	"gioui.org/unit"

	"github.com/giogrid/giogrid/gridui/internal/override"
	"github.com/giogrid/giogrid/gridui/option"
)

// RowsReordered reports that a user moved rows within the grid. If RowDrag is Controlled, and always in a tree, it
// proposes that. It comes one time, when the move is complete, and not for rows dropped at their own place.
type RowsReordered struct {
	// RowIDs are the moved rows, in the order in which they were visible.
	RowIDs []string
	// From is the old place of the first of them among the visible rows of all pages, To its new place, counted
	// without the moved rows. Both are -1 in a tree, and after Undo or Redo.
	From, To int
	// TargetRowID is a row that did not move, Where the side of it that they moved to.
	TargetRowID string
	Where       option.RowPlace
}

// RowDropped requests to move rows of another grid into this one. gridui.Transfer moves them between slices.
type RowDropped struct {
	// Source is RowDrag.Name of the other grid.
	Source string
	// RowIDs are the rows, in the order in which they were visible there.
	RowIDs []string
	// TargetRowID is a row of this grid, Where the side of it that they move to. It is empty for RowEnd.
	TargetRowID string
	Where       option.RowPlace
	// Index is the place of the first of them among the visible rows of all pages, or -1 in a tree and in a grid that
	// is sorted.
	Index int
	// Copy reports whether the rows stay in the other grid too: Ctrl, or Command on Apple systems, was held.
	Copy bool
}

// RowDragStarted reports that a user began to drag rows, or lifted them by a key. RowID is the row under the pointer
// or with the focus, RowIDs are all of them.
type RowDragStarted struct {
	RowID  string
	RowIDs []string
}

// RowDragMoved reports the place where lifted rows would be dropped, after a key has moved it. A program may announce
// it to users who cannot see it.
type RowDragMoved struct {
	// Grid is RowDrag.Name of the grid with the place. TargetRowID is a row of it, Where the side of that row.
	Grid        string
	TargetRowID string
	Where       option.RowPlace
}

// RowDragEnded reports the end of a drag. If rows moved within the grid, it comes after RowsReordered.
type RowDragEnded struct {
	// RowIDs are the dragged rows.
	RowIDs []string
	// Dropped reports whether they were dropped, Grid is RowDrag.Name of the grid that they were dropped on.
	Dropped bool
	Grid    string
}

// RowPinsChanged reports that a user pinned or unpinned rows. If RowPins is Controlled it proposes that.
type RowPinsChanged struct {
	// RowIDs are the rows that changed, Side is the side they are pinned to now.
	RowIDs []string
	Side   option.RowPinSide
	// Top and Bottom are all pinned rows after the change.
	Top, Bottom []string
}

// Apply makes the change.
func (e RowPinsChanged) Apply(to *option.Options) {
	to.RowPins.Top, to.RowPins.Bottom = e.Top, e.Bottom
}

// RowSizingChanged reports that a user changed the heights of rows. If RowSizing is Controlled it proposes that.
// While an edge is dragged it comes with every move.
type RowSizingChanged struct {
	// Heights are the new heights in dp by row id; 0 restores the natural height of a row.
	Heights map[string]unit.Dp
}

// Apply makes the change.
func (e RowSizingChanged) Apply(to *option.Options) {
	to.RowSizing.Heights = override.Sizes(to.RowSizing.Heights, e.Heights)
}
