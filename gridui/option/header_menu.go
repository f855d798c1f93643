// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package option

import (
	"image"

	"github.com/giogrid/giogrid/menus"
)

// HeaderMenu is the menu of headers: of a column's, what can be done to the column
// and to the rows by it; of a group's, what can be done to all of its columns. The
// zero value is off.
//
// It opens by the button that a header shows while the pointer is on it or it has
// the focus; at a right click, on Apple systems also at a click with Control; under
// a finger that rests on the header for half a second, where headers can be moved
// when that is lifted again; and at Alt with the arrow down and Shift+F10 on the
// focused header. The focus goes to the header, and when the menu closes the
// keyboard comes back to it.
//
// What the grid lets users do is in the menu: sorting with Sorting, the filter with
// Filtering, pinning with a Mode of ColumnPinning, widths with a Mode of ColumnSizing, closing
// groups with Grouped.Collapsible. All of it changes the fields of those features,
// and comes as their events. The column of check boxes has no menu.
type HeaderMenu struct {
	// Enabled gives headers a menu.
	Enabled bool
	// PartsDisabled are the parts that the menu does not have.
	PartsDisabled HeaderMenuParts
	// Items, if not nil, returns items of the program, which follow those of the grid. It is called when the menu
	// opens, and again when columns change while it is open. Choosing one is reported by HeaderMenuChosen.
	Items func(HeaderTarget) []menus.Item[HeaderTarget]
	// ButtonDisabled leaves the button away: the menu opens by the other ways alone.
	ButtonDisabled bool
	// Window is where the menu may be, in pixels from the top left corner of the grid,
	// see ContextMenu.Window. Zero: the grid's bounds.
	Window image.Rectangle
}

// HeaderMenuParts is a set of parts of the header menu; zero is none.
type HeaderMenuParts uint16

const (
	// HeaderMenuGroup opens and closes a collapsible group.
	HeaderMenuGroup HeaderMenuParts = 1 << iota
	// HeaderMenuSort orders the rows by the column.
	HeaderMenuSort
	// HeaderMenuFilter opens the column's filter and clears it.
	HeaderMenuFilter
	// HeaderMenuPin pins to either side, and unpins.
	HeaderMenuPin
	// HeaderMenuFit fits widths to contents, or to the width of the grid.
	HeaderMenuFit
	// HeaderMenuHide hides the column or the group.
	HeaderMenuHide
	// HeaderMenuColumns opens the list of all columns.
	HeaderMenuColumns
	// HeaderMenuReset brings back how the columns were at first.
	HeaderMenuReset
)

// HeaderTarget is the header that a menu is open for.
type HeaderTarget struct {
	// ColumnID is the id of the column or of the group.
	ColumnID string
	// Group reports whether it is a group's header.
	Group bool
}
