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

// drop gives up what was typed into the form.
func (f *Feature) drop() { f.edit.end() }

// current is the field with the cursor, nil without one.
func (f *Feature) current() *field {
	if f.edit.at < 0 || f.edit.at >= len(f.fields.list) {
		return nil
	}
	return &f.fields.list[f.edit.at]
}

// syncEdit begins to edit the field that has the cursor and the keyboard, and follows a value that
// changed while nothing was typed.
func (f *Feature) syncEdit(gtx layout.Context) {
	e := &f.edit
	if !e.on && e.input.IsStale() {
		e.input.TellEnd(gtx)
	}
	fd := f.current()
	switch {
	case fd == nil:
		e.at = noField
	case e.on && !fd.editable:
		e.end()
	case e.on && e.typed == e.begun && e.wrong == "" && f.isStale(fd):
		f.begin(fd)
	case !e.on && gtx.Focused(e.input.Tag()):
		f.begin(fd)
	}
}

// isStale reports whether the cell has another text than an edit of it began with. A settled frame does
// not look.
func (f *Feature) isStale(fd *field) bool {
	e := &f.edit
	if e.read == f.record.known {
		return false
	}
	e.read = f.record.known
	return f.editText(fd) != e.source
}

// editText is the text of a field as it is edited.
func (f *Feature) editText(fd *field) string {
	if fd.def.EditText == nil || !f.record.hasFields() {
		return ""
	}
	return fd.def.EditorText(f.record.row, f.Columns.Numbers)
}

// begin begins to edit a field as a text, where it is one that can be edited.
func (f *Feature) begin(fd *field) {
	e := &f.edit
	if !fd.editable || fd.kind == column.EditorTruth {
		return
	}
	text := f.editText(fd)
	if utf8.RuneCountInString(text) > mostRunes {
		f.refuse(f.errorText(edit.ErrTooLong, fd))
		return
	}
	e.end()
	e.on = true
	e.input.Begin(widget.Editor{SingleLine: fd.kind != column.EditorLong, MaxLen: mostRunes})
	if fd.kind == column.EditorNumber {
		e.input.Editor.InputHint = key.HintNumeric
	}
	f.put(text)
	e.begun, e.source, e.read = e.typed, text, f.record.known
	if fd.kind == column.EditorChoice {
		e.choices.Reset(f.choicesOf(fd), e.typed, true)
	}
	f.lines.clear()
}

// put puts a text into the field and selects it.
func (f *Feature) put(text string) {
	ed := &f.edit.input.Editor
	ed.SetText(textrun.Shapeable(text))
	ed.SetCaret(ed.Len(), 0)
	f.edit.typed = ed.Text()
}

// choicesOf are the texts that a field can be given.
func (f *Feature) choicesOf(fd *field) []string {
	var texts []string
	_ = column.Contained(func() error { // a panic is the caller's, and leaves nothing to choose from
		for _, c := range fd.def.Choices(f.record.row) {
			texts = append(texts, c.Text)
		}
		return nil
	})
	return texts
}

// commit accepts what was typed, and reports whether it could, or nothing was.
func (f *Feature) commit() bool {
	e, fd := &f.edit, f.current()
	if !e.on || fd == nil || e.typed == e.begun && e.wrong == "" {
		return true
	}
	if e.typed == e.begun {
		f.refuse("")
		return true
	}
	v, ok := f.typedValue(fd)
	if !ok {
		return f.refuse(f.Painter.Style.Texts.Editing.InvalidChoice)
	}
	if err := f.write(fd, v); err != nil {
		return f.refuse(f.errorText(err, fd))
	}
	e.begun, e.open = e.typed, false
	f.refuse("")
	return true
}

// typedValue is the value that was typed, false where it is none of the choices.
func (f *Feature) typedValue(fd *field) (v any, ok bool) {
	text, choice := f.edit.typed, noField
	if fd.kind == column.EditorChoice {
		if choice = f.edit.choices.Chosen(text); choice >= 0 {
			text = f.edit.choices.Text(choice)
			f.put(text)
		} else if text != "" {
			return nil, false
		}
	}
	if text == "" && (fd.def.Kind != option.KindText || fd.kind == column.EditorChoice && choice < 0) {
		return nil, true
	}
	return column.Typed(text, f.Columns.Numbers), true
}

// write writes a value as the cell editor does: with the validation of the column and the row, as one
// step of history and one event.
func (f *Feature) write(fd *field, v any) error {
	w := edit.Write{RowID: f.record.id, ColumnID: fd.def.ID, Value: v}
	return f.Editing.Commit([]edit.Write{w}, events.EditTyped)
}

// refuse says why a value is not accepted, or with an empty text nothing any more. It reports whether
// the text was given up instead.
func (f *Feature) refuse(why string) bool {
	e := &f.edit
	if why != "" && e.on && f.Options.Editing.Invalid == option.InvalidEditRevert {
		f.put(e.begun)
		why = ""
	}
	if e.wrong != why {
		e.wrong = why
		f.lines.clear()
		f.lines.wanted = f.edit.at
	}
	return why == ""
}

// toggle gives a boolean its other value.
func (f *Feature) toggle(fd *field) {
	if !fd.editable || fd.kind != column.EditorTruth {
		return
	}
	if err := f.write(fd, !fd.on); err != nil {
		f.refuse(f.errorText(err, fd))
		return
	}
	f.refuse("")
}

// revert gives up what was typed, and reports whether there was anything.
func (f *Feature) revert() bool {
	e := &f.edit
	if e.open {
		e.open = false
		return true
	}
	if !e.on || e.typed == e.begun && e.wrong == "" {
		return false
	}
	f.put(e.begun)
	f.refuse("")
	if e.choices.Len() > 0 {
		e.choices.Sync(e.typed)
	}
	return true
}

// moveTo moves the cursor to a field, and reports whether it could: what was typed must be accepted.
func (f *Feature) moveTo(i int) bool {
	e := &f.edit
	if i < 0 || i >= len(f.fields.list) {
		return false
	}
	if i != e.at {
		if !f.commit() {
			return false
		}
		e.end()
		e.at = i
		f.lines.clear()
	}
	f.lines.wanted = i
	return true
}
