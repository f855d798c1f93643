// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package option

// ScrollMarks says whether rows are marked on the vertical scroll bar, each where it stands among
// all rows of the page. Rows of closed groups are marked at the row of the group. The zero value marks
// the rows with hits of Find.
type ScrollMarks struct {
	// Off marks nothing.
	Off bool
}
