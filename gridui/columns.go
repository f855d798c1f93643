// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package gridui

import (
	"github.com/giogrid/giogrid/gridui/filter"
	"github.com/giogrid/giogrid/gridui/internal/column"
	"github.com/giogrid/giogrid/gridui/internal/core"
	"github.com/giogrid/giogrid/gridui/internal/feature/rowdrag"
	"github.com/giogrid/giogrid/gridui/option"
)

// FitColumns fits all visible columns as ColumnHandle.Fit does.
func (g *Grid[T]) FitColumns() { g.bound().ColumnFitting().FitAll() }

// FitToWidth widens or narrows the columns in proportion until together they fill the width of the grid, within
// their limits. Columns with NoResize keep their width.
func (g *Grid[T]) FitToWidth() { g.bound().ColumnFitting().FitToWidth() }

// ShownColumns returns the ids of the visible columns from the reading start on, without columns that the grid adds.
func (g *Grid[T]) ShownColumns() []string { return g.bound().ShownColumns() }

// OpenSortList opens, in the next frame, the card in which users write a list of values by which a column is sorted, as
// the menu of its header does, see Sorting.ByMenu. It does nothing for a column that is not visible or does not sort.
func (g *Grid[T]) OpenSortList(columnID string) { g.bound().SortOrders().Request(columnID) }

// OpenColumns opens, in the next frame, a list of all columns, in which users show and hide columns and restore
// their definition. The list opens at the button of ColumnVisibility, or without one at the end of the header.
func (g *Grid[T]) OpenColumns() { g.bound().ColumnList().Open() }

const (
	// SelectColumn is the id of the column of check boxes, which is in the left pane.
	SelectColumn = column.SelectColumnID
	// DragColumn is the id of the column of drag handles, which is before the column of check boxes.
	DragColumn = rowdrag.HandleColumn
	// RowNumberColumn is the id of the column of row numbers, the first of the left pane.
	RowNumberColumn = column.RowNumberColumnID
	// GroupColumn is the id of the column that shows groups and their counts, the first one after the column of
	// check boxes. It can be pinned and sorted like other columns, and represents the columns of Grouping.By.
	GroupColumn = column.GroupColumnID
)

// A ColumnHandle acts on one column of a grid, or on the columns of a group, by its id. Its changes count as changes
// by users: events report them. A handle of an unknown id does nothing. The zero value belongs to no grid and cannot
// be used.
type ColumnHandle struct {
	core *core.Grid
	id   string
}

// Column returns a handle of the column, or the group of columns, with the given id.
func (g *Grid[T]) Column(id string) ColumnHandle { return ColumnHandle{g.bound(), id} }

// Fit makes the column, or each column of a group, as wide as its header and its contents need. It fits the rows on
// the screen at once, and all rows after they were read in the background. Cells that are widgets are not measured;
// columns of groups and of trees are measured only by the rows on the screen. The contents of a column that wraps
// get at most 480 dp. The header includes the sort mark and the button of its menu.
func (c ColumnHandle) Fit() { c.core.ColumnFitting().Fit(c.id) }

// Pin pins the column, or all columns of a group, to a side, after the columns that are pinned there. ColumnPinNone
// unpins. Pin has no effect on columns with NoPin.
func (c ColumnHandle) Pin(side option.ColumnPinSide) { c.core.PinColumn(c.id, side) }

// Show shows the column if it is hidden.
func (c ColumnHandle) Show() { c.core.SetShown([]string{c.id}, true) }

// Hide hides the column. It has no effect on columns with NoHide and on the last visible column.
func (c ColumnHandle) Hide() { c.core.SetShown([]string{c.id}, false) }

// ScrollTo brings the column onto the screen in the next frame.
func (c ColumnHandle) ScrollTo() { c.core.View.Requests.ToColumn(c.id) }

// OpenMenu opens the menu of the header of the column or group in the next frame, as Alt+Down does. It has no effect
// if the header does not exist or HeaderMenu is not Enabled.
func (c ColumnHandle) OpenMenu() {
	c.core.Resolve()
	c.core.Features.HeaderMenu.Request(c.id)
}

// Filter returns the filter of the column, the zero Filter if it has none.
func (c ColumnHandle) Filter() filter.Filter { return c.core.FilterOf(c.id) }

// SetFilter sets the filter of the column, as a user does. A FilterChanged event reports it, or only proposes it if
// Filtering is Controlled. A filter that passes all rows removes the filter. SetFilter has no effect unless
// Filtering is Enabled.
func (c ColumnHandle) SetFilter(f filter.Filter) { c.core.SetFilter(c.id, f) }

// OpenFilter opens the panel of the column's filter. It has no effect if the column is hidden or cannot be filtered,
// or if Filtering is not Enabled.
func (c ColumnHandle) OpenFilter() { c.core.Features.Filters.Request(c.id) }

// Meta returns the value that Typed.Meta stored with the column; nil if there is none.
func (c ColumnHandle) Meta() any { return c.core.ColumnMeta(c.id) }

// ClearFilters removes the filters of all columns, as a user does. Quick stays.
func (g *Grid[T]) ClearFilters() { g.bound().ClearFilters() }

// GaveWay returns the ids of the columns with Typed.GiveWay that the last frame had no room for, in the order of the
// columns.
func (g *Grid[T]) GaveWay() (ids []string) {
	c := &g.bound().Columns
	for _, l := range c.Kept() {
		if c.GaveWay(l.ID) {
			ids = append(ids, l.ID)
		}
	}
	return ids
}
