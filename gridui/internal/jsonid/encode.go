// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package jsonid

import (
	"strings"
	"unicode/utf8"
)

// An id is any string, and JSON has none but those of valid UTF-8. What is written of an
// id is the id itself, but that U+FDD0, which is no character and stands for nothing in
// any text, leads in what JSON has no way to say:
//
//	U+FDD0 U+0080 … U+FDD0 U+00FF  a byte that is no part of valid UTF-8
//	U+FDD0 U+FDD0                  U+FDD0
//
// Followed by anything else it is itself, so that texts without it are read as they are.
const Escape = '\uFDD0'

// Encode is an id, or a text, as it is written.
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

// Decode is the id that was written so.
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
