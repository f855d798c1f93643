// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package gridtest

import (
	"image"
	"unicode"
	"unicode/utf8"

	"gioui.org/f32"
	"gioui.org/io/event"
	"gioui.org/io/key"
	"gioui.org/layout"
)

// ime is what an input method remembers while it composes: which runes of the
// focused text are not final yet, and where it left the selection.
type ime struct {
	composing bool
	compose   key.Range
	selection key.Range
}

// InputMethod says as which window a composition is sent. They differ in what they
// send around the text.
type InputMethod uint8

const (
	// IBus is that of X11: the zero value. Keys that the input method takes never
	// arrive.
	IBus InputMethod = iota
	// Browser tells of the selection before a composition begins, and replaces the
	// whole of its text at the end. On Apple systems the Enter and Escape that end it
	// arrive as keys, before its end.
	Browser
	// Windows tells of the end of a composition once more after it.
	Windows
)

// Type enters text as an input method or a soft keyboard does, rune by rune and
// without key events: each is a [key.EditEvent] for the selection, followed by
// the [key.SnippetEvent] and [key.SelectionEvent] that a window sends with it.
// Text goes to whatever has the focus; if nothing has, it is lost.
func (h *Harness) Type(text string) {
	for _, r := range text {
		h.insert(string(r))
	}
}

// TypeKeys enters text as a keyboard does: for each rune the press of its key,
// the text as Type sends it, and the release. A newline is the Return key and a
// tab the Tab key, which enter no text. Shift is held for capital letters.
func (h *Harness) TypeKeys(text string) {
	for _, r := range text {
		name, ok := runeKey(r)
		if !ok {
			h.insert(string(r))
			continue
		}
		var mods key.Modifiers
		if unicode.IsUpper(r) {
			mods = key.ModShift
		}
		h.KeyDown(name, mods)
		if unicode.IsPrint(r) {
			h.insert(string(r))
		}
		h.KeyUp(name, mods)
	}
}

// insert replaces the selection, as every back end does for a typed rune.
func (h *Harness) insert(text string) {
	h.start()
	sel := h.selected()
	end := min(sel.Start, sel.End) + utf8.RuneCountInString(text)
	events := h.replace(sel, text)
	h.Queue(append(events, key.SelectionEvent{Start: end, End: end})...)
}

// Compose shows each step in turn as the unfinished text of an input method,
// such as "ㅎ", "하", "한" on the way to a syllable. A step replaces the one before,
// or the selection if it is the first; its events, all before the next frame,
// are those that Gio's windows send:
//
//	key.EditEvent        replace the unfinished text
//	key.SnippetEvent     the text around it, for the input method
//	key.CompositionEvent the unfinished text is now here
//	key.SelectionEvent   with the caret behind it
//
// as far as that of Harness.InputMethod sends no more.
//
// End with [Harness.CommitComposition] or [Harness.CancelComposition]. As in a
// window, the composition ends by itself when the focused widget answers with
// another selection than the input method set, does not answer, or loses the
// focus: the text so far stays, and the next step starts anew at the selection.
func (h *Harness) Compose(steps ...string) {
	h.start()
	for _, step := range steps {
		r := h.imeRange()
		if h.InputMethod == Browser && !h.ime.composing {
			h.Queue(key.SnippetEvent(r))
		}
		end := r.Start + utf8.RuneCountInString(step)
		comp := key.Range{Start: r.Start, End: end}
		h.ime = ime{composing: true, compose: comp, selection: key.Range{Start: end, End: end}}
		h.Queue(append(h.replace(r, step),
			key.CompositionEvent(comp),
			key.SelectionEvent(h.ime.selection))...)
	}
}

// CommitComposition makes text final in place of the unfinished text, or of the
// selection if there is none. The events are those of Compose, with the
// composition now at (-1, -1), which stands for none.
func (h *Harness) CommitComposition(text string) {
	h.start()
	r := h.imeRange()
	end := r.Start + utf8.RuneCountInString(text)
	if h.InputMethod == Browser && h.ime.composing && text == "" {
		// Nothing tells of the end of an empty composition but its last, empty step.
		h.Compose("")
		h.ime = ime{}
		return
	}
	h.ime = ime{}
	h.Queue(append(h.replace(r, text),
		noComposition,
		key.SelectionEvent{Start: end, End: end})...)
	if h.InputMethod == Windows {
		h.Queue(noComposition)
	}
}

// Caret returns where the focused widget says that text goes, in pixels of the
// window and on the baseline: where an input method shows what it offers. The zero
// point stands for a widget that does not say.
func (h *Harness) Caret() f32.Point {
	s := h.router.EditorState().Selection
	if s.Caret == (key.Caret{}) {
		return f32.Point{}
	}
	return s.Transform.Transform(s.Caret.Pos)
}

// Composed returns where the focused widget says that the unfinished text shows, in pixels
// of the window; the zero rectangle stands for a widget that says of none.
func (h *Harness) Composed() image.Rectangle {
	s := h.router.EditorState().Selection
	r := s.CompositionBounds
	if r.Empty() {
		return image.Rectangle{}
	}
	from, to := s.Transform.Transform(layout.FPt(r.Min)), s.Transform.Transform(layout.FPt(r.Max))
	return image.Rectangle{Min: from.Round(), Max: to.Round()}
}

// CancelComposition takes the unfinished text away. It does nothing if there is
// none.
func (h *Harness) CancelComposition() {
	if h.ime.composing {
		h.CommitComposition("")
	}
}

// Composing returns the range of the unfinished text in runes, and whether there
// is any.
func (h *Harness) Composing() (r key.Range, ok bool) {
	return h.ime.compose, h.ime.composing
}

var noComposition = key.CompositionEvent{Start: -1, End: -1}

// imeRange is what the next text of the input method replaces.
func (h *Harness) imeRange() key.Range {
	if h.ime.composing {
		return h.ime.compose
	}
	return ordered(h.selected())
}

// replace returns the events that put text in place of r.
func (h *Harness) replace(r key.Range, text string) []event.Event {
	n := utf8.RuneCountInString(text)
	snippet := snippetAfter(h.snippet(), ordered(r), n)
	h.replaced(snippet, ordered(r).Start+n)
	return []event.Event{key.EditEvent{Range: r, Text: text}, key.SnippetEvent(snippet)}
}

// snippetAfter returns the range of snippet s once n runes have replaced r: a
// window keeps what it knows of the text and adds the new runes to it.
func snippetAfter(s, r key.Range, n int) key.Range {
	if r.End < s.Start || r.Start > s.End {
		s = key.Range{Start: r.Start, End: r.Start}
	}
	size := max(r.Start-s.Start, 0) + n + max(s.End-r.End, 0)
	s.Start = min(s.Start, r.Start)
	s.End = s.Start + size
	return s
}

// checkComposition ends a composition that the widget did not go along with.
func (h *Harness) checkComposition() {
	if !h.ime.composing || h.router.EditorState().Selection.Range == h.ime.selection {
		return
	}
	h.ime = ime{}
	h.router.Queue(noComposition)
	h.noteWakeup()
}

func ordered(r key.Range) key.Range {
	return key.Range{Start: min(r.Start, r.End), End: max(r.Start, r.End)}
}
