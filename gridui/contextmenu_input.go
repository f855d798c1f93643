// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package gridui

import (
	"image"

	"gioui.org/io/pointer"
	"gioui.org/layout"

	"github.com/giogrid/giogrid/gridui/events"
	"github.com/giogrid/giogrid/gridui/internal/focus"
	"github.com/giogrid/giogrid/gridui/internal/viewport"
	"github.com/giogrid/giogrid/gridui/option"
	"github.com/giogrid/giogrid/layoutx"
)

// menuAsk is a wish for the menu of a cell.
type menuAsk struct {
	at viewport.Address
	// pos is where the pointer is, anchor where the cell is that a key asked at, both
	// in pixels of the grid.
	pos    image.Point
	anchor image.Rectangle
	by     events.Click
	byKey  bool
}

func (a *menuAsk) byTouch() bool { return a.by.Source == pointer.Touch }

// contextPressed acts on a press that asks for a menu. The position is in pixels
// of the sheet.
func (e *engine) contextPressed(gtx layout.Context, ev pointer.Event) {
	e.takeFocus(gtx, ev.Source)
	e.context(ev.Position.Round(), events.Click{Modifiers: ev.Modifiers, Source: ev.Source})
}

// contextAt is contextPressed for a press that an open menu took. The position is
// in pixels of the grid.
func (e *engine) contextAt(at image.Point) {
	e.context(at.Sub(image.Pt(0, e.view.Geometry.Top)), events.Click{Source: pointer.Mouse})
}

// context asks for the menu of the cell at a position of the sheet. The sheet does
// not move under the pointer.
func (e *engine) context(pos image.Point, by events.Click) {
	at, ok := e.view.AddressAt(pos)
	if ok && at.Band == layoutx.Head {
		e.features.headMenu.OpenAt(at, pos, by.Source)
		return
	}
	if !ok || e.ask.Loading.Overlay || !viewport.HasRows(at.Band) {
		return
	}
	if e.view.IsRow(at) {
		e.focus.Move(at, focus.Stay)
	}
	e.ask.menu.open(menuAsk{at: at, pos: pos.Add(image.Pt(0, e.view.Geometry.Top)), by: by})
}

// menuOpened puts away what an open menu has no use for. The focus ring stays as
// it was.
func (e *engine) menuOpened() {
	e.features.tooltip.Clear()
	e.pointer.ForgetPress()
	e.focus.MenuHasKeyboard = true
}

func (e *engine) menuGone() {
	e.focus.MenuHasKeyboard = e.features.headMenu.IsOpen() || e.ask.menu.isOpen()
}

// menuAnchor is where a cell of a row is in pixels of the grid, as far as it is
// on the screen.
func (e *engine) menuAnchor(at viewport.Address) (image.Rectangle, bool) {
	if !e.view.IsRow(at) || at.Col < 0 {
		return image.Rectangle{}, false
	}
	r, ok := e.view.CellRect(at)
	if !ok {
		return r, false
	}
	r = r.Intersect(e.view.Sheet.Panes.Rect(e.cols.Leaves[at.Col].Pane, at.Band))
	return r.Add(image.Pt(0, e.view.Geometry.Top)), !r.Empty()
}

// menuAct does what a key asks for about menus, and says whether it did.
func (e *engine) menuAct(a option.Action) bool {
	switch a {
	case option.ActionContextMenu:
		if !e.features.headMenu.RequestFocused() {
			e.ask.menu.requestFocused()
		}
	case option.ActionHeaderMenu:
		e.features.headMenu.RequestFocused()
	default:
		return false
	}
	return true
}
