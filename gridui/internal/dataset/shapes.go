// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package dataset

import (
	"errors"

	"github.com/giogrid/giogrid/gridui/option"
)

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
	if ds.Frame == 0 {
		ds.ordering.pages.restart() // the program has set the filters before
	}
}

// BringGroups makes the rows group, and totals show. Like BringTrees, it sets the functions that do so.
func (ds *Set) BringGroups() {
	ds.groupsRows = true
	ds.ordering.takeGroups, ds.Want.aggregated = ds.Groups.take, ds.Want.aggregate
	// Groups that were requested before are requested again.
	ds.ordering.groupedBy, ds.Remote.asked.groups = option.Grouping{}, option.Grouping{}
}

// Unlinked returns an error if the options of a grid that has not been drawn need code that the program has not named.
// Its export would hold rows that should be left out. A drawn grid reports a problem instead, and exports the rows that
// it shows.
func (ds *Set) Unlinked() error {
	switch {
	case ds.Frame > 0:
		return nil
	case ds.treeLacks:
		return errors.New(noTrees)
	case !ds.groupsRows && ds.Want.asksSums():
		return errors.New(noGroups)
	case ds.Want.lacksFilters():
		return errors.New(noFilters)
	}
	return nil
}
