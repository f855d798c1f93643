// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package gridui

import (
	"cmp"
	"slices"

	"github.com/giogrid/giogrid/gridui/events"
	"github.com/giogrid/giogrid/gridui/option"
)

// setSort changes the order as a user does.
func (g *core) setSort(to []option.SortKey) {
	from := g.Sorting.Keys
	if g.Sorting.Mode == option.SortOff || slices.Equal(from, to) {
		return
	}
	if !g.Sorting.Controlled {
		g.Sorting.Keys = to
	}
	g.report.Emit(events.SortChanged{From: from, To: to})
}

// ClearSort drops the order as a user does.
func (g *core) ClearSort() {
	if g.Sorting.Clears() {
		g.setSort(nil)
	}
}

// sortBy does what a click on a header does.
func (g *core) sortBy(col int, add bool) {
	leaf := &g.engine.cols.Leaves[col]
	if !leaf.Sorts {
		return
	}
	d, s := g.engine.cols.Defs[leaf.Def], g.Sorting
	if d.SortAlone {
		add, s.Always = false, false
	}
	desc := cmp.Or(d.SortFirst, s.First).Descending(func() option.Kind { return g.data.Snapshots.KindToSort(d) })
	g.setSort(s.Toggled(leaf.ID, desc, add))
}
