// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package celllayout

import (
	"image"
	"slices"
	"sort"

	"github.com/giogrid/giogrid/layoutx"
)

// Hit returns the cell at a point in viewport pixels: the cell of [Sheet.Cells] that is visible there. It
// returns false in a gutter, outside the viewport and where there is no cell.
func (s *Sheet) Hit(pt image.Point) (Cell, bool) {
	p, b, ok := s.Panes.At(pt)
	if !ok {
		return Cell{}, false
	}
	row, ok := spanAt(s.Rows[b], pt.Y)
	if !ok {
		return Cell{}, false
	}
	col, ok := spanAt(s.Cols[p], pt.X)
	if !ok {
		return Cell{}, false
	}
	return cross(p, b, row, col), true
}

// Row returns the row at height y of a band. It returns false if y is outside the band or there is no row.
func (s *Sheet) Row(b layoutx.Band, y int) (Span, bool) {
	r := s.Panes.Band(b)
	if y < r.Min.Y || y >= r.Max.Y {
		return Span{}, false
	}
	return spanAt(s.Rows[b], y)
}

// Col returns the column at x in a pane. It returns false if x is outside the pane or there is no column.
func (s *Sheet) Col(p layoutx.Pane, x int) (Span, bool) {
	r := s.Panes.Pane(p)
	if x < r.Min.X || x >= r.Max.X {
		return Span{}, false
	}
	return spanAt(s.Cols[p], x)
}

// Find returns the cell of a row of a band by the indices of its spans. It returns false if the cell is not on
// the sheet.
func (s *Sheet) Find(b layoutx.Band, row, col int) (Cell, bool) {
	if b >= bandCount {
		return Cell{}, false
	}
	r := slices.IndexFunc(s.Rows[b], func(v Span) bool { return v.Index == row })
	if r < 0 {
		return Cell{}, false
	}
	for p := range layoutx.Pane(paneCount) {
		c := slices.IndexFunc(s.Cols[p], func(v Span) bool { return v.Index == col })
		if c >= 0 && !s.Panes.Rect(p, b).Empty() {
			return cross(p, b, s.Rows[b][r], s.Cols[p][c]), true
		}
	}
	return Cell{}, false
}

// spanAt returns the span that covers pos among spans in rising or falling order.
func spanAt(spans []Span, pos int) (Span, bool) {
	falling := falls(spans)
	i := sort.Search(len(spans), func(i int) bool {
		if falling {
			return spans[i].Start <= pos
		}
		return spans[i].End() > pos
	})
	if i == len(spans) || pos < spans[i].Start || pos >= spans[i].End() {
		return Span{}, false
	}
	return spans[i], true
}

// falls reports whether spans are in falling order. It compares twice the middles: starts are equal where a
// span is empty.
func falls(spans []Span) bool {
	if len(spans) < 2 {
		return false
	}
	first, last := spans[0], spans[len(spans)-1]
	return first.Start+first.End() > last.Start+last.End()
}
