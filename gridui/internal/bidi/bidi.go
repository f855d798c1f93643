// SPDX-License-Identifier: LicenseRef-giogrid-EULA

// Package bidi finds the direction in which texts are written.
package bidi

import (
	"io"
	"sync"
	"unicode"
	"unicode/utf8"

	"gioui.org/io/system"
	"gioui.org/layout"
	"gioui.org/widget"
)

// firstLeftward is the least letter of a script that is written from right to left.
const firstLeftward = 0x0590

// Leftward reports whether a text has a letter of a script that is written from right to left, or a mark that sets
// that direction.
func Leftward(s string) bool {
	for _, r := range s {
		if leftward(r) {
			return true
		}
	}
	return false
}

func leftward(r rune) bool {
	switch {
	case r < firstLeftward:
		return false
	case r == '\u200F' || r == '\u202B' || r == '\u202E' || r == '\u2067':
		return true
	}
	return unicode.In(r, scripts...) && !unicode.IsDigit(r)
}

// scripts holds the scripts that are written from right to left.
var scripts = []*unicode.RangeTable{
	unicode.Arabic, unicode.Hebrew, unicode.Syriac, unicode.Thaana, unicode.Nko, unicode.Samaritan, unicode.Mandaic, unicode.Adlam,
	unicode.Hanifi_Rohingya, unicode.Mende_Kikakui,
}

// mostRead bounds how many bytes of a text are read to find its direction.
const mostRead = 1024

// buffers holds memory for the beginnings of texts.
var buffers = sync.Pool{New: func() any { return new([mostRead]byte) }}

// Editing returns the context in which an editor reads its keys and is laid out: in a window whose language is written from
// right to left, a text without letters of such a script goes from left to right. Otherwise −5 would be drawn as 5−, and
// the arrow keys would move the caret the wrong way.
func Editing(gtx layout.Context, ed *widget.Editor) layout.Context {
	if gtx.Locale.Direction != system.RTL {
		return gtx
	}
	buf := buffers.Get().(*[mostRead]byte)
	defer buffers.Put(buf)
	if _, err := ed.Seek(0, io.SeekStart); err != nil {
		return gtx
	}
	n, _ := ed.Read(buf[:]) // an empty text has no direction
	for b := buf[:n]; len(b) > 0; {
		r, size := utf8.DecodeRune(b)
		if leftward(r) {
			return gtx
		}
		b = b[size:]
	}
	gtx.Locale.Direction = system.LTR
	return gtx
}
