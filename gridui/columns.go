// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package gridui

import (
	"github.com/giogrid/giogrid/gridui/internal/column"
	"github.com/giogrid/giogrid/gridui/internal/feature/rowdrag"
)

// FitColumns does for all columns that show what ColumnHandle.Fit does for one.
func (g *Grid[T]) FitColumns() { g.bound().Features.ColumnFit.FitAll() }

// FitToWidth widens or narrows the columns in proportion, so that together they
// fill the width of the grid, as far as their limits and columns with NoResize let them.
func (g *Grid[T]) FitToWidth() { g.bound().Features.ColumnFit.FitToWidth() }

// ShownColumns are the ids of the columns that show, from the reading start on,
// without those of the grid's own.
func (g *Grid[T]) ShownColumns() []string { return g.bound().ShownColumns() }

// OpenColumns opens a list of all columns in the next frame, in which users show and
// hide them and bring back how they were defined.
// The list opens at the button of ColumnVisibility, or at the end of the header without one.
func (g *Grid[T]) OpenColumns() { g.bound().Features.ColumnChooser.Open() }

const (
	// SelectColumn is the id of the column of check boxes, which is in the left pane.
	SelectColumn = column.SelectColumnID
	// DragColumn is the id of the column of drag handles, which is before that of the
	// check boxes.
	DragColumn = rowdrag.HandleColumn
	// RowNumberColumn is the id of the column of row numbers, the first of the left pane.
	RowNumberColumn = column.RowNumberColumnID
	// GroupColumn is the id of the column that shows groups and their counts, the first one
	// that is not of check boxes. It can be pinned and sorted by like any other: it stands
	// for the columns of Grouping.By.
	GroupColumn = column.GroupColumnID
)
