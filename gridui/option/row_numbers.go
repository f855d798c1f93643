// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package option

// RowNumbers adds a column of row numbers, RowNumberColumn, at the reading start of the left pane,
// before drag handles and check boxes. The zero value adds none.
//
// The numbers of the view count the rows in the order in which they show, on from page to page.
// Rows in closed groups and branches count too, so that opening one renumbers no other. A pinned
// row has the number of the place that it would have among the others, which pass over it, and none
// if a filter leaves it out. Rows that the grid makes, such as those of groups, and floating rows
// have no number; in a tree the former are counted nonetheless.
//
// Where CellRanges is enabled, a click on a number selects its row as a range, Shift extends it,
// Ctrl adds or removes a row, a drag goes on to other rows, and the corner above the numbers
// selects all cells. Else the numbers select rows where Selection does: a click selects one row
// alone, Shift and a drag extend from it, Ctrl adds or removes one, and the corner does what the
// check box in the header does.
//
// Where RowSizing is enabled, the edge of a number sizes the row, and if that is one of several
// that are selected whole, all of them, up to 10,000; a double click on it gives them their own
// heights back.
type RowNumbers struct {
	// Enabled shows the column.
	Enabled bool
	// Source numbers the rows by their place in the source in place of the view: the number of
	// a row stays while rows are sorted and filtered.
	Source bool
	// Offset is added to the numbers, which begin at 1: -1 counts from 0.
	Offset int
}
