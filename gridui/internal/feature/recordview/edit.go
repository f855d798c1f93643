// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package recordview

import (
	"unicode/utf8"

	"gioui.org/io/key"
	"gioui.org/layout"
	"gioui.org/widget"

	"github.com/giogrid/giogrid/gridui/events"
	"github.com/giogrid/giogrid/gridui/internal/column"
	"github.com/giogrid/giogrid/gridui/internal/edit"
	"github.com/giogrid/giogrid/gridui/internal/textinput"
	"github.com/giogrid/giogrid/gridui/internal/textrun"
	"github.com/giogrid/giogrid/gridui/internal/ui"
	"github.com/giogrid/giogrid/gridui/option"
)

// mostRunes is how many runes a field takes, as the cell editor does.
const mostRunes = 32_768

// editing is the field that has the cursor, and what is typed into it.
type editing struct {
	parts
	input textinput.Field
	// at is the index of the field with the cursor, noField for none.
	at int
	// on says that its text is edited. begun is the text that this began with, typed the present one.
	// source is the text of the cell that begun was made of, when the record was as in read.
	on                   bool
	begun, typed, source string
	read                 recordKey
	// wrong is why the last value was not accepted.
	wrong   string
	message wrapped
	// choices are the texts that the field can be given; open says that their list shows.
	choices ui.Choices
	open    bool
	// height is the height of a text of several lines that is edited, in pixels.
	height int
	// laid says that the field was laid out in this frame.
	laid bool
}

// columnID is the column of the field with the cursor, empty without one.
func (e *editing) columnID(list []field) string {
	if e.at < 0 || e.at >= len(list) {
		return ""
	}
	return list[e.at].def.ID
}

// move notes that the field has another index, or noField where its column is gone.
func (e *editing) move(at int) {
	if at == noField {
		e.end()
	}
	e.at = at
}

// end gives up what was typed.
func (e *editing) end() {
	if e.on {
		e.input.End()
	}
	e.on, e.open, e.begun, e.typed, e.wrong, e.height = false, false, "", "", "", 0
	e.choices = ui.Choices{}
}

// isHeld reports whether something was typed that is not accepted.
func (e *editing) isHeld() bool { return e.on && e.wrong != "" }

// current is the field with the cursor, nil without one.
func (e *editing) current() *field {
	if e.at < 0 || e.at >= len(e.fields.list) {
		return nil
	}
	return &e.fields.list[e.at]
}

// sync begins to edit the field that has the cursor and the keyboard, and follows a value that
// changed while nothing was typed.
func (e *editing) sync(gtx layout.Context) {
	if !e.on && e.input.IsStale() {
		e.input.TellEnd(gtx)
	}
	fd := e.current()
	switch {
	case fd == nil:
		e.at = noField
	case e.on && !fd.editable:
		e.end()
	case e.on && e.typed == e.begun && e.wrong == "" && e.isStale(fd):
		e.begin(fd)
	case !e.on && gtx.Focused(e.input.Tag()):
		e.begin(fd)
	}
}

// isStale reports whether the cell has another text than an edit of it began with. A settled frame does
// not look.
func (e *editing) isStale(fd *field) bool {
	if e.read == e.record.known {
		return false
	}
	e.read = e.record.known
	return e.editText(fd) != e.source
}

// editText is the text of a field as it is edited.
func (e *editing) editText(fd *field) string {
	if fd.def.EditText == nil || !e.record.hasFields() {
		return ""
	}
	return fd.def.EditorText(e.record.row, e.Columns.Numbers)
}

// begin begins to edit a field as a text, where it is one that can be edited.
func (e *editing) begin(fd *field) {
	if !fd.editable || fd.kind == column.EditorTruth {
		return
	}
	text := e.editText(fd)
	if utf8.RuneCountInString(text) > mostRunes {
		e.refuse(e.fields.errorText(edit.ErrTooLong, fd))
		return
	}
	e.end()
	e.on = true
	e.input.Begin(widget.Editor{SingleLine: fd.kind != column.EditorLong, MaxLen: mostRunes})
	if fd.kind == column.EditorNumber {
		e.input.Editor.InputHint = key.HintNumeric
	}
	e.put(text)
	e.begun, e.source, e.read = e.typed, text, e.record.known
	if fd.kind == column.EditorChoice {
		e.choices.Reset(e.choicesOf(fd), e.typed, true)
	}
	e.lines.clear()
}

// put puts a text into the field and selects it.
func (e *editing) put(text string) {
	ed := &e.input.Editor
	ed.SetText(textrun.Shapeable(text))
	ed.SetCaret(ed.Len(), 0)
	e.typed = ed.Text()
}

// choicesOf are the texts that a field can be given.
func (e *editing) choicesOf(fd *field) []string {
	var texts []string
	_ = column.Contained(func() error { // a panic is the caller's, and leaves nothing to choose from
		for _, c := range fd.def.Choices(e.record.row) {
			texts = append(texts, c.Text)
		}
		return nil
	})
	return texts
}

// commit accepts what was typed, and reports whether it could, or nothing was.
func (e *editing) commit() bool {
	fd := e.current()
	if !e.on || fd == nil || e.typed == e.begun && e.wrong == "" {
		return true
	}
	if e.typed == e.begun {
		e.refuse("")
		return true
	}
	v, ok := e.typedValue(fd)
	if !ok {
		return e.refuse(e.Painter.Style.Texts.Editing.InvalidChoice)
	}
	if err := e.write(fd, v); err != nil {
		return e.refuse(e.fields.errorText(err, fd))
	}
	e.begun, e.open = e.typed, false
	e.refuse("")
	return true
}

// typedValue is the value that was typed, false where it is none of the choices.
func (e *editing) typedValue(fd *field) (v any, ok bool) {
	text, choice := e.typed, noField
	if fd.kind == column.EditorChoice {
		if choice = e.choices.Chosen(text); choice >= 0 {
			text = e.choices.Text(choice)
			e.put(text)
		} else if text != "" {
			return nil, false
		}
	}
	if text == "" && (fd.def.Kind != option.KindText || fd.kind == column.EditorChoice && choice < 0) {
		return nil, true
	}
	return column.Typed(text, e.Columns.Numbers), true
}

// write writes a value as the cell editor does: with the validation of the column and the row, as one
// step of history and one event.
func (e *editing) write(fd *field, v any) error {
	w := edit.Write{RowID: e.record.id, ColumnID: fd.def.ID, Value: v}
	return e.Editing.Commit([]edit.Write{w}, events.EditTyped)
}

// refuse says why a value is not accepted, or with an empty text nothing any more. It reports whether
// the text was given up instead.
func (e *editing) refuse(why string) bool {
	if why != "" && e.on && e.Options.Editing.Invalid == option.InvalidEditRevert {
		e.put(e.begun)
		why = ""
	}
	if e.wrong != why {
		e.wrong = why
		e.lines.clear()
		e.lines.wanted = e.at
	}
	return why == ""
}

// toggle gives a boolean its other value.
func (e *editing) toggle(fd *field) {
	if !fd.editable || fd.kind != column.EditorTruth {
		return
	}
	if err := e.write(fd, !fd.on); err != nil {
		e.refuse(e.fields.errorText(err, fd))
		return
	}
	e.refuse("")
}

// revert gives up what was typed, and reports whether there was anything.
func (e *editing) revert() bool {
	if e.open {
		e.open = false
		return true
	}
	if !e.on || e.typed == e.begun && e.wrong == "" {
		return false
	}
	e.put(e.begun)
	e.refuse("")
	if e.choices.Len() > 0 {
		e.choices.Sync(e.typed)
	}
	return true
}

// moveTo moves the cursor to a field, and reports whether it could: what was typed must be accepted.
func (e *editing) moveTo(i int) bool {
	if i < 0 || i >= len(e.fields.list) {
		return false
	}
	if i != e.at {
		if !e.commit() {
			return false
		}
		e.end()
		e.at = i
		e.lines.clear()
	}
	e.lines.wanted = i
	return true
}
