// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package core

import (
	"gioui.org/layout"

	"github.com/giogrid/giogrid/gridui/events"
	"github.com/giogrid/giogrid/gridui/internal/feature/headmenu"
	"github.com/giogrid/giogrid/gridui/internal/viewport"
	"github.com/giogrid/giogrid/gridui/option"
	"github.com/giogrid/giogrid/menus"
)

// headMenuGrid answers what the menu of headers asks the grid.
type headMenuGrid struct{ grid *Grid }

// CloseCellMenu closes the menu of cells, which leaves the keyboard to the menu of headers.
func (h headMenuGrid) CloseCellMenu() { h.grid.Menus.cells.Replace() }

// MenuOpened tells that the menu has opened.
func (h headMenuGrid) MenuOpened(ev events.HeaderMenuOpened) {
	h.grid.Menus.Opened()
	h.grid.Report.Emit(ev)
}

// ItemChosen tells that an item of the caller's was chosen.
func (h headMenuGrid) ItemChosen(ev events.HeaderMenuChosen) { h.grid.Report.Emit(ev) }

// MenuClosed tells that the menu has closed. A right click beside it opens the menu that is
// there.
func (h headMenuGrid) MenuClosed(ev menus.Closed) {
	h.grid.Report.Emit(events.HeaderMenuClosed{Reason: ev.Reason})
	if h.grid.Features.HeadMenu.IsOpen() { // it closed to open for another header
		return
	}
	h.grid.Menus.Closed()
	if ev.Reason == menus.OutsideContext {
		h.grid.Menus.ContextAt(ev.At)
	}
}

// Do executes a command of the menu for a header.
func (h headMenuGrid) Do(gtx layout.Context, c headmenu.Command, at viewport.Address) {
	g := h.grid
	id, _ := g.View.Heads.ID(at)
	switch c {
	case headmenu.ToggleGroup:
		g.ColumnState.ToggleGroup(g.Columns.Leaves[at.Col].Groups[at.Row])
	case headmenu.OpenFilter:
		g.Features.Filtering.Open(gtx, at.Col)
	case headmenu.ClearFilter:
		g.Features.Filtering.Clear(at.Col)
	case headmenu.Fit:
		g.Features.ColumnFit.FitHeader(at)
	case headmenu.FitAll:
		g.Features.ColumnFit.FitAll()
	case headmenu.FitWidth:
		g.Features.ColumnFit.FitToWidth()
	case headmenu.Hide:
		g.SetShown([]string{id}, false)
	case headmenu.OpenColumns:
		g.Features.ColumnChooser.OpenAtHeader(at)
	case headmenu.ResetColumns:
		g.ResetColumns()
	case headmenu.PinLeft:
		g.ColumnState.Pin(id, option.ColumnPinLeft)
	case headmenu.PinRight:
		g.ColumnState.Pin(id, option.ColumnPinRight)
	case headmenu.Unpin:
		g.ColumnState.Pin(id, option.ColumnPinNone)
	default:
		g.sortAs(c, at.Col)
	}
}
