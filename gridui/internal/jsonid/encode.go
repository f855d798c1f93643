// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package jsonid

import (
	"strings"
	"unicode/utf8"
)

// Escape begins the escape sequences of an encoded id. An id is an arbitrary string, but JSON
// strings contain only valid UTF-8. Encode writes an id unchanged except for these sequences, which
// begin with U+FDD0, a noncharacter that texts do not use:
//
//	U+FDD0 U+0080 … U+FDD0 U+00FF  a byte that is no part of valid UTF-8
//	U+FDD0 U+FDD0                  U+FDD0
//
// Before any other character U+FDD0 is a literal, so that texts from elsewhere are decoded
// unchanged.
const Escape = '\uFDD0'

// Encode returns the encoded form of an id or a text.
func Encode(id string) string {
	if utf8.ValidString(id) && !strings.ContainsRune(id, Escape) {
		return id
	}
	var b strings.Builder
	for i, r := range id {
		switch {
		case r == Escape:
			b.WriteRune(Escape)
			b.WriteRune(Escape)
		case r == utf8.RuneError && !strings.HasPrefix(id[i:], string(utf8.RuneError)):
			b.WriteRune(Escape)
			b.WriteRune(rune(id[i]))
		default:
			b.WriteRune(r)
		}
	}
	return b.String()
}

// Decode returns the id of an encoded form.
func Decode(text string) string {
	if !strings.ContainsRune(text, Escape) {
		return text
	}
	var b strings.Builder
	for len(text) > 0 {
		r, n := utf8.DecodeRuneInString(text)
		if next, m := utf8.DecodeRuneInString(text[n:]); r == Escape && (next == Escape || next >= 0x80 && next <= 0xff) {
			if next == Escape {
				b.WriteRune(Escape)
			} else {
				b.WriteByte(byte(next))
			}
			text = text[n+m:]
			continue
		}
		b.WriteString(text[:n])
		text = text[n:]
	}
	return b.String()
}
