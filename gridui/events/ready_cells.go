// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package events

// LinkOpened reports that a user opened a link in a cell by a click, Enter or Space. The grid does not open it.
type LinkOpened struct {
	// RowID is the id of the row, empty for floating rows.
	RowID, ColumnID string
	// URL is the address of the link.
	URL string
}

// ButtonPressed reports that a user pressed a button in a cell by a click, Enter or Space.
type ButtonPressed struct {
	// RowID is the id of the row, empty for floating rows.
	RowID, ColumnID string
	// ButtonID is the ID of the option.Button.
	ButtonID string
}
