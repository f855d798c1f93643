// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package viewport

import (
	"image"
	"math"

	"github.com/giogrid/giogrid/gridui/internal/coord"
	"github.com/giogrid/giogrid/layoutx"
)

// Zooming keeps a point of the sheet in place while rows and columns change their sizes with the zoom. The zero value
// has seen no frame.
type Zooming struct {
	// level is the zoom of the present frame, moving is set while its rows and columns are arranged for a new one.
	level  float32
	moving bool
	// asked is the point to hold at the next change of the zoom.
	asked heldPoint
	// held is the point of the present series of changes, which ends when something else scrolls. first is the position
	// that the series began with, from where held was taken, left where the last change scrolled to.
	held                  heldPoint
	first, from, left     zoomPlace
	row                   coord.Pos
	column                string
	rowPart, columnPart   float64
	started, returnsExact bool
}

// heldPoint is a point in pixels of the grid. A point of a cell is the same one wherever the zoom moves the cell.
type heldPoint struct {
	pos    image.Point
	cell   Address
	isCell bool
	set    bool
}

// zoomPlace is a scroll position at a level of zoom.
type zoomPlace struct {
	level        float32
	item, inside int
	x            int
}

// Level returns the zoom of the present frame, 0 before the first one.
func (z *Zooming) Level() float32 { return z.level }

// HoldPoint holds a point of the sheet, in its pixels, at the next change of the zoom.
func (v *Viewport) HoldPoint(pos image.Point) {
	v.Zooming.asked = heldPoint{pos: pos.Add(image.Pt(0, v.Top)), set: true}
}

// HoldCell holds the corner of a cell at the reading start at the next change of the zoom, if the cell is on the screen.
func (v *Viewport) HoldCell(at Address) {
	r, ok := v.CellRect(at)
	if !ok || !r.Overlaps(v.Sheet.Panes.Band(layoutx.Body)) {
		return
	}
	pos := r.Min
	if v.painter.Style.RTL {
		pos.X = r.Max.X - 1
	}
	v.Zooming.asked = heldPoint{pos: pos.Add(image.Pt(0, v.Top)), cell: at, isCell: true, set: true}
}

// Zoom notes the zoom of the frame that begins. A new one moves the scroll position so that the held point, or else the
// corner at the start of the body, stays where it is.
func (v *Viewport) Zoom(level float32) {
	z := &v.Zooming
	asked := z.asked
	z.asked = heldPoint{}
	if z.level == level || z.level == 0 {
		z.level = level
		return
	}
	now := v.zoomPlace(z.level)
	if !z.started || now != z.left {
		z.started, z.held, z.first = true, heldPoint{set: true, pos: image.Pt(-1, -1)}, now
	}
	same := z.held == asked || asked.isCell && z.held.isCell && asked.cell == z.held.cell
	if !same || !asked.set {
		z.held, z.from = asked, now
		v.takePoint(asked)
	}
	z.scaleKnown(v, float64(level)/float64(z.level))
	// The pointer holds its point; keys and programs return to where the series began.
	z.returnsExact = level == z.first.level && (asked.isCell || !asked.set)
	z.level, z.moving = level, true
}

// zoomPlace returns the present scroll position.
func (v *Viewport) zoomPlace(level float32) zoomPlace {
	a := v.Scroll.Anchor
	return zoomPlace{level, a.Item, a.Inside, v.HScroll.Px}
}

// takePoint finds the row and the column at a point, and which parts of them are before it. A point outside rows or
// columns that scroll stands for their start.
func (v *Viewport) takePoint(p heldPoint) {
	z := &v.Zooming
	y := 0
	if body := v.Sheet.Panes.Band(layoutx.Body); p.set {
		if at := p.pos.Y - v.Top - body.Min.Y; at >= 0 && at < body.Dy() {
			y = at
		}
	}
	off := v.Scroll.Offset(&v.RowAxis) + int64(y)
	z.row, z.rowPart = 0, 0
	if row := v.RowAxis.Find(off); row >= 0 {
		z.row, z.rowPart = coord.Pos(row), part(off-v.RowAxis.Start(row), v.RowAxis.Size(row))
	}
	offsets, x := &v.Widths.offsets[layoutx.Center], v.HScroll.Px+v.centerX(p)
	z.column, z.columnPart = "", 0
	col := offsets.Find(x)
	if leaf := v.columns.First(layoutx.Center) + col; col >= 0 && leaf < len(v.columns.Leaves) {
		z.column = v.columns.Leaves[leaf].ID
		z.columnPart = part(int64(x-offsets.Start(col)), offsets.Size(col))
	}
}

// part returns at/size, from 0 to 1.
func part(at int64, size int) float64 {
	if size <= 0 {
		return 0
	}
	return min(max(float64(at)/float64(size), 0), 1)
}

// centerX returns the distance of a point from the reading start of the centre pane, in pixels; 0 outside it.
func (v *Viewport) centerX(p heldPoint) int {
	r := v.Sheet.Panes.Pane(layoutx.Center)
	if !p.set || p.pos.X < r.Min.X || p.pos.X >= r.Max.X {
		return 0
	}
	if v.painter.Style.RTL {
		return r.Max.X - p.pos.X
	}
	return p.pos.X - r.Min.X
}

// zoom scrolls to the held point while a frame of a new zoom is arranged.
func (v *Viewport) zoom() {
	z := &v.Zooming
	if !z.moving {
		return
	}
	if to := z.exact(); to != nil {
		v.Scroll.Anchor.Item, v.Scroll.Anchor.Inside = to.item, to.inside
		v.HScroll.Set(to.x)
		return
	}
	if body := v.Sheet.Panes.Band(layoutx.Body); v.Count > 0 {
		y := 0
		if z.held.set {
			y = min(max(z.held.pos.Y-v.Top-body.Min.Y, 0), max(body.Dy()-1, 0))
		}
		row := min(z.row, coord.Pos(v.Count-1))
		inside := int(math.Round(z.rowPart * float64(v.RowAxis.Size(int(row)))))
		if y >= inside {
			v.Scroll.ToStart(&v.RowAxis, body.Dy(), int(row), y-inside)
		} else {
			v.Scroll.Anchor.Key, v.Scroll.Anchor.Item, v.Scroll.Anchor.Inside = "", int(row), inside-y
		}
	}
	if !z.held.set && z.from.x == 0 {
		v.HScroll.Set(0) // also if columns leave their pins
		return
	}
	if col := v.columns.Find(z.column) - v.columns.First(layoutx.Center); z.column != "" && col >= 0 {
		offsets := &v.Widths.offsets[layoutx.Center]
		x := offsets.Start(col) + int(math.Round(z.columnPart*float64(offsets.Size(col))))
		v.HScroll.Set(max(x-v.centerX(z.held), 0))
	}
}

// exact returns the position of an earlier frame of the series with the present zoom, nil if it has to be computed.
func (z *Zooming) exact() *zoomPlace {
	switch {
	case z.returnsExact:
		return &z.first
	case z.level == z.from.level:
		return &z.from
	}
	return nil
}

// Zoomed ends the arrangement of a frame.
func (v *Viewport) Zoomed() {
	if z := &v.Zooming; z.moving {
		z.moving, z.left = false, v.zoomPlace(z.level)
	}
}

// scaleKnown scales the heights of rows that are kept until the rows are measured again.
func (z *Zooming) scaleKnown(v *Viewport, by float64) {
	v.Wraps.scale(by)
	v.Details.scale(by)
	v.full.each(func(d *Details) { d.scale(by) })
}

// scale scales the heights of all rows.
func (w *Wraps) scale(by float64) {
	for of, h := range w.known {
		h.px = int32(math.Round(float64(h.px) * by))
		w.known[of] = h
	}
	w.guess = int(math.Round(float64(w.guess) * by))
}

// scale scales the heights of all details.
func (d *Details) scale(by float64) {
	for id, k := range d.known {
		k.height = int(math.Round(float64(k.height) * by))
		d.known[id] = k
	}
}
