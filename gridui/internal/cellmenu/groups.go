// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package cellmenu

import (
	"github.com/giogrid/giogrid/gridui/internal/coord"
	"github.com/giogrid/giogrid/gridui/internal/core"
	"github.com/giogrid/giogrid/gridui/internal/viewport"
	"github.com/giogrid/giogrid/menus"
)

// openGroup opens the menu of a row of a group, if the cells have a menu.
func (m *Menu[T]) openGroup(ask core.MenuRequest) {
	id, ok := m.core.Features.Outline.GroupAt(ask.At)
	own, on := m.program.GroupItems()
	if !ok || !on || ask.At.Col < 0 {
		return
	}
	m.core.Features.HeaderMenu.Replace()
	m.rowID, m.columnID, m.row = id, m.core.Columns.Leaves[ask.At.Col].ID, ask.At.Row.BodyPos()
	m.items, m.group = own, true
	m.show(ask, m.groupTarget(ask.At), m.groupItems(ask.At))
}

// groupItems returns the items of a row of a group: the items of the grid, a copy, and the items of the program.
func (m *Menu[T]) groupItems(at viewport.Address) []menus.Item[T] {
	m.added = m.core.Features.Outline.AppendGroupItems(nil, m.rowID, at)
	items := m.withAdded(nil)
	items = append(items, menus.Item[T]{Separator: true},
		menus.Item[T]{Label: m.core.Painter.Style.Texts.Copy, Shortcut: "Mod+C", OnClick: func(t menus.Target[T]) { t.Copy(t.Text) }})
	if len(m.items) > 0 {
		items = append(append(items, menus.Item[T]{Separator: true}), m.items...)
	}
	return items
}

// groupTarget returns the cell of a row of a group in the form that the menu acts on.
func (m *Menu[T]) groupTarget(at viewport.Address) menus.Target[T] {
	text := string(m.core.Contents.AppendText(nil, at))
	return menus.Target[T]{RowID: m.rowID, ColumnID: m.columnID, Value: text, Text: text}
}

// syncGroup keeps the menu at its group when rows or columns changed.
func (m *Menu[T]) syncGroup(row coord.Pos, at viewport.Address, shown bool) {
	id, ok := m.core.Features.Outline.GroupAt(at)
	if !shown || !ok || at.Col < 0 || id != m.rowID {
		m.menu.Close(menus.TargetGone)
		return
	}
	m.row = row
	m.menu.SetTarget(m.groupTarget(at))
	m.menu.SetItems(m.groupItems(at))
}
