// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package edit

import (
	"slices"

	"github.com/giogrid/giogrid/gridui/internal/column"
)

// pasteBatch holds lines of a table for the last rows of the commit. They are written column by
// column, because a row is slow to read just after it was written, and repeating one step is faster
// than alternating several.
type pasteBatch struct {
	lines []int
	// width is the maximum number of columns of a line. The cells of the commit from first on
	// belong to the lines, width for each; row is the row of the first line.
	width, first, row int
	// sound is the number of lines without a failed cell; err is the error of the next line's
	// cell, in column at.
	sound, at int
	err       error
}

// add adds a line for the last row of the commit, and reports whether to continue.
func (w *pasteWrite) add(line int) bool {
	b := &w.batch
	b.lines = append(b.lines, line)
	return len(b.lines) < column.BatchRows || w.flush()
}

// flush writes the added lines, and reports whether to continue.
func (w *pasteWrite) flush() bool {
	b := &w.batch
	w.outline()
	for at := range b.width {
		w.fillColumn(at)
	}
	if b.err != nil {
		w.fail(w.rows[b.row+b.sound].ID, w.columns[b.at].def.ID, b.err)
		return false
	}
	for at := range b.width {
		w.settleColumn(at)
	}
	written := slices.DeleteFunc(w.Cells[b.first:], func(c column.ChangedCell) bool { return c.Value == column.Unwritten })
	w.Cells = w.Cells[:b.first+len(written)]
	w.settled = len(w.Cells)
	b.lines = b.lines[:0]
	return true
}

// outline adds the cells of the batch, row by row, for the columns to fill in.
func (w *pasteWrite) outline() {
	b := &w.batch
	b.row, b.first, b.sound, b.width = len(w.rows)-len(b.lines), len(w.Cells), len(b.lines), 0
	for _, line := range b.lines {
		b.width = max(b.width, min(len(w.table[line]), len(w.columns)))
	}
	for i := range b.lines {
		for at := range b.width {
			w.Cells = append(w.Cells, column.ChangedCell{Row: int32(b.row + i), Column: int32(at), Value: column.Unwritten})
		}
	}
}

// run returns the texts of a column, for a number of lines of the batch.
func (w *pasteWrite) run(at, lines int) column.TextRun {
	b := &w.batch
	return column.TextRun{
		Table: w.table, Column: at, Lines: b.lines[:lines],
		Rows: w.rows[b.row:], Cells: w.Cells[b.first+at:], Width: b.width, Hides: w.hides[at],
		Numbers: w.g.Cols.Numbers,
	}
}

// fillColumn writes the texts of a column to the rows of sound lines.
func (w *pasteWrite) fillColumn(at int) {
	b := &w.batch
	for texts := w.run(at, b.sound); ; texts.I++ {
		switch err := w.putTexts(&texts); {
		case err == nil:
			return
		case w.Skip || err == column.ErrNotEditable:
			w.skipped++
		default:
			b.sound, b.at, b.err = texts.I, at, err
			return
		}
	}
}

// putTexts writes texts to rows from the current one on, until one is refused or a function panics.
func (w *pasteWrite) putTexts(texts *column.TextRun) (err error) {
	defer func() { err = column.Panicked(recover(), err) }()
	if at := &w.columns[texts.Column]; at.values != nil && !w.Skip && w.from.copied == nil && w.g.coverNow().cover == nil {
		return at.values.Write(texts)
	}
	for ; texts.I < len(texts.Lines); texts.I++ {
		if _, ok := texts.Text(); !ok || w.g.covered(w.rows[w.batch.row+texts.I].Before, w.columns[texts.Column].def) {
			continue
		}
		value, err := w.putNoted(w.batch.row+texts.I, texts.Column, w.g.pastedCell(w.from, texts.Lines[texts.I], texts.Column))
		if err != nil {
			return err
		}
		texts.Cell(texts.I).Value = int32(value)
	}
	return nil
}

// settleColumn records the new values of the cells of a column.
func (w *pasteWrite) settleColumn(at int) {
	if values := w.columns[at].values; values != nil {
		texts := w.run(at, len(w.batch.lines))
		values.Settle(&texts)
	}
}
