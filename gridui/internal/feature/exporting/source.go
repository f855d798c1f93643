// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package exporting

import (
	"io"

	"github.com/giogrid/giogrid/gridui/internal/dataset"
	"github.com/giogrid/giogrid/gridui/internal/rowmodel"
	"github.com/giogrid/giogrid/storage/export"
)

// Source is all rows that show, or the selected ones, to be exported once.
func (f *Feature) Source(selected bool) export.Source {
	if !f.Dataset.Remote.Stream() {
		return export.Source{Row: func(int, []export.Cell) error { return ErrNoScan }, Rows: export.RowsUnknown}
	}
	src, _ := f.source(selected)
	return src
}

// source returns what Source does, and the snapshot that is read.
func (f *Feature) source(selected bool) (export.Source, *dataset.Snapshot) {
	s := f.Dataset.Snapshots.Streamed(f.Dataset.Snapshots.Pages())
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
	src.Row = reading(r.row)
	return src, s
}

// reading is a function that fails where the rows that it reads cannot be read.
func reading(row func(i int, cells []export.Cell) error) func(i int, cells []export.Cell) error {
	return func(i int, cells []export.Cell) (err error) {
		defer func() {
			p := recover()
			if f, ok := p.(rowmodel.Failure); ok {
				err = f.Err
			} else if p != nil {
				panic(p)
			}
		}()
		return row(i, cells)
	}
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
