// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package rowsize

import (
	"image"

	"gioui.org/unit"

	"github.com/giogrid/giogrid/gridui/internal/celllayout"
	"github.com/giogrid/giogrid/gridui/internal/coord"
	"github.com/giogrid/giogrid/gridui/internal/viewport"
	"github.com/giogrid/giogrid/layoutx"
)

const (
	// edgeZone is the distance from the reading start within which the edges of rows can be taken, edgeReach the
	// height of the zone around an edge that takes it.
	edgeZone  = unit.Dp(48)
	edgeReach = unit.Dp(6)
)

// An edge is the edge of the cells of a row that is dragged to size it.
type edge struct {
	ok   bool
	band layoutx.Band
	row  coord.Pos
	// y is its position in pixels of the sheet.
	y int
}

// edgeAt returns the edge of a row at or near a position.
func (f *Feature) edgeAt(pos image.Point) edge {
	_, b, ok := f.Viewport.Sheet.Panes.At(pos)
	if !f.Options.Enabled || !ok || !viewport.HasRows(b) || !f.inZone(pos.X) {
		return edge{}
	}
	return f.nearest(b, pos.Y, f.Viewport.Widths.Metric().Dp(edgeReach)/2)
}

// inZone reports whether an edge can be taken at an x in pixels of the sheet.
func (f *Feature) inZone(x int) bool {
	body := f.Viewport.Sheet.Panes.Band(layoutx.Body)
	zone := f.Viewport.Widths.Metric().Dp(edgeZone)
	if f.Painter.Style.RTL {
		if x >= body.Max.X-zone && x < body.Max.X {
			return true
		}
	} else if x >= body.Min.X && x < body.Min.X+zone {
		return true
	}
	for pane := range f.Viewport.Sheet.Cols {
		col, ok := f.Viewport.Sheet.Col(layoutx.Pane(pane), x)
		if ok && col.Index < len(f.Columns.Leaves) && f.Columns.Leaves[col.Index].Utility {
			return true
		}
	}
	return false
}

// onNumber reports whether an x in pixels of the sheet is in the column of row numbers.
func (f *Feature) onNumber(x int) bool {
	col, ok := f.Viewport.Sheet.Col(layoutx.Left, x)
	return ok && f.Columns.IsRowNumber(col.Index)
}

// edgeY returns the position of the edge of a row of a band in pixels of the sheet, and whether it is on the
// screen.
func (f *Feature) edgeY(b layoutx.Band, row celllayout.Span) (y int, shown bool) {
	band := f.Viewport.Sheet.Panes.Band(b)
	if b == layoutx.Bottom {
		return row.Start, row.Start >= band.Min.Y && row.Start < band.Max.Y
	}
	return row.End(), row.End() > band.Min.Y && row.End() <= band.Max.Y
}

// nearest returns the edge of a row that is nearest to a height in pixels of the sheet, at most reach pixels
// away. Of two equally near edges it returns that in the band at.
func (f *Feature) nearest(at layoutx.Band, y, reach int) (best edge) {
	near := reach + 1
	for _, b := range [...]layoutx.Band{at, layoutx.Body, layoutx.Top, layoutx.Bottom} {
		for _, row := range f.Viewport.Sheet.Rows[b] {
			at, shown := f.edgeY(b, row)
			number, ok := f.Viewport.RowAt(viewport.Address{Band: b, Row: coord.Slot(row.Index), Col: 0})
			if d := max(y-at, at-y); ok && shown && d < near {
				best, near = edge{ok: true, band: b, row: number, y: at}, d
			}
		}
	}
	return best
}
