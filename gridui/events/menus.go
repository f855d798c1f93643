// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package events

import (
	"github.com/giogrid/giogrid/menus"
)

// MenuOpened reports that the menu of a cell or of a header opened.
type MenuOpened struct {
	// RowID is the id of the row of the cell, empty for a header. ColumnID is the id of the column, or of the group
	// of a header.
	RowID, ColumnID string
	// Header reports whether it is the menu of a header. Group reports whether it is the menu of a group's header.
	Header, Group bool
}

// MenuClosed reports that the menu of a cell or of a header closed. Reason is the cause.
type MenuClosed struct {
	Reason menus.Reason
	// Header reports whether it was the menu of a header.
	Header bool
}
