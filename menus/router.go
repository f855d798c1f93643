// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package menus

import (
	"strings"

	"gioui.org/io/event"
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

// KeyFilters returns filters for presses of the keys of Shortcut, while focus has the keyboard: none without a valid
// Shortcut. A program requests them to act on shortcuts outside a menu, see [Match].
func (it *Item[T]) KeyFilters(focus event.Tag) (filters []event.Filter) {
	if it.Shortcut == "" {
		return nil
	}
	s, ok := parseShortcut(it.Shortcut)
	if !ok {
		return nil
	}
	for _, name := range gioNames(s.Key) {
		filters = append(filters, key.Filter{Focus: focus, Name: name, Required: gioMods(s)})
	}
	return filters
}

// gioMods returns the modifiers of a shortcut as Gio names them.
func gioMods(s shortcut.Shortcut) (held key.Modifiers) {
	if s.Mods&shortcut.Mod != 0 {
		held = key.ModShortcut
	}
	for _, m := range modifiers {
		if s.Mods&m.ours != 0 {
			held |= m.gio
		}
	}
	return held
}

// gioNames returns Gio's names of a key.
func gioNames(name string) (names []key.Name) {
	for _, k := range namedKeys {
		if k.ours == name {
			names = append(names, k.gio)
		}
	}
	if names == nil {
		names = append(names, key.Name(strings.ToUpper(name)))
	}
	return names
}

// parseShortcut parses the shortcut of an item, and logs a warning if it is invalid.
func parseShortcut(text string) (shortcut.Shortcut, bool) {
	s, err := shortcut.Parse(text)
	if err != nil {
		warnOnce(text, "menus: shortcut ignored", err.Error())
		return shortcut.Shortcut{}, false
	}
	return s, true
}

// modifiers pairs modifiers of Gio and of package shortcut, namedKeys the keys whose names differ.
var (
	modifiers = [...]struct {
		gio  key.Modifiers
		ours shortcut.Mods
	}{
		{key.ModCtrl, shortcut.Ctrl}, {key.ModAlt, shortcut.Alt}, {key.ModShift, shortcut.Shift},
		{key.ModCommand, shortcut.Command}, {key.ModSuper, shortcut.Super},
	}
	namedKeys = [...]struct {
		gio  key.Name
		ours string
	}{
		{key.NameReturn, "Enter"}, {key.NameEnter, "Enter"}, {key.NameEscape, "Escape"}, {key.NameDeleteBackward, "Backspace"},
		{key.NameDeleteForward, "Delete"}, {key.NameHome, "Home"}, {key.NameEnd, "End"}, {key.NamePageUp, "PageUp"},
		{key.NamePageDown, "PageDown"}, {key.NameUpArrow, "Up"}, {key.NameDownArrow, "Down"}, {key.NameLeftArrow, "Left"},
		{key.NameRightArrow, "Right"}, {"+", "Plus"}, {key.NameSpace, "Space"}, {key.NameTab, "Tab"},
	}
)

func modsOf(m key.Modifiers) shortcut.Mods {
	var held shortcut.Mods
	for _, p := range modifiers {
		if m.Contain(p.gio) {
			held |= p.ours
		}
	}
	return held
}

// keyName converts Gio's names of keys; letters and F keys are unchanged.
func keyName(n key.Name) string {
	for _, k := range namedKeys {
		if k.gio == n {
			return k.ours
		}
	}
	return string(n)
}
