// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package gridui

import (
	"image"
	"math"

	"gioui.org/io/pointer"

	"github.com/giogrid/giogrid/gridui/internal/draw"
	"github.com/giogrid/giogrid/gridui/internal/viewport"
	"github.com/giogrid/giogrid/layoutx"
)

// The edge of a row that can be dragged is the one that moves when its height changes.
// That is the lower one in the body and the top band. The bottom band stands on what is
// below it: there it is the upper one.

// edgeY is where the edge of a row of a band is in pixels of the sheet, and whether it is
// on the screen.
func (e *engine) edgeY(b layoutx.Band, row layoutx.Span) (y int, shown bool) {
	band := e.view.Sheet.Panes.Band(b)
	if b == layoutx.Bottom {
		return row.Start, row.Start >= band.Min.Y && row.Start < band.Max.Y
	}
	return row.End(), row.End() > band.Min.Y && row.End() <= band.Max.Y
}

// nearestEdge is the edge of a row next to a height in pixels of the sheet, no further off
// than so many pixels. Of two as near the one in the band at hand is meant.
func (e *engine) nearestEdge(at layoutx.Band, y, reach int) (best rowEdge) {
	near := reach + 1
	for _, b := range [...]layoutx.Band{at, layoutx.Body, layoutx.Top, layoutx.Bottom} {
		for _, row := range e.view.Sheet.Rows[b] {
			edge, shown := e.edgeY(b, row)
			number, ok := e.view.RowAt(viewport.Address{Band: b, Row: row.Index, Col: 0})
			if d := max(y-edge, edge-y); ok && shown && d < near {
				best, near = rowEdge{ok: true, band: b, row: number, y: edge}, d
			}
		}
	}
	return best
}

// pinDrag is what a drag of the edge of a pinned row begins with.
type pinDrag struct {
	// y is where the pointer took it and height how high its cells were, in pixels.
	y, height int
}

// beginPinDrag notes where the drag of an edge begins.
func (e *engine) beginPinDrag(edge rowEdge, y int) pinDrag {
	d := pinDrag{y: y}
	if edge.band != layoutx.Body {
		d.height = e.view.Heights.Of(edge.row)
	}
	e.view.Bands.BeginDrag(edge.band)
	return d
}

// pinEdgeHeight is how high the edge of a pinned row is dragged. It goes by how far the
// pointer went: where the row stands depends on its height.
func (e *engine) pinEdgeHeight(ev pointer.Event) int64 {
	d := &e.rowSizes.drag
	y := math.Min(math.Max(float64(ev.Position.Y), -draw.Unbounded), draw.Unbounded)
	by := int64(math.Round(y)) - int64(d.pin.y)
	if d.band == layoutx.Bottom {
		by = -by
	}
	return max(int64(d.pin.height)+by, 1)
}

// draggedEdge is the edge that is being dragged, as it is drawn.
func (e *engine) draggedEdge() rowEdge {
	d := &e.rowSizes.drag
	for _, row := range e.view.Sheet.Rows[d.band] {
		if number, ok := e.view.RowAt(viewport.Address{Band: d.band, Row: row.Index, Col: 0}); ok && number == d.row {
			y, _ := e.edgeY(d.band, row)
			return rowEdge{ok: true, band: d.band, row: number, y: y}
		}
	}
	return rowEdge{}
}

// edgeRoom is where the edges of the rows of a band show.
func (e *engine) edgeRoom(b layoutx.Band) image.Rectangle {
	body := e.view.Sheet.Panes.Band(layoutx.Body)
	if b == layoutx.Body {
		return body
	}
	return body.Union(e.view.Sheet.Panes.Band(layoutx.Top)).Union(e.view.Sheet.Panes.Band(layoutx.Bottom))
}
