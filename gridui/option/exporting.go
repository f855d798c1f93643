// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package option

// ExportScope selects the rows and columns of an export. The zero value writes the rows that pass the filter,
// including rows of closed groups and branches, and the visible columns, with the values of groups in columns.
type ExportScope struct {
	Rows ExportRows
	// Outline writes a line for each group, with its aggregates, above the rows of the group, and its footer below
	// them. Without it the values of groups are in a column for each level, in place of the column of groups. It
	// has no effect on a tree, whose branches are rows, nor with ExportRowsAll.
	Outline bool
	// HiddenColumns writes the hidden columns too, each after the column that it is defined after. Columns of
	// buttons and the like, and those with NoCopy, are never written.
	HiddenColumns bool
	// TotalDisabled leaves out the row of totals, which is written where Grouping.Total shows one. ExportRowsAll
	// and an export of the selected rows have none.
	TotalDisabled bool
}

// ExportRows selects the rows of an export.
type ExportRows uint8

const (
	// ExportRowsPassing is the rows that pass the filter on all pages, in the order in which they show.
	// Those of closed groups and closed branches of a tree are among them, pinned rows come first and last.
	ExportRowsPassing ExportRows = iota
	// ExportRowsShown is the visible rows of all pages, without rows of closed groups and branches.
	ExportRowsShown
	// ExportRowsAll is all rows of the source in its order, whatever the filter and the groups.
	ExportRowsAll
)
