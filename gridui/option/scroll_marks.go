// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package option

// ScrollMarks sets which rows are marked on the vertical scroll bar, each at its place among all rows of the page.
// Rows of closed groups are marked at the row of the group. Pinned rows, and rows that a filter leaves out, are not
// marked. The zero value marks the rows with hits of Find and the rows with errors. A press on a mark scrolls to it.
//
// Marks of hits reach across the bar. The others have separate lanes, so that users need not tell them apart by
// colour: changes next to the cells, selected rows in the middle, errors at the edge of the grid.
//
// If thousands of rows are marked, only some marks are drawn: for changed rows a sample spread over all of them, for
// selected rows the first ones listed. Only known rows of a source are marked.
type ScrollMarks struct {
	// Disabled hides all marks.
	Disabled bool
	// HitsDisabled leaves out the rows with hits of Find.
	HitsDisabled bool
	// ErrorsDisabled leaves out the rows with errors: a cell that refused a value, a row that was not accepted, or a
	// row that somebody else changed.
	ErrorsDisabled bool
	// Changes marks the rows of a ChangeTrackingGrid that were edited, added or deleted.
	Changes bool
	// Selection marks the selected rows, Focus the row of the focused cell.
	Selection, Focus bool
}
