// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package core

import (
	"image"

	"gioui.org/io/event"
	"gioui.org/io/key"
	"gioui.org/io/pointer"
	"gioui.org/layout"
	"gioui.org/op"

	"github.com/giogrid/giogrid/gridui/events"
	"github.com/giogrid/giogrid/gridui/internal/feature"
	"github.com/giogrid/giogrid/gridui/internal/focus"
	"github.com/giogrid/giogrid/gridui/internal/viewport"
	"github.com/giogrid/giogrid/gridui/option"
)

// MenuRequest is a request for the menu of a cell.
type MenuRequest struct {
	At viewport.Address
	// Pos is the position of the pointer, Anchor the rectangle of the cell for a request by key,
	// both in pixels of the grid.
	Pos    image.Point
	Anchor image.Rectangle
	Click  events.Click
	ByKey  bool
}

// ByTouch reports whether a finger made the request.
func (r *MenuRequest) ByTouch() bool { return r.Click.Source == pointer.Touch }

// Menu is the menu of the cells of a gridui.Grid, which knows the type of the rows.
type Menu interface {
	// Open reports a request to the program and opens the menu. RequestFocused does so when the
	// frame has located the focused cell.
	Open(r MenuRequest)
	RequestFocused()
	// Update reads the menu's input and reports whether it acted on any.
	Update(gtx layout.Context) (some bool)
	// IsOpen reports whether the menu is open, Close closes it, and Replace does so in favour of another menu.
	IsOpen() bool
	Close()
	Replace()
	// Shortcuts returns the filters of the keys that choose items of the focused cell while the menu is closed: the same
	// slice until they change. PressShortcut chooses the item of such a key, and reports whether it did.
	Shortcuts() []event.Filter
	PressShortcut(gtx layout.Context, ev key.Event) bool
	// AppendKeys appends these keys with the labels of their items, for the list of keys.
	AppendKeys(dst []feature.KeyHelp) []feature.KeyHelp
	// Layout draws the open menu over the grid, which has a size in pixels.
	Layout(gtx layout.Context, size image.Point)
}

// MenuRequests reports requests for the menu of a cell. It is the Menu of a grid without a menu of cells.
type MenuRequests struct {
	grid *Grid
	// byKey is set after a request by key, until the frame has located the focused cell.
	byKey bool
}

// Wire connects the requests with their grid.
func (m *MenuRequests) Wire(g *Grid) { m.grid = g }

// Open reports a request to the program.
func (m *MenuRequests) Open(r MenuRequest) {
	if c, ok := m.grid.Contents.Context(r.At); ok {
		m.grid.Report.Emit(m.grid.typed.Requested(c, r))
	}
}

// RequestFocused requests the menu of the focused cell.
func (m *MenuRequests) RequestFocused() {
	m.byKey = true
	if f := &m.grid.Focus; m.grid.View.IsRow(f.At()) {
		m.grid.View.ShowCell(f.At())
	}
}

// TakeKey returns a request by key after the frame has located the focused cell.
func (m *MenuRequests) TakeKey() (r MenuRequest, ok bool) {
	if !m.byKey {
		return r, false
	}
	m.byKey = false
	at := m.grid.Focus.At()
	anchor, ok := m.grid.Menus.Anchor(at)
	if !ok || m.grid.Options.Loading.Overlay {
		return r, false
	}
	return MenuRequest{At: at, Pos: image.Pt(anchor.Min.X, anchor.Max.Y), Anchor: anchor, ByKey: true}, true
}

// Layout draws an open menu of a header, and reports a request by key.
func (m *MenuRequests) Layout(gtx layout.Context, size image.Point) {
	m.grid.Features.HeaderMenu.Layout(gtx, size)
	if r, ok := m.TakeKey(); ok {
		m.Open(r)
		gtx.Execute(op.InvalidateCmd{}) // the caller gets the event in the next frame
	}
}

func (*MenuRequests) Update(layout.Context) bool                         { return false }
func (*MenuRequests) IsOpen() bool                                       { return false }
func (*MenuRequests) Close()                                             {}
func (*MenuRequests) Replace()                                           {}
func (*MenuRequests) Shortcuts() []event.Filter                          { return nil }
func (*MenuRequests) PressShortcut(layout.Context, key.Event) bool       { return false }
func (*MenuRequests) AppendKeys(dst []feature.KeyHelp) []feature.KeyHelp { return dst }

// menuInput opens the menus of cells and headers on user input.
type menuInput struct {
	*Parts
	// cells is the menu of the cells.
	cells Menu
}

// HasCells reports whether SetCells has set the menu of the cells.
func (m *menuInput) HasCells() bool {
	_, none := m.cells.(*MenuRequests)
	return !none
}

// SetCells sets the menu of the cells.
func (m *menuInput) SetCells(menu Menu) { m.cells = menu }

// update reads the input of the menu of the cells.
func (m *menuInput) update(gtx layout.Context) bool { return m.cells.Update(gtx) }

// IsOpen reports whether the menu of the cells is open, Close closes it. RequestFocused opens it at the focused cell.
func (m *menuInput) IsOpen() bool    { return m.cells != nil && m.cells.IsOpen() }
func (m *menuInput) RequestFocused() { m.cells.RequestFocused() }
func (m *menuInput) Close() {
	if m.cells != nil {
		m.cells.Close()
	}
}

// contextPressed acts on a press that requests a menu. The position is in pixels of the sheet.
func (m *menuInput) contextPressed(gtx layout.Context, ev pointer.Event) {
	m.takeKeyboard(gtx, ev.Source)
	m.context(ev.Position.Round(), events.Click{Modifiers: ev.Modifiers, Source: ev.Source})
}

// ContextAt opens the menu for a press that an open menu received. The position is in pixels of the
// grid.
func (m *menuInput) ContextAt(at image.Point) {
	m.context(at.Sub(image.Pt(0, m.View.Geometry.Top)), events.Click{Source: pointer.Mouse})
}

// context opens the menu of the cell at a position of the sheet. The focus moves to the cell,
// unless several cells are selected and include it: these stay selected. The sheet does not scroll
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

// Opened hides what must not show while a menu is open. It keeps the focus ring.
func (m *menuInput) Opened() {
	m.Pointer.Tip.Clear()
	m.Pointer.ForgetPress()
	m.Focus.LendKeyboard(true)
}

// Closed gives the keyboard back, unless another menu has it.
func (m *menuInput) Closed() {
	m.Focus.LendKeyboard(m.Features.MenuIsOpen() || m.cells.IsOpen())
}

// Anchor returns the visible part of a cell of a row in pixels of the grid.
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

// act performs a menu action of a key, and reports whether it did.
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
