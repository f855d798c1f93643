// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package gridui

import (
	"image"

	"gioui.org/layout"
	"gioui.org/op"

	"github.com/giogrid/giogrid/gridui/events"
	"github.com/giogrid/giogrid/gridui/internal/coord"
	"github.com/giogrid/giogrid/gridui/internal/ui"
	"github.com/giogrid/giogrid/gridui/internal/viewport"
	"github.com/giogrid/giogrid/layoutx"
	"github.com/giogrid/giogrid/menus"
)

// cellMenu is the context menu of a Grid as it stands.
type cellMenu[T any] struct {
	core    *core
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

func (m *cellMenu[T]) replace() {
	if m.menu.IsOpen() {
		m.menu.Return = nil
		m.menu.Close(menus.Replaced)
	}
}

func (m *cellMenu[T]) requestFocused() {
	m.byKey = true
	if f := &m.core.engine.focus; m.core.engine.view.IsRow(f.At()) {
		m.core.engine.view.ShowCell(f.At())
	}
}

// open tells of a wish for a menu, and opens it if there is one.
func (m *cellMenu[T]) open(ask menuAsk) {
	erased, ok := m.core.cells.context(ask.at)
	if !ok {
		return
	}
	c := contextOf[T](erased)
	m.core.report.Emit(MenuRequested[T]{Cell: c, At: ask.pos, Click: ask.by})
	items := m.options.itemsFor(c)
	row, ok := m.core.engine.view.RowAt(ask.at)
	if len(items) == 0 || !ok {
		return
	}
	m.core.engine.features.headMenu.Replace()
	if m.options.SelectRow {
		m.core.engine.features.rowSelect.SelectForMenu(row)
	}
	m.rowID, m.columnID, m.row = c.RowID, c.ColumnID, row
	m.rows, m.cols, m.items = m.core.data.RowsRev, m.core.engine.cols.Rev, items
	m.menu.Return = m.core.engine.typing.Tag()
	m.menu.ByTouch = ask.byTouch()
	if ask.byKey {
		m.menu.Open(ask.anchor, layoutx.Below, m.target(c, ask.at), items)
		m.menu.SelectFirst()
	} else {
		m.menu.OpenAt(ask.pos, m.target(c, ask.at), items)
	}
	m.core.engine.menuOpened()
	m.core.report.Emit(events.MenuOpened{RowID: c.RowID, ColumnID: c.ColumnID})
}

// target is what the menu of a cell acts on.
func (m *cellMenu[T]) target(c CellContext[T], at viewport.Address) menus.Target[T] {
	text := string(m.core.cells.AppendText(nil, at))
	copied, ok := m.core.engine.features.clipboard.CellText(at, text)
	return menus.Target[T]{
		Row: c.Row, RowID: c.RowID, ColumnID: c.ColumnID,
		Value: c.Value(), Text: text,
		CopyText: func() (string, bool) { return copied, ok },
	}
}

// sync keeps the open menu at its cell when rows or columns changed.
func (m *cellMenu[T]) sync() {
	if !m.menu.IsOpen() {
		return
	}
	if m.rows == m.core.data.RowsRev && m.cols == m.core.engine.cols.Rev {
		if m.options.ItemsFor == nil && !ui.SameItems(m.items, m.options.Items) {
			m.items = m.options.Items
			m.menu.SetItems(m.items)
		}
		return
	}
	m.rows, m.cols = m.core.data.RowsRev, m.core.engine.cols.Rev
	row, ok := m.core.data.FindShown(m.rowID, m.row)
	at := m.core.engine.view.AddressOf(row, m.core.engine.cols.Find(m.columnID))
	erased, there := m.core.cells.context(at)
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

// update reads the menu's input and says whether anything came of it.
func (m *cellMenu[T]) update(gtx layout.Context) (some bool) {
	m.sync()
	for {
		ev, ok := m.menu.Update(gtx)
		if !ok {
			return some
		}
		some = true
		switch ev := ev.(type) {
		case menus.Chosen[T]:
			m.core.report.Emit(MenuChosen[T]{Item: ev.Item, Target: ev.Target, Path: ev.Path})
		case menus.Closed:
			m.closed(ev)
		}
	}
}

// closed tells of a menu that closed. A right click beside it opens it there.
func (m *cellMenu[T]) closed(ev menus.Closed) {
	m.core.report.Emit(events.MenuClosed{Reason: ev.Reason})
	if m.menu.IsOpen() { // it closed to open for another cell
		return
	}
	m.items = nil
	m.core.engine.menuGone()
	if ev.Reason == menus.OutsideContext {
		m.core.engine.contextAt(ev.At)
	}
}

// openRequested opens the menu that a key asked for, now that the frame knows where
// the focused cell is.
func (m *cellMenu[T]) openRequested() bool {
	if !m.byKey {
		return false
	}
	m.byKey = false
	at := m.core.engine.focus.At()
	anchor, ok := m.core.engine.menuAnchor(at)
	if !ok || m.core.engine.ask.Loading.Overlay {
		return false
	}
	lower := image.Pt(anchor.Min.X, anchor.Max.Y)
	m.open(menuAsk{at: at, pos: lower, anchor: anchor, byKey: true})
	return true
}

// layout draws the open menu over the grid, of a size in pixels.
func (m *cellMenu[T]) layout(gtx layout.Context, size image.Point) {
	m.core.engine.features.headMenu.Layout(gtx, size)
	if m.openRequested() {
		gtx.Execute(op.InvalidateCmd{}) // in the next frame the caller hears of it
	}
	if !m.menu.IsOpen() {
		return
	}
	style := ui.MenuStyle(gtx, &m.core.engine.draw.Style, &m.menu)
	style.Window = m.options.Window
	if style.Window == (image.Rectangle{}) {
		style.Window.Max = size
	}
	style.Layout(gtx)
}

func (m *cellMenu[T]) isOpen() bool { return m.menu.IsOpen() }
