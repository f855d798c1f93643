// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package cellranges

import (
	"image"

	"gioui.org/f32"
	"gioui.org/io/pointer"
	"gioui.org/layout"

	"github.com/giogrid/giogrid/gridui/internal/host"
	"github.com/giogrid/giogrid/gridui/internal/ranges"
	"github.com/giogrid/giogrid/gridui/internal/ui"
	"github.com/giogrid/giogrid/layoutx"
)

// BeginDrag has the pointer drag the head of the range that was pressed.
func (f *Feature) BeginDrag(gtx layout.Context, ev pointer.Event) bool {
	if f.Ranges.Set.Gesture() == ranges.NoGesture || !f.Pointer.Press.Dragged(gtx, ev) {
		return false
	}
	f.Pointer.Grab(gtx, f, ev)
	f.Drag(gtx, ev)
	return true
}

// Drag moves the head of the range to the cell under the pointer.
func (f *Feature) Drag(_ layout.Context, ev pointer.Event) {
	f.pos = ev.Position
	f.follow()
}

// Release ends the gesture where the pointer is lifted.
func (f *Feature) Release(gtx layout.Context, ev pointer.Event) {
	f.Drag(gtx, ev)
	f.commit()
}

// Cancel brings back the ranges as they were before the press.
func (f *Feature) Cancel() { f.Ranges.Set.Cancel() }

// follow moves the head to the cell nearest to the pointer.
func (f *Feature) follow() {
	v := f.Ranges.Viewport
	at, ok := v.AddressAt(f.inside(f.pos))
	if !ok {
		return
	}
	at.Col = f.dataColumn(at.Col)
	if to, ok := f.Ranges.Corner(at); ok {
		f.Ranges.Set.MoveHead(to)
	}
}

// inside is the position of the sheet nearest to another one that lies on a row.
func (f *Feature) inside(pos f32.Point) image.Point {
	p, panes := pos.Round(), &f.Ranges.Viewport.Sheet.Panes
	rows := panes.Band(layoutx.Top).Union(panes.Band(layoutx.Body)).Union(panes.Band(layoutx.Bottom))
	p.X = min(max(p.X, rows.Min.X), rows.Max.X-1)
	p.Y = min(max(p.Y, rows.Min.Y), rows.Max.Y-1)
	return p
}

// Tick scrolls while the pointer drags near an edge, faster the nearer it is, also while it rests.
func (f *Feature) Tick(gtx layout.Context) {
	if !f.Pointer.Has(f) {
		return
	}
	v := f.Ranges.Viewport
	x, y := f.across.Step(gtx, f.speedX()), f.along.Step(gtx, host.RowScrollSpeed(v, f.Painter, f.pos.Y))
	if x == 0 && y == 0 {
		return
	}
	v.HScrollBy(x)
	v.ScrollBy(y)
	f.follow()
}

// speedX is how fast the columns scroll to the right. Whole rows are dragged up and down alone.
func (f *Feature) speedX() float32 {
	if f.Ranges.Set.Moving().Kind&ranges.Rows != 0 {
		return 0
	}
	v := f.Ranges.Viewport
	pane := v.Sheet.Panes.Pane(layoutx.Center)
	zone := min(f.Painter.Dp(host.ScrollZone), pane.Dx()/3)
	return ui.Edges{
		Start: float32(pane.Min.X), End: float32(pane.Max.X), Zone: float32(max(zone, 1)), Rush: host.ScrollRush,
		Before: v.HScroll.Px > 0, After: v.HScroll.Px < v.Geometry.MaxHScroll,
	}.Speed(f.pos.X)
}
