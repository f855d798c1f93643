// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package column

import (
	"time"

	"github.com/giogrid/giogrid/gridui/internal/rowdata"
	"github.com/giogrid/giogrid/gridui/option"
)

// EditorKind is the kind of editor that a cell is edited with.
type EditorKind uint8

const (
	editorText EditorKind = iota
	// EditorNumber is a text field for numbers.
	EditorNumber
	// EditorTime is a text field with a calendar.
	EditorTime
	// EditorTruth is a tick box.
	EditorTruth
	// EditorChoice is a list of the column's choices.
	EditorChoice
	// EditorLong is a text field of several lines.
	EditorLong
)

// EditorKind returns the kind of editor of the column's cells.
func (d *Def) EditorKind() EditorKind {
	switch {
	case d.Choices != nil:
		return EditorChoice
	case d.Long:
		return EditorLong
	case d.Boolean != nil && d.Kind == option.KindBool:
		return EditorTruth
	case d.Kind == option.KindNumber:
		return EditorNumber
	case d.Kind == option.KindTime && d.TimeLayout != "":
		return EditorTime
	}
	return editorText
}

// Ticks reports whether the column's cells are tick boxes: they are editable booleans, and the
// program neither draws them nor makes their text.
func (d *Def) Ticks() bool {
	return d.Set != nil && d.Cell == nil && !d.formatted && !d.Worded && d.EditorKind() == EditorTruth
}

// EditableIn reports whether the column can be edited in a row.
func (d *Def) EditableIn(row rowdata.Row) bool {
	if d.Set == nil || d.Utility {
		return false
	}
	return d.Editable == nil || d.lets(row)
}

// lets calls Editable. A panic in it counts as false.
func (d *Def) lets(row rowdata.Row) bool {
	ok := false
	return Contained(func() error { ok = d.Editable(row); return nil }) == nil && ok
}

// Restores clears the cell of a row and reports whether its value is missing then. It writes to
// the row.
func (d *Def) Restores(row rowdata.Row) bool {
	return Contained(func() error { d.Restore(row, nil); return nil }) == nil && d.Value(row) == nil
}

// choice is a value that a cell can be given.
type choice struct {
	// Text is the displayed text of the value.
	Text  string
	value any
}

// ChoicesBy sets the values that a cell can be given. nil: any value.
//
//go:noinline
func (t *Value[V]) ChoicesBy(choices func(row rowdata.Row) []V) {
	t.Def.Choices = nil
	if choices == nil {
		return
	}
	t.Def.Choices = func(row rowdata.Row) []choice {
		values := choices(row)
		out := make([]choice, len(values))
		for i, v := range values {
			out[i] = choice{Text: string(t.append(nil, v)), value: v}
		}
		return out
	}
}

// appendEdited appends the initial text of an editor: the value in the format that the parser
// reads, which is not that of Format unless the program supplied a parser too.
func (t *Value[V]) appendEdited(dst []byte, row rowdata.Row) []byte {
	v, ok := t.Get(row)
	switch {
	case !ok:
		return dst
	case t.ownParse || !t.formatted:
		return t.append(dst, v)
	case t.traits.kind == option.KindTime:
		return recast[V, time.Time](v).AppendFormat(dst, t.times.layout)
	}
	return t.traits.append(dst, v)
}
