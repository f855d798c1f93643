// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package gridui

import (
	"image"
	"math"
	"time"

	"gioui.org/io/pointer"
	"gioui.org/layout"
	"gioui.org/unit"

	"github.com/giogrid/giogrid/gridui/internal/dataset"
	"github.com/giogrid/giogrid/gridui/internal/draw"
	"github.com/giogrid/giogrid/gridui/internal/viewport"
	"github.com/giogrid/giogrid/gridui/option"
	"github.com/giogrid/giogrid/layoutx"
)

const (
	// rowZone is how far from where reading starts the edges of rows can be taken,
	// rowReach the height of the zone around an edge that takes it.
	rowZone  = unit.Dp(48)
	rowReach = unit.Dp(6)
	// rowStep is by how much a key changes a height; held down, by up to
	// sizeStepMost times as much.
	rowStep = unit.Dp(4)
)

// rowEdge is the edge of a row's cells that is dragged to size it.
type rowEdge struct {
	ok   bool
	band layoutx.Band
	row  int
	// y is where it is in pixels of the sheet.
	y int
}

// edgeDrag is an edge of a row being dragged.
type edgeDrag struct {
	on   bool
	band layoutx.Band
	row  int
	id   string
	pin  pinDrag
	// was is the height that the row had been given before.
	was unit.Dp
	// grip is how far below the pointer the edge is, in pixels.
	grip int
	// lastID and lastTime are those of the press before, for double clicks.
	lastID   string
	lastTime time.Duration
	pressed  bool
}

// rowEdgeAt is the edge of a row that a position is on or near.
func (e *engine) rowEdgeAt(pos image.Point) rowEdge {
	_, b, ok := e.view.Sheet.Panes.At(pos)
	if !e.ask.RowSizing.Enabled || !ok || !viewport.HasRows(b) || !e.inRowZone(pos.X) {
		return rowEdge{}
	}
	return e.nearestEdge(b, pos.Y, e.view.Widths.Metric().Dp(rowReach)/2)
}

// inRowZone says whether an edge can be taken at an x in pixels of the sheet.
func (e *engine) inRowZone(x int) bool {
	body := e.view.Sheet.Panes.Band(layoutx.Body)
	zone := e.view.Widths.Metric().Dp(rowZone)
	if e.draw.Style.RTL {
		if x >= body.Max.X-zone && x < body.Max.X {
			return true
		}
	} else if x >= body.Min.X && x < body.Min.X+zone {
		return true
	}
	for pane := range e.view.Sheet.Cols {
		col, ok := e.view.Sheet.Col(layoutx.Pane(pane), x)
		if ok && col.Index < len(e.cols.Leaves) && e.cols.Leaves[col.Index].Utility {
			return true
		}
	}
	return false
}

// syncRowEdge finds the edge under the mouse.
func (e *engine) syncRowEdge() {
	e.rowSizes.edge = rowEdge{}
	if e.hover.in && e.hover.bar == noBar && !e.dragsColumn() && !e.hasOverlay() {
		e.rowSizes.edge = e.rowEdgeAt(e.hover.pos.Round())
	}
}

// rowEdgePressed takes the edge at a position, or gives its row its own height back at
// the second press of a double click. It says whether there is one.
func (e *engine) rowEdgePressed(ev pointer.Event) bool {
	d := &e.rowSizes.drag
	hit := rowEdge{}
	if ev.Source == pointer.Mouse && !e.hasOverlay() {
		hit = e.rowEdgeAt(ev.Position.Round())
	}
	if !hit.ok {
		d.pressed = false
		return false
	}
	id := e.ask.data.RowID(hit.row)
	if d.pressed && d.lastID == id && ev.Time-d.lastTime <= DoubleClickTime {
		d.pressed = false
		e.ask.resizeRow(hit.row, 0)
		return true
	}
	*d = edgeDrag{
		on: true, band: hit.band, row: hit.row, id: id, pin: e.beginPinDrag(hit, ev.Position.Round().Y), was: e.view.Heights.Given(hit.row), grip: hit.y - ev.Position.Round().Y,
		lastID: id, lastTime: ev.Time, pressed: true,
	}
	return true
}

// draggedRow is where the row shows now whose edge is being dragged.
func (e *engine) draggedRow() (int, bool) {
	d := &e.rowSizes.drag
	if d.band == layoutx.Body && d.row < e.view.Count && e.ask.data.RowID(d.row) == d.id {
		return d.row, true
	}
	row, ok := e.ask.data.FindShown(d.id, d.row)
	d.row = row
	return row, ok && (row <= dataset.FirstPinned) == (d.band != layoutx.Body)
}

// rowEdgeDragged follows the pointer with the edge.
func (e *engine) rowEdgeDragged(ev pointer.Event) {
	row, ok := e.draggedRow()
	if !ok {
		e.rowSizes.drag.on = false
		e.view.Bands.EndDrag()
		return
	}
	d := &e.rowSizes.drag
	h := e.edgeHeight(ev, row)
	if h == int64(e.view.Heights.Of(row)) && d.pressed {
		return
	}
	d.pressed = false
	e.ask.resizeRow(row, e.view.Widths.Metric().PxToDp(int(h)))
}

// edgeHeight is how high the edge of a row is dragged, in pixels.
func (e *engine) edgeHeight(ev pointer.Event, row int) int64 {
	d := &e.rowSizes.drag
	if d.band != layoutx.Body {
		return e.pinEdgeHeight(ev)
	}
	top := int64(e.view.Sheet.Panes.Band(layoutx.Body).Min.Y) + e.view.RowAxis.Start(row) - e.view.ScrollOffset()
	y := math.Min(math.Max(float64(ev.Position.Y), -draw.Unbounded), draw.Unbounded)
	return max(int64(math.Round(y))+int64(d.grip)-top, 1)
}

// rowEdgeReleased ends a drag; unless it is kept, the height is that before it.
func (e *engine) rowEdgeReleased(keep bool) {
	d := &e.rowSizes.drag
	d.on = false
	e.view.Bands.EndDrag()
	if keep {
		return
	}
	d.pressed = false
	if row, ok := e.draggedRow(); ok {
		e.ask.resizeRow(row, d.was)
	}
}

// rowSizeAct makes the focused row taller or shorter, and says whether a key asked for
// that.
func (e *engine) rowSizeAct(gtx layout.Context, a option.Action) bool {
	if a != option.ActionRowTaller && a != option.ActionRowShorter {
		return false
	}
	row, ok := e.view.RowAt(e.focus.at())
	if !e.ask.RowSizing.Enabled || !ok {
		return true
	}
	d := gtx.Dp(rowStep) * e.rowSizes.keys.step(gtx.Now)
	if a == option.ActionRowShorter {
		d = -d
	}
	e.ask.resizeRow(row, e.view.Widths.Metric().PxToDp(max(e.view.Heights.Of(row)+d, 1)))
	if row >= 0 {
		e.view.ShowRow(row)
	} else {
		e.view.Bands.Reveal(e.ask.data.RowID(row))
	}
	return true
}

// rowEdgeMark draws the edge under the pointer, or being dragged.
func (p *painter) rowEdgeMark() {
	edge := p.rowSizes.edge
	body := p.view.Sheet.Panes.Band(layoutx.Body)
	line := body
	if !p.Style.RTL {
		line.Max.X = min(line.Min.X+p.Dp(rowZone), line.Max.X)
	} else {
		line.Min.X = max(line.Max.X-p.Dp(rowZone), line.Min.X)
	}
	if p.rowSizes.drag.on {
		line, edge = body, p.draggedEdge()
	}
	if !edge.ok {
		return
	}
	w := max(p.Dp(2), 2)
	line.Min.Y = edge.y - w/2 - p.Style.Line/2
	line.Max.Y = line.Min.Y + w
	p.Fill(line.Intersect(p.edgeRoom(edge.band)), p.Style.Theme.Accent)
}
