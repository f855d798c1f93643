// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package events

import (
	"github.com/giogrid/giogrid/gridui/option"
	"github.com/giogrid/giogrid/menus"
)

// MenuOpened reports that the menu of a cell or of a header opened.
type MenuOpened struct {
	// RowID is the row of the cell, empty for a header. ColumnID is the column, or the group of a header.
	RowID, ColumnID string
	// Header reports whether it is the menu of a header, Group whether of a group's header.
	Header, Group bool
}

// MenuClosed reports that the menu of a cell or of a header closed, and why.
type MenuClosed struct {
	Reason menus.Reason
	// Header reports whether it was the menu of a header.
	Header bool
}

// HeaderMenuChosen reports that a user chose an item of HeaderMenu.Items. Its OnClick has run. The items of the grid
// itself are reported by the events of their features.
type HeaderMenuChosen struct {
	option.HeaderTarget
	Item menus.Item[option.HeaderTarget]
	// Path is the index of the item in each level, in the first level its index in Items.
	Path []int
}
