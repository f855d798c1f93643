// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package exporting

import (
	"io"

	"github.com/giogrid/giogrid/gridui/internal/dataset"
	"github.com/giogrid/giogrid/gridui/internal/rowmodel"
	"github.com/giogrid/giogrid/gridui/option"
	"github.com/giogrid/giogrid/storage/export"
)

// Source returns the rows of a scope, or the selected ones among them, as a source that can be read once.
func (f *Feature) Source(scope option.ExportScope, selected bool) export.Source {
	if err := f.unreadable(); err != nil {
		return export.Source{Row: func(int, []export.Cell) error { return err }, Rows: -1}
	}
	src, _ := f.source(scope, selected)
	return src
}

// unreadable returns an error if the rows must not be exported: they may not be read from end to end, or the grid would
// write rows that its options leave out.
func (f *Feature) unreadable() error {
	if !f.Dataset.Access().Rows().Whole {
		return ErrNoScan
	}
	return f.Dataset.Unlinked()
}

// source returns the result of Source, and the snapshot that it reads.
func (f *Feature) source(scope option.ExportScope, selected bool) (export.Source, *dataset.Snapshot) {
	scope.TotalDisabled = scope.TotalDisabled || selected
	s := f.Dataset.Snapshots.Exported(scope)
	src := export.Source{Columns: columnsOf(s), Rows: s.N}
	r := rowReader{Snapshot: s, joins: f.Dataset.Snapshots.JoinsOf(s), last: -1}
	if r.first, r.total = s.Total(); r.total {
		src.Rows++
	}
	if selected {
		r.keep = f.Selection.In(s)
	}
	switch {
	case selected && f.Selection.None():
		r.done, src.Rows = true, 0
	case selected || !s.Exact():
		src.Rows = -1
	}
	src.Row = reading(r.row)
	return src, s
}

// reading returns a function that returns an error if the rows that it reads cannot be read.
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

// A rowReader reads the rows of a snapshot one after the other.
type rowReader struct {
	*dataset.Snapshot
	// joins merges cells with the cells of the last row, if the row was the line before.
	joins *dataset.Joins
	last  int
	keep  func(row int) (in, more bool)
	// next is the first row that has not been read.
	next int
	done bool
	// total is set if the row of totals has not been written yet, first if it is the first row.
	total, first bool
	buf          []byte
}

// row fills in the cells of the next row, and returns io.EOF if there is none.
func (r *rowReader) row(_ int, cells []export.Cell) error {
	if r.total && r.first {
		return r.totals(cells)
	}
	for ; !r.done && r.More(r.next); r.next++ {
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
		r.joins.Mark(cells, r.next-1, r.last == r.next-2)
		r.last = r.next - 1
		return nil
	}
	if r.total {
		return r.totals(cells)
	}
	return io.EOF
}

// totals fills in the cells of the row of totals.
func (r *rowReader) totals(cells []export.Cell) error {
	r.total = false
	for col := range cells {
		r.CopiedTotal(&cells[col], col)
	}
	return nil
}
