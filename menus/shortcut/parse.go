// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package shortcut

import (
	"cmp"
	"fmt"
	"strings"
	"unicode/utf8"
)

// Error says why a text is no shortcut.
type Error struct {
	// Text is the text, cut to [Excerpt] bytes.
	Text string
	// Offset is where in the whole text the fault is, in bytes.
	Offset int
	// Found is what stands there, cut likewise; empty at the end of the text.
	Found string
	// Want is what was expected there.
	Want string
}

// Excerpt is the most bytes of a faulty text that an [Error] carries.
const Excerpt = 40

// Error names the text, what is wrong with it and where, and what was expected.
func (e *Error) Error() string {
	found := "the end"
	if e.Found != "" {
		found = fmt.Sprintf("%q", e.Found)
	}
	return fmt.Sprintf("shortcut %q: %s at byte %d, expected %s", e.Text, found, e.Offset, e.Want)
}

const (
	wantKey      = "a key: one printable character, or a name such as Enter, F5 or Plus"
	wantModifier = "one of the modifiers Mod, Ctrl, Alt, Shift"
	wantPlus     = "the name Plus for the key '+'"
	wantNoSpace  = "no spaces (the key is called Space)"
	wantOnce     = "each modifier only once"
)

// Parse reads a shortcut as the package describes it. The error is an [*Error].
func Parse(text string) (Shortcut, error) {
	var s Shortcut
	at := 0
	for text[at:] != "+" { // which is the key
		part, _, more := strings.Cut(text[at:], "+")
		if !more {
			break
		}
		mod, want := modifier(part)
		switch {
		case want != "":
			return Shortcut{}, fault(text, at, cmp.Or(part, "+"), want)
		case s.Mods&mod != 0:
			return Shortcut{}, fault(text, at, part, wantOnce)
		}
		s.Mods |= mod
		at += len(part) + 1
	}
	key, want := parseKey(text[at:])
	if want != "" {
		return Shortcut{}, fault(text, at, text[at:], want)
	}
	s.Key = key
	return s, nil
}

// modifier returns the modifier of a name, or what was expected instead.
func modifier(s string) (m Mods, want string) {
	for _, w := range written {
		if equalASCII(w.name, s) {
			return w.mod, ""
		}
	}
	switch {
	case s == "":
		return 0, wantModifier + ", or " + wantPlus
	case strings.ContainsAny(excerpt(s), " \t\r\n"):
		return 0, wantNoSpace
	}
	return 0, wantModifier
}

func parseKey(s string) (key, want string) {
	if s == "+" {
		return "Plus", ""
	}
	if name, ok := namedKey(s); ok {
		return name, ""
	}
	if c, ok := characterKey(s); ok {
		return c, ""
	}
	if strings.ContainsAny(excerpt(s), " \t\r\n") {
		return "", wantNoSpace
	}
	return "", wantKey
}

func fault(text string, at int, found, want string) error {
	return &Error{Text: excerpt(text), Offset: at, Found: excerpt(found), Want: want}
}

// excerpt cuts s at a character, and marks that it did.
func excerpt(s string) string {
	if len(s) <= Excerpt {
		return s
	}
	cut := Excerpt - len("…")
	for cut > 0 && !utf8.RuneStart(s[cut]) {
		cut--
	}
	// What is cut was copied: an error must not keep a huge text alive.
	return strings.Clone(s[:cut]) + "…"
}
