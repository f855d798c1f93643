// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package gridtest

import (
	"image"
	"unicode/utf8"

	"gioui.org/f32"
	"gioui.org/io/key"
	"gioui.org/layout"
)

// IME is an input method. It composes text from several keys, and keeps the range of the unfinished text and the
// selection that it set.
type IME struct {
	// Method is the window system whose events the IME sends.
	Method InputMethod

	h         *Harness
	composing bool
	compose   key.Range
	selection key.Range
}

// InputMethod is a window system with an input method. They differ in the events around the text.
type InputMethod uint8

const (
	// IBus is the input method of X11 and the zero value. Keys that the input method handles never arrive.
	IBus InputMethod = iota
	// Browser reports the selection before a composition begins, and replaces its whole text at the end. On Apple
	// systems, the Enter or Escape that ends a composition arrives as a key before the end.
	Browser
	// Windows reports the end of a composition a second time.
	Windows
)

// Compose shows each step in turn as the unfinished text of an input method, such as "ㅎ", "하", "한" for a syllable.
// Each step replaces the step before; the first replaces the selection. The events of a step, all before the next
// frame, are the events of Gio's windows:
//
//	key.EditEvent        replace the unfinished text
//	key.SnippetEvent     the text around it, for the input method
//	key.CompositionEvent the unfinished text is now here
//	key.SelectionEvent   with the caret behind it
//
// Some values of Method send additional events.
//
// End a composition with [IME.Commit] or [IME.Cancel]. As in a window, it ends by itself if the focused widget
// reports another selection than the input method set, reports none, or loses the focus. The text so far then stays,
// and the next step starts at the selection.
func (i *IME) Compose(steps ...string) {
	h := i.h
	h.start()
	for _, step := range steps {
		r := i.replaces()
		if i.Method == Browser && !i.composing {
			h.Queue(key.SnippetEvent(r))
		}
		end := r.Start + utf8.RuneCountInString(step)
		comp := key.Range{Start: r.Start, End: end}
		i.composing, i.compose, i.selection = true, comp, key.Range{Start: end, End: end}
		h.Queue(append(h.text.replace(r, step),
			key.CompositionEvent(comp),
			key.SelectionEvent(i.selection))...)
	}
}

// Commit replaces the unfinished text, or the selection if there is none, by a final text. It sends the events of
// Compose, with the composition at (-1, -1), which represents none.
func (i *IME) Commit(text string) {
	h := i.h
	h.start()
	r := i.replaces()
	end := r.Start + utf8.RuneCountInString(text)
	if i.Method == Browser && i.composing && text == "" {
		// A browser reports the end of an empty composition only by an empty last step.
		i.Compose("")
		i.end()
		return
	}
	i.end()
	h.Queue(append(h.text.replace(r, text),
		noComposition,
		key.SelectionEvent{Start: end, End: end})...)
	if i.Method == Windows {
		h.Queue(noComposition)
	}
}

// Cancel removes the unfinished text. It does nothing if there is none.
func (i *IME) Cancel() {
	if i.composing {
		i.Commit("")
	}
}

// Composing returns the range of the unfinished text in runes. ok is false if there is none.
func (i *IME) Composing() (r key.Range, ok bool) {
	return i.compose, i.composing
}

// Caret returns the position of the caret that the focused widget reports, on the baseline, in pixels of the window.
// An input method shows its suggestions there. If the widget reports none, Caret returns the zero point.
func (i *IME) Caret() f32.Point {
	s := i.h.router.EditorState().Selection
	if s.Caret == (key.Caret{}) {
		return f32.Point{}
	}
	return s.Transform.Transform(s.Caret.Pos)
}

// Bounds returns the bounds of the unfinished text that the focused widget reports, in pixels of the window. If the
// widget reports none, Bounds returns the zero rectangle.
func (i *IME) Bounds() image.Rectangle {
	s := i.h.router.EditorState().Selection
	r := s.CompositionBounds
	if r.Empty() {
		return image.Rectangle{}
	}
	from, to := s.Transform.Transform(layout.FPt(r.Min)), s.Transform.Transform(layout.FPt(r.Max))
	return image.Rectangle{Min: from.Round(), Max: to.Round()}
}

// end clears the composition.
func (i *IME) end() { i.composing, i.compose, i.selection = false, key.Range{}, key.Range{} }

// replaces returns the range that the next text replaces.
func (i *IME) replaces() key.Range {
	if i.composing {
		return i.compose
	}
	return ordered(i.h.text.selected())
}

// check ends a composition if the widget reports another selection than the IME set.
func (i *IME) check() {
	if !i.composing || i.h.router.EditorState().Selection.Range == i.selection {
		return
	}
	i.end()
	i.h.router.Queue(noComposition)
	i.h.clock.listen(&i.h.router)
}

var noComposition = key.CompositionEvent{Start: -1, End: -1}
