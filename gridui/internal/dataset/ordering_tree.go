// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package dataset

import (
	"github.com/giogrid/giogrid/gridui/internal/coord"
	"github.com/giogrid/giogrid/gridui/internal/rowmodel"
	"github.com/giogrid/giogrid/gridui/option"
)

// layTree passes the tree to the model.
func (od *ordering) layTree() { od.rows.Order.Model.SetTree(od.treeShape()) }

// treeShape returns the layout of a tree for the model.
func (od *ordering) treeShape() rowmodel.Shape {
	t, opened := od.rows.Order.Tree, od.open.known
	return rowmodel.Shape{
		Tree: t.Tree, Filter: treeFilterOf(od.rows.Funcs.Tree.Filter), Lazy: od.loads.waits(t),
		Aggregates: od.groups.aggregates(od.rows.Order.By), TotalOnly: !od.rows.Order.By.Branches, AllRows: od.rows.Options.Grouping.AllRows,
		OpenRow: func(row coord.Record, depth int, held bool) bool {
			return opened.Load().opens(func() string { return t.ID(row) }, depth, held)
		},
	}
}

// treeFilterOf maps an option to the tree filter of the row model.
func treeFilterOf(f option.TreeFilter) rowmodel.TreeFilter {
	switch f {
	case option.TreeFilterParentsFirst:
		return rowmodel.ParentsFirst
	case option.TreeFilterKeepFamily:
		return rowmodel.KeepFamily
	}
	return rowmodel.KeepAncestors
}
