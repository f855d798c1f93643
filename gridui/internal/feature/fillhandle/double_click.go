// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package fillhandle

import (
	"gioui.org/layout"
	"gioui.org/op"

	"github.com/giogrid/giogrid/gridui/internal/coord"
	"github.com/giogrid/giogrid/gridui/internal/edit"
	"github.com/giogrid/giogrid/gridui/internal/ranges"
)

// maxScan bounds how many cells a frame reads to find out how far a double click fills.
const maxScan = 50_000

// A scan finds how far down the column next to a range has values, and whether the cells below the range are
// blank as far as that.
type scan struct {
	from   ranges.Rect
	beside int
	// next is the next row to read, frame the last frame that has read rows.
	next  coord.Nav
	frame uint32
	// rows is the number of rows at the start.
	rows int
}

// fillBeside begins to scan how far to fill down: along the column to the left, or else along the column to the
// right.
func (f *Feature) fillBeside(gtx layout.Context) {
	from := f.source
	for _, col := range f.neighbours(from.Cols) {
		s := &scan{from: from, beside: col, next: coord.Nav(from.Rows.End), rows: f.Dataset.NavCount()}
		if f.skipRows(s); int(s.next) < s.rows && !f.blank(s.next, col) {
			f.scan = s
			f.scanOn(gtx)
			return
		}
	}
}

// neighbours returns the data columns next to a span, to its left and to its right.
func (f *Feature) neighbours(cols ranges.Span) (list []int) {
	if before := f.Ranges.DataSpan(ranges.Span{End: cols.First}); !before.Empty() {
		list = append(list, before.End-1)
	}
	if after := f.Ranges.DataSpan(ranges.Span{First: cols.End, End: len(f.Columns.Leaves)}); !after.Empty() {
		list = append(list, after.First)
	}
	return list
}

// skipRows skips rows that belong to the grid, such as group rows.
func (f *Feature) skipRows(s *scan) {
	for int(s.next) < s.rows && f.Ranges.SkipsRow(s.next) {
		s.next++
	}
}

// blank reports whether a cell has no value.
func (f *Feature) blank(nav coord.Nav, col int) bool {
	return f.Cells.IsEmpty(f.Viewport.NavAddress(nav, col))
}

// scanOn continues the scan, once a frame, and fills the cells at its end.
func (f *Feature) scanOn(gtx layout.Context) {
	s := f.scan
	frame := f.Dataset.Frame + 1
	if s.frame == frame {
		return
	}
	s.frame = frame
	if now, ok := f.Ranges.Only(); !ok || now != s.from || s.rows != f.Dataset.NavCount() {
		f.scan = nil
		return
	}
	for looked := 0; looked < maxScan; looked += 1 + s.from.Cols.Len() {
		switch {
		case int(s.next) >= s.rows || !f.Ranges.SkipsRow(s.next) && f.blank(s.next, s.beside):
			f.scan = nil
			f.fillDown(s)
			return
		case !f.Ranges.SkipsRow(s.next) && !f.blankRow(s.next, s.from.Cols):
			f.scan = nil
			return
		}
		s.next++
	}
	gtx.Execute(op.InvalidateCmd{})
}

// blankRow reports whether all cells of a row in a span of columns are blank.
func (f *Feature) blankRow(nav coord.Nav, cols ranges.Span) bool {
	for col := cols.First; col < cols.End; col++ {
		if f.Ranges.HasData(col) && !f.blank(nav, col) {
			return false
		}
	}
	return true
}

// fillDown fills the cells that a scan has found.
func (f *Feature) fillDown(s *scan) {
	target := ranges.Rect{Rows: ranges.Span{First: s.from.Rows.End, End: int(s.next)}, Cols: s.from.Cols}
	if !target.Empty() {
		fill := edit.Fill{From: s.from, To: target, Lists: f.Options.CellRanges.FillLists}
		f.start(f.Editing.NewFill(fill), s.from, s.from.Union(target))
	}
}
