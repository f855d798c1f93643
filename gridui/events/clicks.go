// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package events

// GroupClicked reports a click on the row of a group, or on a row of a tree that has only a name. It comes in place
// of CellClicked and RowClicked.
type GroupClicked struct {
	// GroupID is the id of the group, in Expansion and in an idset.Set.
	GroupID string
	// Text is the value of the group, Rows its number of rows.
	Text string
	Rows int
	// ColumnID is the column of the click.
	ColumnID string
	Click    Click
}
