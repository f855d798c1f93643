// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package cellranges

import (
	"gioui.org/io/pointer"
	"gioui.org/layout"

	"github.com/giogrid/giogrid/gridui/internal/host"
	"github.com/giogrid/giogrid/gridui/internal/ranges"
)

// BeginDrag makes the pointer drag the head of the pressed range. It reports whether the pointer has moved far
// enough.
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
	f.Ranges.Commit()
}

// Cancel restores the ranges as they were before the press.
func (f *Feature) Cancel() { f.Ranges.Set.Cancel() }

// follow moves the head to the cell nearest to the pointer.
func (f *Feature) follow() {
	at, ok := host.NearestCell(f.Viewport, f.pos)
	if !ok {
		return
	}
	if to, ok := f.Ranges.CornerNear(at); ok {
		f.Ranges.Set.MoveHead(to)
	}
}

// Tick scrolls while the pointer drags near an edge, faster the nearer it is. It also scrolls while the pointer
// rests.
func (f *Feature) Tick(gtx layout.Context) {
	switch {
	case f.Pointer.Has(&f.pull):
		if f.pull.moved && f.scrolls(gtx) {
			f.pull.follow()
		}
	case f.Pointer.Has(f) || f.Pointer.Has(&f.hold) && f.hold.moved:
		if f.scrolls(gtx) {
			f.follow()
		}
	}
}

// scrolls scrolls if the pointer is near an edge, and reports whether it did. Ranges of whole rows scroll only up
// and down.
func (f *Feature) scrolls(gtx layout.Context) bool {
	if f.Ranges.Set.Moving().Kind&ranges.Rows != 0 {
		return f.scroll.StepRows(gtx, f.Motion, &f.Painter.Style, f.pos.Y)
	}
	return f.scroll.Step(gtx, f.Motion, &f.Painter.Style, f.pos)
}
