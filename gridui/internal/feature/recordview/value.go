// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package recordview

import (
	"github.com/giogrid/giogrid/gridui/internal/column"
	"github.com/giogrid/giogrid/gridui/internal/edit"
	"github.com/giogrid/giogrid/gridui/internal/viewport"
	"github.com/giogrid/giogrid/gridui/theme"
)

// value is the content of a field.
type value struct {
	text  string
	style theme.CellStyle
	// box reports that it is a check box, on that the box is ticked.
	box, on bool
	// editable reports that users can edit it; kind is the editor.
	editable bool
	kind     column.EditorKind
	// edited marks a value that users changed; reason is why the last value was refused.
	edited bool
	reason string
	// phrase describes it to assistive technology.
	phrase string
}

// readValue reads the value of a field.
func (f *fields) readValue(fd *field) {
	was := fd.text
	fd.value = value{}
	r := f.record
	if !r.hasFields() {
		return
	}
	fd.kind = fd.def.EditorKind()
	fd.editable = f.isEditable(fd)
	fd.text = f.textOf(fd, was)
	if fd.def.PlainBoolean() {
		fd.on, fd.box = fd.def.Boolean(r.row)
		fd.box = fd.box || fd.editable
	}
	if at, ok := f.addressOf(fd); ok {
		fd.style = f.Cells.RowStyle(at).Over(f.Cells.CellStyle(at))
		mark := f.Editing.MarkAt(at.Band, at.Row, at.Col)
		fd.edited = mark == edit.MarkEdited
		fd.reason = f.reasonAt(at, mark, fd)
	}
	fd.phrase = f.phraseOf(fd)
}

// addressOf returns the address of the cell of a field; ok is false if no cell shows it.
func (f *fields) addressOf(fd *field) (at viewport.Address, ok bool) {
	r := f.record
	if r.state != loaded || fd.col < 0 || fd.col >= len(f.Columns.Leaves) {
		return viewport.NoCell, false
	}
	at = r.at
	at.Col = fd.col
	return at, true
}

// textOf returns the text of a field. It returns was if the text is unchanged.
func (f *fields) textOf(fd *field, was string) string {
	b := f.buf[:0]
	if at, ok := f.addressOf(fd); ok {
		b = f.Cells.AppendText(b, at)
	} else if fd.def.AppendText != nil {
		b = fd.def.AppendText(b, f.record.row)
	}
	f.buf = b
	if string(b) == was {
		return was
	}
	return string(b)
}

// isEditable reports whether users can edit a field.
func (f *fields) isEditable(fd *field) bool {
	o := f.Options
	if !o.Editing.Enabled || o.Loading.Overlay || f.Settings.ReadOnly || f.record.id == "" {
		return false
	}
	if at, ok := f.addressOf(fd); ok {
		return f.Cells.Editable(at)
	}
	return fd.def.EditableIn(f.record.row) && f.Editing.Writable(f.record.id) == nil
}

// reasonAt returns why a cell refused its last value.
func (f *fields) reasonAt(at viewport.Address, mark edit.Mark, fd *field) string {
	switch mark {
	case edit.MarkRefused:
		return f.errorText(f.Editing.RefusedAt(at.Band, at.Row, at.Col), fd)
	case edit.MarkInvalid:
		text, _ := f.Editing.InvalidAt(at.Band, at.Row, at.Col)
		return text
	}
	return ""
}

// errorText returns the text for users of an error in a field.
func (f *fields) errorText(err error, fd *field) string {
	return edit.ErrorText(err, &f.Painter.Style.Texts.Editing, fd.def.TimeLayout)
}

// phraseOf describes the value of a field.
func (f *fields) phraseOf(fd *field) string {
	t := &f.Painter.Style.Texts.Record
	phrase := fd.text
	add := func(word string) {
		if phrase != "" && word != "" {
			phrase += ", "
		}
		phrase += word
	}
	if !fd.editable {
		add(t.ReadOnly)
	}
	if fd.edited {
		add(t.Edited)
	}
	add(fd.reason)
	return phrase
}

// note returns the note in place of the fields, or above them; empty for none.
func (f *fields) note() string {
	t, r := &f.Painter.Style.Texts, f.record
	switch r.state {
	case noRow:
		return t.Record.NoRow
	case gone:
		return t.Record.Gone
	case unseen:
		return t.Record.Unseen
	case failed:
		return t.NotRead
	case own:
		return f.ownText()
	}
	if len(f.list) == 0 {
		return t.Record.NoFields
	}
	return ""
}

// ownText returns the text of a row made by the grid.
func (f *fields) ownText() string {
	r := f.record
	at := r.at
	at.Col = max(f.Columns.Outline, 0)
	if at.Col >= len(f.Columns.Leaves) {
		return f.Painter.Style.Texts.Record.NoRow
	}
	b := f.Cells.AppendText(f.buf[:0], at)
	f.buf = b
	if string(b) != f.made {
		f.made = string(b)
	}
	if f.made == "" {
		return f.Painter.Style.Texts.Record.NoRow
	}
	return f.made
}
