// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package gridui

import (
	"image"

	"gioui.org/layout"
	"gioui.org/op"

	"github.com/giogrid/giogrid/gridui/events"
	"github.com/giogrid/giogrid/gridui/internal/coord"
	"github.com/giogrid/giogrid/gridui/internal/core"
	"github.com/giogrid/giogrid/gridui/internal/ui"
	"github.com/giogrid/giogrid/gridui/internal/viewport"
	"github.com/giogrid/giogrid/layoutx"
	"github.com/giogrid/giogrid/menus"
)

// cellMenu is the context menu of a Grid as it stands, the core.Menu of its grid.
type cellMenu[T any] struct {
	core    *core.Grid
	options *ContextMenu[T]
	menu    menus.Menu[T]
	// at is the cell it is open for: by ids, and the row where it was last seen.
	rowID, columnID string
	row             coord.Pos
	// rows and cols are the revisions that the target is of.
	rows, cols uint32
	items      []menus.Item[T]
	// byKey says that a key asked for it: it opens when the frame knows where the
	// focused cell is.
	byKey bool
}

// Replace closes the menu for another one.
func (m *cellMenu[T]) Replace() {
	if m.menu.IsOpen() {
		m.menu.Return = nil
		m.menu.Close(menus.Replaced)
	}
}

// RequestFocused opens the menu when the frame knows where the focused cell is.
func (m *cellMenu[T]) RequestFocused() {
	m.byKey = true
	if f := &m.core.Focus; m.core.View.IsRow(f.At()) {
		m.core.View.ShowCell(f.At())
	}
}

// Open tells of a wish for a menu, and opens it if there is one.
func (m *cellMenu[T]) Open(ask core.MenuRequest) {
	erased, ok := m.core.Contents.Context(ask.At)
	if !ok {
		return
	}
	c := contextOf[T](erased)
	m.core.Report.Emit(MenuRequested[T]{Cell: c, At: ask.Pos, Click: ask.Click})
	items := m.options.itemsFor(c)
	row, ok := m.core.View.RowAt(ask.At)
	if len(items) == 0 || !ok {
		return
	}
	m.core.Features.HeadMenu.Replace()
	if m.options.SelectRow {
		m.core.Features.RowSelect.SelectForMenu(row)
	}
	m.rowID, m.columnID, m.row = c.RowID, c.ColumnID, row
	m.rows, m.cols, m.items = m.core.Data.RowsRev, m.core.Columns.Rev, items
	m.menu.Return = m.core.Typing.Tag()
	m.menu.ByTouch = ask.ByTouch()
	if ask.ByKey {
		m.menu.Open(ask.Anchor, layoutx.Below, m.target(c, ask.At), items)
		m.menu.SelectFirst()
	} else {
		m.menu.OpenAt(ask.Pos, m.target(c, ask.At), items)
	}
	m.core.Menus.Opened()
	m.core.Report.Emit(events.MenuOpened{RowID: c.RowID, ColumnID: c.ColumnID})
}

// target is what the menu of a cell acts on.
func (m *cellMenu[T]) target(c CellContext[T], at viewport.Address) menus.Target[T] {
	text := string(m.core.Contents.AppendText(nil, at))
	copied, ok := m.core.Features.Clipboard.OfCell(at, text)
	return menus.Target[T]{
		Row: c.Row, RowID: c.RowID, ColumnID: c.ColumnID,
		Value: c.Value(), Text: text,
		CopyText: func() (string, bool) {
			if !ok {
				return "", false
			}
			return copied.Take(), true
		},
	}
}

// sync keeps the open menu at its cell when rows or columns changed.
func (m *cellMenu[T]) sync() {
	if !m.menu.IsOpen() {
		return
	}
	if m.rows == m.core.Data.RowsRev && m.cols == m.core.Columns.Rev {
		if m.options.ItemsFor == nil && !ui.SameItems(m.items, m.options.Items) {
			m.items = m.options.Items
			m.menu.SetItems(m.items)
		}
		return
	}
	m.rows, m.cols = m.core.Data.RowsRev, m.core.Columns.Rev
	row, ok := m.core.Data.FindShown(m.rowID, m.row)
	at := m.core.View.AddressOf(row, m.core.Columns.Find(m.columnID))
	erased, there := m.core.Contents.Context(at)
	if !ok || !there {
		m.menu.Close(menus.TargetGone)
		return
	}
	c := contextOf[T](erased)
	m.row = row
	m.menu.SetTarget(m.target(c, at))
	m.items = m.options.itemsFor(c)
	m.menu.SetItems(m.items)
}

// Update reads the menu's input and reports whether anything came of it.
func (m *cellMenu[T]) Update(gtx layout.Context) (some bool) {
	m.sync()
	for {
		ev, ok := m.menu.Update(gtx)
		if !ok {
			return some
		}
		some = true
		switch ev := ev.(type) {
		case menus.Chosen[T]:
			m.core.Report.Emit(MenuChosen[T]{Item: ev.Item, Target: ev.Target, Path: ev.Path})
		case menus.Closed:
			m.closed(ev)
		}
	}
}

// closed tells of a menu that closed. A right click beside it opens it there.
func (m *cellMenu[T]) closed(ev menus.Closed) {
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

// openRequested opens the menu that a key asked for, now that the frame knows where
// the focused cell is.
func (m *cellMenu[T]) openRequested() bool {
	if !m.byKey {
		return false
	}
	m.byKey = false
	at := m.core.Focus.At()
	anchor, ok := m.core.Menus.Anchor(at)
	if !ok || m.core.Options.Loading.Overlay {
		return false
	}
	lower := image.Pt(anchor.Min.X, anchor.Max.Y)
	m.Open(core.MenuRequest{At: at, Pos: lower, Anchor: anchor, ByKey: true})
	return true
}

// Layout draws the open menu over the grid, of a size in pixels.
func (m *cellMenu[T]) Layout(gtx layout.Context, size image.Point) {
	m.core.Features.HeadMenu.Layout(gtx, size)
	if m.openRequested() {
		gtx.Execute(op.InvalidateCmd{}) // in the next frame the caller hears of it
	}
	if !m.menu.IsOpen() {
		return
	}
	style := ui.MenuStyle(gtx, &m.core.Painter.Style, &m.menu)
	style.Window = m.options.Window
	if style.Window == (image.Rectangle{}) {
		style.Window.Max = size
	}
	style.Layout(gtx)
}

// IsOpen reports whether the menu is open.
func (m *cellMenu[T]) IsOpen() bool { return m.menu.IsOpen() }
