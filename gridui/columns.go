// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package gridui

import (
	"github.com/giogrid/giogrid/gridui/filter"
	"github.com/giogrid/giogrid/gridui/internal/column"
	"github.com/giogrid/giogrid/gridui/internal/core"
	"github.com/giogrid/giogrid/gridui/internal/feature/rowdrag"
	"github.com/giogrid/giogrid/gridui/option"
)

// FitColumns does for all columns that show what ColumnHandle.Fit does for one.
func (g *Grid[T]) FitColumns() { g.bound().Features.ColumnFit.FitAll() }

// FitToWidth widens or narrows the columns in proportion, so that together they
// fill the width of the grid, as far as their limits and columns with NoResize let them.
func (g *Grid[T]) FitToWidth() { g.bound().Features.ColumnFit.FitToWidth() }

// ShownColumns returns the ids of the columns that show, from the reading start on,
// without those of the grid's own.
func (g *Grid[T]) ShownColumns() []string { return g.bound().ShownColumns() }

// OpenColumns opens a list of all columns in the next frame, in which users show and
// hide them and bring back how they were defined.
// The list opens at the button of ColumnVisibility, or at the end of the header without one.
func (g *Grid[T]) OpenColumns() { g.bound().ColumnList().Open() }

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

// ColumnHandle acts on one column of a grid, or on the columns of a group, by its id. Changes
// are made as users make them: events tell of them. A handle of an id that no column has does
// nothing. The zero value belongs to no grid and cannot be used.
type ColumnHandle struct {
	core *core.Grid
	id   string
}

// Column returns a handle of the column, or the group of columns, with an id.
func (g *Grid[T]) Column(id string) ColumnHandle { return ColumnHandle{g.bound(), id} }

// Fit makes the column, or each column of a group, as wide as its header and its
// contents in all rows need: at once by the rows on the screen, and when all rows
// were read, exactly. Cells that are widgets do not count, and in a column of groups
// or of a tree only the rows on the screen do. A column that wraps gets no wider than
// 480 dp for its contents: the rest goes on in the next line. The header has room for
// what shows when users sort by the column and for the button of its menu.
func (c ColumnHandle) Fit() { c.core.Features.ColumnFit.Fit(c.id) }

// Pin pins the column, or all columns of a group, to a side: after those that are pinned
// there. ColumnPinNone unpins. It does nothing for columns with NoPin.
func (c ColumnHandle) Pin(side option.ColumnPinSide) { c.core.PinColumn(c.id, side) }

// Show shows the column if it is hidden.
func (c ColumnHandle) Show() { c.core.SetShown([]string{c.id}, true) }

// Hide hides the column. Columns with NoHide and the last one that shows stay.
func (c ColumnHandle) Hide() { c.core.SetShown([]string{c.id}, false) }

// ScrollTo brings the column onto the screen in the next frame.
func (c ColumnHandle) ScrollTo() { c.core.View.Requests.ToColumn(c.id) }

// OpenMenu opens the menu of the column's header, or of a group's, in the next
// frame, as Alt with the arrow down does. It has no effect if there is none such, or
// HeaderMenu is not Enabled.
func (c ColumnHandle) OpenMenu() {
	c.core.Resolve()
	c.core.Features.HeaderMenu.Request(c.id)
}

// Filter returns the filter of the column, the zero Filter if it has none.
func (c ColumnHandle) Filter() filter.Filter { return c.core.FilterOf(c.id) }

// SetFilter filters by the column: the change is told of by FilterChanged, and only that if
// filters are Controlled. A filter that passes all rows takes the column's away. It has no
// effect while Filtering is not Enabled.
func (c ColumnHandle) SetFilter(f filter.Filter) { c.core.SetFilter(c.id, f) }

// OpenFilter opens the panel of the column's filter. It has no effect if the column does
// not show, cannot be filtered, or Filtering is not Enabled.
func (c ColumnHandle) OpenFilter() { c.core.Features.Filters.Request(c.id) }

// Meta returns the value that the column keeps, see Typed.Meta; nil where it keeps none.
func (c ColumnHandle) Meta() any { return c.core.ColumnMeta(c.id) }

// ClearFilters takes the filters of all columns away, as a user does. Quick stays.
func (g *Grid[T]) ClearFilters() { g.bound().ClearFilters() }
