// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package events

// GroupClicked says that a row of a group was clicked, or a row of a tree that
// stands for a name alone. It takes the place of CellClicked and RowClicked.
type GroupClicked struct {
	// GroupID names the group in Expansion and in an idset.Set.
	GroupID string
	// Text is the value it stands for, Rows how many rows it has.
	Text string
	Rows int
	// ColumnID is the column it was clicked in.
	ColumnID string
	Click    Click
}
