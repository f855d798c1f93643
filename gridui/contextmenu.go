// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package gridui

import (
	"image"

	"gioui.org/layout"

	"github.com/giogrid/giogrid/gridui/events"
	"github.com/giogrid/giogrid/menus"
)

// ContextMenu is the menu of the cells of the body. The zero value has no items
// and never opens: a right click then is a MenuRequested event and no more.
//
// It opens at the pointer at a right click, on Apple systems also at a click with
// Control; under a finger that rests for LongPressTime; and below the focused cell
// at Shift+F10. The focus goes to the cell, unless it is one of several that are
// selected in CellRanges: these stay. A right click on another cell while it
// is open opens it there. Rows that the grid makes itself, such as groups, and
// floating rows have no menu.
//
// What it acts on is the cell that it opened at, whatever the order becomes
// meanwhile: a row that changes is given to the menu anew, and a menu whose row or
// column shows no more closes with menus.TargetGone. Shortcuts of its items have an
// effect only while it is open.
type ContextMenu[T any] struct {
	// Items are shown for every cell. Another slice given while the menu is open
	// shows in the next frame.
	Items []menus.Item[T]
	// ItemsFor, if not nil, makes the items of a cell in place of Items: when the menu
	// opens, and again when rows change while it is open. None: no menu.
	ItemsFor func(CellContext[T]) []menus.Item[T]
	// SelectRow selects the row that the menu opens for, and that one alone, unless it
	// is selected. Otherwise the selection stays as it is.
	SelectRow bool
	// Window is where the menu may be, in pixels from the top left corner of the grid:
	// give it the window's bounds where they are known. Zero: the grid's bounds. A
	// change of it closes the menu.
	Window image.Rectangle
}

// ContextMenuGrid is a Grid with a menu of its cells.
type ContextMenuGrid[T any] struct {
	Grid[T]
	// ContextMenuItems are the items of the menu, in place of Grid.Menu.Items. None: a
	// right click opens nothing.
	ContextMenuItems []menus.Item[T]
}

// Update is Grid.Update.
func (g *ContextMenuGrid[T]) Update(gtx layout.Context) (events.Event, bool) {
	return g.grid().Update(gtx)
}

func (g *ContextMenuGrid[T]) grid() *Grid[T] { return g.Grid.within(g) }

func (g *ContextMenuGrid[T]) sync() { g.Menu.Items = g.ContextMenuItems }

// MenuRequested says that a user asked for the menu of a cell, by pointer or key. It
// comes before the MenuOpened that may follow, also in a grid without a menu.
type MenuRequested[T any] struct {
	Cell CellContext[T]
	// At is where, in pixels from the top left corner of the grid; of a key, the lower
	// left corner of the cell.
	At    image.Point
	Click events.Click
}

// MenuChosen says that an item of the menu was chosen. Its OnClick has run by then.
type MenuChosen[T any] struct {
	Item   menus.Item[T]
	Target menus.Target[T]
	// Path holds the index of the item in each level, from the root on.
	Path []int
}

func (MenuRequested[T]) GridEvent() {}

func (MenuChosen[T]) GridEvent() {}

// CloseMenu closes the menu, if it is open.
func (g *Grid[T]) CloseMenu() { g.menu.menu.Close(menus.ByOwner) }

// OpenMenu opens the menu at the focused cell in the next frame, as Shift+F10 does.
func (g *Grid[T]) OpenMenu() {
	g.bind()
	g.menu.RequestFocused()
}

// MenuIsOpen reports whether the menu is open.
func (g *Grid[T]) MenuIsOpen() bool { return g.menu.menu.IsOpen() }

// CloseHeaderMenu closes the menu of a header, if it is open.
func (g *Grid[T]) CloseHeaderMenu() { g.bound().Features.HeadMenu.Close() }

// HeaderMenuIsOpen reports whether the menu of a header is open.
func (g *Grid[T]) HeaderMenuIsOpen() bool { return g.bound().Features.HeadMenu.IsOpen() }

// itemsFor are the items of a cell's menu.
func (m *ContextMenu[T]) itemsFor(c CellContext[T]) []menus.Item[T] {
	if m.ItemsFor != nil {
		return m.ItemsFor(c)
	}
	return m.Items
}
