// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package gridui

import (
	"slices"

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
			t.fields.Check(c.column())
		}
	}
}

// editedCell is a cell whose column's values say whether it was edited.
type editedCell struct {
	rowID string
	of    *column.Def
}

func (t *tracked[T]) CellEdited(id string, d *column.Def) bool {
	f := t.fields.Of(d)
	for _, name := range f.Names {
		if t.t.CellEdited(id, name) {
			return true
		}
	}
	if !f.ByValue || !t.cells || t.t.Status(id) != tracking.Edited {
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
	d := column.Find(c.Grid.core.Data.CallerColumns(), columnID)
	return d != nil && t.t.Status(rowID) == tracking.Edited && t.CellEdited(rowID, d)
}
