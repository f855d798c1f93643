// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package viewport

import (
	"image"

	"github.com/giogrid/giogrid/gridui/internal/celllayout"
	"github.com/giogrid/giogrid/gridui/internal/coord"
	"github.com/giogrid/giogrid/layoutx"
)

// Part is a pane's part of a band, with the visible rows and columns in pixels of the sheet. Each
// sticky row is a separate part; the body contains it again where it scrolls.
type Part struct {
	Pane layoutx.Pane
	Band layoutx.Band
	// Rows are the rows of the band, Cols the columns of the pane.
	Rows, Cols []celllayout.Span
	// Sticky is the index of the only row among the sticky rows, -1 if the part holds no sticky
	// row.
	Sticky int
}

// BandPart returns a part with the rows of a band and no columns.
func BandPart(sheet *celllayout.Sheet, b layoutx.Band) Part {
	return Part{Band: b, Rows: sheet.Rows[b], Sticky: -1}
}

// Part returns a part with a sticky row at its fixed position and no columns.
func (s *StickyRows) Part(i int) Part {
	return Part{Band: layoutx.Body, Rows: s.Rows[i : i+1], Sticky: i}
}

// In returns the part of a pane with the rows of the part.
func (p Part) In(sheet *celllayout.Sheet, pane layoutx.Pane) Part {
	p.Pane, p.Cols = pane, sheet.Cols[pane]
	return p
}

// Scrolls reports whether the part holds the rows of the body, which scroll.
func (p *Part) Scrolls() bool { return p.Band == layoutx.Body && p.Sticky < 0 }

// At returns the address of a cell of the part.
func (p *Part) At(row, col celllayout.Span) Address {
	return Address{Band: p.Band, Row: coord.Slot(row.Index), Col: col.Index}
}

// Cells yields the addresses and the rectangles of the cells by rows, within a row in display
// order. Ranging over it does not allocate.
func (p *Part) Cells(yield func(Address, image.Rectangle) bool) {
	for _, row := range p.Rows {
		for _, col := range p.Cols {
			if !yield(p.At(row, col), image.Rect(col.Start, row.Start, col.End(), row.End())) {
				return
			}
		}
	}
}
