// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package exporting

import (
	"io"

	"github.com/giogrid/giogrid/gridui/internal/cellblocks"
	"github.com/giogrid/giogrid/storage/export"
)

// cellsSource returns the cells that a copy takes as a source that can be read once. Between blocks there is an
// empty row and, if headers is set, a row with the headers of the next block: an export has only one row of
// headers, from the first block.
func cellsSource(cells cellblocks.Cells, headers bool) export.Source {
	src := export.Source{Rows: -1}
	if len(cells.Blocks) == 0 {
		src.Rows = 0
		return src
	}
	known := columnsOf(cells.Snapshot)
	for i, b := range cells.Blocks {
		for at, col := range b.Cols {
			switch {
			case i == 0:
				src.Columns = append(src.Columns, known[col])
			case at >= len(src.Columns):
				src.Columns = append(src.Columns, export.Column{})
			}
		}
	}
	r := blockReader{Cells: cells, rows: cellblocks.NewCursor(cells, nil), headers: headers}
	src.Row = reading(r.row)
	return src
}

// A blockStep is the next item that a blockReader reads.
type blockStep uint8

const (
	// nextRow reads a row that has not been found yet.
	nextRow blockStep = iota
	// emptyRow and headerRow are above the found row, the first row of its block.
	emptyRow
	headerRow
	// foundRow is the found row.
	foundRow
)

// A blockReader reads the rows of blocks one after the other.
type blockReader struct {
	cellblocks.Cells
	rows    *cellblocks.Cursor
	headers bool

	step blockStep
	// found is the last found row, block its block.
	found int
	block *cellblocks.Block
	buf   []byte
}

// row fills in the cells of the next row, and returns io.EOF if there is none.
func (r *blockReader) row(_ int, cells []export.Cell) error {
	if r.step == nextRow {
		b, row, ok := r.rows.Next()
		if !ok {
			return io.EOF
		}
		r.step, r.found = foundRow, row
		if r.block != nil && r.block != b {
			r.step = emptyRow
		}
		r.block = b
	}
	r.fill(cells)
	return nil
}

// fill fills in the cells of the current step, and sets the next step.
func (r *blockReader) fill(cells []export.Cell) {
	switch r.step {
	case emptyRow:
		r.step = foundRow
		if r.headers {
			r.step = headerRow
		}
	case headerRow:
		r.step = foundRow
		for at, col := range r.block.Cols {
			cells[at].SetText(r.Cols[col].Header)
		}
	default:
		r.step = nextRow
		for at, col := range r.block.Cols {
			r.buf = r.Copied(&cells[at], r.buf, r.Item(r.found), col)
		}
	}
}
