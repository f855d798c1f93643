// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package core

import (
	"cmp"
	"slices"

	"gioui.org/io/key"
	"gioui.org/layout"

	"github.com/giogrid/giogrid/gridui/events"
	"github.com/giogrid/giogrid/gridui/filter"
	"github.com/giogrid/giogrid/gridui/internal/column"
	"github.com/giogrid/giogrid/gridui/internal/coord"
	"github.com/giogrid/giogrid/gridui/internal/feature"
	"github.com/giogrid/giogrid/gridui/internal/filterlist"
	"github.com/giogrid/giogrid/gridui/internal/focus"
	"github.com/giogrid/giogrid/gridui/internal/idlist"
	"github.com/giogrid/giogrid/gridui/internal/rowdata"
	"github.com/giogrid/giogrid/gridui/internal/rowmodel"
	"github.com/giogrid/giogrid/gridui/internal/selection"
	"github.com/giogrid/giogrid/gridui/internal/settings"
	"github.com/giogrid/giogrid/gridui/internal/viewport"
	"github.com/giogrid/giogrid/gridui/option"
	"github.com/giogrid/giogrid/layoutx"
	"github.com/giogrid/giogrid/virtualize"
)

// actions implements the changes of rows and their order that users make by pointer, by keys, or
// through the program. Each changes the options unless they are controlled, and emits an event.
type actions struct{ *Parts }

// setSort changes the order as a user does.
func (a *actions) setSort(to []option.SortKey) {
	from := a.Options.Sorting.Keys
	if a.Options.Sorting.Mode == option.SortOff || slices.Equal(from, to) {
		return
	}
	if !a.Options.Sorting.Controlled {
		a.Options.Sorting.Keys = to
	}
	a.Report.Emit(events.SortChanged{From: from, To: to})
}

// ClearSort drops the order as a user does.
func (a *actions) ClearSort() {
	if settings.SortClears(&a.Options.Sorting) {
		a.setSort(nil)
	}
}

// sortBy does what a click on a header does.
func (a *actions) sortBy(col int, add bool) {
	leaf := &a.Columns.Leaves[col]
	if !leaf.Sorts {
		return
	}
	d, s := a.Columns.Defs[leaf.Def], a.Options.Sorting
	if d.SortAlone {
		add, s.Always = false, false
	}
	a.setSort(s.Toggled(leaf.ID, a.firstDescending(d), add))
}

// firstDescending reports whether the first click on the header of a column sorts descending.
func (a *actions) firstDescending(d *column.Def) bool {
	first := cmp.Or(d.SortFirst, a.Options.Sorting.First)
	return settings.FirstDescending(first, func() option.Kind { return a.Data.Snapshots.KindToSort(d) })
}

// DoInHeader carries out the header menu commands for sorting, groups of columns and pins, and
// reports whether c is such a command.
func (a *actions) DoInHeader(_ layout.Context, c feature.HeadCommand, at viewport.Address) bool {
	s, l := &a.Options.Sorting, &a.Columns.Leaves[at.Col]
	id, _ := a.View.Heads.ID(at)
	switch c {
	case feature.HeadSortAsc, feature.HeadSortDesc:
		a.setSort(settings.SortDirected(s, l.ID, c == feature.HeadSortDesc, s.Always && !l.SortAlone))
	case feature.HeadAddAsc, feature.HeadAddDesc:
		a.setSort(settings.SortDirected(s, l.ID, c == feature.HeadAddDesc, true))
	case feature.HeadSortClear:
		a.setSort(settings.SortWithout(s, l.ID))
	case feature.HeadToggleGroup:
		a.ColumnState.ToggleGroup(l.Groups[at.Row])
	case feature.HeadPinLeft:
		a.ColumnState.Pin(id, option.ColumnPinLeft)
	case feature.HeadPinRight:
		a.ColumnState.Pin(id, option.ColumnPinRight)
	case feature.HeadUnpin:
		a.ColumnState.Pin(id, option.ColumnPinNone)
	default:
		return false
	}
	return true
}

// clickHead sorts by the column whose header was clicked.
func (a *actions) clickHead(at viewport.Address, by events.Click) bool {
	a.sortBy(at.Col, by.Modifiers.Contain(key.ModShift))
	return true
}

// FilterOf implements ColumnHandle.Filter.
func (a *actions) FilterOf(columnID string) filter.Filter {
	for i := range a.Options.Filtering.Columns {
		if c := &a.Options.Filtering.Columns[i]; c.ColumnID == columnID {
			return c.Filter
		}
	}
	return filter.Filter{}
}

// SetFilter implements ColumnHandle.SetFilter.
func (a *actions) SetFilter(columnID string, f filter.Filter) {
	if !a.Options.Filtering.Enabled || columnID == "" {
		return
	}
	if old := a.FilterOf(columnID); old.Equal(f) || !old.Active() && !f.Active() {
		return
	}
	a.changeFilters(events.FilterChanged{ColumnID: columnID, Filter: f.Clone(), To: filterlist.With(a.Options.Filtering.Columns, columnID, f)})
}

// ClearFilters implements Grid.ClearFilters.
func (a *actions) ClearFilters() {
	if !a.Options.Filtering.Enabled || len(a.Options.Filtering.Columns) == 0 {
		return
	}
	a.changeFilters(events.FilterChanged{})
}

func (a *actions) changeFilters(ev events.FilterChanged) {
	ev.From = a.Options.Filtering.Columns
	if !a.Options.Filtering.Controlled {
		a.Options.Filtering.Columns = ev.To
	}
	a.Report.Emit(ev)
}

// PinRow implements RowHandle.Pin.
func (a *actions) PinRow(rowID string, side option.RowPinSide) {
	p := &a.Options.RowPins
	if p.Of(rowID) == side {
		return
	}
	at := a.Focus.At()
	a.Data.Pins.Note(rowID, at.Band, at.Row)
	ids := []string{rowID}
	ev := events.RowPinsChanged{RowIDs: ids, Side: side, Top: idlist.Without(p.Top, ids), Bottom: idlist.Without(p.Bottom, ids)}
	switch side {
	case option.RowPinTop:
		ev.Top = append(ev.Top, rowID)
	case option.RowPinBottom:
		ev.Bottom = append(ev.Bottom, rowID)
	}
	a.View.Bands.Reveal(rowID)
	if !p.Controlled {
		ev.Apply(a.Options)
	}
	a.Report.Emit(ev)
}

// SetExpanded implements RowHandle.SetExpanded.
func (g *Grid) SetExpanded(id string, open bool) {
	depth := 0
	if g.Options.Expansion.Depth > 0 {
		depth = g.Data.Expansion.DepthOf(id)
	}
	g.Options.Expansion.Set(id, depth, open)
}

// ExpandAll implements Grid.ExpandAll.
func (g *Grid) ExpandAll() {
	g.ExpandTo(0)
	g.Options.Expansion.Rows.SetAll(true)
}

// ExpandTo implements Grid.ExpandTo.
func (g *Grid) ExpandTo(depth int) {
	g.Options.Expansion.Rows.SetAll(false)
	g.Options.Expansion.Depth = max(depth, 0)
}

// ReloadChildren implements RowHandle.ReloadChildren.
func (g *Grid) ReloadChildren(rowID string) {
	if g.Data.Order.Lazy.Drop(rowID) {
		g.Data.RowsChanged()
	}
}

// SelectAll implements Grid.SelectAll.
func (g *Grid) SelectAll() {
	g.Sync(layout.Context{})
	g.Selection.SelectScope(true, selection.Quietly)
}

// SelectedCount implements Grid.SelectedCount.
func (g *Grid) SelectedCount() int {
	if g.Options.Selection.Mode != option.SelectOff {
		g.Sync(layout.Context{})
	}
	return g.Selection.SelectedKnown()
}

// IsSelected implements RowHandle.IsSelected.
func (g *Grid) IsSelected(id string) bool {
	if g.Options.Selection.Mode == option.SelectOff || !g.Options.Selection.Rows.Has(id) {
		return false
	}
	g.Sync(layout.Context{})
	return g.Selection.CanSelect(id)
}

// EachSelected calls yield for the rows of Grid.SelectedRows. A row is valid until the next call.
func (g *Grid) EachSelected(yield func(id string, row rowdata.Row) bool) {
	if g.Selection.None() {
		return
	}
	g.Sync(layout.Context{})
	if !g.Data.Unscanned("SelectedRows", "it yields none: see Selection.Rows") {
		g.Selection.EachSelected(yield)
	}
}

// FocusCell implements Grid.FocusCell.
func (g *Grid) FocusCell(row coord.Pos, columnID string) bool {
	g.Sync(layout.Context{})
	col := g.Columns.Find(columnID)
	if col < 0 || row < 0 || row >= coord.Pos(g.View.Count) {
		return false
	}
	to := viewport.Address{Band: layoutx.Body, Row: row.BodySlot(), Col: col}
	if editor := g.Features.Editor; editor.IsOpen() && !editor.Edits(to) && !editor.Commit() {
		return false
	}
	g.Focus.Move(to, focus.Stay)
	g.View.Requests.ToRow(row, virtualize.Nearest)
	g.View.Requests.ToColumn(columnID)
	return true
}

// PageCount implements Grid.PageCount.
func (g *Grid) PageCount() (count int, known bool) {
	g.Sync(layout.Context{})
	if !g.Options.Paging.IsOn() {
		return 1, true
	}
	n := rowmodel.Page(g.Data.Pages.Shown).Count(g.Data.Pages.Total)
	return max(n, 0), n >= 0
}

// Refresh implements Grid.Refresh.
func (g *Grid) Refresh() {
	g.Data.Refresh()
}
