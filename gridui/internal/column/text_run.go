// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package column

import (
	"github.com/giogrid/giogrid/gridui/internal/coord"
	"github.com/giogrid/giogrid/gridui/internal/nocmp"
	"github.com/giogrid/giogrid/gridui/internal/rowdata"
	"github.com/giogrid/giogrid/gridui/locale"
)

// EditedRow is a row that an edit changes.
type EditedRow struct {
	_ nocmp.Struct

	ID string
	// Record is the index of the row in the data, -1 if only its id is known.
	Record coord.Record
	// Before is the row before the edit, Row the row that the edit writes to.
	Before, Row rowdata.Row
}

// Put makes the edit write to another copy of the row.
func (r *EditedRow) Put(row rowdata.Row) { r.Row = row }

// Rebase starts the edit from a newer row, and makes it write to a copy of that.
func (r *EditedRow) Rebase(before, row rowdata.Row) { r.Before, r.Row = before, row }

// ChangedCell is a cell that an edit changes. It holds numbers instead of ids, because an edit may change
// millions of cells.
type ChangedCell struct {
	// Row and Column are indexes among the rows and the columns of the edit. Value is the
	// number of the value in the Pairs of the column, Unwritten if there is none.
	Row, Column, Value int32
	// Same reports that the cell of a commit has its old value again after it was written to,
	// or that the commit wrote to it before.
	Same bool
}

// Keep sets whether the cell counts as having its old value again.
func (c *ChangedCell) Keep(same bool) { c.Same = same }

const (
	// BatchRows is the number of lines of a table written at a time. That many rows fit in the first-level
	// cache of the processor.
	BatchRows = 64
	// Unwritten is the ChangedCell.Value of a cell that was not written to.
	Unwritten = -1
)

// TextRun holds the texts of one column of a pasted table and the rows and cells to write them to.
type TextRun struct {
	// Table is the pasted table by line and column.
	Table [][]string
	// Lines are indexes of lines in Table.
	Lines []int
	// Rows holds a row for each of Lines.
	Rows []EditedRow
	// Cells holds the cells of the column, Width apart.
	Cells []ChangedCell
	// Column is the index of the column in Table, Width the number of cells for each line.
	Column, Width int
	// Hides reports whether an aggregate hides the value of a record, which then cannot be edited. nil: no
	// record.
	Hides func(record coord.Record) bool
	// Numbers holds the signs of the grid.
	Numbers locale.Numbers
	// I is the index in Lines of the current text.
	I int
}

// Text returns the current text. ok is false if the line is too short for the column.
func (t *TextRun) Text() (text string, ok bool) {
	line := t.Table[t.Lines[t.I]]
	if t.Column >= len(line) {
		return "", false
	}
	return line[t.Column], true
}

// Cell returns the cell that the i-th text is written to.
func (t *TextRun) Cell(i int) *ChangedCell { return &t.Cells[i*t.Width] }
