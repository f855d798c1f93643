// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package option

// ExportScope is what an export writes. The zero value writes the rows that pass the filter, those of closed
// groups and branches too, and the columns that show, with the values of groups in columns.
type ExportScope struct {
	Rows    ExportRows
	Groups  ExportGroups
	Columns ExportColumns
	// NoTotal leaves out the row of totals, which is written where Grouping.Total shows one. ExportRowsAll
	// and an export of the selected rows have none.
	NoTotal bool
}

// ExportRows selects the rows of an export.
type ExportRows uint8

const (
	// ExportRowsPassing is the rows that pass the filter on all pages, in the order in which they show.
	// Those of closed groups and closed branches of a tree are among them, pinned rows come first and last.
	ExportRowsPassing ExportRows = iota
	// ExportRowsShown is the rows that show on all pages: those of closed groups and branches do not.
	ExportRowsShown
	// ExportRowsAll is all rows of the source in its order, whatever the filter and the groups.
	ExportRowsAll
)

// ExportGroups selects how an export writes groups. It has no effect on a tree, whose branches are rows,
// nor with ExportRowsAll.
type ExportGroups uint8

const (
	// ExportGroupsFlat writes rows alone. The values of their groups are in a column for each level, in place
	// of the column of groups.
	ExportGroupsFlat ExportGroups = iota
	// ExportGroupsOutline writes a line for each group, with its aggregates, above the rows of the group, and
	// its footer below them.
	ExportGroupsOutline
)

// ExportColumns selects the columns of an export. Columns of buttons and the like, and those with NoCopy, are
// never written.
type ExportColumns uint8

const (
	// ExportColumnsShown is the columns that show, in their order.
	ExportColumnsShown ExportColumns = iota
	// ExportColumnsAll is these and the hidden ones, each after the column that it is defined after.
	ExportColumnsAll
)
