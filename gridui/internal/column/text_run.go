// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package column

import "github.com/giogrid/giogrid/gridui/internal/rowdata"

// EditedRow is a row that is being changed: before and after, and its record, or -1
// where only its id is known.
type EditedRow struct {
	ID          string
	Record      int
	Before, Row rowdata.Row
}

// ChangedCell is a cell by the numbers of its row, its column and its value among those
// of the column. Of a commit, same says that it was written to and has the value of
// before, or was written to before.
type ChangedCell struct {
	Row, Column, Value int32
	Same               bool
}

const (
	// BatchRows is how many lines of a table are written at a time: as many as stay in the
	// nearest memory of a processor, with their rows.
	BatchRows = 64
	// Unwritten is the number of the value of a cell that was not written to.
	Unwritten = -1
)

// TextRun are the texts of one column of a table, and the neighbouring rows and the cells
// of the commit that they go into.
type TextRun struct {
	Table [][]string
	Lines []int
	Rows  []EditedRow
	Cells []ChangedCell
	// Column is that of the table, width how many cells there are for each line.
	Column, Width int
	// Hides tells in which records an aggregate hides the value; nil: in none.
	Hides func(record int) bool
	// I is the text at hand.
	I int
}

// Text is the text at hand; a line may have none.
func (t *TextRun) Text() (text string, ok bool) {
	line := t.Table[t.Lines[t.I]]
	if t.Column >= len(line) {
		return "", false
	}
	return line[t.Column], true
}

// Cell is that of the i-th text.
func (t *TextRun) Cell(i int) *ChangedCell { return &t.Cells[i*t.Width] }
