// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package option

// RowDrag lets users move rows by dragging them. The zero value is off.
//
// A drag begins after the pointer has moved 6 dp, so that a click stays a click. A finger drags the handle at once,
// and a whole row after resting on it. Dragging a selected row moves all selected rows of the page. A line shows the
// target. The rows scroll while the pointer is near their top or bottom. Esc, and a release outside the grid, cancel
// the drag.
//
// Ctrl+Shift with an arrow key moves the focused row, together with the selected rows if it is selected, by one row.
// Ctrl+Shift+Space, or Space on the handle, lifts the rows: then arrows, Page Up, Page Down, Home and End move the
// line, Tab goes to the next grid of Group, Enter and Space drop the rows (with Ctrl a copy of them), and Esc
// cancels.
//
// With Regroup, rows that are grouped are dragged into other groups.
//
// Otherwise rows cannot be moved while they are sorted, filtered or grouped, because their order is computed then; the grid
// shows the reason. The tracked rows of a ChangeTrackingGrid can be moved only with Controlled, because their order
// is not a change that is saved: the program may store their places in a field. In a tree, rows move before, after
// or into other rows, but never below themselves. In a tree that is sorted or filtered they can only move into other
// rows.
type RowDrag struct {
	Mode RowDragMode
	// Handle adds a column of handles, DragColumn. Rows are then dragged only by their handles.
	Handle bool
	// Controlled proposes a move by a RowsReordered event and leaves the rows to the program. Without it the grid
	// shows the rows in their new order, in a new slice: the slice of SetRows does not change. Rows of SetSource,
	// and rows of a tree, are always left to the program.
	Controlled bool
	// Regroup lets users drag rows of a grid with Grouping into other groups: a drop on a group or on its rows writes
	// the value of the group into the columns of its levels, as far as it differs, as one edit of all dragged rows and
	// one step of Undo. Editing need not be on, but Typed.Edit and Typed.Validate count. A RowsRegrouped event follows
	// CellsEdited. Groups of intervals, and columns and cells that cannot be edited, refuse rows; the reason shows at
	// the pointer. A row of Mode RowDragReorder is lifted by keys as above, and arrows go from group to group.
	// Controlled leaves the values to the program.
	Regroup bool
	// Group connects the grid with the other grids of the same DragGroup, between which users drag rows. nil: rows
	// stay in the grid. The grid that rows are dropped on sends a RowDropped event, and the program moves the rows.
	Group *DragGroup
	// Name identifies the grid in the events of other grids.
	Name string
}

// RowDragMode sets where rows can be dragged to.
type RowDragMode uint8

const (
	RowDragOff RowDragMode = iota
	// RowDragReorder moves rows within the grid, and to the other grids of Group.
	RowDragReorder
	// RowDragExchange moves rows only to the other grids of Group. It works with any order of the rows.
	RowDragExchange
)

// RowPlace is a place relative to a target row.
type RowPlace uint8

const (
	RowBefore RowPlace = iota
	// RowInside is below a row of a tree, among its children.
	RowInside
	RowAfter
	// RowEnd is after all other rows, or anywhere in a grid that is sorted.
	RowEnd
)
