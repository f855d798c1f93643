// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package rowsize

import (
	"math"

	"gioui.org/io/pointer"
	"gioui.org/layout"
	"gioui.org/unit"

	"github.com/giogrid/giogrid/gridui/internal/coord"
	"github.com/giogrid/giogrid/gridui/internal/draw"
	"github.com/giogrid/giogrid/gridui/internal/host"
	"github.com/giogrid/giogrid/layoutx"
)

// An edgeDrag is an edge of a row being dragged.
type edgeDrag struct {
	band  layoutx.Band
	row   coord.Pos
	rowID string
	// was is the height that the row had been given before, 0 for its natural height.
	was unit.Dp
	// grip is the distance of the edge below the pointer, y the position where the pointer took it, height the
	// height of the cells of a pinned row at that time, all in pixels.
	grip, y, height int
	// together holds the ids of the rows that get the height now when the drag ends.
	together []string
	now      unit.Dp
}

// Press takes the edge at a position, or restores the natural height of its row at the second press of a double
// click. It reports whether there is an edge.
func (f *Feature) Press(gtx layout.Context, ev pointer.Event) bool {
	hit, last := edge{}, f.last
	if ev.Source == pointer.Mouse && !f.Grid.Overlaid() {
		hit = f.edgeAt(ev.Position.Round())
	}
	if f.last = (press{}); !hit.ok {
		return false
	}
	id, y := f.Dataset.RowID(hit.row), ev.Position.Round().Y
	var together []string
	if f.onNumber(ev.Position.Round().X) {
		together = f.Numbers.SelectedWith(hit.row)
	}
	if last.known && last.rowID == id && ev.Time-last.at <= host.DoubleClickTime {
		f.resizeRow(hit.row, 0)
		f.resizeRows(together, 0)
		return true
	}
	f.last = press{true, id, ev.Time}
	f.drag = edgeDrag{band: hit.band, row: hit.row, rowID: id, was: f.Viewport.Heights.Given(hit.row), grip: hit.y - y, y: y, together: together}
	if hit.band != layoutx.Body {
		f.drag.height = f.Viewport.Heights.Of(hit.row)
	}
	f.Bands.BeginDrag(hit.band)
	f.Pointer.Grab(gtx, f, ev)
	return true
}

// Drag moves the edge with the pointer. If the row is gone the drag ends.
func (f *Feature) Drag(_ layout.Context, ev pointer.Event) {
	row, ok := f.draggedRow()
	if !ok {
		f.Pointer.Drop(f)
		f.Bands.EndDrag()
		return
	}
	h := f.heightTo(ev, row)
	if h == int64(f.Viewport.Heights.Of(row)) && f.last.known {
		return
	}
	f.last.known = false
	f.drag.now = f.Viewport.Widths.Metric().PxToDp(int(h))
	f.resizeRow(row, f.drag.now)
}

// Release ends a drag. The row keeps its height, and the rows that are sized with it get the same height.
func (f *Feature) Release(layout.Context, pointer.Event) {
	f.Bands.EndDrag()
	if !f.last.known {
		f.resizeRows(f.drag.together, f.drag.now)
	}
}

// Cancel ends a drag, and restores the height that the row had before it.
func (f *Feature) Cancel() {
	f.Bands.EndDrag()
	f.last.known = false
	if row, ok := f.draggedRow(); ok {
		f.resizeRow(row, f.drag.was)
	}
}

// draggedRow returns the current position of the row whose edge is being dragged, and whether it is still there.
func (f *Feature) draggedRow() (coord.Pos, bool) {
	d := &f.drag
	if d.band == layoutx.Body && d.row < coord.Pos(f.Viewport.Count) && f.Dataset.RowID(d.row) == d.rowID {
		return d.row, true
	}
	row, ok := f.Dataset.FindShown(d.rowID, d.row)
	d.row = row
	return row, ok && row.IsPinned() == (d.band != layoutx.Body)
}

// heightTo returns the height to which the pointer drags the edge of a row, in pixels. For pinned rows it adds
// how far the pointer went, because their positions depend on their heights.
func (f *Feature) heightTo(ev pointer.Event, row coord.Pos) int64 {
	d := &f.drag
	y := int64(math.Round(math.Min(math.Max(float64(ev.Position.Y), -draw.Unbounded), draw.Unbounded)))
	switch d.band {
	case layoutx.Body:
		top := int64(f.Viewport.Sheet.Panes.Band(layoutx.Body).Min.Y) + f.Viewport.RowAxis.Start(int(row)) - f.Viewport.ScrollOffset()
		return max(y+int64(d.grip)-top, 1)
	case layoutx.Bottom:
		return max(int64(d.height)-(y-int64(d.y)), 1)
	}
	return max(int64(d.height)+y-int64(d.y), 1)
}
