// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package valueview

import (
	"strings"
	"unicode/utf8"

	"github.com/giogrid/giogrid/storage/rowsource/value"
)

// Kind is how a value is shown.
type Kind uint8

// The kinds.
const (
	// Null is no value; it has no lines.
	Null Kind = iota
	// Empty is a text or bytes of length 0; it has no lines.
	Empty
	// Text is shown by lines: texts, numbers, times and truth values.
	Text
	// JSON is an object or an array, with indents.
	JSON
	// Bytes is a hex dump.
	Bytes
)

// MaxText is how many bytes of a text or of JSON are shown.
const MaxText = 4 << 20

// View is a value as it is shown. It does not change.
type View struct {
	Kind Kind
	// Size is the size of the value in bytes, as a text or as bytes.
	Size int
	// Cut says that only the first MaxText bytes are shown.
	Cut bool
	// Broken says that a value of a column of JSON is none; it is shown as the text that it is.
	Broken bool
	// Media is the media type of a picture or another file that bytes are, such as
	// "image/png"; empty if they are not known to be any.
	Media string

	lines []string
	bytes []byte
}

// Of is the view of a value. isJSON says that the column has JSON; else a text is shown as JSON
// if it is an object or an array.
func Of(v value.Value, isJSON bool) View {
	if v.IsNull() {
		return View{Kind: Null}
	}
	if b, ok := v.AsBytes(); ok {
		return ofBytes(b, isJSON)
	}
	return ofText(v.String(), isJSON)
}

func ofText(text string, isJSON bool) View {
	view := View{Kind: Text, Size: len(text)}
	if text == "" {
		view.Kind = Empty
		return view
	}
	pretty, ok := indented(text)
	switch {
	case ok && (isJSON || begins(text, "{[")):
		view.Kind, text = JSON, pretty
	case isJSON && len(text) <= MaxText:
		view.Broken = true
	}
	if len(text) > MaxText {
		text, view.Cut = whole(text[:MaxText]), true
	}
	view.lines = split(text)
	return view
}

// begins reports whether the first character but blanks is one of some.
func begins(text, with string) bool {
	text = strings.TrimLeft(text, " \t\r\n")
	return text != "" && strings.IndexByte(with, text[0]) >= 0
}

// whole is a text without part of a character at its end.
func whole(text string) string {
	for range utf8.UTFMax - 1 {
		if r, n := utf8.DecodeLastRuneInString(text); r != utf8.RuneError || n != 1 {
			break
		}
		text = text[:len(text)-1]
	}
	return text
}

// split are the lines of a text, whichever way they end.
func split(text string) []string {
	lines := strings.Split(strings.ReplaceAll(text, "\r\n", "\n"), "\n")
	if n := len(lines); n > 1 && lines[n-1] == "" {
		lines = lines[:n-1]
	}
	return lines
}

// Lines is the number of lines.
func (v View) Lines() int {
	if v.Kind == Bytes {
		return (len(v.bytes) + dumpWidth - 1) / dumpWidth
	}
	return len(v.lines)
}

// Line is the i-th line, from 0. Those of a hex dump are made when they are asked for.
func (v View) Line(i int) string {
	if v.Kind == Bytes {
		return dumpLine(v.bytes, i)
	}
	return v.lines[i]
}

// Bytes are those of a value of bytes, for a program that shows the picture that they are. They
// must not be changed.
func (v View) Bytes() []byte { return v.bytes }
