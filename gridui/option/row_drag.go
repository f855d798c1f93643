// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package option

// RowDrag lets users move rows by dragging them. The zero value does not.
//
// A drag begins once the pointer has gone 6 dp, so that a click stays a click; a
// finger drags the handle at once and a whole row after it has rested on it. With a
// selected row go all selected rows of the page. A line shows where they go, the rows
// scroll while the pointer is near their top or bottom, Esc and a release outside of
// the grid leave everything as it was.
//
// Ctrl+Shift with an arrow key moves the focused row, or the selected ones with it, by
// one. Ctrl+Shift+Space, or Space on the handle, lifts them: arrows, Page Up and Down,
// Home and End then move the line, Tab goes to the next grid of Group, Enter and Space
// drop, with Ctrl a copy, Esc puts back.
//
// Where rows are sorted, filtered or grouped they have no order that could be changed:
// they cannot be moved then, and the grid says why. Nor can the tracked rows of a
// ChangeTrackingGrid, since their order is no change to be sent, unless Controlled: the
// program may keep their places in a field. In a tree rows go before, after or into
// other rows, in one that is sorted or filtered only into them, and never below
// themselves.
type RowDrag struct {
	Mode RowDragMode
	// Handle adds a column of handles, DragColumn, and leaves the rest of the row to
	// other gestures.
	Handle bool
	// Controlled proposes a move as a RowsReordered event and leaves the rows to the
	// caller. Without it the grid shows the rows in their new order, in a slice of its
	// own: that of SetRows is not changed. Rows of SetSource, and those of a tree, can
	// only be moved by the caller.
	Controlled bool
	// Group lets rows go to and come from the other grids that have the same one; nil:
	// they stay. What was dropped is told by an event of the grid that it was dropped
	// on, and put there by the caller.
	Group *DragGroup
	// Name identifies the grid in the events of other grids.
	Name string
}

// RowDragMode sets what rows can be dragged to.
type RowDragMode uint8

const (
	RowDragOff RowDragMode = iota
	// RowDragReorder moves rows within the grid, and to the other grids of Group.
	RowDragReorder
	// RowDragExchange moves rows to the other grids of Group only. A grid may do so
	// whatever order its rows are in.
	RowDragExchange
)

// RowPlace is where rows go beside another.
type RowPlace uint8

const (
	RowBefore RowPlace = iota
	// RowInside is below a row of a tree, as its children.
	RowInside
	RowAfter
	// RowEnd is after all others, or anywhere in a grid that is sorted.
	RowEnd
)
