// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package option

// ExportScope selects the rows and columns of an export. The zero value writes the rows that pass the filter,
// including rows of closed groups and branches, and the visible columns; the values of groups are written in
// columns.
type ExportScope struct {
	Rows ExportRows
	// Outline writes a line with the aggregates of each group above the rows of the group, and its footer below
	// them. Without it each level of groups is a column, which replaces the column of groups. It has no effect on a
	// tree, whose branches are rows, or with ExportRowsAll.
	Outline bool
	// HiddenColumns writes the hidden columns too, each after the column that precedes it in the definition. Utility
	// columns, such as buttons, and columns with NoCopy are never written.
	HiddenColumns bool
	// TotalDisabled leaves out the row of totals, which is written if Grouping.Total shows one. ExportRowsAll and
	// exports of the selected rows never write it.
	TotalDisabled bool
}

// ExportRows selects the rows of an export.
type ExportRows uint8

const (
	// ExportRowsPassing is the rows of all pages that pass the filter, in their visible order. They include rows of
	// closed groups and closed branches. Pinned rows come first and last.
	ExportRowsPassing ExportRows = iota
	// ExportRowsShown is the visible rows of all pages, without rows of closed groups and branches.
	ExportRowsShown
	// ExportRowsAll is all rows of the source in its order, whatever the filter and the groups.
	ExportRowsAll
)
