// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package option

import (
	"gioui.org/io/key"

	"github.com/giogrid/giogrid/menus/shortcut"
)

// ShortcutOf is the first key that does an action, as menus show and take it; empty if
// there is none, or none that menus can take.
func (k *Keys) ShortcutOf(a Action) string {
	for _, list := range k.bindings() {
		for _, b := range list {
			if b.Action != a || k.ActionOf(key.Event{Name: b.Name, Modifiers: b.Modifiers}) != a {
				continue
			}
			if s, ok := b.Shortcut(); ok {
				return s
			}
		}
	}
	return ""
}

// Shortcut writes a key as package shortcut reads it.
func (b *Binding) Shortcut() (string, bool) {
	held, text := b.Modifiers, string(b.Name)
	if name, ok := shortcutNames[b.Name]; ok {
		text = name
	}
	for _, m := range [...]struct {
		is   key.Modifiers
		name string
	}{{key.ModShift, "Shift+"}, {key.ModAlt, "Alt+"}, {key.ModShortcut, "Mod+"}, {key.ModCtrl, "Ctrl+"}} {
		if held.Contain(m.is) {
			held &^= m.is
			text = m.name + text
		}
	}
	if held != 0 {
		return "", false
	}
	s, err := shortcut.Parse(text)
	return s.String(), err == nil
}

// shortcutNames are the names of keys that Gio names by a sign, as package shortcut reads them.
var shortcutNames = map[key.Name]string{
	key.NameReturn: "Enter", key.NameEnter: "Enter", key.NameEscape: "Escape",
	key.NameDeleteForward: "Delete", key.NameDeleteBackward: "Backspace",
	key.NameHome: "Home", key.NameEnd: "End", key.NamePageUp: "PageUp", key.NamePageDown: "PageDown",
	"+": "Plus", key.NameUpArrow: "Up", key.NameDownArrow: "Down", key.NameLeftArrow: "Left", key.NameRightArrow: "Right",
}
