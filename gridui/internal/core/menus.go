// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package core

import (
	"image"

	"gioui.org/io/pointer"
	"gioui.org/layout"

	"github.com/giogrid/giogrid/gridui/events"
	"github.com/giogrid/giogrid/gridui/internal/focus"
	"github.com/giogrid/giogrid/gridui/internal/viewport"
	"github.com/giogrid/giogrid/gridui/option"
)

// MenuRequest is a request for the menu of a cell.
type MenuRequest struct {
	At viewport.Address
	// Pos is where the pointer is, Anchor where the cell is that a key asked at, both
	// in pixels of the grid.
	Pos    image.Point
	Anchor image.Rectangle
	Click  events.Click
	ByKey  bool
}

// ByTouch reports whether a finger asked.
func (r *MenuRequest) ByTouch() bool { return r.Click.Source == pointer.Touch }

// Menu is the menu of the cells of a Grid, which knows the type of the rows.
type Menu interface {
	// Open tells of a wish for a menu and opens it, RequestFocused does so when the
	// frame knows where the focused cell is.
	Open(r MenuRequest)
	RequestFocused()
	// Update reads the menu's input and reports whether anything came of it.
	Update(gtx layout.Context) (some bool)
	// IsOpen reports whether it is open, Replace closes it for another one.
	IsOpen() bool
	Replace()
	// Layout draws the open menu over the grid, of a size in pixels.
	Layout(gtx layout.Context, size image.Point)
}

// menuInput opens the menus of cells and headers for what users do.
type menuInput struct {
	*Parts
	// cells is the menu of the cells.
	cells Menu
}

// contextPressed acts on a press that asks for a menu. The position is in pixels
// of the sheet.
func (m *menuInput) contextPressed(gtx layout.Context, ev pointer.Event) {
	m.takeKeyboard(gtx, ev.Source)
	m.context(ev.Position.Round(), events.Click{Modifiers: ev.Modifiers, Source: ev.Source})
}

// ContextAt opens the menu for a press that an open menu took. The position is
// in pixels of the grid.
func (m *menuInput) ContextAt(at image.Point) {
	m.context(at.Sub(image.Pt(0, m.View.Geometry.Top)), events.Click{Source: pointer.Mouse})
}

// context asks for the menu of the cell at a position of the sheet. The focus goes there,
// unless the cell is one of several that are selected: these stay. The sheet does not move
// under the pointer.
func (m *menuInput) context(pos image.Point, by events.Click) {
	at, ok := m.View.AddressAt(pos)
	if ok && m.Features.OpenMenuAt(at, pos, by.Source) {
		return
	}
	if !ok || m.Options.Loading.Overlay || !viewport.HasRows(at.Band) {
		return
	}
	if m.View.IsRow(at) && !m.Ranges.Holds(at) {
		m.Focus.Move(at, focus.Stay)
		m.Features.MenuOpens(at)
	}
	m.cells.Open(MenuRequest{At: at, Pos: pos.Add(image.Pt(0, m.View.Geometry.Top)), Click: by})
}

// Opened puts away what an open menu has no use for. The focus ring stays as
// it was.
func (m *menuInput) Opened() {
	m.Pointer.Tip.Clear()
	m.Pointer.ForgetPress()
	m.Focus.LendKeyboard(true)
}

// Closed gives the keyboard back, unless another menu has it.
func (m *menuInput) Closed() {
	m.Focus.LendKeyboard(m.Features.MenuIsOpen() || m.cells.IsOpen())
}

// Anchor returns where a cell of a row is in pixels of the grid, as far as it is
// on the screen.
func (m *menuInput) Anchor(at viewport.Address) (image.Rectangle, bool) {
	if !m.View.IsRow(at) || at.Col < 0 {
		return image.Rectangle{}, false
	}
	r, ok := m.View.CellRect(at)
	if !ok {
		return r, false
	}
	r = r.Intersect(m.View.Sheet.Panes.Rect(m.Columns.Leaves[at.Col].Pane, at.Band))
	return r.Add(image.Pt(0, m.View.Geometry.Top)), !r.Empty()
}

// act does what a key asks for about menus, and reports whether it did.
func (m *menuInput) act(_ layout.Context, a option.Action) bool {
	switch a {
	case option.ActionContextMenu:
		if !m.Features.OpenMenuByKey() {
			m.cells.RequestFocused()
		}
	case option.ActionHeaderMenu:
		m.Features.OpenMenuByKey()
	default:
		return false
	}
	return true
}
