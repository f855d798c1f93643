// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package core

import (
	"cmp"
	"slices"

	"github.com/giogrid/giogrid/gridui/events"
	"github.com/giogrid/giogrid/gridui/internal/feature/headmenu"
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

// sortAs changes the order of the rows as a command says.
func (a *actions) sortAs(c headmenu.Command, col int) {
	s, l := &a.Options.Sorting, &a.Columns.Leaves[col]
	switch c {
	case headmenu.SortAsc, headmenu.SortDesc:
		a.setSort(s.Directed(l.ID, c == headmenu.SortDesc, s.Always && !l.SortAlone))
	case headmenu.AddAsc, headmenu.AddDesc:
		a.setSort(s.Directed(l.ID, c == headmenu.AddDesc, true))
	case headmenu.SortClear:
		a.setSort(s.Without(l.ID))
	}
}
