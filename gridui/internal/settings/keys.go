// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package settings

import (
	"gioui.org/io/key"

	"github.com/giogrid/giogrid/gridui/option"
	"github.com/giogrid/giogrid/menus/shortcut"
)

var defaultKeys = option.DefaultKeys()

// DefaultBinding returns the first default binding of an action, the zero value if there is none.
func DefaultBinding(a option.Action) option.Binding {
	for _, b := range defaultKeys.Bind {
		if b.Action == a {
			return b
		}
	}
	return option.Binding{}
}

// ActionOf returns what a key does.
func ActionOf(k *option.Keys, ev key.Event) option.Action {
	return actionIn(ev, k.Bind, defaultKeys.Bind)
}

// EditorActionOf returns what a key does in the editor of a cell.
func EditorActionOf(k *option.Keys, ev key.Event) option.Action {
	return actionIn(ev, k.Edit, defaultKeys.Edit)
}

// actionIn returns the action of a key in the first of two lists that binds it.
func actionIn(ev key.Event, own, defaults []option.Binding) option.Action {
	for _, list := range [...][]option.Binding{own, defaults} {
		for i := range list {
			if b := &list[i]; b.Name == ev.Name && b.Modifiers == ev.Modifiers {
				return b.Action
			}
		}
	}
	return option.ActionNone
}

// ShortcutOf returns the first key that does an action, in the form that menus show and read; empty if there is none,
// or none that menus read.
func ShortcutOf(k *option.Keys, a option.Action) string {
	for _, list := range [...][]option.Binding{k.Bind, defaultKeys.Bind} {
		for i := range list {
			b := &list[i]
			if b.Action != a || ActionOf(k, key.Event{Name: b.Name, Modifiers: b.Modifiers}) != a {
				continue
			}
			if s, ok := shortcutText(b); ok {
				return s
			}
		}
	}
	return ""
}

// KeyText returns a key in the notation of the user's system: "⌘C" on Apple systems, "Ctrl+C" elsewhere.
func KeyText(b option.Binding) string {
	text, ok := shortcutText(&b)
	if !ok {
		return string(b.Name)
	}
	s, _ := shortcut.Parse(text)
	if shortcut.Apple() {
		return s.AppleLabel()
	}
	return s.Label()
}

// EachBinding calls visit with each key of the grid and its action, those of the program first. Keys without an action and
// keys that an earlier binding has are left out.
func EachBinding(k *option.Keys, visit func(option.Binding)) { each(k.Bind, defaultKeys.Bind, visit) }

// EachEditorBinding does so with the keys of the editor of a cell.
func EachEditorBinding(k *option.Keys, visit func(option.Binding)) {
	each(k.Edit, defaultKeys.Edit, visit)
}

func each(own, defaults []option.Binding, visit func(option.Binding)) {
	for _, list := range [...][]option.Binding{own, defaults} {
		for _, b := range list {
			if a := actionIn(key.Event{Name: b.Name, Modifiers: b.Modifiers}, own, defaults); a == b.Action && a != option.ActionNone {
				visit(b)
			}
		}
	}
}

// shortcutText returns a key as package shortcut reads it; ok is false for one that it does not read.
func shortcutText(b *option.Binding) (text string, ok bool) {
	held := b.Modifiers
	text = string(b.Name)
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

// shortcutNames holds the names that package shortcut reads for keys that Gio names by a sign.
var shortcutNames = map[key.Name]string{
	key.NameReturn: "Enter", key.NameEnter: "Enter", key.NameEscape: "Escape",
	key.NameDeleteForward: "Delete", key.NameDeleteBackward: "Backspace",
	key.NameHome: "Home", key.NameEnd: "End", key.NamePageUp: "PageUp", key.NamePageDown: "PageDown",
	"+": "Plus", key.NameUpArrow: "Up", key.NameDownArrow: "Down", key.NameLeftArrow: "Left", key.NameRightArrow: "Right",
}
