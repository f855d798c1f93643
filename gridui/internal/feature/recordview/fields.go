// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package recordview

import (
	"github.com/giogrid/giogrid/gridui/internal/column"
)

// fields holds the fields of the row, in the order of the columns.
type fields struct {
	*Sources
	record *record
	list   []field
	known  fieldsKey
	// buf is the buffer for making texts.
	buf []byte
	// made is the text of a row made by the grid.
	made string
}

// fieldsKey holds the inputs of the fields and their values.
type fieldsKey struct {
	columns, style   uint32
	hidden, readOnly bool
	record           recordKey
	state            state
	editing, overlay bool
	refused          int
}

// field is a column as a field of the form.
type field struct {
	def *column.Def
	// col is the index among the visible columns, -1 for a hidden one.
	col int
	// groups holds the headers above it, outermost first, as indexes of column.Set.Groups.
	groups []int
	name   string
	value
	height measured
}

// noField is the index of no field.
const noField = -1

// isField reports whether a column has values of rows.
func isField(l *column.Leaf) bool { return !l.Utility && !l.RowPin }

// fieldOf returns the index of the field of a column, or noField.
func fieldOf(list []field, columnID string) int {
	for i := range list {
		if columnID != "" && list[i].def.ID == columnID {
			return i
		}
	}
	return noField
}

// sync brings the fields up to date with the columns and the record. It reports whether it rebuilt the list,
// and whether it read the values.
func (f *fields) sync() (listed, read bool) {
	k := fieldsKey{
		columns: f.Columns.Rev, style: f.Painter.StyleRev, hidden: f.Settings.HiddenFields, readOnly: f.Settings.ReadOnly,
		record: f.record.known, state: f.record.state, editing: f.Options.Editing.Enabled, overlay: f.Options.Loading.Overlay,
		refused: len(f.Editing.State.Refused),
	}
	was := f.known
	if k == was {
		return false, false
	}
	f.known = k
	if k.columns != was.columns || k.hidden != was.hidden {
		f.listFields()
		listed = true
	}
	for i := range f.list {
		f.readValue(&f.list[i])
	}
	return listed, true
}

// listFields rebuilds the list of the fields.
func (f *fields) listFields() {
	leaves := f.Columns.Kept()
	if f.Settings.HiddenFields {
		leaves = f.Columns.All
	}
	n := 0
	for i := range leaves {
		if isField(&leaves[i]) {
			n++
		}
	}
	list := make([]field, n) // its texts must not move
	n = 0
	for i := range leaves {
		l := &leaves[i]
		if !isField(l) {
			continue
		}
		d := f.Columns.Defs[l.Def]
		list[n].def, list[n].col, list[n].groups = d, f.Columns.Find(l.ID), l.Groups
		if list[n].name = l.Header; l.Header == "" {
			list[n].name = l.ID
		}
		n++
	}
	f.list = list
}
