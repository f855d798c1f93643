// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package gridui

import (
	"gioui.org/layout"

	"github.com/giogrid/giogrid/gridui/events"
	"github.com/giogrid/giogrid/gridui/internal/feature/headmenu"
	"github.com/giogrid/giogrid/gridui/internal/viewport"
	"github.com/giogrid/giogrid/gridui/option"
	"github.com/giogrid/giogrid/menus"
)

// OpenHeaderMenu opens the menu of a column's header, or of a group's, in the next
// frame, as Alt with the arrow down does. It has no effect if there is none such, or
// it is not Enabled.
func (g *Grid[T]) OpenHeaderMenu(id string) { g.bound().OpenHeaderMenu(id) }

func (g *core) OpenHeaderMenu(id string) {
	g.resolveColumns()
	g.engine.features.headMenu.Request(id)
}

// CloseHeaderMenu closes the menu of a header, if it is open.
func (g *Grid[T]) CloseHeaderMenu() { g.bound().engine.features.headMenu.Close() }

// HeaderMenuIsOpen reports whether the menu of a header is open.
func (g *Grid[T]) HeaderMenuIsOpen() bool { return g.bound().engine.features.headMenu.IsOpen() }

// headMenuGrid answers what the menu of headers asks the grid.
type headMenuGrid struct{ grid *core }

// CloseCellMenu closes the menu of cells, which leaves the keyboard to the menu of headers.
func (h headMenuGrid) CloseCellMenu() { h.grid.menu.replace() }

// MenuOpened tells that the menu has opened.
func (h headMenuGrid) MenuOpened(ev events.HeaderMenuOpened) {
	h.grid.engine.menuOpened()
	h.grid.report.Emit(ev)
}

// ItemChosen tells that an item of the caller's was chosen.
func (h headMenuGrid) ItemChosen(ev events.HeaderMenuChosen) { h.grid.report.Emit(ev) }

// MenuClosed tells that the menu has closed. A right click beside it opens the menu that is
// there.
func (h headMenuGrid) MenuClosed(ev menus.Closed) {
	e := &h.grid.engine
	h.grid.report.Emit(events.HeaderMenuClosed{Reason: ev.Reason})
	if e.features.headMenu.IsOpen() { // it closed to open for another header
		return
	}
	e.menuGone()
	if ev.Reason == menus.OutsideContext {
		e.contextAt(ev.At)
	}
}

// Do executes a command of the menu for a header.
func (h headMenuGrid) Do(gtx layout.Context, c headmenu.Command, at viewport.Address) {
	g, e := h.grid, &h.grid.engine
	id, _ := e.view.Heads.ID(at)
	switch c {
	case headmenu.ToggleGroup:
		g.columns.ToggleGroup(e.cols.Leaves[at.Col].Groups[at.Row])
	case headmenu.OpenFilter:
		e.features.filtering.Open(gtx, at.Col)
	case headmenu.ClearFilter:
		e.features.filtering.Clear(at.Col)
	case headmenu.Fit:
		e.features.columnFit.FitHeader(at)
	case headmenu.FitAll:
		e.features.columnFit.FitAll()
	case headmenu.FitWidth:
		e.features.columnFit.FitToWidth()
	case headmenu.Hide:
		g.SetShown([]string{id}, false)
	case headmenu.OpenColumns:
		e.features.columnChooser.OpenAtHeader(at)
	case headmenu.ResetColumns:
		g.ResetColumns()
	case headmenu.PinLeft:
		g.columns.Pin(id, option.ColumnPinLeft)
	case headmenu.PinRight:
		g.columns.Pin(id, option.ColumnPinRight)
	case headmenu.Unpin:
		g.columns.Pin(id, option.ColumnPinNone)
	default:
		g.sortAs(c, at.Col)
	}
}

// sortAs changes the order of the rows as a command says.
func (g *core) sortAs(c headmenu.Command, col int) {
	s, l := &g.Sorting, &g.engine.cols.Leaves[col]
	switch c {
	case headmenu.SortAsc, headmenu.SortDesc:
		g.setSort(s.Directed(l.ID, c == headmenu.SortDesc, s.Always && !l.SortAlone))
	case headmenu.AddAsc, headmenu.AddDesc:
		g.setSort(s.Directed(l.ID, c == headmenu.AddDesc, true))
	case headmenu.SortClear:
		g.setSort(s.Without(l.ID))
	}
}
