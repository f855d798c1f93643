// SPDX-License-Identifier: LicenseRef-giogrid-EULA

// Package shortcut parses and compares key combinations such as "Ctrl+Shift+E". It is independent of
// toolkits: keys and modifiers are plain values.
//
// A combination consists of any of the modifiers Mod, Ctrl, Alt and Shift, in any order and case, each at
// most once, and then a key, all joined by '+' without spaces. The key is one printable character, or a name
// from this list, in any case: Enter, Escape (or Esc), Tab, Space, Backspace, Delete (or Del), Insert, Home,
// End, PageUp, PageDown, Up, Down, Left, Right (or ArrowUp and so on), Plus, F1 to F24. The character '+' is
// Plus, or itself at the end: Ctrl++ is Ctrl+Plus.
//
// Mod is Command on Apple systems and Control elsewhere; Ctrl is Control everywhere.
package shortcut

import (
	"strings"
	"unicode"
	"unicode/utf8"
)

// Mods is a set of modifier keys. The zero value is the empty set.
type Mods uint8

const (
	// Mod is the primary modifier of the system: [Command] on Apple systems, [Ctrl] elsewhere. Key presses
	// never have it.
	Mod Mods = 1 << iota
	// Ctrl is the Control key.
	Ctrl
	// Alt is the Alt key, Option on Apple systems.
	Alt
	// Shift is the Shift key.
	Shift
	// Command is the Command key of Apple keyboards. The syntax has no name for it.
	Command
	// Super is the key with the system's logo. The syntax has no name for it.
	Super
)

// Shortcut is a key with the modifiers that must be held. The zero value is no shortcut and matches nothing.
// Two shortcuts that [Parse] returns are equal if they mean the same keys.
type Shortcut struct {
	Mods Mods
	// Key is one upper-case character or a name from the list in the package documentation.
	Key string
}

// String returns the canonical form, which [Parse] accepts: Mod, Ctrl, Alt, Shift, then the key. Command and
// Super, which Parse rejects, follow Shift as Cmd and Super.
func (s Shortcut) String() string {
	var b strings.Builder
	for _, m := range modNames {
		if s.Mods&m.mod != 0 {
			b.WriteString(m.name)
			b.WriteByte('+')
		}
	}
	b.WriteString(s.Key)
	return b.String()
}

// resolve returns the shortcut with Mod replaced by the modifier of the system, Command or Ctrl.
func (s Shortcut) resolve(apple bool) Shortcut {
	if s.Mods&Mod == 0 {
		return s
	}
	s.Mods &^= Mod
	if apple {
		s.Mods |= Command
	} else {
		s.Mods |= Ctrl
	}
	return s
}

// Match reports whether pressing a key with the modifiers held is the shortcut, on the system of the program.
// The modifiers must be exactly the same. The name of the key is one character or a name that [Parse]
// accepts, compared without regard to case; the character "+" is Plus and a space is Space.
func (s Shortcut) Match(name string, held Mods) bool {
	r := s.resolve(Apple())
	return r.Key != "" && r.Mods == held && strings.EqualFold(r.Key, keyOf(name))
}

// Label returns the shortcut as menus show it, except on Apple systems: "Ctrl+C". The zero Shortcut has an empty
// label.
func (s Shortcut) Label() string { return s.resolve(false).String() }

// AppleLabel returns the shortcut as menus of Apple systems show it: "⌘C". Apple reports whether the program runs on
// one.
func (s Shortcut) AppleLabel() string {
	s = s.resolve(true)
	var b strings.Builder
	for _, m := range appleSigns {
		if s.Mods&m.mod != 0 {
			b.WriteString(m.name)
		}
	}
	if sign, ok := appleKeys[s.Key]; ok {
		b.WriteString(sign)
	} else {
		b.WriteString(s.Key)
	}
	return b.String()
}

type modName struct {
	mod  Mods
	name string
}

var modNames = [...]modName{
	{Mod, "Mod"}, {Ctrl, "Ctrl"}, {Alt, "Alt"}, {Shift, "Shift"}, {Command, "Cmd"}, {Super, "Super"},
}

// written lists the modifiers that Parse accepts.
var written = modNames[:4]

// appleSigns is in the order of Apple's menus.
var appleSigns = [...]modName{
	{Ctrl, "⌃"}, {Alt, "⌥"}, {Shift, "⇧"}, {Command, "⌘"}, {Super, "❖"},
}

var appleKeys = map[string]string{
	"Enter": "↩", "Escape": "⎋", "Tab": "⇥", "Space": "␣", "Backspace": "⌫", "Delete": "⌦",
	"Home": "↖", "End": "↘", "PageUp": "⇞", "PageDown": "⇟",
	"Up": "↑", "Down": "↓", "Left": "←", "Right": "→", "Plus": "+",
}

// named lists the keys whose names have more than one character: an accepted name and the canonical name.
var named = [...][2]string{
	{"Enter", "Enter"}, {"Escape", "Escape"}, {"Esc", "Escape"}, {"Tab", "Tab"},
	{"Space", "Space"}, {"Backspace", "Backspace"}, {"Delete", "Delete"}, {"Del", "Delete"},
	{"Insert", "Insert"}, {"Home", "Home"}, {"End", "End"}, {"PageUp", "PageUp"},
	{"PageDown", "PageDown"}, {"Up", "Up"}, {"Down", "Down"}, {"Left", "Left"},
	{"Right", "Right"}, {"ArrowUp", "Up"}, {"ArrowDown", "Down"}, {"ArrowLeft", "Left"},
	{"ArrowRight", "Right"}, {"Plus", "Plus"},
	{"F1", "F1"}, {"F2", "F2"}, {"F3", "F3"}, {"F4", "F4"}, {"F5", "F5"}, {"F6", "F6"},
	{"F7", "F7"}, {"F8", "F8"}, {"F9", "F9"}, {"F10", "F10"}, {"F11", "F11"}, {"F12", "F12"},
	{"F13", "F13"}, {"F14", "F14"}, {"F15", "F15"}, {"F16", "F16"}, {"F17", "F17"}, {"F18", "F18"},
	{"F19", "F19"}, {"F20", "F20"}, {"F21", "F21"}, {"F22", "F22"}, {"F23", "F23"}, {"F24", "F24"},
}

// keyOf returns the canonical name of a pressed key, or the name itself if there is none.
func keyOf(name string) string {
	switch name {
	case "+":
		return "Plus"
	case " ":
		return "Space"
	}
	if n, ok := namedKey(name); ok {
		return n
	}
	return name
}

// namedKey returns the canonical name of a key. It ignores case only in ASCII: "Eſc" is not a name.
func namedKey(s string) (string, bool) {
	if len(s) < 2 || len(s) > len("ArrowRight") {
		return "", false
	}
	for _, n := range named {
		if equalASCII(n[0], s) {
			return n[1], true
		}
	}
	return "", false
}

func equalASCII(a, b string) bool {
	if len(a) != len(b) {
		return false
	}
	for i := range len(a) {
		if lower(a[i]) != lower(b[i]) {
			return false
		}
	}
	return true
}

func lower(c byte) byte {
	if 'A' <= c && c <= 'Z' {
		return c + 'a' - 'A'
	}
	return c
}

// characterKey returns the key of one printable character, in upper case.
func characterKey(s string) (string, bool) {
	r, n := utf8.DecodeRuneInString(s)
	if n == 0 || n < len(s) || r == utf8.RuneError || r == ' ' || !unicode.IsPrint(r) {
		return "", false
	}
	return string(unicode.ToUpper(r)), true
}
