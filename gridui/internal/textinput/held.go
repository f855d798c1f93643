// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package textinput

import (
	"gioui.org/io/key"
	"gioui.org/widget"
)

// Held is text that was typed before its edit began.
type Held struct {
	text string
	// selected is the selection in the text, composing the range that is not final, in runes.
	selected, composing key.Range
	known               key.Range
}

// IsEmpty reports whether nothing was typed.
func (h Held) IsEmpty() bool { return h.text == "" }

// Hold begins to collect the text for an edit that begins later. The input method sees a field that
// contains only this text.
func (f *Field) Hold() {
	f.Begin(widget.Editor{})
	f.ime.holds, f.ime.composing, f.ime.before = true, noRunes, 0
}

// Holds reports whether text is collected for an edit that begins later.
func (f *Field) Holds() bool { return f.ime.holds }

// TakeHeld ends the collection that Hold began and returns the text.
func (f *Field) TakeHeld() Held {
	f.ime.holds = false
	start, end := f.Editor.Selection()
	return Held{
		text: f.Editor.Text(), selected: key.Range{Start: start, End: end},
		composing: f.ime.composing, known: f.ime.known,
	}
}

// PutHeld replaces the selection of the field by a held text. A composition continues: until it
// ends, the input method sees the field as if it began with the held text.
func (f *Field) PutHeld(h Held) {
	at := f.selection().Start
	f.Editor.Insert(h.text)
	f.Editor.SetCaret(at+h.selected.Start, at+h.selected.End)
	f.ime.known = h.known
	if h.composing.Start >= 0 && h.composing.End > h.composing.Start {
		f.ime.composing = key.Range{Start: at + h.composing.Start, End: at + h.composing.End}
		f.ime.before = at
	}
}

// Known returns the selection of the window.
func (f *Field) Known() key.Range { return f.ime.known }

// SetKnown sets the selection of the window, for an event that is handled later.
func (f *Field) SetKnown(r key.Range) { f.ime.known = r }

// seen returns a range of the field's text as the input method counts it.
func (f *Field) seen(r key.Range) key.Range {
	return key.Range{Start: max(r.Start-f.ime.before, 0), End: max(r.End-f.ime.before, 0)}
}

// settleBefore resets the offset that PutHeld set, if nothing is composed.
func (f *Field) settleBefore() {
	if !f.Composes() {
		f.ime.before = 0
	}
}
