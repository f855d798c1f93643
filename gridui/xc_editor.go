// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package gridui

import (
	"time"

	"github.com/giogrid/giogrid/gridui/internal/rowdata"
	"github.com/giogrid/giogrid/gridui/option"
)

// editorKind says how a cell is edited.
type editorKind uint8

const (
	editorText editorKind = iota
	editorNumber
	editorTime
	editorTruth
	editorChoice
	editorLong
)

// editorKind is how cells of the column are edited.
func (d *columnDef) editorKind() editorKind {
	switch {
	case d.choices != nil:
		return editorChoice
	case d.long:
		return editorLong
	case d.truth != nil && d.kind == option.KindBool:
		return editorTruth
	case d.kind == option.KindNumber:
		return editorNumber
	case d.kind == option.KindTime && d.timeLayout != "":
		return editorTime
	}
	return editorText
}

// ticks says whether the column's cells are boxes to tick: truth values that can be
// edited and that the caller does not draw or word.
func (d *columnDef) ticks() bool {
	return d.set != nil && d.cell == nil && !d.formatted && !d.worded && d.editorKind() == editorTruth
}

// editableIn says whether the column can be edited in a row.
func (d *columnDef) editableIn(row rowdata.Row) bool {
	if d.set == nil || d.utility {
		return false
	}
	return d.editable == nil || d.lets(row)
}

// lets asks the caller whether the column can be edited in a row.
func (d *columnDef) lets(row rowdata.Row) bool {
	ok := false
	return contained(func() error { ok = d.editable(row); return nil }) == nil && ok
}

// restores says whether a row is without a value when it is cleared.
func (d *columnDef) restores(row rowdata.Row) bool {
	return contained(func() error { d.restore(row, nil); return nil }) == nil && d.value(row) == nil
}

// choice is a value to choose, and what it shows.
type choice struct {
	text  string
	value any
}

//go:noinline
func (t *valued[V]) choicesBy(choices func(row rowdata.Row) []V) {
	t.def.choices = nil
	if choices == nil {
		return
	}
	t.def.choices = func(row rowdata.Row) []choice {
		values := choices(row)
		out := make([]choice, len(values))
		for i, v := range values {
			out[i] = choice{text: string(t.append(nil, v)), value: v}
		}
		return out
	}
}

// appendEdited is the text that an editor begins with: the value as Parse reads it.
func (t *valued[V]) appendEdited(dst []byte, row rowdata.Row) []byte {
	v, ok := t.get(row)
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
