// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package option

// ScrollMarks says which rows are marked on the vertical scroll bar, each where it stands among
// all rows of the page. Rows of closed groups are marked at the row of the group. Hits of Find are
// marked unless Off is set.
type ScrollMarks struct {
	// Off marks nothing.
	Off bool
	// Errors marks rows with a cell that refused a value, Edits rows with changes that are not
	// saved, in a ChangeTrackingGrid.
	Errors, Edits bool
	// Selection marks selected rows.
	Selection bool
}
