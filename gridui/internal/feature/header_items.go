// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package feature

import (
	"gioui.org/layout"

	"github.com/giogrid/giogrid/gridui/option"
	"github.com/giogrid/giogrid/menus"
)

// HeaderItems is a feature with items of its own in the menus of headers. It is asked in each frame that
// shows a menu.
type HeaderItems interface {
	AppendHeaderItems(dst []HeaderItem, of option.HeaderTarget) []HeaderItem
}

// HeaderItem is an item in the menu of a header.
type HeaderItem struct {
	Label    string
	Disabled bool
	// Reason says why it is Disabled, if it does.
	Reason string
	// Checked marks what is on or off.
	Checked menus.Check
	// Opens says that the item opens something that has the keyboard then.
	Opens bool
	Do    func(gtx layout.Context)
	// Children make the item the parent of a submenu, which does nothing itself. They
	// have no children themselves.
	Children []HeaderItem
}
