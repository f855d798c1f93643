// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package headmenu

import (
	"github.com/giogrid/giogrid/gridui/internal/feature"
	"github.com/giogrid/giogrid/gridui/option"
	"github.com/giogrid/giogrid/menus"
)

type item = menus.Item[option.HeaderTarget]

// items are the items of a menu with their commands. They are made anew in each frame that
// shows the menu, because any option may have changed. An item has a command instead of a
// function, so that this allocates nothing.
type items struct {
	list     []item
	commands []feature.HeadCommand
	// own are the items of the caller's, which stand at the end and have no command.
	own []item
	// provided are the items of providers, among those of the list.
	provided []feature.HeaderItem
	// gap says that a separator precedes the next item.
	gap bool
	// filter and columns are labels of items that open something.
	filter, columns dotted
}

// dotted is a label with an ellipsis, kept with the text that it was made from.
type dotted struct{ of, label string }

func (d *dotted) text(of string) string {
	if d.of != of || d.label == "" {
		d.of, d.label = of, of+"…"
	}
	return d.label
}

// part begins a part of the menu, and returns whether there is such a part.
func (m *items) part(on bool) bool {
	m.gap = m.gap || on && len(m.list) > 0
	return on
}

// add appends an item. It is not inlined: it has many callers, and programs are to be small.
//
//go:noinline
func (m *items) add(c feature.HeadCommand, label string, enabled bool) *item {
	m.separate()
	m.list = append(m.list, item{Label: label, Disabled: !enabled})
	m.commands = append(m.commands, c)
	return &m.list[len(m.list)-1]
}

// addChoice appends an item that is on or off.
func (m *items) addChoice(c feature.HeadCommand, label string, enabled, on bool) {
	it := m.add(c, label, enabled)
	it.Checked = menus.Unchecked
	if on {
		it.Checked = menus.Checked
	}
}

// separate appends the separator between two parts, where one is due.
func (m *items) separate() {
	if m.gap {
		m.gap = false
		m.list = append(m.list, item{Separator: true})
		m.commands = append(m.commands, feature.HeadNone)
	}
}
