// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package menus

import (
	"gioui.org/io/key"

	"github.com/giogrid/giogrid/menus/shortcut"
)

// Match returns the first item that a key press chooses by its shortcut: an item that is enabled for the
// target, has no children and is no separator. It does not search submenus. The event must be a press.
//
// An open [Menu] handles keys itself in the same way, from the deepest open level to the root.
func Match[T any](items []Item[T], ev key.Event, target Target[T]) (*Item[T], bool) {
	i := matchIndex(&bound[T]{items: items, target: &target}, ev)
	if i < 0 {
		return nil, false
	}
	return &items[i], true
}

func matchIndex(items entries, ev key.Event) int {
	if ev.State != key.Press {
		return -1
	}
	name, held := keyName(ev.Name), modsOf(ev.Modifiers)
	for i := range items.count() {
		it := items.at(i)
		if it.shortcut == "" || it.separator || it.parent {
			continue
		}
		s, ok := parseShortcut(it.shortcut)
		if ok && s.Match(name, held) && enabled(items, i) {
			return i
		}
	}
	return -1
}

// route returns the path to the item whose shortcut was pressed.
func (e *engine) route(ev key.Event) (path []int, ok bool) {
	for depth := len(e.levels) - 1; depth >= 0; depth-- {
		if i := matchIndex(e.levels[depth].items, ev); i >= 0 {
			return e.path(depth, i), true
		}
	}
	return nil, false
}

// parseShortcut parses the shortcut of an item, and logs a warning if it is invalid.
func parseShortcut(text string) (shortcut.Shortcut, bool) {
	s, err := shortcut.Parse(text)
	if err != nil {
		warnOnce(text, "menus: shortcut ignored", "error", err)
		return shortcut.Shortcut{}, false
	}
	return s, true
}

func modsOf(m key.Modifiers) shortcut.Mods {
	var held shortcut.Mods
	for _, p := range [...]struct {
		gio  key.Modifiers
		ours shortcut.Mods
	}{
		{key.ModCtrl, shortcut.Ctrl},
		{key.ModAlt, shortcut.Alt},
		{key.ModShift, shortcut.Shift},
		{key.ModCommand, shortcut.Command},
		{key.ModSuper, shortcut.Super},
	} {
		if m.Contain(p.gio) {
			held |= p.ours
		}
	}
	return held
}

// keyName converts Gio's names of keys; letters and F keys are unchanged.
func keyName(n key.Name) string {
	switch n {
	case key.NameReturn, key.NameEnter:
		return "Enter"
	case key.NameEscape:
		return "Escape"
	case key.NameDeleteBackward:
		return "Backspace"
	case key.NameDeleteForward:
		return "Delete"
	case key.NameHome:
		return "Home"
	case key.NameEnd:
		return "End"
	case key.NamePageUp:
		return "PageUp"
	case key.NamePageDown:
		return "PageDown"
	case key.NameUpArrow:
		return "Up"
	case key.NameDownArrow:
		return "Down"
	case key.NameLeftArrow:
		return "Left"
	case key.NameRightArrow:
		return "Right"
	}
	return string(n)
}
