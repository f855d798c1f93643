// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package clipboard

import (
	"github.com/giogrid/giogrid/gridui/internal/dataset"
	"github.com/giogrid/giogrid/gridui/internal/ranges"
	"github.com/giogrid/giogrid/gridui/locale"
	"github.com/giogrid/giogrid/storage/export"
)

// amount is how much was copied: cells are those of data, without headers.
type amount struct{ rows, columns, cells int }

// writer writes cells as text for the clipboard.
type writer struct {
	*dataset.Snapshot
	headers bool
	numbers locale.Numbers
	// check is told of rows visited, and does not return once the copy is to end.
	check func(rows int)

	out  export.TSVBuilder
	size int
	buf  []byte
	done amount
	// scratch is for the texts of cells.
	scratch []byte
}

// write writes blocks one below the other with an empty line between them. Blocks without
// columns, and those of which no row is kept, are left out.
func (w *writer) write(blocks []*block) error {
	for _, b := range blocks {
		if len(b.cols) == 0 {
			continue
		}
		before := w.done.rows
		for _, span := range b.rows {
			if more, err := w.span(b, span, before); err != nil || !more {
				if err != nil {
					return err
				}
				break
			}
		}
	}
	return checkSize(len(w.out.Text())) // with quotes
}

// span writes the rows of a block in a span, and reports whether rows of the block may follow.
// before is how many rows were written before the block.
func (w *writer) span(b *block, span ranges.Span, before int) (more bool, err error) {
	for row := span.First; row < span.End; row++ {
		w.check(1)
		in, more := w.Kind(w.Item(row)) != dataset.ItemLoading, true
		if in && b.keep != nil {
			in, more = b.keep(row)
		}
		if in {
			if w.done.rows == before {
				w.begin(b)
			}
			w.row(b, row)
		}
		if err := checkSize(w.size); err != nil {
			return false, err
		}
		if !more {
			return false, nil
		}
	}
	return true, nil
}

// begin writes what is above the first row of a block.
func (w *writer) begin(b *block) {
	if w.done.rows > 0 {
		w.out.EndRow()
	}
	w.done.columns = max(w.done.columns, len(b.cols))
	if !w.headers {
		return
	}
	for _, col := range b.cols {
		w.out.Cell(w.Cols[col].Header)
	}
	w.out.EndRow()
}

// row writes the cells of a row that are in a block.
func (w *writer) row(b *block, row int) {
	it := w.Item(row)
	for _, col := range b.cols {
		var cell export.Cell
		w.scratch = w.Copied(&cell, w.scratch, it, col)
		w.buf = appendCopied(w.buf[:0], &cell, w.Cols[col].Def, w.numbers)
		w.size += len(w.buf) + 1
		w.out.Bytes(w.buf)
	}
	w.out.EndRow()
	w.done.rows++
	w.done.cells += len(b.cols)
}
