// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package gridui

import "github.com/giogrid/giogrid/gridui/internal/rowdata"

// editedRow is a row that is being changed: before and after, and its record, or -1
// where only its id is known.
type editedRow struct {
	id          string
	record      int
	before, row rowdata.Row
}

// changedCell is a cell by the numbers of its row, its column and its value among those
// of the column. Of a commit, same says that it was written to and has the value of
// before, or was written to before.
type changedCell struct {
	row, column, value int32
	same               bool
}

const (
	// batchRows is how many lines of a table are written at a time: as many as stay in the
	// nearest memory of a processor, with their rows.
	batchRows = 64
	// unwritten is the number of the value of a cell that was not written to.
	unwritten = -1
)

// textRun are the texts of one column of a table, and the neighbouring rows and the cells
// of the commit that they go into.
type textRun struct {
	table [][]string
	lines []int
	rows  []editedRow
	cells []changedCell
	// column is that of the table, width how many cells there are for each line.
	column, width int
	// hides tells in which records an aggregate hides the value; nil: in none.
	hides func(record int) bool
	// i is the text at hand.
	i int
}

// text is the text at hand; a line may have none.
func (t *textRun) text() (text string, ok bool) {
	line := t.table[t.lines[t.i]]
	if t.column >= len(line) {
		return "", false
	}
	return line[t.column], true
}

// cell is that of the i-th text.
func (t *textRun) cell(i int) *changedCell { return &t.cells[i*t.width] }
