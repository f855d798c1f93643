// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package option

// RowNumbers adds a column of row numbers, RowNumberColumn, at the reading start of the left pane, before drag
// handles and check boxes. The zero value adds no column.
//
// Rows are numbered in the visible order, on from page to page. Rows in closed groups and branches count too, so
// that opening one does not renumber other rows. A pinned row has the number of its place in the body, and no number
// if a filter leaves it out. Rows that the grid makes, such as groups, and floating rows have no number; in a tree,
// rows that the grid makes still count.
//
// If CellRanges is enabled, a click on a number selects its row as a range, Shift extends the range, Ctrl adds or
// removes a row, a drag extends over other rows, and the corner above the numbers selects all cells. Otherwise the
// numbers select rows if Selection does: a click selects one row, Shift and a drag extend the selection, Ctrl adds
// or removes a row, and the corner acts as the check box in the header.
//
// If RowSizing is enabled, dragging the edge of a number sizes the row. If several rows are selected in full and the
// row is one, it sizes all of them, up to 10,000. A double click on the edge restores their own heights.
type RowNumbers struct {
	// Enabled shows the column.
	Enabled bool
	// Source numbers the rows by their place in the source: a row keeps its number when rows are sorted and
	// filtered.
	Source bool
	// Offset is added to the numbers, which begin at 1: with -1 they begin at 0.
	Offset int
}
