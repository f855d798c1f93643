// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package events

import (
	"github.com/giogrid/giogrid/gridui/option"
	"github.com/giogrid/giogrid/menus"
)

// MenuOpened says that the menu opened for a cell.
type MenuOpened struct{ RowID, ColumnID string }

// MenuClosed says that the menu closed, and why.
type MenuClosed struct{ Reason menus.Reason }

// HeaderMenuOpened says that the menu of a header opened.
type HeaderMenuOpened struct{ option.HeaderTarget }

// HeaderMenuChosen says that an item of HeaderMenu.Items was chosen. Its OnClick has
// run by then. What the grid's own items do is told of by the events of the features.
type HeaderMenuChosen struct {
	option.HeaderTarget
	Item menus.Item[option.HeaderTarget]
	// Path holds the index of the item in each level; in the first among those of
	// Items.
	Path []int
}

// HeaderMenuClosed says that the menu of a header closed, and why.
type HeaderMenuClosed struct{ Reason menus.Reason }
