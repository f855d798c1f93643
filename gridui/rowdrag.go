// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package gridui

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
// Home and End then move the line, Tab goes to the next grid of Space, Enter and Space
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
	// Space lets rows go to and come from the other grids that have the same one; nil:
	// they stay. What was dropped is told by an event of the grid that it was dropped
	// on, and put there by the caller.
	Group *DragGroup
	// Name is what the events of other grids call this one.
	Name string
}

// RowDragMode says what rows can be dragged to.
type RowDragMode uint8

const (
	RowDragOff RowDragMode = iota
	// RowReorder moves rows among those of the grid, and to the other grids of Space.
	RowReorder
	// RowExchange moves rows to the other grids of Space only. A grid may do so
	// whatever order its rows are in.
	RowExchange
)

// DragColumn is the id of the column of drag handles, the first of the left pane.
const DragColumn = "__drag__"

// RowPlace is where rows go beside another.
type RowPlace uint8

const (
	RowBefore RowPlace = iota
	// RowInside is below a row of a tree, as its children.
	RowInside
	RowAfter
	// RowEnd is after all others, or anywhere in a grid that has an order of its own.
	RowEnd
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
	Where       RowPlace
}

// RowDropped asks the owner of the rows to put rows of another grid into this one.
// TransferRows and CopyRows do it to slices.
type RowDropped struct {
	// Source is RowDrag.Name of the grid they come from.
	Source string
	// RowIDs are the rows, in the order they showed there.
	RowIDs []string
	// TargetRowID is a row of this grid, Where on which side of it they go. It is
	// empty for RowEnd.
	TargetRowID string
	Where       RowPlace
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
	Where       RowPlace
}

// RowDragEnded says that a drag is over. It follows RowsReordered where rows moved
// in the grid.
type RowDragEnded struct {
	RowIDs []string
	// Dropped says that they went somewhere, Grid is RowDrag.Name of the grid where.
	Dropped bool
	Grid    string
}

func (RowsReordered) gridEvent()  {}
func (RowDropped) gridEvent()     {}
func (RowDragStarted) gridEvent() {}
func (RowDragMoved) gridEvent()   {}
func (RowDragEnded) gridEvent()   {}

// dragBar is why the rows of a grid cannot be moved.
type dragBar uint8

const (
	barNone dragBar = iota
	barSorted
	barFiltered
	barGrouped
	barTracked
)

// rowDragBar says whether rows have an order that can be changed.
func (g *Core) rowDragBar() dragBar {
	switch {
	case !g.funcs.tree.on() && len(g.Grouping.By) > 0:
		return barGrouped
	case len(g.activeKeys()) > 0:
		return barSorted
	case g.filters():
		return barFiltered
	case g.edits.status != nil && !g.RowDrag.Controlled && !g.funcs.tree.on():
		return barTracked // an order is no change that a server could be told of
	}
	return barNone
}

// dragReason is what a user reads of it.
func (e *engine) dragReason(b dragBar) string {
	switch b {
	case barSorted:
		return e.skin.loc.RowsSorted
	case barFiltered:
		return e.skin.loc.RowsFiltered
	case barGrouped:
		return e.skin.loc.RowsGrouped
	case barTracked:
		return e.skin.loc.RowsTracked
	}
	return ""
}
