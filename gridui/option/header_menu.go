// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package option

import (
	"image"

	"github.com/giogrid/giogrid/menus"
)

// HeaderMenu sets the menu of headers. The menu of a column acts on the column and on the order of the rows, the
// menu of a group on all columns of the group. The zero value is off.
//
// The menu opens by a button that a header shows while it is hovered or focused; by a right click, on Apple systems
// also by a click with Control; by a finger that rests on the header for half a second (if headers can be moved,
// when the finger is lifted); and by Alt+Down and Shift+F10 on the focused header. The header gets the focus, and
// the keyboard returns to it when the menu closes. MenuOpened and MenuClosed events report it.
//
// The menu contains what the grid lets users do: sorting with Sorting, filters with Filtering, pinning with a Mode
// of ColumnPinning, widths with a Mode of ColumnSizing, closing groups with Grouped.Collapsible. Items change the
// fields of these options and send their events. The column of check boxes has no menu.
type HeaderMenu struct {
	// Enabled gives headers a menu.
	Enabled bool
	// PartsDisabled are the parts that the menu leaves out.
	PartsDisabled HeaderMenuParts
	// Items, if not nil, returns items of the program, which follow the items of the grid. It is called when the
	// menu opens, and again when columns change while it is open. A menus.Chosen[HeaderTarget] event reports the chosen
	// item, after its OnClick.
	Items func(HeaderTarget) []menus.Item[HeaderTarget]
	// ButtonDisabled leaves out the button. The menu still opens by the other ways.
	ButtonDisabled bool
	// Window is the area that the menu must stay in, in pixels from the top left corner of the grid, see
	// ContextMenu.Window. Zero: the bounds of the grid.
	Window image.Rectangle
}

// HeaderMenuParts is a set of parts of the header menu; zero is the empty set.
type HeaderMenuParts uint16

const (
	// HeaderMenuGroup opens and closes a collapsible group.
	HeaderMenuGroup HeaderMenuParts = 1 << iota
	// HeaderMenuSort orders the rows by the column.
	HeaderMenuSort
	// HeaderMenuFilter opens the column's filter and clears it.
	HeaderMenuFilter
	// HeaderMenuPin pins to either side and unpins.
	HeaderMenuPin
	// HeaderMenuFit fits widths to contents, or to the width of the grid.
	HeaderMenuFit
	// HeaderMenuHide hides the column or the group.
	HeaderMenuHide
	// HeaderMenuColumns opens the list of all columns.
	HeaderMenuColumns
	// HeaderMenuReset restores the initial columns.
	HeaderMenuReset
)

// HeaderTarget is the header that a menu is open for.
type HeaderTarget struct {
	// ColumnID is the id of the column or of the group.
	ColumnID string
	// Group reports whether the header belongs to a group.
	Group bool
}
