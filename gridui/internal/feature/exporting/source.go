// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package exporting

import (
	"io"

	"github.com/giogrid/giogrid/gridui/internal/dataset"
	"github.com/giogrid/giogrid/storage/export"
)

// Source is all rows that show, or the selected ones, to be exported once.
func (f *Feature) Source(selected bool) export.Source {
	if !f.Dataset.Scans() {
		return export.Source{Row: func(int, []export.Cell) error { return ErrNoScan }, Rows: export.RowsUnknown}
	}
	s := f.Dataset.Snapshots.Pages()
	src := export.Source{Columns: columnsOf(s), Rows: s.N}
	r := rowReader{Snapshot: s}
	if selected {
		r.keep, src.Rows = f.Selection.In(s), export.RowsUnknown
	}
	if s.Outline != nil {
		src.Rows = export.RowsUnknown // some may stand for rows to be loaded
	}
	if selected && f.Selection.None() {
		s.N, src.Rows = 0, 0
	}
	src.Row = r.row
	return src
}

// rowReader reads the rows of a snapshot one after the other.
type rowReader struct {
	*dataset.Snapshot
	keep func(row int) (in, more bool)
	// next is the first row that was not read.
	next int
	done bool
	buf  []byte
}

// row fills in the cells of the next row, and returns io.EOF if there is none.
func (r *rowReader) row(_ int, cells []export.Cell) error {
	for ; r.next < r.N && !r.done; r.next++ {
		it := r.Item(r.next)
		if r.Kind(it) == dataset.ItemLoading {
			continue
		}
		if r.keep != nil {
			in, more := r.keep(int(r.next))
			r.done = !more
			if !in {
				continue
			}
		}
		r.next++
		for col := range cells {
			r.buf = r.Copied(&cells[col], r.buf, it, col)
		}
		return nil
	}
	return io.EOF
}
