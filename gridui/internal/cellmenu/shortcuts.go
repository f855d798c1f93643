// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package cellmenu

import (
	"slices"

	"gioui.org/io/event"
	"gioui.org/io/key"
	"gioui.org/layout"

	"github.com/giogrid/giogrid/gridui/internal/feature"
	"github.com/giogrid/giogrid/gridui/internal/ui"
	"github.com/giogrid/giogrid/gridui/internal/viewport"
	"github.com/giogrid/giogrid/menus"
)

// shortcuts holds the items whose shortcuts act while the menu is closed, for the focused cell.
type shortcuts[T any] struct {
	// paths holds the index of each item in each level of the menu, filters the keys of all.
	paths   [][]int
	filters []event.Filter
	// given is the slice that the items are from, group reports that they are for rows of groups.
	given []menus.Item[T]
	group bool
}

// Shortcuts returns the filters of the keys that choose items of the focused cell while the menu is closed.
func (m *Menu[T]) Shortcuts() []event.Filter {
	m.syncShortcuts()
	return m.keys.filters
}

// syncShortcuts gathers the items for the focused cell, unless they are the same as before.
func (m *Menu[T]) syncShortcuts() {
	_, group := m.core.Features.Outline.GroupAt(m.core.Focus.At())
	items, _ := m.program.SameItems()
	if group {
		items, _ = m.program.GroupItems()
	}
	if m.keys.group != group || !ui.SameItems(m.keys.given, items) {
		m.keys = shortcuts[T]{given: items, group: group}
		m.keys.add(items, nil, m.core.Typing.Tag())
	}
}

// add adds the items with Always of a level with a path.
func (s *shortcuts[T]) add(items []menus.Item[T], path []int, focus event.Tag) {
	for i := range items {
		it, at := &items[i], append(slices.Clip(path), i)
		switch {
		case it.Children != nil:
			s.add(it.Children, at, focus)
		case it.Always:
			s.paths = append(s.paths, at)
			s.filters = append(s.filters, it.KeyFilters(focus)...)
		}
	}
}

// AppendKeys appends the keys that choose items of the focused cell while the menu is closed.
func (m *Menu[T]) AppendKeys(dst []feature.KeyHelp) []feature.KeyHelp {
	m.syncShortcuts()
	for _, path := range m.keys.paths {
		items, it := m.keys.given, (*menus.Item[T])(nil)
		for _, i := range path {
			it = &items[i]
			items = it.Children
		}
		for _, f := range it.KeyFilters(m.core.Typing.Tag()) {
			if k, ok := f.(key.Filter); ok {
				dst = append(dst, feature.KeyHelp{Name: k.Name, Modifiers: k.Required, Text: it.Label})
			}
		}
	}
	return dst
}

// PressShortcut chooses the item of the focused cell with the shortcut of a key, and reports whether there is such an
// item and it is enabled.
func (m *Menu[T]) PressShortcut(gtx layout.Context, ev key.Event) bool {
	m.syncShortcuts()
	if len(m.keys.paths) == 0 || m.core.Options.Loading.Overlay {
		return false
	}
	at := m.core.Focus.At()
	target, ok := m.focused(at)
	if !ok {
		return false
	}
	it, path := m.keys.match(ev, target)
	if it == nil {
		return false
	}
	if row, is := m.core.View.RowAt(at); is && m.program.SelectsRow() {
		m.core.Features.RowSelect.SelectForMenu(row)
	}
	it.Run(gtx, target)
	m.core.Report.Emit(m.program.Chosen(menus.Chosen[T]{Item: *it, Target: target, Path: slices.Clone(path)}))
	return true
}

// match returns the first item that a key chooses, and its path; nil if there is none. An item needs parents that are
// enabled.
func (s *shortcuts[T]) match(ev key.Event, target menus.Target[T]) (it *menus.Item[T], path []int) {
	for _, path := range s.paths {
		level, ok := s.level(path, target.Row)
		if !ok {
			continue
		}
		last := path[len(path)-1]
		if it, ok := menus.Match(level[last:last+1], ev, target); ok {
			return it, path
		}
	}
	return nil, nil
}

// level returns the items of the level that a path ends in; ok is false if a submenu on the path cannot be opened for a
// row.
func (s *shortcuts[T]) level(path []int, row T) (items []menus.Item[T], ok bool) {
	items = s.given
	for _, i := range path[:len(path)-1] {
		if i >= len(items) || !items[i].EnabledFor(row) {
			return nil, false
		}
		items = items[i].Children
	}
	return items, path[len(path)-1] < len(items)
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
