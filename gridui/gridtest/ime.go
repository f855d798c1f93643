// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package gridtest

import (
	"image"
	"unicode/utf8"

	"gioui.org/f32"
	"gioui.org/io/key"
	"gioui.org/layout"
)

// IME is an input method, which composes text of several keys. It remembers which runes of
// the focused text are not final yet, and where it left the selection.
type IME struct {
	// Method says as which window it sends text.
	Method InputMethod

	h         *Harness
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
// as far as that of Method sends no more.
//
// End with [IME.Commit] or [IME.Cancel]. As in a
// window, the composition ends by itself when the focused widget answers with
// another selection than the input method set, does not answer, or loses the
// focus: the text so far stays, and the next step starts again at the selection.
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

// Commit makes text final in place of the unfinished text, or of the
// selection if there is none. The events are those of Compose, with the
// composition now at (-1, -1), which represents none.
func (i *IME) Commit(text string) {
	h := i.h
	h.start()
	r := i.replaces()
	end := r.Start + utf8.RuneCountInString(text)
	if i.Method == Browser && i.composing && text == "" {
		// Nothing tells of the end of an empty composition but its last, empty step.
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

// Cancel takes the unfinished text away. It does nothing if there is
// none.
func (i *IME) Cancel() {
	if i.composing {
		i.Commit("")
	}
}

// Composing returns the range of the unfinished text in runes, and whether there
// is any.
func (i *IME) Composing() (r key.Range, ok bool) {
	return i.compose, i.composing
}

// Caret returns where the focused widget states that text goes, in pixels of the
// window and on the baseline: where an input method shows what it offers. The zero
// point represents a widget that does not say.
func (i *IME) Caret() f32.Point {
	s := i.h.router.EditorState().Selection
	if s.Caret == (key.Caret{}) {
		return f32.Point{}
	}
	return s.Transform.Transform(s.Caret.Pos)
}

// Bounds returns where the focused widget states that the unfinished text shows, in pixels
// of the window; the zero rectangle represents a widget that says of none.
func (i *IME) Bounds() image.Rectangle {
	s := i.h.router.EditorState().Selection
	r := s.CompositionBounds
	if r.Empty() {
		return image.Rectangle{}
	}
	from, to := s.Transform.Transform(layout.FPt(r.Min)), s.Transform.Transform(layout.FPt(r.Max))
	return image.Rectangle{Min: from.Round(), Max: to.Round()}
}

// end forgets the composition.
func (i *IME) end() { i.composing, i.compose, i.selection = false, key.Range{}, key.Range{} }

// replaces returns the range that the next text replaces.
func (i *IME) replaces() key.Range {
	if i.composing {
		return i.compose
	}
	return ordered(i.h.text.selected())
}

// check ends a composition that the widget did not go along with.
func (i *IME) check() {
	if !i.composing || i.h.router.EditorState().Selection.Range == i.selection {
		return
	}
	i.end()
	i.h.router.Queue(noComposition)
	i.h.clock.listen(&i.h.router)
}

var noComposition = key.CompositionEvent{Start: -1, End: -1}
