// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package dataset

import (
	"github.com/giogrid/giogrid/gridui/internal/rowmodel"
	"github.com/giogrid/giogrid/gridui/option"
)

// treeShape is how the model lays out a tree.
func (od *ordering) treeShape() rowmodel.Shape {
	t, opened := od.rows.Order.Tree, od.open.known
	return rowmodel.Shape{
		Tree: t.Tree, Filter: treeFilterOf(od.rows.Funcs.Tree.Filter), Lazy: od.loads.waits(t),
		Aggregates: od.groups.aggregates(od.rows.Order.By), TotalOnly: !od.rows.Order.By.Branches,
		OpenRow: func(row int32, depth int) bool {
			e := opened.Load()
			if e.Rows.Len() == 0 {
				return e.IsOpen("", depth)
			}
			return e.IsOpen(t.id(int(row)), depth)
		},
	}
}

// treeFilterOf is what the row model calls a filter of trees.
func treeFilterOf(f option.TreeFilter) rowmodel.TreeFilter {
	switch f {
	case option.TreeParentsFirst:
		return rowmodel.ParentsFirst
	case option.TreeKeepFamily:
		return rowmodel.KeepFamily
	}
	return rowmodel.KeepAncestors
}
