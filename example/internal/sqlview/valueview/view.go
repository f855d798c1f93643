// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package valueview

import (
	"strings"
	"unicode/utf8"

	"github.com/giogrid/giogrid/storage/rowsource/value"
)

// Kind is the way in which a value is shown.
type Kind uint8

// The kinds.
const (
	// Null is the absence of a value; it has no lines.
	Null Kind = iota
	// Empty is a text or bytes of length 0; it has no lines.
	Empty
	// Text is shown as lines: texts, numbers, times and truth values.
	Text
	// JSON is an object or an array, shown with indents.
	JSON
	// Bytes is a hex dump.
	Bytes
)

// MaxText is the maximum number of bytes shown of a text or of JSON.
const MaxText = 4 << 20

// View is a value prepared for display. It does not change.
type View struct {
	Kind Kind
	// Size is the size of the value in bytes, as a text or as bytes.
	Size int
	// Cut reports whether only the first MaxText bytes are shown.
	Cut bool
	// Broken reports whether a value of a JSON column is not JSON; it is shown as a text.
	Broken bool
	// Media is the media type of bytes that are a picture or another known file, such as "image/png"; empty if it is
	// unknown.
	Media string

	lines []string
	bytes []byte
}

// Of returns the view of a value. isJSON means that the column contains JSON; otherwise a text is shown as JSON if it
// is an object or an array.
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

// begins reports whether the first non-blank character is in with.
func begins(text, with string) bool {
	text = strings.TrimLeft(text, " \t\r\n")
	return text != "" && strings.IndexByte(with, text[0]) >= 0
}

// whole returns a text without a partial character at its end.
func whole(text string) string {
	for range utf8.UTFMax - 1 {
		if r, n := utf8.DecodeLastRuneInString(text); r != utf8.RuneError || n != 1 {
			break
		}
		text = text[:len(text)-1]
	}
	return text
}

// split returns the lines of a text, with any line ends.
func split(text string) []string {
	lines := strings.Split(strings.ReplaceAll(text, "\r\n", "\n"), "\n")
	if n := len(lines); n > 1 && lines[n-1] == "" {
		lines = lines[:n-1]
	}
	return lines
}

// Lines returns the number of lines.
func (v View) Lines() int {
	if v.Kind == Bytes {
		return (len(v.bytes) + dumpWidth - 1) / dumpWidth
	}
	return len(v.lines)
}

// Line returns the i-th line, from 0. Lines of a hex dump are formatted on demand.
func (v View) Line(i int) string {
	if v.Kind == Bytes {
		return dumpLine(v.bytes, i)
	}
	return v.lines[i]
}

// Bytes returns the bytes of a value of kind Bytes, for a program that shows a picture. They must not be changed.
func (v View) Bytes() []byte { return v.bytes }
