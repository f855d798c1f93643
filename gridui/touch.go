// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package gridui

import (
	"time"

	"gioui.org/f32"
	"gioui.org/io/pointer"
	"gioui.org/layout"
	"gioui.org/op"

	"github.com/giogrid/giogrid/gridui/internal/host"
	"github.com/giogrid/giogrid/gridui/internal/ui"
	"github.com/giogrid/giogrid/gridui/internal/viewport"
	"github.com/giogrid/giogrid/layoutx"
	"github.com/giogrid/giogrid/virtualize"
)

// touch is a finger that scrolls, or may come to.
type touch struct {
	id      pointer.ID
	down    bool
	scrolls bool
	// since is when it came to rest, long that it did so for a menu, began
	// when it was put down.
	since    time.Time
	long     bool
	began    time.Duration
	start    f32.Point
	position f32.Point
	// inDetail says that it began in a detail, whose widgets may scroll; waited is the
	// frame in which the grid left the touch to them, 0 for none.
	inDetail bool
	waited   uint32
	// band is the band that it scrolls.
	band layoutx.Band
}

// touchEvent scrolls with a finger. Once it scrolls, the grid takes the touch
// for itself, so that what is under the finger sees no tap.
func (e *engine) touchEvent(gtx layout.Context, ev pointer.Event) {
	t := &e.touch
	if t.down && ev.PointerID != t.id {
		return
	}
	switch ev.Kind {
	case pointer.Press:
		e.fling.stop()
		if e.features.columnSize.Takes(ev.Position.Round(), pointer.Touch) || e.onHandle(ev.Position.Round()) {
			return // it drags the edge, or the row
		}
		*t = touch{
			id: ev.PointerID, down: true, began: ev.Time, start: ev.Position, position: ev.Position,
			inDetail: e.inDetail(ev.Position), band: e.view.ScrollsAt(ev.Position),
		}
		e.touch.rest(gtx)
		e.fling.sample(ev.Time, ev.Position)
	case pointer.Drag:
		e.touchMoved(gtx, ev)
	case pointer.Release:
		if t.scrolls && !e.draw.Style.ReducedMotion {
			e.fling.band = t.band
			e.fling.release(ev.Time, gtx.Now)
		}
		*t = touch{}
	case pointer.Cancel:
		*t = touch{}
	}
}

func (e *engine) touchMoved(gtx layout.Context, ev pointer.Event) {
	t := &e.touch
	if !t.down || t.long {
		return
	}
	e.fling.sample(ev.Time, ev.Position)
	if !t.scrolls {
		d := ev.Position.Sub(t.start)
		slop := float32(gtx.Dp(ui.TouchSlop))
		if d.X*d.X+d.Y*d.Y < slop*slop {
			return
		}
		if e.features.columnMove.BeginHeld(gtx, t.began, ev) {
			*t = touch{}
			e.features.tooltip.Clear()
			return
		}
		e.pointer.Press, e.click = host.Press{}, click{}
		e.features.tooltip.Clear()
		if !e.scrollsTo(d) || e.leavesTouch() {
			return
		}
		t.scrolls = true
		gtx.Execute(pointer.GrabCmd{Tag: &e.rootTag, ID: ev.PointerID})
	}
	d := t.position.Sub(ev.Position)
	t.position = ev.Position
	e.scrollIn(t.band, d.X, d.Y)
}

// scrollsTo reports whether there is anything to scroll to for a finger that moved by d:
// if not, the touch is left to what the grid stands in.
func (e *engine) scrollsTo(d f32.Point) bool {
	if max(d.X, -d.X) > max(d.Y, -d.Y) {
		if (d.X < 0) != e.draw.Style.RTL {
			return e.view.HScroll.Px < e.view.Geometry.MaxHScroll
		}
		return e.view.HScroll.Px > 0
	}
	before, after := e.view.Remaining(e.touch.band)
	return d.Y < 0 && after > 0 || d.Y > 0 && before > 0
}

// inDetail reports whether a position is on a detail.
func (e *engine) inDetail(pos f32.Point) bool {
	at := pos.Round()
	_, band, ok := e.view.Sheet.Panes.At(at)
	if !ok || !viewport.HasRows(band) || band == layoutx.Body && !at.In(e.view.ScrolledBody()) {
		return false
	}
	for _, row := range e.view.Sheet.Rows[band] {
		if d, ok := e.shownDetail(band, row); ok && at.Y >= row.End() && at.Y < row.End()+d.Height {
			return true
		}
	}
	return false
}

// leavesTouch leaves a touch to what scrolls in a detail for one frame: the grid
// hears of it first, and would take it from there.
func (e *engine) leavesTouch() bool {
	t := &e.touch
	if t.inDetail && t.waited == 0 {
		t.waited = e.text.Frame()
	}
	return t.inDetail && t.waited == e.text.Frame()
}

// fling keeps the sheet moving after a finger was lifted.
type fling struct {
	x, y virtualize.Fling
	// epoch is the frame time of the last release, at event time began.
	epoch time.Time
	began time.Duration
	// band is the one that moves.
	band layoutx.Band
}

func (f *fling) sample(t time.Duration, at f32.Point) {
	f.x.Sample(t, -at.X)
	f.y.Sample(t, -at.Y)
}

func (f *fling) release(t time.Duration, now time.Time) {
	f.epoch, f.began = now, t
	f.x.Start(t)
	f.y.Start(t)
}

func (f *fling) active() bool { return f.x.Active() || f.y.Active() }

func (f *fling) stop() {
	f.x.Stop()
	f.y.Stop()
}

// flingOn moves the sheet by what is due at the frame's time.
func (e *engine) flingOn(gtx layout.Context) {
	f := &e.fling
	t := f.began + gtx.Now.Sub(f.epoch)
	e.scrollIn(f.band, f.x.Tick(t), f.y.Tick(t))
	before, after := e.view.Remaining(f.band)
	if before == 0 || after == 0 {
		f.y.Stop()
	}
	if e.view.HScroll.Px == 0 || e.view.HScroll.Px == e.view.Geometry.MaxHScroll {
		f.x.Stop()
	}
	if f.active() {
		gtx.Execute(op.InvalidateCmd{})
	}
}
