// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package fillhandle

import (
	"time"

	"gioui.org/io/key"
	"gioui.org/io/pointer"
	"gioui.org/layout"

	"github.com/giogrid/giogrid/gridui/internal/host"
	"github.com/giogrid/giogrid/gridui/internal/ranges"
)

// lastPress is the previous press, for double clicks.
type lastPress struct {
	on ranges.Rect
	at time.Duration
	ok bool
}

// Press takes the handle at a position, or fills down at the second press of a double click. It reports whether
// there is a handle.
func (f *Feature) Press(gtx layout.Context, ev pointer.Event) bool {
	last := f.last
	f.last, f.scan = lastPress{}, nil
	if !f.Takes(ev.Position.Round(), ev.Source) || f.code() == nil {
		return false
	}
	if last.ok && last.on == f.source && ev.Time-last.at <= host.DoubleClickTime {
		f.code().beside(f, gtx)
		return true
	}
	f.last = lastPress{on: f.source, at: ev.Time, ok: true}
	f.drag = drag{from: f.source, pressed: ev.Position, pos: ev.Position}
	f.Pointer.Grab(gtx, f, ev)
	return true
}

// Drag moves the side of the range that the pointer drags, after the pointer has moved far enough from where it
// was pressed: that place may be over a cell outside the range.
func (f *Feature) Drag(gtx layout.Context, ev pointer.Event) {
	f.drag.pos = ev.Position
	press := host.Press{Pos: f.drag.pressed}
	if f.drag.begun = f.drag.begun || press.Dragged(gtx, ev); f.drag.begun {
		f.last.ok = false
		f.follow(ev.Modifiers.Contain(key.ModShortcutAlt))
	}
}

// Release fills the cells that the handle was dragged over.
func (f *Feature) Release(gtx layout.Context, ev pointer.Event) {
	f.Drag(gtx, ev)
	if code := f.code(); code != nil && !f.drag.target.Empty() {
		code.fill(f, gtx)
	}
	f.drag = drag{}
}

// Cancel ends the drag without a change.
func (f *Feature) Cancel() { f.drag, f.last = drag{}, lastPress{} }

// SyncColumns ends the drag when the columns change: the target would be other cells.
func (f *Feature) SyncColumns() { f.drop() }

func (f *Feature) drop() {
	f.Pointer.Drop(f)
	f.drag, f.scan = drag{}, nil
}

// StopByKey stops the scan of a double click, and reports whether there was one.
func (f *Feature) StopByKey() bool {
	was := f.scan != nil
	f.scan = nil
	return was
}

// Tick scrolls while the handle is dragged near an edge, and continues the scan of a double click.
func (f *Feature) Tick(gtx layout.Context) {
	if f.scan != nil {
		if code := f.code(); code != nil {
			code.scan(f, gtx)
		}
	}
	if !f.Dragging() {
		return
	}
	if now, ok := f.Ranges.Only(); !ok || now.Size() != f.drag.from.Size() {
		f.drop()
		return
	} else if now != f.drag.from {
		f.drag.from = now // its rows have moved
		f.follow(f.drag.swapped)
	}
	if f.drag.begun && f.scroll.Step(gtx, f.Motion, &f.Painter.Style, f.drag.pos) {
		f.follow(f.drag.swapped)
	}
}

// follow finds the target for the cell nearest to the pointer, and its last value if the target changed.
func (f *Feature) follow(swapped bool) {
	at, ok := host.NearestCell(f.Viewport, f.drag.pos)
	if !ok {
		return
	}
	to, ok := f.Ranges.CornerNear(at)
	if !ok {
		return
	}
	d := &f.drag
	d.at = to
	target, clears := f.targetAt(to)
	if target == d.target && swapped == d.swapped {
		return
	}
	d.target, d.clears, d.swapped, d.text = target, clears, swapped, ""
	if code := f.code(); code != nil && !target.Empty() && !clears {
		d.text = code.preview(f)
	}
}
