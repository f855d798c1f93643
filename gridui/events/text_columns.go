// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package events

// TextColumnChanged reports a change of the columns of a TextTable.
type TextColumnChanged struct {
	Change TextColumnChange
	// ColumnID and Header are the id and the header of the column, empty for TextColumnsRestored.
	ColumnID, Header string
}

// TextColumnChange is a kind of change.
type TextColumnChange uint8

const (
	TextColumnInserted TextColumnChange = iota
	TextColumnDeleted
	TextColumnRenamed
	// TextColumnsRestored is sent after Undo and Redo.
	TextColumnsRestored
)
