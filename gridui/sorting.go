// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package gridui

import (
	"cmp"

	"github.com/giogrid/giogrid/gridui/option"
)

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
