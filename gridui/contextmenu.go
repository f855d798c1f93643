// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package gridui

import (
	"image"

	"gioui.org/layout"

	"github.com/giogrid/giogrid/gridui/events"
	"github.com/giogrid/giogrid/gridui/internal/ui"
	"github.com/giogrid/giogrid/gridui/internal/viewport"
	"github.com/giogrid/giogrid/gridui/option"
	"github.com/giogrid/giogrid/layoutx"
	"github.com/giogrid/giogrid/menus"
)

// ContextMenu is the menu of the cells of the body. The zero value has no items
// and never opens: a right click then is a MenuRequested event and no more.
//
// It opens at the pointer at a right click, on Apple systems also at a click with
// Control; under a finger that rests for LongPressTime; and below the focused cell
// at Shift+F10. The focus goes to the cell. A right click on another cell while it
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

// typedMenu is what the core asks of its Grid about the menu of the cells.
type typedMenu interface {
	// openMenu tells of a wish for a menu and opens it, openMenuByKey does so when the
	// frame knows where the focused cell is.
	openMenu(ask menuAsk)
	openMenuByKey()
	// updateMenu reads the menu's input and says whether anything came of it.
	updateMenu(gtx layout.Context) (some bool)
	// MenuIsOpen says whether it is open, replaceMenu closes it for another one.
	MenuIsOpen() bool
	replaceMenu()
	// layoutMenu draws the open menu over the grid, of a size in pixels.
	layoutMenu(gtx layout.Context, size image.Point)
}

// askMenu tells of a wish for a menu and opens it, menuByKey does so when the frame
// knows where the focused cell is; copyCells copies.
func (g *core) askMenu(ask menuAsk) { g.of.openMenu(ask) }
func (g *core) menuByKey()          { g.of.openMenuByKey() }
func (g *core) cellMenuOpen() bool  { return g.of.MenuIsOpen() }

func (g *Grid[T]) replaceMenu() {
	if g.menu.menu.IsOpen() {
		g.menu.menu.Return = nil
		g.menu.menu.Close(menus.Replaced)
	}
}

// gridMenu is the menu as it stands.
type gridMenu[T any] struct {
	menu menus.Menu[T]
	// at is the cell it is open for: by ids, and the row where it was last seen.
	rowID, columnID string
	row             int
	// rows and cols are the revisions that the target is of.
	rows, cols uint32
	items      []menus.Item[T]
	// byKey says that a key asked for it: it opens when the frame knows where the
	// focused cell is.
	byKey bool
}

// CloseMenu closes the menu, if it is open.
func (g *Grid[T]) CloseMenu() { g.menu.menu.Close(menus.ByOwner) }

// OpenMenu opens the menu at the focused cell in the next frame, as Shift+F10 does.
func (g *Grid[T]) OpenMenu() { g.openMenuByKey() }

// MenuIsOpen reports whether the menu is open.
func (g *Grid[T]) MenuIsOpen() bool { return g.menu.menu.IsOpen() }

// itemsFor are the items of a cell's menu.
func (m *ContextMenu[T]) itemsFor(c CellContext[T]) []menus.Item[T] {
	if m.ItemsFor != nil {
		return m.ItemsFor(c)
	}
	return m.Items
}

func (g *Grid[T]) openMenuByKey() {
	g.menu.byKey = true
	if f := &g.core.engine.focus; g.core.engine.view.IsRow(f.at()) {
		g.core.engine.view.ShowCell(f.at())
	}
}

// openMenu tells of a wish for a menu, and opens it if there is one.
func (g *Grid[T]) openMenu(ask menuAsk) {
	erased, ok := g.core.cells.context(ask.at)
	if !ok {
		return
	}
	c := contextOf[T](erased)
	g.core.report.Emit(MenuRequested[T]{Cell: c, At: ask.pos, Click: ask.by})
	items := g.Menu.itemsFor(c)
	row, ok := g.core.engine.view.RowAt(ask.at)
	if len(items) == 0 || !ok {
		return
	}
	g.core.engine.features.headMenu.Replace()
	if g.Menu.SelectRow {
		g.core.selectForMenu(row)
	}
	m := &g.menu
	m.rowID, m.columnID, m.row = c.RowID, c.ColumnID, row
	m.rows, m.cols, m.items = g.core.data.RowsRev, g.core.engine.cols.Rev, items
	m.menu.Return = g.core.engine.typing.Tag()
	m.menu.ByTouch = ask.byTouch()
	if ask.byKey {
		m.menu.Open(ask.anchor, layoutx.Below, g.menuTarget(c, ask.at), items)
		m.menu.SelectFirst()
	} else {
		m.menu.OpenAt(ask.pos, g.menuTarget(c, ask.at), items)
	}
	g.core.engine.menuOpened()
	g.core.report.Emit(events.MenuOpened{RowID: c.RowID, ColumnID: c.ColumnID})
}

// menuTarget is what the menu of a cell acts on.
func (g *Grid[T]) menuTarget(c CellContext[T], at viewport.Address) menus.Target[T] {
	copied, ok := g.core.copiedAt(at)
	return menus.Target[T]{
		Row: c.Row, RowID: c.RowID, ColumnID: c.ColumnID,
		Value: c.Value(), Text: string(g.core.cells.AppendText(nil, at)),
		CopyText: func() (string, bool) { return copied, ok },
	}
}

// syncMenu keeps the open menu at its cell when rows or columns changed.
func (g *Grid[T]) syncMenu() {
	m := &g.menu
	if !m.menu.IsOpen() {
		return
	}
	if m.rows == g.core.data.RowsRev && m.cols == g.core.engine.cols.Rev {
		if g.Menu.ItemsFor == nil && !ui.SameItems(m.items, g.Menu.Items) {
			m.items = g.Menu.Items
			m.menu.SetItems(m.items)
		}
		return
	}
	m.rows, m.cols = g.core.data.RowsRev, g.core.engine.cols.Rev
	row, ok := g.core.data.FindShown(m.rowID, m.row)
	at := g.core.engine.view.AddressOf(row, g.core.engine.cols.Find(m.columnID))
	erased, there := g.core.cells.context(at)
	if !ok || !there {
		m.menu.Close(menus.TargetGone)
		return
	}
	c := contextOf[T](erased)
	m.row = row
	m.menu.SetTarget(g.menuTarget(c, at))
	m.items = g.Menu.itemsFor(c)
	m.menu.SetItems(m.items)
}

// updateMenu reads the menu's input and says whether anything came of it.
func (g *Grid[T]) updateMenu(gtx layout.Context) (some bool) {
	g.syncMenu()
	for {
		ev, ok := g.menu.menu.Update(gtx)
		if !ok {
			return some
		}
		some = true
		switch ev := ev.(type) {
		case menus.Chosen[T]:
			g.core.report.Emit(MenuChosen[T]{Item: ev.Item, Target: ev.Target, Path: ev.Path})
		case menus.Closed:
			g.menuClosed(ev)
		}
	}
}

// menuClosed tells of a menu that closed. A right click beside it opens it there.
func (g *Grid[T]) menuClosed(ev menus.Closed) {
	g.core.report.Emit(events.MenuClosed{Reason: ev.Reason})
	if g.menu.menu.IsOpen() { // it closed to open for another cell
		return
	}
	g.menu.items = nil
	g.core.engine.menuGone()
	if ev.Reason == menus.OutsideContext {
		g.core.engine.contextAt(ev.At)
	}
}

// openByKey opens the menu that a key asked for, now that the frame knows where
// the focused cell is.
func (g *Grid[T]) openByKey() bool {
	if !g.menu.byKey {
		return false
	}
	g.menu.byKey = false
	at := g.core.engine.focus.at()
	anchor, ok := g.core.engine.menuAnchor(at)
	if !ok || g.core.engine.hasOverlay() {
		return false
	}
	lower := image.Pt(anchor.Min.X, anchor.Max.Y)
	g.openMenu(menuAsk{at: at, pos: lower, anchor: anchor, byKey: true})
	return true
}

// selectForMenu selects the row that the menu opens for, unless it is selected.
func (g *core) selectForMenu(shown int) {
	if g.Selection.Mode != option.SelectOff && !g.selection.SelectedRow(shown) {
		g.selection.SelectOnly(shown)
	}
}
