// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package host

import (
	"gioui.org/f32"
	"gioui.org/layout"
	"gioui.org/unit"

	"github.com/giogrid/giogrid/gridui/internal/style"
	"github.com/giogrid/giogrid/gridui/internal/ui"
	"github.com/giogrid/giogrid/gridui/internal/viewport"
	"github.com/giogrid/giogrid/layoutx"
)

const (
	// scrollRows and scrollZone define the zone at the edge of the body in which the pointer
	// scrolls it: a number of rows, at least a number of dp.
	scrollRows = 2
	scrollZone = unit.Dp(48)
	// scrollRush is the maximum speed relative to the speed at the edge.
	scrollRush = 16
)

// DragScroll scrolls rows and columns while a gesture drags over cells near an edge of the body,
// even while the pointer rests. The nearer to the edge the pointer is, the faster it scrolls.
type DragScroll struct{ across, along ui.AutoScroll }

// Step scrolls for a pointer position of the sheet, once a frame. It reports whether it scrolled.
func (d *DragScroll) Step(gtx layout.Context, v viewport.Motion, st *style.Resolved, pos f32.Point) bool {
	x := d.across.Step(gtx, speedX(gtx, v.Arranged(), pos.X))
	v.HScrollBy(x)
	return d.StepRows(gtx, v, st, pos.Y) || x != 0
}

// StepRows scrolls like Step, but only the rows.
func (d *DragScroll) StepRows(gtx layout.Context, v viewport.Motion, st *style.Resolved, y float32) bool {
	dy := d.along.Step(gtx, speedY(gtx, v.Arranged(), st, y))
	v.ScrollBy(dy)
	return dy != 0
}

// speedY returns the downward scroll speed of the body; 1 is the speed at the edge.
func speedY(gtx layout.Context, v *viewport.Frame, st *style.Resolved, y float32) float32 {
	body := v.Sheet.Panes.Band(layoutx.Body)
	before, after := v.Remaining(layoutx.Body)
	zone := max(scrollRows*st.RowHeight, gtx.Dp(scrollZone))
	return ui.Edges{
		Start: float32(body.Min.Y), End: float32(body.Max.Y), Zone: float32(max(min(zone, body.Dy()/3), 1)), Rush: scrollRush,
		Before: before > 0, After: after > 0,
	}.Speed(y)
}

// speedX returns the scroll speed of the columns to the right.
func speedX(gtx layout.Context, v *viewport.Frame, x float32) float32 {
	pane := v.Sheet.Panes.Pane(layoutx.Center)
	zone := min(gtx.Dp(scrollZone), pane.Dx()/3)
	return ui.Edges{
		Start: float32(pane.Min.X), End: float32(pane.Max.X), Zone: float32(max(zone, 1)), Rush: scrollRush,
		Before: v.HScroll.Px > 0, After: v.HScroll.Px < v.Geometry.MaxHScroll,
	}.Speed(x)
}
