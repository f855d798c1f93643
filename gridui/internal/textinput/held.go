// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package textinput

import (
	"gioui.org/io/key"
	"gioui.org/widget"
)

// Held is a text that was typed before the edit began that it belongs to.
type Held struct {
	text string
	// selected is the selection in the text, composing the part that is not final, in runes.
	selected, composing key.Range
	known               key.Range
}

// IsEmpty reports whether nothing was typed.
func (h Held) IsEmpty() bool { return h.text == "" }

// Hold begins to gather the text for an edit that begins later. The input method sees a field that
// holds this text alone.
func (f *Field) Hold() {
	f.Begin(widget.Editor{})
	f.ime.holds, f.ime.composing, f.ime.before = true, noRunes, 0
}

// Holds reports whether text is gathered for an edit that begins later.
func (f *Field) Holds() bool { return f.ime.holds }

// TakeHeld ends what Hold began and returns the text.
func (f *Field) TakeHeld() Held {
	f.ime.holds = false
	start, end := f.Editor.Selection()
	return Held{
		text: f.Editor.Text(), selected: key.Range{Start: start, End: end},
		composing: f.ime.composing, known: f.ime.known,
	}
}

// PutHeld inserts a held text in place of what is selected in the field. A composition goes on: until
// it ends the input method sees the field as if it began with the held text.
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

// Known returns the selection that the window has.
func (f *Field) Known() key.Range { return f.ime.known }

// SetKnown sets the selection that the window has, for an event that is acted on later.
func (f *Field) SetKnown(r key.Range) { f.ime.known = r }

// seen returns a range of the field's text as the input method counts it.
func (f *Field) seen(r key.Range) key.Range {
	return key.Range{Start: max(r.Start-f.ime.before, 0), End: max(r.End-f.ime.before, 0)}
}

// settleBefore ends the count of PutHeld once nothing is composed.
func (f *Field) settleBefore() {
	if !f.Composes() {
		f.ime.before = 0
	}
}
