// SPDX-License-Identifier: LicenseRef-giogrid-EULA

// Package cellmenu implements the context menu of the cells of a grid: it opens at a cell, follows
// the row of the cell when rows change, and closes when the cell is hidden or gone. Items depend on
// the type of the rows, so the menu is generic too. The package imports core; package menus draws
// the menu.
package cellmenu

import (
	"image"
	"slices"

	"gioui.org/layout"
	"gioui.org/op"

	"github.com/giogrid/giogrid/gridui/events"
	"github.com/giogrid/giogrid/gridui/internal/column"
	"github.com/giogrid/giogrid/gridui/internal/coord"
	"github.com/giogrid/giogrid/gridui/internal/core"
	"github.com/giogrid/giogrid/gridui/internal/feature"
	"github.com/giogrid/giogrid/gridui/internal/rowdata"
	"github.com/giogrid/giogrid/gridui/internal/ui"
	"github.com/giogrid/giogrid/gridui/internal/viewport"
	"github.com/giogrid/giogrid/layoutx"
	"github.com/giogrid/giogrid/menus"
)

// Program is the interface to the program's settings and events of the menu.
type Program[T any] interface {
	// MenuItems returns the items for a cell, SameItems the items for all cells, whose shortcuts may act while the menu
	// is closed; ok is false if the items that show depend on the cell.
	MenuItems(c column.CellContext) []menus.Item[T]
	SameItems() (items []menus.Item[T], ok bool)
	// GroupItems returns the items for rows of groups, which follow the items that the grid makes; ok is false if such
	// rows have no menu.
	GroupItems() (items []menus.Item[T], ok bool)
	// SelectsRow reports whether the menu selects the row that it opens for.
	SelectsRow() bool
	// Window returns the bounds of the menu, empty for the bounds of the grid.
	Window() image.Rectangle
	// Requested returns the event of a request for a menu, Chosen the event of a chosen item.
	Requested(c column.CellContext, r core.MenuRequest) events.Event
	Chosen(ev menus.Chosen[T]) events.Event
}

// Menu implements the core.Menu of its grid.
type Menu[T any] struct {
	core    *core.Grid
	program Program[T]
	menu    menus.Menu[T]
	// rowID and columnID identify the cell of the menu, row is the last known position of its row.
	rowID, columnID string
	row             coord.Pos
	// rows and cols are the revisions for which the cell was located.
	rows, cols uint32
	items      []menus.Item[T]
	// added holds the items of features for the cell.
	added    []feature.MenuItem
	requests core.MenuRequests
	// group is set if the menu is open for a row of a group.
	group bool
	keys  shortcuts[T]
}

// Wire connects the menu with its grid.
func (m *Menu[T]) Wire(g *core.Grid, p Program[T]) {
	m.core, m.program = g, p
	m.requests.Wire(g)
}

// Close closes the menu for the program, if it is open.
func (m *Menu[T]) Close() { m.menu.Close(menus.ByOwner) }

// Replace closes the menu in favour of another menu.
func (m *Menu[T]) Replace() {
	if m.menu.IsOpen() {
		m.menu.Return = nil
		m.menu.Close(menus.Replaced)
	}
}

// RequestFocused opens the menu after the frame has located the focused cell.
func (m *Menu[T]) RequestFocused() { m.requests.RequestFocused() }

// Open emits the request for a menu, and opens the menu if it has items.
func (m *Menu[T]) Open(ask core.MenuRequest) {
	c, ok := m.context(ask.At)
	if !ok {
		m.openGroup(ask)
		return
	}
	m.core.Report.Emit(m.program.Requested(c, ask))
	m.added = m.core.Features.AppendCellItems(nil, ask.At)
	own := m.program.MenuItems(c)
	items := m.withAdded(own)
	row, ok := m.core.View.RowAt(ask.At)
	if len(items) == 0 || !ok {
		return
	}
	m.core.Features.HeaderMenu.Replace()
	if m.program.SelectsRow() {
		m.core.Features.RowSelect.SelectForMenu(row)
	}
	m.rowID, m.columnID, m.row = c.RowID, c.ColumnID, row
	m.items, m.group = own, false
	m.show(ask, m.target(c, ask.At), items)
}

// show opens the menu for a target.
func (m *Menu[T]) show(ask core.MenuRequest, target menus.Target[T], items []menus.Item[T]) {
	m.rows, m.cols = m.core.Data.RowsRev, m.core.Columns.Rev
	m.menu.Return = m.core.Typing.Tag()
	m.menu.ByTouch = ask.ByTouch()
	if ask.ByKey {
		m.menu.Open(ask.Anchor, layoutx.Below, target, items)
		m.menu.SelectFirst()
	} else {
		m.menu.OpenAt(ask.Pos, target, items)
	}
	m.core.Menus.Opened()
	m.core.Report.Emit(events.MenuOpened{RowID: m.rowID, ColumnID: m.columnID})
}

// context returns the context of a cell with a copy of its row, which does not change.
func (m *Menu[T]) context(at viewport.Address) (c column.CellContext, ok bool) {
	if c, ok = m.core.Contents.Context(at); ok {
		c.Row = rowdata.Of(*rowdata.Ptr[T](c.Row))
	}
	return c, ok
}

// target returns the cell in the form that the menu acts on.
func (m *Menu[T]) target(c column.CellContext, at viewport.Address) menus.Target[T] {
	text := string(m.core.Contents.AppendText(nil, at))
	take, ok := m.core.CopyCell(at, text)
	return menus.Target[T]{
		Row: *rowdata.Ptr[T](c.Row), RowID: c.RowID, ColumnID: c.ColumnID,
		Value: c.Raw(), Text: text,
		CopyText: func() (string, bool) {
			if !ok {
				return "", false
			}
			return take(), true
		},
	}
}

// sync keeps the open menu at its cell when rows or columns changed.
func (m *Menu[T]) sync() {
	if !m.menu.IsOpen() {
		return
	}
	if m.rows == m.core.Data.RowsRev && m.cols == m.core.Columns.Rev {
		if items, ok := m.program.SameItems(); ok && !m.group && !ui.SameItems(m.items, items) {
			m.items = items
			m.menu.SetItems(m.withAdded(m.items))
		}
		return
	}
	m.rows, m.cols = m.core.Data.RowsRev, m.core.Columns.Rev
	row, ok := m.core.Data.FindShown(m.rowID, m.row)
	at := m.core.View.AddressOf(row, m.core.Columns.Find(m.columnID))
	if m.group {
		m.syncGroup(row, at, ok)
		return
	}
	c, there := m.context(at)
	if !ok || !there {
		m.menu.Close(menus.TargetGone)
		return
	}
	m.row = row
	m.menu.SetTarget(m.target(c, at))
	m.items = m.program.MenuItems(c)
	m.added = m.core.Features.AppendCellItems(nil, at)
	m.menu.SetItems(m.withAdded(m.items))
}

// withAdded returns the items of the program, followed by the items of features.
func (m *Menu[T]) withAdded(items []menus.Item[T]) []menus.Item[T] {
	if len(m.added) == 0 {
		return items
	}
	all := slices.Clone(items)
	if len(all) > 0 {
		all = append(all, menus.Item[T]{Separator: true})
	}
	for i := range m.added {
		all = append(all, m.itemOf(&m.added[i]))
	}
	return all
}

// itemOf returns an item of a feature for the menu.
func (m *Menu[T]) itemOf(of *feature.MenuItem) menus.Item[T] {
	it := menus.Item[T]{Label: of.Label, Disabled: of.Disabled, Reason: of.Reason, Choice: of.Choice, Checked: of.Checked}
	if do := of.Do; do != nil {
		it.OnClick = func(menus.Target[T]) { do(m.core.Painter.Gtx) }
	}
	for i := range of.Children {
		it.Children = append(it.Children, m.itemOf(&of.Children[i]))
	}
	return it
}

// Update reads the menu's input and reports whether it acted on any.
func (m *Menu[T]) Update(gtx layout.Context) (some bool) {
	m.sync()
	for {
		ev, ok := m.menu.Update(gtx)
		if !ok {
			return some
		}
		some = true
		switch ev := ev.(type) {
		case menus.Chosen[T]:
			m.core.Report.Emit(m.program.Chosen(ev))
		case menus.Closed:
			m.closed(ev)
		}
	}
}

// closed reports that the menu closed. A right click outside the menu opens it there.
func (m *Menu[T]) closed(ev menus.Closed) {
	m.core.Report.Emit(events.MenuClosed{Reason: ev.Reason})
	if m.menu.IsOpen() { // it closed to open for another cell
		return
	}
	m.items = nil
	m.core.Menus.Closed()
	if ev.Reason == menus.OutsideContext {
		m.core.Menus.ContextAt(ev.At)
	}
}

// openRequested opens the menu that a key requested, after the frame has located the focused cell.
func (m *Menu[T]) openRequested() bool {
	ask, ok := m.requests.TakeKey()
	if ok {
		m.Open(ask)
	}
	return ok
}

// Layout draws the open menu over the grid, which has a size in pixels.
func (m *Menu[T]) Layout(gtx layout.Context, size image.Point) {
	m.core.Features.HeaderMenu.Layout(gtx, size)
	if m.openRequested() {
		gtx.Execute(op.InvalidateCmd{}) // the caller gets it in the next frame
	}
	if !m.menu.IsOpen() {
		return
	}
	style := ui.MenuStyle(gtx, &m.core.Painter.Style, &m.menu)
	style.Window = m.program.Window()
	if style.Window == (image.Rectangle{}) {
		style.Window.Max = size
	}
	style.Layout(gtx)
}

// IsOpen reports whether the menu is open.
func (m *Menu[T]) IsOpen() bool { return m.menu.IsOpen() }
