// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package rowsize

import (
	"image"

	"github.com/giogrid/giogrid/gridui/internal/coord"
	"github.com/giogrid/giogrid/gridui/internal/viewport"
	"github.com/giogrid/giogrid/layoutx"
)

// PaintSheet draws the edge under the pointer, or the dragged edge.
func (f *Feature) PaintSheet() {
	p, hot := f.Painter, f.hot
	body := f.Viewport.Sheet.Panes.Band(layoutx.Body)
	line := body
	if !p.Style.RTL {
		line.Max.X = min(line.Min.X+p.Dp(edgeZone), line.Max.X)
	} else {
		line.Min.X = max(line.Max.X-p.Dp(edgeZone), line.Min.X)
	}
	if f.Dragging() {
		line, hot = body, f.draggedEdge()
	}
	if !hot.ok {
		return
	}
	w := max(p.Dp(2), 2)
	line.Min.Y = hot.y - w/2 - p.Style.Line/2
	line.Max.Y = line.Min.Y + w
	p.Fill(line.Intersect(f.edgeRoom(hot.band)), p.Style.Theme.Accent)
}

// draggedEdge returns the edge that is being dragged, as it is drawn.
func (f *Feature) draggedEdge() edge {
	d := &f.drag
	for _, row := range f.Viewport.Sheet.Rows[d.band] {
		if number, ok := f.Viewport.RowAt(viewport.Address{Band: d.band, Row: coord.Slot(row.Index), Col: 0}); ok && number == d.row {
			y, _ := f.edgeY(d.band, row)
			return edge{ok: true, band: d.band, row: number, y: y}
		}
	}
	return edge{}
}

// edgeRoom returns the bounds in which the edges of the rows of a band show.
func (f *Feature) edgeRoom(b layoutx.Band) image.Rectangle {
	panes := &f.Viewport.Sheet.Panes
	body := panes.Band(layoutx.Body)
	if b == layoutx.Body {
		return body
	}
	return body.Union(panes.Band(layoutx.Top)).Union(panes.Band(layoutx.Bottom))
}
