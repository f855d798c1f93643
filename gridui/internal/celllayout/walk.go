// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package celllayout

import (
	"image"
	"iter"

	"github.com/giogrid/giogrid/layoutx"
)

// Cells returns an iterator over all cells: band by band from top to bottom, in a band pane by pane from Left
// to Right, in a pane row by row. Panes without area have none. Iterating does not allocate.
func (s *Sheet) Cells() iter.Seq[Cell] {
	return func(yield func(Cell) bool) { s.walkAll(yield) }
}

// In returns an iterator over the cells of one pane in one band, row by row and in a row in display order. A
// pane without area, and one out of range, has none. Iterating does not allocate.
func (s *Sheet) In(p layoutx.Pane, b layoutx.Band) iter.Seq[Cell] {
	return func(yield func(Cell) bool) { s.walk(p, b, yield) }
}

func (s *Sheet) walkAll(yield func(Cell) bool) {
	for b := range layoutx.Band(bandCount) {
		for p := range layoutx.Pane(paneCount) {
			if !s.walk(p, b, yield) {
				return
			}
		}
	}
}

// walk calls yield for the cells of a pane in a band, and reports whether to continue.
func (s *Sheet) walk(p layoutx.Pane, b layoutx.Band, yield func(Cell) bool) bool {
	if s.Panes.Rect(p, b).Empty() {
		return true
	}
	for _, row := range s.Rows[b] {
		for _, col := range s.Cols[p] {
			if !yield(cross(p, b, row, col)) {
				return false
			}
		}
	}
	return true
}

func cross(p layoutx.Pane, b layoutx.Band, row, col Span) Cell {
	return Cell{
		Pane: p, Band: b, Row: row.Index, Col: col.Index,
		Rect: image.Rectangle{
			Min: image.Pt(col.Start, row.Start),
			Max: image.Pt(col.End(), row.End()),
		},
	}
}
