// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package events

// GroupClicked reports a click on the row of a group, or on a row of a tree that has only a name. It replaces
// CellClicked and RowClicked.
type GroupClicked struct {
	// GroupID is the id of the group in option.Expansion.
	GroupID string
	// Text is the value of the group as text, Rows its number of rows.
	Text string
	Rows int
	// ColumnID is the id of the clicked column.
	ColumnID string
	Click    Click
}
