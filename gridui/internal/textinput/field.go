// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package textinput

import (
	"gioui.org/io/event"
	"gioui.org/io/key"
	"gioui.org/layout"
	"gioui.org/widget"

	"github.com/giogrid/giogrid/gridui/internal/clipread"
	"github.com/giogrid/giogrid/gridui/internal/nocmp"
)

// Field is the text field of a grid. It must not be copied, since its address is a tag.
type Field struct {
	// Editor holds the text while a cell is edited.
	Editor widget.Editor

	ime inputMethod
	// reading is the clipboard read of a paste into the field.
	reading clipread.Read
	// suppressed is a key that was handled: the text that it types does not begin an edit.
	suppressed key.Name
	// sessions counts the calls of Begin.
	sessions uint32
}

// inputMethod holds what an input method and the grid have told each other.
type inputMethod struct {
	_ nocmp.Struct

	// composing is the range of the text that is not final, in runes; empty if there is none.
	composing key.Range
	// told is the part of the text that the input method requested and received.
	told key.Snippet
	// caret is the caret that was reported to the input method while nothing is edited.
	caret key.Caret
	// known is the selection that the window has until the next frame, start before end; selection
	// is the last reported one. heard reports whether any event came since.
	known     key.Range
	selection key.SelectionCmd
	heard     bool
	// stale reports whether the input method still has the state of an ended edit.
	stale bool
	// holds reports whether the text belongs to an edit that begins later. before is the number of
	// runes of the field before the text that the input method sees while it composes.
	holds  bool
	before int
}

// noRunes is the range that contains no text.
var noRunes = key.Range{Start: -1, End: -1}

// Tag returns the tag with which the grid has the keyboard. It is not inlined, because it has many
// callers and binaries are to be small.
//
//go:noinline
func (f *Field) Tag() event.Tag { return &f.Editor }

// Begin begins an edit with a new editor, since the state of the old one belongs to the previous
// edit.
func (f *Field) Begin(editor widget.Editor) {
	f.Editor = editor
	f.sessions++
	f.reading.Forget()
	f.ime.stale, f.ime.holds, f.ime.before = false, false, 0
}

// Session returns a number that differs after each Begin and Hold.
func (f *Field) Session() uint32 { return f.sessions }

// End ends an edit. TellEnd reports it to the input method.
func (f *Field) End() {
	f.reading.Forget()
	f.ime.stale, f.ime.composing, f.ime.holds, f.ime.before = true, noRunes, false, 0
}

// IsStale reports whether the input method still has the state of an ended edit.
func (f *Field) IsStale() bool { return f.ime.stale }

// TellEnd reports to the input method that an edit has ended.
func (f *Field) TellEnd(gtx layout.Context) {
	f.ime = inputMethod{known: f.ime.known}
	f.suppressed = ""
	gtx.Execute(key.SnippetCmd{Tag: f.Tag()})
	gtx.Execute(key.SelectionCmd{Tag: f.Tag()})
}

// EndEvents ends the events of a frame: from the next frame on the window has the selection of the
// field, or an empty one if no text is edited.
func (f *Field) EndEvents(edits bool) {
	f.ime.known = key.Range{}
	if edits || f.ime.holds {
		f.settleBefore()
		f.ime.known = f.seen(f.selection())
	}
}

// Suppress records a key that was handled; an empty name means that the last key was not.
func (f *Field) Suppress(name key.Name) { f.suppressed = name }

// IsSuppressed reports whether the text of a key must not begin an edit.
func (f *Field) IsSuppressed(name key.Name) bool {
	return f.suppressed != "" && f.suppressed == name
}

// Composes reports whether some of the text is not final.
func (f *Field) Composes() bool {
	return f.ime.composing.Start >= 0 && f.ime.composing.End > f.ime.composing.Start
}

// StopComposing makes all of the text final.
func (f *Field) StopComposing() { f.ime.composing = noRunes }
