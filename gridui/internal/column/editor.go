// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package column

import (
	"time"

	"github.com/giogrid/giogrid/gridui/internal/rowdata"
	"github.com/giogrid/giogrid/gridui/option"
)

// EditorKind says how a cell is edited.
type EditorKind uint8

const (
	editorText EditorKind = iota
	EditorNumber
	EditorTime
	EditorTruth
	EditorChoice
	EditorLong
)

// EditorKind is how cells of the column are edited.
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

// Ticks says whether the column's cells are boxes to tick: truth values that can be
// edited and that the caller does not draw or word.
func (d *Def) Ticks() bool {
	return d.Set != nil && d.Cell == nil && !d.formatted && !d.Worded && d.EditorKind() == EditorTruth
}

// EditableIn says whether the column can be edited in a row.
func (d *Def) EditableIn(row rowdata.Row) bool {
	if d.Set == nil || d.Utility {
		return false
	}
	return d.Editable == nil || d.lets(row)
}

// lets asks the caller whether the column can be edited in a row.
func (d *Def) lets(row rowdata.Row) bool {
	ok := false
	return Contained(func() error { ok = d.Editable(row); return nil }) == nil && ok
}

// Restores says whether a row is without a value when it is cleared.
func (d *Def) Restores(row rowdata.Row) bool {
	return Contained(func() error { d.Restore(row, nil); return nil }) == nil && d.Value(row) == nil
}

// choice is a value to choose, and what it shows.
type choice struct {
	Text  string
	value any
}

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

// appendEdited is the text that an editor begins with: the value as Parse reads it.
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
