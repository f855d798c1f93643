// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package clipboard

import (
	"github.com/giogrid/giogrid/gridui/internal/cellblocks"
	"github.com/giogrid/giogrid/gridui/internal/column"
	"github.com/giogrid/giogrid/gridui/internal/coord"
	"github.com/giogrid/giogrid/gridui/internal/dataset"
	"github.com/giogrid/giogrid/gridui/internal/edit"
	"github.com/giogrid/giogrid/gridui/locale"
	"github.com/giogrid/giogrid/internal/tsv"
	"github.com/giogrid/giogrid/storage/export"
)

// amount is the size of a copy; cells counts data cells, without headers.
type amount struct{ rows, columns, cells int }

// writer writes cells as text for the clipboard.
type writer struct {
	*dataset.Snapshot
	headings headings
	numbers  locale.Numbers
	// check is called with the number of rows visited. It does not return if the copy is cancelled.
	check func(rows int)

	// headers is the number of header lines of the first block.
	headers int

	out  tsv.Builder
	size int
	buf  []byte
	done amount
	// scratch is a buffer for the texts of cells.
	scratch []byte
	// values holds the values of the written cells.
	values edit.CopiedValues
	// columns holds the columns of the block kept.
	columns []*column.Def
	kept    *cellblocks.Block
}

// write writes blocks vertically, separated by an empty line. It omits blocks without columns or without
// rows.
func (w *writer) write(cells cellblocks.Cells) error {
	rows := cellblocks.NewCursor(cells, w.check)
	var block *cellblocks.Block
	for {
		b, row, ok := rows.Next()
		if !ok {
			return checkSize(len(w.out.Text())) // with quotes
		}
		if b != block {
			block = b
			w.begin(b)
		}
		w.row(b, row)
		if w.done.rows == sampleRows {
			w.reserve(&cells)
		}
		if err := checkSize(w.size); err != nil {
			return err
		}
	}
}

// sampleRows is the number of rows written before the length of the text is estimated.
const sampleRows = 1000

// reserve makes room for all rows at the average length so far, and a little more.
func (w *writer) reserve(cells *cellblocks.Cells) {
	rows, _ := cells.Size()
	size := float64(len(w.out.Text())) / sampleRows * float64(rows-sampleRows) * 1.05
	w.out.Grow(int(min(max(size, 0), float64(maxText))))
}

// begin writes the lines above the first row of a block.
func (w *writer) begin(b *cellblocks.Block) {
	if w.done.rows > 0 {
		w.out.EndRow()
		w.values.AddLine(nil, nil)
	}
	w.done.columns = max(w.done.columns, len(b.Cols))
	lines := w.headings.lines(w.Snapshot, b)
	if w.done.rows == 0 {
		w.headers = len(lines)
	}
	for _, level := range lines {
		for _, col := range b.Cols {
			w.out.Cell(w.headings.texts[w.Cols[col].ID][level])
		}
		w.out.EndRow()
		w.values.AddLine(nil, nil)
	}
}

// row writes the cells of a row in a block.
func (w *writer) row(b *cellblocks.Block, row int) {
	it := w.Item(row)
	w.keep(b, it)
	for _, col := range b.Cols {
		var cell export.Cell
		w.scratch = w.Copied(&cell, w.scratch, it, col)
		w.buf = appendCopied(w.buf[:0], &cell, w.Cols[col].Def, w.numbers)
		w.size += len(w.buf) + 1
		w.out.Bytes(w.buf)
	}
	w.out.EndRow()
	w.done.rows++
	w.done.cells += len(b.Cols)
}

// keep records the values of a line.
func (w *writer) keep(b *cellblocks.Block, it coord.Item) {
	if w.values.Large() {
		return
	}
	if b != w.kept {
		w.kept, w.columns = b, make([]*column.Def, len(b.Cols))
		for i, col := range b.Cols {
			w.columns[i] = w.Cols[col].Def
		}
	}
	values := make([]any, len(b.Cols))
	for i, col := range b.Cols {
		values[i] = w.CopiedValue(it, col)
	}
	w.values.AddLine(w.columns, values)
}

// appendCopied appends the text of a cell to an empty buffer. Numbers have the decimal sign that their column
// reads, so that they can be pasted back.
func appendCopied(dst []byte, cell *export.Cell, d *column.Def, numbers locale.Numbers) []byte {
	dst = cell.AppendText(dst)
	if cell.Kind == export.KindNumber {
		dst = d.CopiedNumber(dst, numbers)
	}
	return dst
}
