// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package option

// ScrollMarks sets which rows are marked on the vertical scroll bar, each where it stands among
// all rows of the page. Rows of closed groups are marked at the row of the group, rows that a filter
// leaves out and pinned ones are not. The zero value marks the rows with hits of Find, across the bar, and
// those with errors.
//
// The others have lanes of their own, so that colour is not all that tells them apart: changes stand
// beside the cells, selected rows in the middle, errors at the edge of the grid. A press on a mark scrolls to
// it.
//
// Where some thousands of rows are marked, marks are drawn for some of them: of changed rows for some that are
// spread over all, of selected ones for the first that are listed. Of rows of a source those are marked that are
// known.
type ScrollMarks struct {
	// Disabled marks nothing.
	Disabled bool
	// HitsDisabled leaves out the rows with hits of Find.
	HitsDisabled bool
	// ErrorsDisabled leaves out the rows that have an error: a cell that did not get its value, a row that was not
	// accepted, or one that others have changed.
	ErrorsDisabled bool
	// Changes marks the rows of a ChangeTrackingGrid that were edited, added or deleted.
	Changes bool
	// Selection marks the selected rows, Focus the row of the focused cell.
	Selection, Focus bool
}
