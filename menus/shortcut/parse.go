// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package shortcut

import (
	"cmp"
	"fmt"
	"strings"
	"unicode/utf8"
)

// syntaxError is the error of an invalid shortcut.
type syntaxError struct {
	// Text is the text, cut to 40 bytes.
	Text string
	// Offset is the byte offset of the error in the whole text.
	Offset int
	// Found is the text at Offset, also cut; empty at the end of the text.
	Found string
	// Want describes what was expected there.
	Want string
}

// maxExcerpt is the maximal number of bytes of an invalid text in an error.
const maxExcerpt = 40

// Error returns the text, the unexpected part, its offset, and what was expected.
func (e *syntaxError) Error() string {
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

// Parse parses a shortcut in the syntax of the package documentation. An error names the unexpected part, its
// offset, and what was expected.
func Parse(text string) (Shortcut, error) {
	var s Shortcut
	at := 0
	for text[at:] != "+" { // "+" is the key
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

// modifier returns the modifier with a name, or what was expected instead.
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
	return &syntaxError{Text: excerpt(text), Offset: at, Found: excerpt(found), Want: want}
}

// excerpt returns s, cut at a character and marked with an ellipsis if it is too long.
func excerpt(s string) string {
	if len(s) <= maxExcerpt {
		return s
	}
	cut := maxExcerpt - len("…")
	for cut > 0 && !utf8.RuneStart(s[cut]) {
		cut--
	}
	// The text is copied: an error must not keep a huge text in memory.
	return strings.Clone(s[:cut]) + "…"
}
