// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package gridtest

import (
	"unicode/utf8"

	"gioui.org/io/event"
	"gioui.org/io/input"
	"gioui.org/io/key"
)

// focusedText is a window's copy of the focused text: the state that the widget reported or, until the next frame,
// the state after the events that the window sent.
type focusedText struct {
	router *input.Router
	// slow is true within InOneFrame. held then holds the selection and the snippet.
	slow bool
	held struct{ selection, snippet key.Range }
}

// hold starts to track the state from the events that are sent.
func (f *focusedText) hold() {
	s := f.router.EditorState()
	f.slow = true
	f.held.selection, f.held.snippet = ordered(s.Selection.Range), s.Snippet.Range
}

// selected returns the selection.
func (f *focusedText) selected() key.Range {
	if f.slow {
		return f.held.selection
	}
	return f.router.EditorState().Selection.Range
}

// snippet returns the part of the text that the window has.
func (f *focusedText) snippet() key.Range {
	if f.slow {
		return f.held.snippet
	}
	return f.router.EditorState().Snippet.Range
}

// insert returns the events that replace the selection by a rune, as every back end sends them for a typed rune.
func (f *focusedText) insert(r rune) []event.Event {
	sel := f.selected()
	end := min(sel.Start, sel.End) + 1
	return append(f.replace(sel, string(r)), key.SelectionEvent{Start: end, End: end})
}

// replace returns the events that replace the range r by text. While slow is set, it moves the caret to the end of
// text.
func (f *focusedText) replace(r key.Range, text string) []event.Event {
	n := utf8.RuneCountInString(text)
	snippet := snippetAfter(f.snippet(), ordered(r), n)
	if f.slow {
		caret := ordered(r).Start + n
		f.held.selection, f.held.snippet = key.Range{Start: caret, End: caret}, snippet
	}
	return []event.Event{key.EditEvent{Range: r, Text: text}, key.SnippetEvent(snippet)}
}

// snippetAfter returns the range of snippet s after n runes have replaced r. A window keeps the part of the text that
// it has and adds the new runes to it.
func snippetAfter(s, r key.Range, n int) key.Range {
	if r.End < s.Start || r.Start > s.End {
		s = key.Range{Start: r.Start, End: r.Start}
	}
	size := max(r.Start-s.Start, 0) + n + max(s.End-r.End, 0)
	s.Start = min(s.Start, r.Start)
	s.End = s.Start + size
	return s
}

func ordered(r key.Range) key.Range {
	return key.Range{Start: min(r.Start, r.End), End: max(r.Start, r.End)}
}
