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

// Field is the text field of a grid. It may not be copied: its address is a tag.
type Field struct {
	// Editor holds the text while a cell is edited.
	Editor widget.Editor

	ime inputMethod
	// reading is what a paste into the field waits for.
	reading clipread.Read
	// suppressed is a key that was acted on: the text that it types does not begin an edit.
	suppressed key.Name
}

// inputMethod is what an input method and the grid know of each other.
type inputMethod struct {
	_ nocmp.Struct

	// composing is the text that is not final yet, in runes; empty: none.
	composing key.Range
	// told is the part of the text that the input method asked for and was told.
	told key.Snippet
	// caret is where text would go, as the input method was told while nothing is edited.
	caret key.Caret
	// known is the selection as the window has it until the next frame, from its lower end
	// on; selection is the last that it was told. heard says that any event came since.
	known     key.Range
	selection key.SelectionCmd
	heard     bool
	// stale says that the input method still knows of an edit that ended.
	stale bool
	// holds says that the text belongs to an edit that begins later, before is how many runes of the
	// field come before the text that the input method sees while it composes.
	holds  bool
	before int
}

// noRunes is the range of no text.
var noRunes = key.Range{Start: -1, End: -1}

// Tag is the tag that the grid has the keyboard with.
// Not inlined: it has many callers, and programs are to be small.
//
//go:noinline
func (f *Field) Tag() event.Tag { return &f.Editor }

// Begin begins an edit with a new editor: what the old one remembers belongs to the edit
// before.
func (f *Field) Begin(editor widget.Editor) {
	f.Editor = editor
	f.reading.Forget()
	f.ime.stale, f.ime.holds, f.ime.before = false, false, 0
}

// End ends an edit. The input method is told by TellEnd.
func (f *Field) End() {
	f.reading.Forget()
	f.ime.stale, f.ime.composing, f.ime.holds, f.ime.before = true, noRunes, false, 0
}

// IsStale reports whether the input method still knows of an edit that ended.
func (f *Field) IsStale() bool { return f.ime.stale }

// TellEnd tells the input method that an edit has ended.
func (f *Field) TellEnd(gtx layout.Context) {
	f.ime = inputMethod{known: f.ime.known}
	f.suppressed = ""
	gtx.Execute(key.SnippetCmd{Tag: f.Tag()})
	gtx.Execute(key.SelectionCmd{Tag: f.Tag()})
}

// EndEvents is called when the events of a frame have been read: from the next frame on the
// window knows the selection of the field, or an empty one where no text is edited.
func (f *Field) EndEvents(edits bool) {
	f.ime.known = key.Range{}
	if edits || f.ime.holds {
		f.settleBefore()
		f.ime.known = f.seen(f.selection())
	}
}

// Suppress notes a key that was acted on, or with an empty name that the last key was not.
func (f *Field) Suppress(name key.Name) { f.suppressed = name }

// IsSuppressed reports whether the text of a key does not begin an edit.
func (f *Field) IsSuppressed(name key.Name) bool {
	return f.suppressed != "" && f.suppressed == name
}

// Composes reports whether some of the text is not final.
func (f *Field) Composes() bool {
	return f.ime.composing.Start >= 0 && f.ime.composing.End > f.ime.composing.Start
}

// StopComposing makes all of the text final.
func (f *Field) StopComposing() { f.ime.composing = noRunes }
