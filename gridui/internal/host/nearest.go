// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package host

import (
	"math"

	"gioui.org/f32"

	"github.com/giogrid/giogrid/gridui/internal/coord"
	"github.com/giogrid/giogrid/gridui/internal/viewport"
	"github.com/giogrid/giogrid/layoutx"
)

// NearestCell returns the cell of a row that is nearest to a position of the sheet. The position
// may be anywhere: below the last row, next to the last column, on a detail, a total, a floating
// row, a bar or outside the grid. ok is false if no cell of a row is on the screen.
func NearestCell(v *viewport.Frame, pos f32.Point) (at viewport.Address, ok bool) {
	p := pos.Round()
	if at, ok = v.AddressAt(p); ok {
		if _, ok = v.RowAt(at); ok {
			return at, true
		}
	}
	if at, ok = nearestRow(v, p.Y); ok {
		at.Col, ok = nearestColumn(v, p.X)
	}
	return at, ok
}

// nearestRow returns the address of the visible row that is nearest to a y coordinate of the sheet.
func nearestRow(v *viewport.Frame, y int) (at viewport.Address, ok bool) {
	least := math.MaxInt
	for _, b := range [...]layoutx.Band{layoutx.Top, layoutx.Body, layoutx.Bottom} {
		band := v.Sheet.Panes.Band(b)
		if b == layoutx.Body {
			band = v.ScrolledBody()
		}
		for _, row := range v.Sheet.Rows[b] {
			to := viewport.Address{Band: b, Row: coord.Slot(row.Index)}
			d := distance(y, max(row.Start, band.Min.Y), min(row.End(), band.Max.Y))
			if _, isRow := v.RowAt(to); isRow && d < least {
				at, least, ok = to, d, true
			}
		}
	}
	return at, ok
}

// nearestColumn returns the visible column that is nearest to an x coordinate of the sheet.
func nearestColumn(v *viewport.Frame, x int) (col int, ok bool) {
	least := math.MaxInt
	for i := range v.Sheet.Cols {
		pane := v.Sheet.Panes.Pane(layoutx.Pane(i))
		for _, c := range v.Sheet.Cols[i] {
			if d := distance(x, max(c.Start, pane.Min.X), min(c.End(), pane.Max.X)); d < least {
				col, least, ok = c.Index, d, true
			}
		}
	}
	return col, ok
}

// distance returns the distance of a coordinate from a span of pixels, math.MaxInt if the span is
// empty.
func distance(at, start, end int) int {
	switch {
	case start >= end:
		return math.MaxInt
	case at < start:
		return start - at
	case at >= end:
		return at - end + 1
	}
	return 0
}
