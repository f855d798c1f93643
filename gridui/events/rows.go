// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package events

import (
	"gioui.org/unit"

	"github.com/giogrid/giogrid/gridui/internal/override"
	"github.com/giogrid/giogrid/gridui/option"
)

// RowsReordered says that rows were moved among those of the grid, or asks for it
// where RowDrag is Controlled, and in a tree always. It comes once, when the move is
// complete, and not for rows dropped where they were.
type RowsReordered struct {
	// RowIDs are the rows that moved, in the order they showed.
	RowIDs []string
	// From is where the first of them was among the rows that show on all pages, To
	// where it is now: the place among the others, once these are taken out. Both are
	// -1 in a tree, and where Undo or Redo moved them.
	From, To int
	// TargetRowID is a row that did not move, Where on which side of it they go.
	TargetRowID string
	Where       option.RowPlace
}

// RowDropped asks the owner of the rows to put rows of another grid into this one.
// gridui.Transfer does it to slices.
type RowDropped struct {
	// Source is RowDrag.Name of the grid they come from.
	Source string
	// RowIDs are the rows, in the order they showed there.
	RowIDs []string
	// TargetRowID is a row of this grid, Where on which side of it they go. It is
	// empty for RowEnd.
	TargetRowID string
	Where       option.RowPlace
	// Index is where the first of them goes among the rows that show on all pages, or
	// -1 in a tree and where the grid has an order of its own.
	Index int
	// Copy says that the rows are to stay in the other grid too: Ctrl, or Command on
	// Apple systems, was held.
	Copy bool
}

// RowDragStarted says that rows are being dragged, or were lifted by a key. RowID is
// the one under the pointer or with the focus.
type RowDragStarted struct {
	RowID  string
	RowIDs []string
}

// RowDragMoved says where lifted rows would go now that a key has moved the line: a
// program may tell it to those who cannot see it.
type RowDragMoved struct {
	// Grid is RowDrag.Name of the grid they are over.
	Grid        string
	TargetRowID string
	Where       option.RowPlace
}

// RowDragEnded says that a drag is over. It follows RowsReordered where rows moved
// in the grid.
type RowDragEnded struct {
	RowIDs []string
	// Dropped says that they went somewhere, Grid is RowDrag.Name of the grid where.
	Dropped bool
	Grid    string
}

// RowPinsChanged says that rows were pinned or unpinned, or asks for it where RowPins
// is Controlled.
type RowPinsChanged struct {
	// RowIDs are the rows it was done to, Side is where they are pinned now.
	RowIDs []string
	Side   option.RowPinSide
	// Top and Bottom are all pinned rows after the change.
	Top, Bottom []string
}

// Apply makes the change.
func (e RowPinsChanged) Apply(to *option.Options) {
	to.RowPins.Top, to.RowPins.Bottom = e.Top, e.Bottom
}

// RowSizingChanged says that rows were given other heights, or asks for it where
// RowSizing is Controlled. While an edge is dragged it comes with every move.
type RowSizingChanged struct {
	// Heights are the new heights by row id; 0 gives a row its own back.
	Heights map[string]unit.Dp
}

// Apply makes the change.
func (e RowSizingChanged) Apply(to *option.Options) {
	to.RowSizing.Heights = override.Sizes(to.RowSizing.Heights, e.Heights)
}
