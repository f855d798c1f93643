// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package dataset

import "github.com/giogrid/giogrid/gridui/option"

// BringTrees makes the rows nest. Parts of the set build, lay out and change trees through the functions that it sets
// alone, so that other programs do not link them.
func (ds *Set) BringTrees() {
	ds.nestsRows = true
	ds.tree.start = ds.tree.startBuild
	ds.ordering.takeTree, ds.Want.aggregated = ds.ordering.layTree, ds.Want.aggregate
	ds.writer.trees = treeWriter{shape: ds.ordering.treeShape, join: ds.writer.joinTree, change: ds.writer.changeTree, pathsReady: ds.writer.pathsReady}
	ds.Loads.shape, ds.Loads.adopt = ds.ordering.treeShape, ds.Loads.adoptRows
	ds.Index.indexPaths, ds.compact.keep = ds.Index.pathIndexer, ds.compact.keepTree
	if ds.treeLacks {
		ds.RowsChanged() // a tree is built for new rows
	}
}

// BringFilters makes the rows filter. Like BringTrees, it sets the functions that do so.
func (ds *Set) BringFilters() {
	ds.Want.filters = ds.Want.setFilters
	ds.ordering.setFilter = ds.ordering.setModelFilter
	ds.Remote.filterBy = ds.Remote.addFilters
}

// BringGroups makes the rows group, and totals show. Like BringTrees, it sets the functions that do so.
func (ds *Set) BringGroups() {
	ds.groupsRows = true
	ds.ordering.takeGroups, ds.Want.aggregated = ds.Groups.take, ds.Want.aggregate
	// Groups that were requested before are requested again.
	ds.ordering.groupedBy, ds.Remote.asked.groups = option.Grouping{}, option.Grouping{}
}
