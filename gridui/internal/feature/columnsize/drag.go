// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package columnsize

import (
	"math"

	"gioui.org/io/pointer"
	"gioui.org/layout"
	"gioui.org/unit"

	"github.com/giogrid/giogrid/gridui/internal/coord"
	"github.com/giogrid/giogrid/gridui/internal/draw"
	"github.com/giogrid/giogrid/gridui/internal/host"
	"github.com/giogrid/giogrid/gridui/option"
)

// edgeSlop bounds the movement of an edge in a double click.
const edgeSlop = unit.Dp(3)

// An edgeDrag is an edge being dragged.
type edgeDrag struct {
	edge edge
	// grip is the x at which the pointer took the edge. dir is 1 if the columns grow to the right, else -1.
	grip float32
	dir  int
	// levels is the number of rows that the header had.
	levels int
	sizes
	// guide is the current position of the edge, in pixels of the sheet.
	guide int
}

// Press takes the edge at a position, or fits its columns at the second press of a double click. It reports
// whether there is an edge.
func (f *Feature) Press(gtx layout.Context, ev pointer.Event) bool {
	hit, last := f.edgeAt(ev.Position.Round(), f.reach(ev.Source)), f.last
	f.last = press{hit.ok, hit.head, ev.Time}
	if !hit.ok {
		return false
	}
	if last.known && last.head == hit.head && ev.Time-last.at <= host.DoubleClickTime {
		f.last.known = false
		f.Fit.FitHeader(hit.head)
		return true
	}
	f.drag = edgeDrag{edge: hit, grip: ev.Position.X, dir: 1, sizes: f.sizesUnder(hit.head), guide: hit.x, levels: f.Columns.Levels}
	if !f.Viewport.EndsRight(f.Columns.Leaves[hit.head.Col].Pane) {
		f.drag.dir = -1
	}
	f.Pointer.Grab(gtx, f, ev)
	return true
}

// Drag moves the edge with the pointer.
func (f *Feature) Drag(_ layout.Context, ev pointer.Event) {
	d := &f.drag
	by := int(math.Round(float64(min(max(ev.Position.X-d.grip, -draw.Unbounded), draw.Unbounded)))) * d.dir
	if max(by, -by) > f.Viewport.Widths.Metric().Dp(edgeSlop) {
		f.last.known = false
	}
	sum := 0
	for _, px := range d.by(by) {
		sum += px
	}
	d.guide = d.edge.x + (sum-d.total)*d.dir
	if f.Options.Mode == option.ColumnResizeLive {
		f.give(&d.sizes)
	}
}

// Release ends a drag. The columns keep their widths, and columns that are selected with a column get its width.
func (f *Feature) Release(layout.Context, pointer.Event) {
	if d := &f.drag; len(d.px) > 0 && d.guide != d.edge.x {
		f.giveSelected(&d.sizes)
	}
}

// Cancel ends a drag, and restores the widths that the columns had before it.
func (f *Feature) Cancel() {
	f.last.known = false
	f.takeBack(&f.drag.sizes)
}

// SyncColumns continues the drag after columns changed, or ends it if its header is gone.
func (f *Feature) SyncColumns() {
	f.hot = edge{}
	if !f.Dragging() {
		return
	}
	d, at := &f.drag, -1
	if len(d.ids) > 0 {
		at = f.Columns.Find(d.ids[0])
	}
	if at < 0 || coord.Slot(len(f.Columns.Leaves[at].Groups)) <= d.edge.head.Row && d.edge.head.Row < coord.Slot(d.levels-1) {
		f.Pointer.Drop(f)
		return
	}
	if d.edge.head.Row == coord.Slot(d.levels-1) {
		d.edge.head.Row = coord.Slot(f.Columns.Levels - 1)
	}
	d.edge.head.Col, d.levels = at, f.Columns.Levels
}
