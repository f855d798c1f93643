// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package events

import (
	"github.com/giogrid/giogrid/gridui/option"
	"github.com/giogrid/giogrid/menus"
)

// MenuOpened says that the menu of a cell or of a header opened.
type MenuOpened struct {
	// RowID is the row of the cell, empty for a header. ColumnID is the column, or the group of a header.
	RowID, ColumnID string
	// Header reports whether it is the menu of a header, Group whether of a group's header.
	Header, Group bool
}

// MenuClosed says that the menu of a cell or of a header closed, and why.
type MenuClosed struct {
	Reason menus.Reason
	// Header reports whether it was the menu of a header.
	Header bool
}

// HeaderMenuChosen says that an item of HeaderMenu.Items was chosen. Its OnClick has
// run by then. What the grid's own items do is told of by the events of the features.
type HeaderMenuChosen struct {
	option.HeaderTarget
	Item menus.Item[option.HeaderTarget]
	// Path holds the index of the item in each level; in the first among those of
	// Items.
	Path []int
}
