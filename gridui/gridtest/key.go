// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package gridtest

import (
	"fmt"
	"image"
	"strings"
	"unicode"
	"unicode/utf8"

	"gioui.org/io/event"
	"gioui.org/io/input"
	"gioui.org/io/key"
)

// Key presses and releases a key while mods and the modifiers of the Mods field are held. The modifiers themselves
// send no event. Tab and Shift+Tab move the focus if no widget claims them, as in a window.
func (h *Harness) Key(name key.Name, mods key.Modifiers) {
	h.KeyDown(name, mods)
	h.KeyUp(name, mods)
}

// KeyDown presses a key. Call it again for each repeat while the key is held.
func (h *Harness) KeyDown(name key.Name, mods key.Modifiers) {
	mods |= h.Mods
	e := key.Event{Name: name, Modifiers: mods, State: key.Press}
	switch {
	case name == key.NameTab && mods == 0:
		h.focusKey(e, key.FocusForward)
	case name == key.NameTab && mods == key.ModShift:
		h.focusKey(e, key.FocusBackward)
	default:
		h.Queue(e)
	}
}

// KeyUp releases a key.
func (h *Harness) KeyUp(name key.Name, mods key.Modifiers) {
	h.Queue(key.Event{Name: name, Modifiers: mods | h.Mods, State: key.Release})
}

// focusKey sends a key. If no widget handles it, focusKey moves the focus.
func (h *Harness) focusKey(e event.Event, dir key.FocusDirection) {
	h.start()
	h.router.Queue(input.SystemEvent{Event: e})
	if !h.clock.listen(&h.router) {
		h.router.MoveFocus(dir)
		if h.clock.listen(&h.router) {
			h.router.RevealFocus(image.Rectangle{Max: h.Size})
			h.clock.listen(&h.router)
		}
	}
	h.settleIfWanted()
}

// Keys presses and releases keys one after the other, each named with its modifiers. Letter case does not matter:
//
//	h.Keys("Down", "Shift+Down", "Ctrl+C", "F2", "a")
//
// Modifiers are Ctrl (or Control), Shift, Alt (or Option), Cmd (or Command), Super (or Win), and Shortcut, which is
// Cmd on Apple systems and Ctrl elsewhere. Keys are letters, digits and signs, F1 to F12, Up, Down, Left, Right,
// Home, End, PageUp, PageDown, Tab, Space, Enter (or Return), KeypadEnter, Esc (or Escape), Backspace, Delete (or
// Del), and Back. A sign that is typed with Shift is named by the sign: "Shift+!". The plus sign is "+" or Plus:
// "Ctrl++" is "Ctrl+Plus".
//
// Keys panics for an unknown name, since that is an error in the test itself.
func (h *Harness) Keys(keys ...string) {
	for _, k := range keys {
		name, mods, err := parseKey(k)
		if err != nil {
			panic(err)
		}
		h.Key(name, mods)
	}
}

// parseKey returns the key and the modifiers of a name as Keys describes it.
func parseKey(s string) (key.Name, key.Modifiers, error) {
	// The plus that ends "Ctrl++" is the key, not a separator.
	i := strings.LastIndexByte(strings.TrimSuffix(s, "+"), '+')
	last := s[i+1:]
	name, ok := keyName(last)
	if !ok {
		return "", 0, fmt.Errorf("gridtest: unknown key %q in %q", last, s)
	}
	var mods key.Modifiers
	if i < 0 {
		return name, mods, nil
	}
	for m := range strings.SplitSeq(s[:i], "+") {
		mod, ok := modifiers[strings.ToLower(m)]
		if !ok {
			return "", 0, fmt.Errorf("gridtest: unknown modifier %q in %q", m, s)
		}
		mods |= mod
	}
	return name, mods, nil
}

func keyName(s string) (key.Name, bool) {
	if r, n := utf8.DecodeRuneInString(s); n > 0 && n == len(s) {
		return runeKey(r)
	}
	name, ok := keyNames[strings.ToLower(s)]
	return name, ok
}

// runeKey returns the key that types r. It returns false if r cannot be typed.
func runeKey(r rune) (key.Name, bool) {
	switch {
	case r == ' ':
		return key.NameSpace, true
	case r == '\n' || r == '\r':
		return key.NameReturn, true
	case r == '\t':
		return key.NameTab, true
	case r == utf8.RuneError || !unicode.IsPrint(r):
		return "", false
	}
	return key.Name(unicode.ToUpper(r)), true
}

var modifiers = map[string]key.Modifiers{
	"ctrl":     key.ModCtrl,
	"control":  key.ModCtrl,
	"shift":    key.ModShift,
	"alt":      key.ModAlt,
	"option":   key.ModAlt,
	"cmd":      key.ModCommand,
	"command":  key.ModCommand,
	"super":    key.ModSuper,
	"win":      key.ModSuper,
	"shortcut": key.ModShortcut,
}

var keyNames = map[string]key.Name{
	"up":          key.NameUpArrow,
	"down":        key.NameDownArrow,
	"left":        key.NameLeftArrow,
	"right":       key.NameRightArrow,
	"home":        key.NameHome,
	"end":         key.NameEnd,
	"pageup":      key.NamePageUp,
	"pgup":        key.NamePageUp,
	"pagedown":    key.NamePageDown,
	"pgdown":      key.NamePageDown,
	"pgdn":        key.NamePageDown,
	"tab":         key.NameTab,
	"plus":        "+",
	"space":       key.NameSpace,
	"enter":       key.NameReturn,
	"return":      key.NameReturn,
	"keypadenter": key.NameEnter,
	"esc":         key.NameEscape,
	"escape":      key.NameEscape,
	"backspace":   key.NameDeleteBackward,
	"delete":      key.NameDeleteForward,
	"del":         key.NameDeleteForward,
	"back":        key.NameBack,
	"f1":          key.NameF1,
	"f2":          key.NameF2,
	"f3":          key.NameF3,
	"f4":          key.NameF4,
	"f5":          key.NameF5,
	"f6":          key.NameF6,
	"f7":          key.NameF7,
	"f8":          key.NameF8,
	"f9":          key.NameF9,
	"f10":         key.NameF10,
	"f11":         key.NameF11,
	"f12":         key.NameF12,
}
