// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package celledit

import (
	"strconv"

	"github.com/giogrid/giogrid/gridui/events"
	"github.com/giogrid/giogrid/gridui/internal/column"
	"github.com/giogrid/giogrid/gridui/internal/edit"
	"github.com/giogrid/giogrid/gridui/internal/editors"
	"github.com/giogrid/giogrid/gridui/internal/viewport"
	"github.com/giogrid/giogrid/gridui/option"
)

// Cells reads and writes cells for the editor.
type Cells struct {
	*Sources
}

// cellValue is the value with which an editor begins.
type cellValue struct {
	kind   column.EditorKind
	text   string
	layout string // of times
	// checked is the value of a boolean.
	checked bool
	// number reports that the column holds numbers.
	number bool
	// suffix is the text behind the caret, such as the sign of percent.
	suffix string
}

// value returns the editor kind of a cell and its value.
func (c *Cells) value(at viewport.Address) cellValue {
	d := c.Columns.Def(at.Col)
	row, ok := c.Dataset.Row(at.Band, at.Row)
	if kit, it := (totals{c.Sources}).at(at); kit != nil {
		return cellValue{kind: column.EditorNumber, text: kit.TotalText(c.Editing, d, it)}
	}
	if !ok {
		return cellValue{}
	}
	of := cellValue{kind: d.EditorKind(), layout: d.TimeLayout, number: d.Kind == option.KindNumber, suffix: d.Suffix()}
	if of.kind == column.EditorTruth {
		of.checked, _ = d.Boolean(row)
		of.text = strconv.FormatBool(of.checked)
		return of
	}
	if d.EditText != nil {
		of.text = d.EditorText(row, c.Columns.Numbers)
	}
	return of
}

// choices returns the texts allowed in a cell, nil if any is.
func (c *Cells) choices(at viewport.Address) []string {
	d := c.Columns.Def(at.Col)
	row, ok := c.Dataset.Row(at.Band, at.Row)
	if !ok || d.Choices == nil {
		return nil
	}
	var texts []string
	_ = column.Contained(func() error { // a panic in the program's function leaves no choices
		for _, c := range d.Choices(row) {
			texts = append(texts, c.Text)
		}
		return nil
	})
	return texts
}

// typedValue is the result of an edit of a cell.
type typedValue struct {
	rowID, columnID string
	editors.Typed
}

// writeValue writes the typed value; with all also to the ranges if they contain several cells, or else to
// the selected rows.
func (c *Cells) writeValue(in typedValue, all bool) error {
	d := column.Find(c.Dataset.CallerColumns(), in.columnID)
	if d == nil {
		return edit.ErrNoColumn
	}
	if kit, it := (totals{c.Sources}).of(in.rowID, d); kit != nil {
		return kit.WriteTotal(c.Editing, d, it, in.Text)
	}
	w := c.writeOf(in, d)
	switch {
	case all && c.Ranges.Several():
		return c.Editing.FillRanges(edit.Typed{Write: w, Def: d}, c.Ranges.AppendRects(nil))
	case all:
		return c.Editing.FillSelected(w, d)
	}
	return c.Editing.CommitCell(w, events.EditTyped)
}

// writeOf returns the write of a typed value to a cell of a row.
func (c *Cells) writeOf(in typedValue, d *column.Def) edit.Write {
	return edit.Write{RowID: in.rowID, ColumnID: in.columnID, Value: in.ValueFor(d, c.Columns.Numbers)}
}
