// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package valueview

import (
	"image"
	"strings"

	"gioui.org/io/event"
	"gioui.org/io/key"
	"gioui.org/io/system"
	"gioui.org/layout"
	"gioui.org/text"
	"gioui.org/widget"

	"github.com/giogrid/giogrid/gridui/events"
	"github.com/giogrid/giogrid/gridui/internal/clipread"
	"github.com/giogrid/giogrid/gridui/internal/column"
	"github.com/giogrid/giogrid/gridui/internal/draw"
	"github.com/giogrid/giogrid/gridui/internal/edit"
	"github.com/giogrid/giogrid/gridui/internal/textrun"
	"github.com/giogrid/giogrid/gridui/internal/ui"
	"github.com/giogrid/giogrid/gridui/option"
)

// mostRunes limits the runes of a text that is edited, as in the cell editor.
const mostRunes = 32_768

// editing is the field in which the value is edited.
type editing struct {
	*Sources
	subject *subject
	editor  widget.Editor
	on      bool
	// begun is the initial text. had is set while the field had the keyboard in the last frame.
	begun string
	had   bool
	// wrong is why the last text was refused.
	wrong         string
	apply, cancel ui.Button
	filters       []event.Filter
	open          key.Name
}

// begin begins to edit the value, if it can be edited.
func (e *editing) begin(gtx layout.Context) {
	s := e.subject
	if e.on || !s.editable {
		return
	}
	begun := s.def.EditorText(s.row, e.Columns.Numbers)
	e.on, e.wrong, e.had = true, "", false
	e.editor = widget.Editor{MaxLen: mostRunes, Submit: !s.def.Long && !strings.Contains(begun, "\n")}
	if s.def.EditorKind() == column.EditorNumber {
		e.editor.InputHint = key.HintNumeric
	}
	e.put(begun)
	ui.TakeKeyboard(gtx, &e.editor)
}

// put sets the text of the field.
func (e *editing) put(text string) {
	e.editor.SetText(textrun.Shapeable(text))
	e.editor.SetCaret(0, 0)
	if e.editor.Submit { // as in the cell editor, typing replaces a short text
		e.editor.SetCaret(e.editor.Len(), 0)
	}
	e.begun = e.editor.Text()
}

// end drops the typed text.
func (e *editing) end() { e.on, e.wrong, e.begun = false, "", "" }

// isHeld reports whether a text is being edited that differs from the value, or was refused.
func (e *editing) isHeld() bool { return e.on && (e.wrong != "" || e.editor.Text() != e.begun) }

// commit stores the typed text like the cell editor, with the validation of the column and the row, as one step of
// history and one event. It reports false if the text was refused.
func (e *editing) commit() bool {
	text := e.editor.Text()
	if !e.on || text == e.begun {
		e.end()
		return true
	}
	s := e.subject
	var v any
	if text != "" || s.def.Kind == option.KindText {
		v = column.Typed(text, e.Columns.Numbers)
	}
	w := edit.Write{RowID: s.rowID, ColumnID: s.columnID, Value: v}
	if err := e.Editing.Commit([]edit.Write{w}, events.EditTyped); err != nil {
		return e.refuse(edit.ErrorText(err, &e.Painter.Style.Texts.Editing, s.def.TimeLayout))
	}
	e.end()
	return true
}

// refuse keeps the text with the reason why it was refused, or drops the text if the grid does so. It reports whether it
// dropped the text.
func (e *editing) refuse(why string) bool {
	if e.Options.Editing.RevertInvalid {
		e.end()
		return true
	}
	e.wrong = why
	return false
}

// update reads an event of the field and its buttons. ended is set if editing has ended; ok is false without an event.
func (e *editing) update(gtx layout.Context, open key.Name, mods key.Modifiers) (ended, leaves, ok bool) {
	if !e.on {
		return false, false, false
	}
	switch {
	case e.apply.ClickedIf(gtx, true):
		return e.commit(), false, true
	case e.cancel.ClickedIf(gtx, true):
		e.end()
		return true, false, true
	}
	if ev, ok := gtx.Event(e.keys(open, mods)...); ok {
		k, is := ev.(key.Event)
		if !is || k.State != key.Press {
			return false, false, true
		}
		switch k.Name {
		case key.NameEscape:
			e.end()
			return true, false, true
		case open:
			done := e.commit()
			return done, done, true
		}
		return e.commit(), false, true
	}
	return e.fieldEvent(gtx)
}

// fieldEvent reads an event of the text field.
func (e *editing) fieldEvent(gtx layout.Context) (ended, leaves, ok bool) {
	ev, ok := clipread.Update(gtx, &e.editor)
	switch ev.(type) {
	case widget.SubmitEvent:
		return e.commit(), false, true
	case widget.ChangeEvent:
		e.wrong = ""
	}
	return false, false, ok
}

// keys returns the filters of the keys of the field and its buttons.
func (e *editing) keys(open key.Name, mods key.Modifiers) []event.Filter {
	if e.filters == nil || e.open != open {
		e.open, e.filters = open, nil
		for _, tag := range [...]event.Tag{&e.editor, &e.apply.Clickable, &e.cancel.Clickable} {
			e.filters = append(e.filters,
				key.Filter{Focus: tag, Name: key.NameEscape}, key.Filter{Focus: tag, Name: open, Required: mods},
				key.Filter{Focus: tag, Name: key.NameReturn, Required: key.ModShortcut}, key.Filter{Focus: tag, Name: key.NameEnter, Required: key.ModShortcut})
		}
	}
	return e.filters
}

// lostKeyboard reports whether the keyboard has left the panel since the last call.
func (e *editing) lostKeyboard(has bool) bool {
	lost := e.on && e.had && !has
	e.had = e.on && has
	return lost
}

// paint draws the field in a rectangle.
func (e *editing) paint(r image.Rectangle) {
	p := e.Painter
	inner := ui.FieldBox{Focused: p.Gtx.Focused(&e.editor), Wrong: e.wrong != ""}.Paint(p, r)
	if inner.Empty() {
		return
	}
	e.editor.Alignment = text.Start
	if p.Style.RTL != (p.Gtx.Locale.Direction == system.RTL) {
		e.editor.Alignment = text.End
	}
	defer draw.Clip(p.Ops, inner).Pop()
	p.FieldNode(e.subject.header)
	if p.Describes && e.wrong != "" {
		draw.NodeAbout(p.Ops, e.wrong)
	}
	gtx := p.Gtx
	gtx.Constraints = layout.Exact(inner.Size())
	defer draw.Offset(p.Ops, inner.Min).Pop()
	ui.LayoutEditor(gtx, p, &e.editor)
}
