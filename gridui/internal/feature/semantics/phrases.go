// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package semantics

import (
	"github.com/giogrid/giogrid/gridui/internal/textfmt"
	"github.com/giogrid/giogrid/gridui/internal/viewport"
)

// kept returns a text as a string, the old string if it is the same text.
//
// It is not inlined, because it has many callers and binaries should stay small.
//
//go:noinline
func kept(old string, text []byte) string {
	if string(text) == old {
		return old
	}
	return string(text)
}

// appendWord appends a word after a comma. It appends nothing if the word is empty.
//
// It is not inlined, because it has many callers and binaries should stay small.
//
//go:noinline
func appendWord(dst []byte, word string) []byte {
	if word == "" {
		return dst
	}
	if len(dst) > 0 {
		dst = append(dst, ", "...)
	}
	return append(dst, word...)
}

// level returns the phrase for the depth of a row, counted from 1.
func (p *phrases) level(n int) string {
	for len(p.levels) < n {
		p.levels = append(p.levels, string(textfmt.AppendPattern(nil, p.words.texts.Level, textfmt.Slot{Name: "level", N: len(p.levels) + 1})))
	}
	return p.levels[n-1]
}

// Progress returns the phrase for background work that is done to a percentage.
func (f *Feature) Progress(percent int) string {
	if f.done == "" || f.percent != percent {
		f.percent, f.done = percent, string(textfmt.AppendPattern(nil, f.words.texts.Progress, textfmt.Slot{Name: "percent", N: percent}))
	}
	return f.done
}

// Editor returns the phrase for the editor of a cell, in addition to its text: the names of column and row, and
// why the typed text is not accepted.
func (f *Feature) Editor(at viewport.Address, wrong string) string {
	f.buf = append(f.buf[:0], f.Columns.Leaves[at.Col].Header...)
	if len(f.buf) > 0 {
		f.buf = append(f.buf, ", "...)
	}
	f.buf = f.appendRowName(f.buf, at.Band, at.Row)
	if wrong != "" {
		f.buf = append(append(f.buf, ": "...), wrong...)
	}
	f.editor = kept(f.editor, f.buf)
	return f.editor
}

// openPhrase appends to a phrase whether something is open.
func (f *Feature) openPhrase(after string, open bool) string {
	if open {
		return f.Painter.Phrase(after, f.words.texts.Expanded)
	}
	return f.Painter.Phrase(after, f.words.texts.Collapsed)
}
