// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package core

import (
	"cmp"
	"slices"

	"gioui.org/io/key"
	"gioui.org/layout"

	"github.com/giogrid/giogrid/gridui/events"
	"github.com/giogrid/giogrid/gridui/internal/feature"
	"github.com/giogrid/giogrid/gridui/internal/viewport"
	"github.com/giogrid/giogrid/gridui/option"
)

// actions are what users do to the rows and their order, by pointer, by keys, or through the
// program: each changes the options unless they are controlled, and emits an event.
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
	if a.Options.Sorting.Clears() {
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
	desc := cmp.Or(d.SortFirst, s.First).Descending(func() option.Kind { return a.Data.Snapshots.KindToSort(d) })
	a.setSort(s.Toggled(leaf.ID, desc, add))
}

// DoInHeader carries out the commands of the menu of headers that change sorting, groups of columns and pins,
// and reports whether a command is one of them.
func (a *actions) DoInHeader(_ layout.Context, c feature.HeadCommand, at viewport.Address) bool {
	s, l := &a.Options.Sorting, &a.Columns.Leaves[at.Col]
	id, _ := a.View.Heads.ID(at)
	switch c {
	case feature.HeadSortAsc, feature.HeadSortDesc:
		a.setSort(s.Directed(l.ID, c == feature.HeadSortDesc, s.Always && !l.SortAlone))
	case feature.HeadAddAsc, feature.HeadAddDesc:
		a.setSort(s.Directed(l.ID, c == feature.HeadAddDesc, true))
	case feature.HeadSortClear:
		a.setSort(s.Without(l.ID))
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
