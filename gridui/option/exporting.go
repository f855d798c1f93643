// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package option

// ExportScope is what an export writes. The zero value writes the rows that pass the filter, those of closed
// groups and branches too, and the columns that show, with the values of groups in columns.
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
	// ExportRowsShown is the rows that show on all pages: those of closed groups and branches do not.
	ExportRowsShown
	// ExportRowsAll is all rows of the source in its order, whatever the filter and the groups.
	ExportRowsAll
)
