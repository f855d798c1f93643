// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package textinput

import (
	"strings"
	"unicode/utf8"

	"gioui.org/io/key"
	"gioui.org/layout"
)

// Heard records that an event has come, after which the window may have another selection.
func (f *Field) Heard() { f.ime.heard = true }

// Wrote records where the window has the caret after inserting a text.
func (f *Field) Wrote(ev key.EditEvent) {
	at := min(ev.Range.Start, ev.Range.End) + utf8.RuneCountInString(ev.Text)
	f.ime.known = key.Range{Start: at, End: at}
}

// Selected records the selection of the window.
func (f *Field) Selected(ev key.SelectionEvent) { f.ime.known = ordered(key.Range(ev)) }

// Replace replaces the part of the field's text that an event refers to.
func (f *Field) Replace(ev key.EditEvent, text string) {
	r := f.meant(ev.Range)
	f.Editor.SetCaret(r.Start, r.End)
	f.Editor.Insert(text)
	f.Wrote(ev)
}

// Lines returns what a text from the window inserts into a field: all of it, unless it is a line end behind at most one
// line for a field that is not long. That is the Enter key of an on-screen keyboard, which enter reports.
func Lines(text string, long bool) (insert string, enter bool) {
	line, rest, broken := strings.Cut(text, "\n")
	if long || rest != "" || !broken {
		return text, false
	}
	return line, true
}

// Select selects the text that an event refers to.
func (f *Field) Select(ev key.SelectionEvent) {
	if r := key.Range(ev); ordered(r) != f.ime.known {
		r = f.meant(r)
		f.Editor.SetCaret(r.Start, r.End)
		f.Selected(ev)
	}
}

// Compose records which text is not final. If the window counts the text from another start than
// the field, because the edit has just begun, it may do so until the composition ends.
func (f *Field) Compose(ev key.CompositionEvent) {
	f.ime.composing = f.meantText(key.Range(ev))
	if f.Composes() {
		f.ime.before = max(f.ime.composing.Start-ev.Start, 0)
	}
}

// TellSnippet sends the requested part of the text to the input method.
func (f *Field) TellSnippet(gtx layout.Context, ev key.SnippetEvent) {
	runes := []rune(f.Editor.Text())
	r := ordered(f.meantText(key.Range(ev)))
	r.Start = min(max(r.Start, 0), len(runes))
	r.End = min(max(r.End, r.Start), len(runes))
	now := key.Snippet{Range: f.seen(r), Text: string(runes[r.Start:r.End])}
	if now != f.ime.told {
		f.ime.told = now
		gtx.Execute(key.SnippetCmd{Tag: f.Tag(), Snippet: now})
	}
}
