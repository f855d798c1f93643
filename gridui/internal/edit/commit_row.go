// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package edit

import (
	"errors"

	"github.com/giogrid/giogrid/gridui/events"
	"github.com/giogrid/giogrid/gridui/internal/column"
	"github.com/giogrid/giogrid/gridui/internal/rowdata"
)

// CommitRow makes the writes to cells of a row, and to the rows of its merged cells, as one event and one step, or
// none of them. Unlike Commit it returns all errors: of the columns, or if there are none, of ValidateRow.
func (ed *Editing) CommitRow(writes []Write, by events.EditSource) []events.CellError {
	c := ed.NewCommit(by)
	var errs []events.CellError
	for _, w := range writes {
		for _, of := range ed.writesOf(w) {
			if err := c.put(of); err != nil {
				errs = append(errs, events.CellError{RowID: w.RowID, ColumnID: w.ColumnID, Err: err})
				break
			}
		}
	}
	errs = append(errs, c.invalid()...)
	if len(errs) == 0 {
		errs = c.invalidRows()
	}
	if len(errs) > 0 {
		return errs
	}
	if err := c.Apply(); err != nil {
		return []events.CellError{cellErrorOf(err)}
	}
	return nil
}

// invalid returns the errors of the cells that their columns find invalid, one for each column.
func (c *Commit) invalid() (errs []events.CellError) {
	told := make([]bool, len(c.columns))
	for _, cell := range c.Cells {
		r, d := &c.rows[cell.Row], c.columns[cell.Column].def
		if d.Validate == nil || told[cell.Column] {
			continue
		}
		if err := column.Contained(func() error { return d.Validate(r.Row) }); err != nil {
			errs, told[cell.Column] = append(errs, events.CellError{RowID: r.ID, ColumnID: d.ID, Err: err}), true
		}
	}
	c.validated = len(c.Cells)
	return errs
}

// invalidRows returns the errors that the program finds in the rows of the commit.
func (c *Commit) invalidRows() (errs []events.CellError) {
	check := c.g.Data.Funcs.ValidateRow
	if check == nil {
		return nil
	}
	for i := range c.rows {
		errs = append(errs, checkRow(check, c.rows[i].ID, c.rows[i].Before, c.rows[i].Row)...)
	}
	return errs
}

// checkRow returns the errors that the program finds in a row. A panic of its function is an error.
func checkRow(check func(old, now rowdata.Row) []events.CellError, id string, old, now rowdata.Row) (errs []events.CellError) {
	err := column.Contained(func() error {
		errs = check(old, now)
		return nil
	})
	if err != nil {
		return []events.CellError{{RowID: id, Err: err}}
	}
	return errs
}

// cellErrorOf converts an error to a CellError; the error of a whole commit has no cell.
func cellErrorOf(err error) events.CellError {
	var cell *events.CellError
	if errors.As(err, &cell) {
		return *cell
	}
	return events.CellError{Err: err}
}

// FillRow makes the writes to a new row that no grid has yet, and returns all errors, as CommitRow does. now is a copy of
// old, the row without the writes.
func (ed *Editing) FillRow(old, now rowdata.Row, writes []Write) (errs []events.CellError) {
	fail := func(columnID string, err error) {
		if err != nil {
			errs = append(errs, events.CellError{ColumnID: columnID, Err: err})
		}
	}
	for _, w := range writes {
		d := column.Find(ed.Data.CallerColumns(), w.ColumnID)
		if d == nil || !d.EditableIn(old) {
			fail(w.ColumnID, column.ErrNotEditable)
			continue
		}
		fail(w.ColumnID, column.Contained(func() error { return d.Set(now, w.Value) }))
	}
	if len(errs) > 0 {
		return errs
	}
	for _, d := range ed.Data.CallerColumns() {
		if d.Validate != nil && d.Set != nil {
			fail(d.ID, column.Contained(func() error { return d.Validate(now) }))
		}
	}
	if check := ed.Data.Funcs.ValidateRow; len(errs) == 0 && check != nil {
		errs = checkRow(check, "", old, now)
	}
	return errs
}
