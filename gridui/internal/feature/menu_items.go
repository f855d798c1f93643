// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package feature

import (
	"gioui.org/layout"

	"github.com/giogrid/giogrid/gridui/internal/viewport"
	"github.com/giogrid/giogrid/gridui/option"
	"github.com/giogrid/giogrid/menus"
)

// HeaderItems is a feature that adds items to the menus of headers. It is called in each frame that shows a menu.
type HeaderItems interface {
	AppendHeaderItems(dst []MenuItem, of option.HeaderTarget) []MenuItem
}

// SortItems is a feature that adds items to the menus of headers that sort, after the items for sorting. It is called in
// each frame that shows such a menu.
type SortItems interface {
	AppendSortItems(dst []MenuItem, of option.HeaderTarget) []MenuItem
}

// CellItems is a feature that adds items to the menu of a cell, after the items of the program. It is called when the
// menu opens, and again when rows or columns change while it is open.
type CellItems interface {
	AppendCellItems(dst []MenuItem, at viewport.Address) []MenuItem
}

// MenuItem is an item that a feature adds to the menu of a header or of a cell.
type MenuItem struct {
	Label    string
	Disabled bool
	// Reason is why the item is Disabled, empty for no text.
	Reason string
	// Checked is the state of an item that can be checked.
	Choice, Checked bool
	// Icon is drawn before the label; nil means none.
	Icon menus.Icon
	// Opens is set if the item opens something that then has the keyboard.
	Opens bool
	Do    func(gtx layout.Context)
	// Children makes the item the parent of a submenu, which does nothing itself. Children have no children.
	Children []MenuItem
}
