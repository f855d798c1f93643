// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package headmenu

import (
	"github.com/giogrid/giogrid/gridui/internal/feature"
	"github.com/giogrid/giogrid/gridui/option"
	"github.com/giogrid/giogrid/menus"
)

type item = menus.Item[option.HeaderTarget]

// items holds the items of a menu with their commands. They are made again in each frame that shows the menu,
// because any option may have changed. An item has a command instead of a function, so that this allocates
// nothing.
type items struct {
	list     []item
	commands []feature.HeadCommand
	// own holds the items of the program, which are at the end and have no command.
	own []item
	// provided holds the items of providers, which are also in list.
	provided []feature.MenuItem
	// folds holds the items of the submenus HeadPins and HeadWidths.
	folds [2]fold
	// gap is set if a separator precedes the next item.
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

// part begins a part of the menu if on is set, and returns on.
func (m *items) part(on bool) bool {
	m.gap = m.gap || on && len(m.list) > 0
	return on
}

// add appends an item. It is not inlined: it has many callers, and binaries should stay small.
//
//go:noinline
func (m *items) add(c feature.HeadCommand, label string, enabled bool) *item {
	m.separate()
	m.list = append(m.list, item{Label: label, Disabled: !enabled})
	m.commands = append(m.commands, c)
	return &m.list[len(m.list)-1]
}

// addChoice appends an item that can be checked.
func (m *items) addChoice(c feature.HeadCommand, label string, enabled, on bool) {
	it := m.add(c, label, enabled)
	it.Choice = true
	if on {
		it.Checked = true
	}
}

// separate appends the separator between two parts if one is due.
func (m *items) separate() {
	if m.gap {
		m.gap = false
		m.list = append(m.list, item{Separator: true})
		m.commands = append(m.commands, feature.HeadNone)
	}
}
