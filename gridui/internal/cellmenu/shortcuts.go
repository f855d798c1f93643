// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package cellmenu

import (
	"slices"

	"gioui.org/io/event"
	"gioui.org/io/key"
	"gioui.org/layout"

	"github.com/giogrid/giogrid/gridui/internal/ui"
	"github.com/giogrid/giogrid/gridui/internal/viewport"
	"github.com/giogrid/giogrid/menus"
)

// shortcuts holds the items whose shortcuts act while the menu is closed, for the focused cell.
type shortcuts[T any] struct {
	items []menus.Item[T]
	// paths holds the index of each item in each level of the menu.
	paths   [][]int
	filters []event.Filter
	// given is the slice that the items are from, cell the cell if the items depend on it.
	given []menus.Item[T]
	cell  shortcutCell
}

// shortcutCell identifies a cell that items were made for, by its place and the revisions of the rows and columns.
type shortcutCell struct {
	at         viewport.Address
	group      bool
	rows, cols uint32
}

// Shortcuts returns the filters of the keys that choose items of the focused cell while the menu is closed.
func (m *Menu[T]) Shortcuts() []event.Filter {
	m.syncShortcuts()
	return m.keys.filters
}

// syncShortcuts gathers the items for the focused cell, unless they are the same as before.
func (m *Menu[T]) syncShortcuts() {
	at := m.core.Focus.At()
	_, group := m.core.Features.Outline.GroupAt(at)
	if items, same := m.program.SameItems(); same && !group {
		if !ui.SameItems(m.keys.given, items) || m.keys.cell != (shortcutCell{}) {
			m.gather(items, shortcutCell{})
		}
		return
	}
	cell := shortcutCell{at: at, group: group, rows: m.core.Data.RowsRev, cols: m.core.Columns.Rev}
	if m.keys.cell == cell {
		return
	}
	items := []menus.Item[T](nil)
	if group {
		items, _ = m.program.GroupItems()
	} else if c, ok := m.context(at); ok {
		items = m.program.MenuItems(c)
	}
	m.gather(items, cell)
}

// gather keeps the items with Always, also of submenus.
func (m *Menu[T]) gather(items []menus.Item[T], cell shortcutCell) {
	m.keys = shortcuts[T]{given: items, cell: cell}
	m.keys.add(items, nil, m.core.Typing.Tag())
}

// add adds the items of a level with a path.
func (s *shortcuts[T]) add(items []menus.Item[T], path []int, focus event.Tag) {
	for i := range items {
		it, at := &items[i], append(slices.Clip(path), i)
		switch {
		case it.Children != nil:
			s.add(it.Children, at, focus)
		case it.Always:
			s.items, s.paths = append(s.items, *it), append(s.paths, at)
			s.filters = append(s.filters, it.KeyFilters(focus)...)
		}
	}
}

// PressShortcut chooses the item of the focused cell with the shortcut of a key, and reports whether there is such an
// item and it is enabled.
func (m *Menu[T]) PressShortcut(gtx layout.Context, ev key.Event) bool {
	m.syncShortcuts()
	if len(m.keys.items) == 0 || m.core.Options.Loading.Overlay {
		return false
	}
	at := m.core.Focus.At()
	target, ok := m.focused(at)
	if !ok {
		return false
	}
	i := m.keys.match(ev, target)
	if i < 0 {
		return false
	}
	it, path := &m.keys.items[i], m.keys.paths[i]
	if row, is := m.core.View.RowAt(at); is && m.program.SelectsRow() {
		m.core.Features.RowSelect.SelectForMenu(row)
	}
	it.Run(gtx, target)
	m.core.Report.Emit(m.program.Chosen(menus.Chosen[T]{Item: *it, Target: target, Path: slices.Clone(path)}))
	return true
}

// match returns the index of the first item that a key chooses, and -1 if there is none. An item needs parents that are
// enabled.
func (s *shortcuts[T]) match(ev key.Event, target menus.Target[T]) int {
	for i := range s.items {
		if _, ok := menus.Match(s.items[i:i+1], ev, target); ok && s.opens(s.paths[i], target.Row) {
			return i
		}
	}
	return -1
}

// opens reports whether all submenus on a path can be opened for a row.
func (s *shortcuts[T]) opens(path []int, row T) bool {
	items := s.given
	for _, i := range path[:len(path)-1] {
		if !items[i].EnabledFor(row) {
			return false
		}
		items = items[i].Children
	}
	return true
}

// focused returns the focused cell, or row of a group, in the form that items act on.
func (m *Menu[T]) focused(at viewport.Address) (target menus.Target[T], ok bool) {
	if !m.core.Focus.IsSet() || !viewport.HasRows(at.Band) || at.Col < 0 {
		return target, false
	}
	if id, group := m.core.Features.Outline.GroupAt(at); group {
		m.rowID, m.columnID = id, m.core.Columns.Leaves[at.Col].ID
		return m.groupTarget(at), true
	}
	c, ok := m.context(at)
	if !ok {
		return target, false
	}
	return m.target(c, at), true
}
