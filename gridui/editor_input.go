// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package gridui

import (
	"image"
	"strings"
	"unicode/utf8"

	"gioui.org/io/event"
	"gioui.org/io/key"
	"gioui.org/io/pointer"
	"gioui.org/layout"
	"gioui.org/op"
	"gioui.org/widget"

	"github.com/giogrid/giogrid/gridui/internal/column"
	"github.com/giogrid/giogrid/gridui/option"
)

// noRunes is the range of no text.
var noRunes = key.Range{Start: -1, End: -1}

// editStep reads one event while a cell is edited. What comes as text goes into the
// field here and not through the field's own Update, so that keys and text keep their
// order, and so that the grid knows when an input method composes.
func (e *engine) editStep(gtx layout.Context) bool {
	d := &e.editor
	if e.dropStep(gtx) {
		return true
	}
	if ev, ok := gtx.Event(e.editFilters()...); ok {
		d.input.heard = true
		e.editEvent(gtx, ev)
		return true
	}
	e.plateStep(gtx)
	if d.kind == column.EditorTruth {
		return false
	}
	before, _ := d.field.CaretPos()
	ev, ok := d.field.Update(gtx)
	d.input.heard = d.input.heard || ok
	switch ev.(type) {
	case widget.ChangeEvent:
		e.edited(func() {})
	case widget.SelectEvent:
		if after, _ := d.field.CaretPos(); after != before {
			e.showEdited()
		}
	}
	return ok
}

// editEvent acts on one event of an open editor.
func (e *engine) editEvent(gtx layout.Context, ev event.Event) {
	switch ev := ev.(type) {
	case pointer.Event:
		e.cellPointer(gtx, ev)
	case key.FocusEvent:
		e.editorFocus(gtx, ev.Focus)
	case key.Event:
		e.editKey(gtx, ev)
	default:
		e.inputEvent(gtx, ev)
	}
}

// editorFocus follows the keyboard. Who leaves the grid leaves the cell; a window that
// loses the keyboard as a whole keeps the edit, and what is not valid stays too.
func (e *engine) editorFocus(gtx layout.Context, has bool) {
	e.editor.input.composing = noRunes
	e.focusChanged(has)
	if !has && !gtx.Focused(e.keyTag()) {
		e.commitEdit()
	}
}

// inputEvent does what an input method does to the text.
func (e *engine) inputEvent(gtx layout.Context, ev event.Event) {
	d := &e.editor
	switch ev := ev.(type) {
	case key.EditEvent:
		e.editText(gtx, ev)
	case key.SelectionEvent:
		if r := key.Range(ev); ordered(r) != d.input.known {
			r = d.meant(r)
			d.field.SetCaret(r.Start, r.End)
			d.input.known = ordered(key.Range(ev))
		}
	case key.CompositionEvent:
		d.input.composing = d.meantText(key.Range(ev))
	case key.SnippetEvent:
		d.input.snippet.Range = d.meantText(key.Range(ev))
		e.tellSnippet(gtx)
	}
}

// editText replaces a part of the text. A line break is the Enter key of a keyboard
// on the screen, unless the text has lines.
func (e *engine) editText(gtx layout.Context, ev key.EditEvent) {
	d := &e.editor
	if d.kind == column.EditorTruth {
		return
	}
	text, rest, broken := strings.Cut(ev.Text, "\n")
	if d.kind == column.EditorLong || rest != "" {
		text, broken = ev.Text, false
	}
	e.edited(func() {
		r := d.meant(ev.Range)
		d.input.snippet.Range = shifted(d.input.snippet.Range, r, utf8.RuneCountInString(text))
		d.field.SetCaret(r.Start, r.End)
		d.field.Insert(text)
		d.input.wrote(ev)
	})
	if broken {
		e.leaveEdit(gtx, option.ActionCommitDown)
	}
}

// shifted is where a range is after n runes took the place of another.
func shifted(r, old key.Range, n int) key.Range {
	from, to := min(old.Start, old.End), max(old.Start, old.End)
	move := func(at int) int {
		switch {
		case at > to:
			return at + from + n - to
		case at > from+n:
			return from + n
		}
		return at
	}
	return key.Range{Start: move(r.Start), End: move(r.End)}
}

// edited changes the text: the message that it was not valid goes, and what is out of
// sight comes into it.
func (e *engine) edited(change func()) {
	d := &e.editor
	change()
	d.wrong = ""
	d.length.known = false
	e.showEdited()
	if d.kind == column.EditorChoice {
		d.choices.Sync(d.field.Text())
	}
	if d.kind == column.EditorTime {
		d.date.Sync(d.field.Text())
	}
}

// showEdited brings the cell onto the screen.
func (e *engine) showEdited() {
	if at, shows := e.editedPlace(); shows {
		e.showCell(at)
	}
}

// tellSnippet tells the input method the part of the text that it asked for.
func (e *engine) tellSnippet(gtx layout.Context) {
	in, runes := &e.editor.input, []rune(e.editor.field.Text())
	r := ordered(in.snippet.Range)
	r.Start = min(max(r.Start, 0), len(runes))
	r.End = min(max(r.End, r.Start), len(runes))
	now := key.Snippet{Range: r, Text: string(runes[r.Start:r.End])}
	if now == in.told {
		return
	}
	in.snippet, in.told = now, now
	gtx.Execute(key.SnippetCmd{Tag: e.keyTag(), Snippet: now})
}

// plateStep reads presses on the editor beside its field: they put the caret at the
// end. Those that go up again on the box of a truth value turn it over, those on the
// button of a calendar open or close that.
func (e *engine) plateStep(gtx layout.Context) {
	d := &e.editor
	for {
		ev, ok := gtx.Event(pointer.Filter{Target: &d.plate, Kinds: pointer.Press | pointer.Release | pointer.Cancel})
		if !ok {
			return
		}
		pe, _ := ev.(pointer.Event)
		on := d.plateButton(pe.Position.Round())
		switch {
		case pe.Kind == pointer.Press && !on:
			d.field.SetCaret(d.field.Len(), d.field.Len())
			gtx.Execute(key.FocusCmd{Tag: e.keyTag()})
		case pe.Kind == pointer.Release && on && d.held && d.kind == column.EditorTruth:
			d.truth = !d.truth
		case pe.Kind == pointer.Release && on && d.held:
			e.dropCalendar()
		}
		d.held = pe.Kind == pointer.Press && on
		gtx.Execute(op.InvalidateCmd{})
	}
}

// plateButton says whether a position of the sheet is on what of an editor is pressed
// like a button.
func (d *cellEditor) plateButton(at image.Point) bool {
	return (d.kind == column.EditorTruth || d.kind == column.EditorTime) && at.In(d.drop)
}
