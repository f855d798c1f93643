// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package gridui

import (
	"slices"
	"strings"

	"github.com/giogrid/giogrid/gridui/internal/column"
	"github.com/giogrid/giogrid/gridui/internal/rowdata"
	"github.com/giogrid/giogrid/tracking"
)

// Fields says which fields of a ChangeTrackingGrid's rows the column edits, by their names,
// see tracking.Field; a part of a struct by its path, such as "address.city". Its cells are
// marked as edited where one of them is, and with what a validator or a server says of them.
//
// It is needed only where the id of the column does not tell: by default the column edits
// the field called as its id, in which "_" may stand for "." and upper case for lower. A
// column that has an Edit and no such field counts as edited where its value is another
// than it was. A name that is no field is a ConfigProblem.
func (t *Typed[T, V]) Fields(names ...string) *Typed[T, V] {
	t.col.Def.Fields = slices.Clone(names)
	return t
}

// columnFields is what a column edits.
type columnFields struct {
	names []string
	// byValue says that only the values of the column tell.
	byValue bool
}

// fieldsOf is what a column edits, as it was when that was asked first.
func (t *tracked[T]) fieldsOf(d *column.Def) columnFields {
	f, ok := t.fields[d]
	if !ok {
		if most := 2*len(t.g.core.engine.cols.Defs) + 64; t.fields == nil || len(t.fields) > most {
			t.fields = map[*column.Def]columnFields{}
		}
		f = t.resolveFields(d)
		t.fields[d] = f
	}
	return f
}

func (t *tracked[T]) resolveFields(d *column.Def) columnFields {
	known := t.t.FieldNames()
	if len(known) == 0 { // rows are maps, which have any
		if len(d.Fields) > 0 {
			return columnFields{names: d.Fields}
		}
		return columnFields{names: []string{d.ID}}
	}
	if len(d.Fields) > 0 {
		var f columnFields
		for _, name := range d.Fields {
			if slices.Contains(known, name) {
				f.names = append(f.names, name)
			} else {
				t.g.core.report.Problem("fields"+d.ID+" "+name, "column %q edits the field %q, which rows do not have", d.ID, name)
			}
		}
		return f
	}
	path := func(name string) string { return strings.ReplaceAll(name, ".", "_") }
	for _, called := range []func(name string) bool{
		func(name string) bool { return name == d.ID },
		func(name string) bool { return path(name) == d.ID },
		func(name string) bool { return strings.EqualFold(path(name), d.ID) },
	} {
		if i := slices.IndexFunc(known, called); i >= 0 {
			return columnFields{names: known[i : i+1]}
		}
	}
	return columnFields{byValue: d.Set != nil}
}

// checkFields reports columns that name fields which rows do not have, once for a list of
// columns.
func (t *tracked[T]) checkFields() {
	columns := t.g.Columns
	if len(columns) == len(t.checked) && (len(columns) == 0 || &columns[0] == &t.checked[0]) {
		return
	}
	t.checked = columns
	for _, c := range columns {
		if c != nil {
			t.checkColumn(c.column())
		}
	}
}

func (t *tracked[T]) checkColumn(d *column.Def) {
	if d == nil {
		return
	}
	if len(d.Fields) > 0 {
		t.fieldsOf(d)
	}
	for _, child := range d.Children {
		t.checkColumn(child)
	}
}

// editedCell is a cell whose column's values say whether it was edited.
type editedCell struct {
	rowID string
	of    *column.Def
}

func (t *tracked[T]) CellEdited(id string, d *column.Def) bool {
	f := t.fieldsOf(d)
	for _, name := range f.names {
		if t.t.CellEdited(id, name) {
			return true
		}
	}
	if !f.byValue || !t.cells || t.t.Status(id) != tracking.Edited {
		return false
	}
	if v := t.t.Edited().Version(); t.byValue == nil || t.byValueOf != v {
		t.byValue, t.byValueOf = map[editedCell]bool{}, v
	}
	cell := editedCell{id, d}
	edited, known := t.byValue[cell]
	if !known {
		row, _ := t.t.Row(id)
		was, _ := t.t.Original(id)
		edited = !tracking.SameValue(d.Value(rowdata.To(&row)), d.Value(rowdata.To(&was)))
		t.byValue[cell] = edited
	}
	return edited
}

// CellEdited reports whether a cell differs from what its row came with: the row is edited, in
// what the column edits too. Always false without EditedCells.
func (c *ChangeTrackingGrid[T]) CellEdited(rowID, columnID string) bool {
	t, ok := c.track()
	if !ok {
		return false
	}
	d := column.Find(c.Grid.core.data.CallerColumns(), columnID)
	return d != nil && t.t.Status(rowID) == tracking.Edited && t.CellEdited(rowID, d)
}
