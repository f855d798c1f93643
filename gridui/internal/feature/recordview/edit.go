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
	"github.com/giogrid/giogrid/gridui/internal/editors"
	"github.com/giogrid/giogrid/gridui/internal/textinput"
	"github.com/giogrid/giogrid/gridui/internal/ui"
	"github.com/giogrid/giogrid/gridui/option"
)

// editing is the field with the cursor, and the text typed into it.
type editing struct {
	parts
	input textinput.Field
	// at is the index of the field with the cursor, noField for none.
	at int
	// on reports that its text is being edited. begun is the initial text, typed the current one, and changed reports
	// that they mean other values. source is the cell text from which begun was made, when the record was as in read.
	on, changed          bool
	begun, typed, source string
	read                 recordKey
	// wrong is the reason why the last value was refused.
	wrong   string
	message ui.Wrapped
	drop    dropped
	// height is the height of a text of several lines that is edited, in pixels.
	height int
	// laid reports that the field was laid out in this frame.
	laid bool
}

// columnID returns the column of the field with the cursor, empty without one.
func (e *editing) columnID(list []field) string {
	if e.at < 0 || e.at >= len(list) {
		return ""
	}
	return list[e.at].def.ID
}

// move sets the index of the field, or noField if its column is gone.
func (e *editing) move(at int) {
	if at == noField {
		e.end()
	}
	e.at = at
}

// end discards the typed text.
func (e *editing) end() {
	if e.on {
		e.input.End()
	}
	e.on, e.changed, e.begun, e.typed, e.wrong, e.height = false, false, "", "", "", 0
	e.drop.end()
}

// isHeld reports whether typed text was refused.
func (e *editing) isHeld() bool { return e.on && e.wrong != "" }

// current returns the field with the cursor, nil without one.
func (e *editing) current() *field {
	if e.at < 0 || e.at >= len(e.fields.list) {
		return nil
	}
	return &e.fields.list[e.at]
}

// sync begins to edit the field with the cursor and the keyboard focus. While nothing is typed, it follows
// changes of the value.
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
	case e.on && !e.changed && e.wrong == "" && e.isStale(fd):
		e.begin(fd)
	case !e.on && gtx.Focused(e.input.Tag()):
		e.begin(fd)
	}
}

// isStale reports whether the cell's text has changed since editing began. A settled frame skips the
// comparison.
func (e *editing) isStale(fd *field) bool {
	if e.read == e.record.known {
		return false
	}
	e.read = e.record.known
	return e.editText(fd) != e.source
}

// editText returns the text with which editing of a field begins.
func (e *editing) editText(fd *field) string {
	if fd.def.EditText == nil || !e.record.hasFields() {
		return ""
	}
	return fd.def.EditorText(e.record.row, e.Columns.Numbers)
}

// begin begins to edit a field as text, if it can be edited.
func (e *editing) begin(fd *field) {
	if !fd.editable || fd.kind == column.EditorTruth {
		return
	}
	text := e.editText(fd)
	if utf8.RuneCountInString(text) > editors.MostRunes {
		e.refuse(e.fields.errorText(edit.ErrTooLong, fd))
		return
	}
	e.end()
	e.on = true
	e.source, e.read = text, e.record.known
	text = e.drop.begin(fd, editors.Cell{
		Def: fd.def, Row: e.record.row, Text: text, Numbers: e.Columns.Numbers, Sample: e.Dataset.SampleFor(fd.def), Wake: e.Options.Invalidate,
	})
	e.input.Begin(widget.Editor{SingleLine: fd.kind != column.EditorLong, MaxLen: editors.MostRunes})
	if fd.kind == column.EditorNumber || fd.kind == column.EditorOwn && fd.def.Kind == option.KindNumber {
		e.input.Editor.InputHint = key.HintNumeric
	}
	e.put(text, fd.def.Suffix())
	e.drop.Reshape(&e.input)
	e.typed = e.input.Editor.Text()
	e.begun = e.drop.ReadText(e.typed)
	if fd.kind == column.EditorChoice {
		e.drop.Choices.Reset(e.choicesOf(fd), e.typed, true)
	}
	e.lines.clear()
}

// put sets the text of the field and selects it, without a suffix.
func (e *editing) put(text, suffix string) {
	editors.PutText(&e.input.Editor, text, suffix, true)
	e.typed = e.input.Editor.Text()
}

// choicesOf returns the texts allowed in a field.
func (e *editing) choicesOf(fd *field) []string {
	var texts []string
	_ = column.Contained(func() error { // a panic in the program's function leaves no choices
		for _, c := range fd.def.Choices(e.record.row) {
			texts = append(texts, c.Text)
		}
		return nil
	})
	return texts
}

// commit stores the typed text. It reports false if the text was refused.
func (e *editing) commit() bool {
	fd := e.current()
	if !e.on || fd == nil || !e.changed && e.wrong == "" {
		return true
	}
	if !e.changed {
		e.refuse("")
		return true
	}
	v, err := e.drop.Read(e.typed)
	if err == nil {
		err = e.write(fd, v.ValueFor(fd.def, e.Columns.Numbers))
	}
	if err != nil {
		return e.refuse(e.fields.errorText(err, fd))
	}
	if v.Choice >= 0 {
		e.put(v.Text, "")
	}
	e.begun, e.changed = v.Text, false
	e.closeList()
	e.refuse("")
	return true
}

// write writes a value like the cell editor: with the validation of the column and the row, as one step of
// history and one event.
func (e *editing) write(fd *field, v any) error {
	w := edit.Write{RowID: e.record.id, ColumnID: fd.def.ID, Value: v}
	return e.Editing.Commit([]edit.Write{w}, events.EditTyped)
}

// refuse shows why a value was refused, or removes the message if why is empty. It reports whether the text
// was discarded instead, or the message removed.
func (e *editing) refuse(why string) bool {
	if why != "" && e.on && e.Options.Editing.RevertInvalid {
		e.restore()
		why = ""
	}
	if e.wrong != why {
		e.wrong = why
		e.lines.clear()
		e.lines.wanted = e.at
	}
	return why == ""
}

// toggle inverts a boolean.
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

// revert closes an open list, or discards typed text. It reports whether there was either.
func (e *editing) revert() bool {
	switch {
	case e.isOpen():
		e.closeList()
	case !e.on || !e.changed && e.wrong == "":
		return false
	default:
		e.restore()
		e.refuse("")
	}
	return true
}

// restore restores the text with which editing began.
func (e *editing) restore() {
	if e.drop.Own != nil {
		if fd := e.current(); fd != nil {
			e.begin(fd)
		}
		return
	}
	e.put(e.begun, e.current().def.Suffix())
	e.changed = false
	e.drop.Follow(e.typed)
	e.drop.Shut = true
}

// moveTo moves the cursor to a field, and reports whether it could: typed text must be accepted first.
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
