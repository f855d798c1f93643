// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package gridui

import (
	"github.com/giogrid/giogrid/gridui/internal/column"
	"github.com/giogrid/giogrid/gridui/internal/feature/rowdrag"
	"github.com/giogrid/giogrid/gridui/option"
)

// FitColumn makes a column, or each column of a group, as wide as its header and its
// contents in all rows need: at once by the rows on the screen, and when all rows
// were read, exactly. Cells that are widgets do not count, and in a column of groups
// or of a tree only the rows on the screen do. A column that wraps gets no wider than
// 480 dp for its contents: the rest goes on in the next line. The header has room for
// what shows when users sort by the column and for the button of its menu.
func (g *Grid[T]) FitColumn(id string) { g.bound().Features.ColumnFit.Fit(id) }

// FitColumns does for all columns that show what FitColumn does for one.
func (g *Grid[T]) FitColumns() { g.bound().Features.ColumnFit.FitAll() }

// FitToWidth widens or narrows the columns in proportion, so that together they
// fill the width of the grid, as far as their limits and columns with NoResize let them.
func (g *Grid[T]) FitToWidth() { g.bound().Features.ColumnFit.FitToWidth() }

// PinColumn pins a column, or all columns of a group, to a side as a user does: after
// those that are pinned there. ColumnPinNone unpins. It does nothing for ids of no column
// and for columns with NoPin.
func (g *Grid[T]) PinColumn(id string, side option.ColumnPinSide) {
	g.bound().PinColumn(id, side)
}

// ShownColumns are the ids of the columns that show, from the reading start on,
// without those of the grid's own.
func (g *Grid[T]) ShownColumns() []string {
	return g.bound().ShownColumns()
}

// ShowColumn shows a hidden column as a user does, HideColumn hides one. They do
// nothing for ids of no column; columns with NoHide and the last one that shows stay.
func (g *Grid[T]) ShowColumn(columnID string) { g.bound().SetShown([]string{columnID}, true) }

// HideColumn hides a column, see ShowColumn.
func (g *Grid[T]) HideColumn(columnID string) { g.bound().SetShown([]string{columnID}, false) }

// OpenColumns opens a list of all columns in the next frame, in which users show and
// hide them and bring back how they were defined.
// The list opens at the button of ColumnVisibility, or at the end of the header without one.
func (g *Grid[T]) OpenColumns() { g.bound().Features.ColumnChooser.Open() }

const (
	// SelectColumn is the id of the column of check boxes, the first of the left pane.
	SelectColumn = column.SelectColumnID
	// DragColumn is the id of the column of drag handles, the first of the left pane.
	DragColumn = rowdrag.HandleColumn
	// GroupColumn is the id of the column that shows groups and their counts, the first one
	// that is not of check boxes. It can be pinned and sorted by like any other: it stands
	// for the columns of Grouping.By.
	GroupColumn = column.GroupColumnID
)
