// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package host

import (
	"image"
	"time"

	"gioui.org/f32"
	"gioui.org/io/pointer"
	"gioui.org/layout"
	"gioui.org/op"

	"github.com/giogrid/giogrid/gridui/internal/coord"
	"github.com/giogrid/giogrid/gridui/internal/nocmp"
	"github.com/giogrid/giogrid/gridui/internal/ui"
	"github.com/giogrid/giogrid/gridui/internal/viewport"
	"github.com/giogrid/giogrid/layoutx"
)

// LongPressTime is the time that a finger must rest on a cell to request its menu.
const LongPressTime = 500 * time.Millisecond

// touch is a finger that scrolls, or may begin to scroll.
type touch struct {
	_ nocmp.Struct

	id   pointer.ID
	down bool
	// scrolls is set after it has moved far enough to scroll, long after it has rested long enough
	// for a menu, after which it does nothing else.
	scrolls, long bool
	// began is the event time of its press, since the frame time at which it came to rest.
	began           time.Duration
	since           time.Time
	start, position f32.Point
	// inDetail is set if it was pressed in a detail, whose widgets may scroll; left is set if it
	// is left to them in the present frame.
	inDetail, left bool
	// band is the band that it scrolls.
	band layoutx.Band
}

// touched scrolls with a finger. When it scrolls, the grid takes the touch, so that the widget
// under the finger gets no tap.
func (s *Scroller) touched(gtx layout.Context, ev pointer.Event) {
	t := &s.Pointer.touch
	if s.pinched(gtx, ev) || t.down && ev.PointerID != t.id {
		return
	}
	switch ev.Kind {
	case pointer.Press:
		s.fling.stop()
		if s.Grid.TakesFinger(ev.Position.Round()) {
			return
		}
		*t = touch{
			id: ev.PointerID, down: true, began: ev.Time, since: gtx.Now, start: ev.Position, position: ev.Position,
			inDetail: s.inDetail(ev.Position.Round()), band: s.Viewport.ScrollsAt(ev.Position),
		}
		gtx.Execute(op.InvalidateCmd{At: gtx.Now.Add(LongPressTime)})
		s.fling.sample(ev.Time, ev.Position)
	case pointer.Drag:
		s.touchMoved(gtx, ev)
	case pointer.Release:
		if t.scrolls && !s.Style.ReducedMotion {
			s.fling.release(t.band, ev.Time, gtx.Now)
		}
		*t = touch{}
	case pointer.Cancel:
		*t = touch{}
	}
}

func (s *Scroller) touchMoved(gtx layout.Context, ev pointer.Event) {
	t := &s.Pointer.touch
	if !t.down || t.long {
		return
	}
	s.fling.sample(ev.Time, ev.Position)
	if !t.scrolls && !s.beginScroll(gtx, ev) {
		return
	}
	d := t.position.Sub(ev.Position)
	t.position = ev.Position
	s.scroll(t.band, d.X, d.Y)
}

// beginScroll begins to scroll with a finger that has moved far enough, and reports whether it did.
// A header held by the finger is dragged instead. If there is nothing to scroll to, the touch is
// left to the container of the grid.
func (s *Scroller) beginScroll(gtx layout.Context, ev pointer.Event) bool {
	t := &s.Pointer.touch
	d, slop := ev.Position.Sub(t.start), float32(gtx.Dp(ui.TouchSlop))
	if d.X*d.X+d.Y*d.Y < slop*slop {
		return false
	}
	s.Grid.Scrolled()
	if s.Grid.DragHeader(gtx, t.began, ev) {
		s.Pointer.DropTouch()
		return false
	}
	s.Pointer.ForgetPress()
	if !s.scrollsTo(d) || t.leaves() {
		return false
	}
	t.scrolls = true
	gtx.Execute(pointer.GrabCmd{Tag: &s.tag, ID: ev.PointerID})
	return true
}

// scrollsTo reports whether there is anything to scroll to for a finger that moved by d.
func (s *Scroller) scrollsTo(d f32.Point) bool {
	if max(d.X, -d.X) > max(d.Y, -d.Y) {
		if (d.X < 0) != s.Style.RTL {
			return s.Viewport.HScroll.Px < s.Viewport.MaxHScroll
		}
		return s.Viewport.HScroll.Px > 0
	}
	before, after := s.Viewport.Remaining(s.Pointer.touch.band)
	return d.Y < 0 && after > 0 || d.Y > 0 && before > 0
}

// inDetail reports whether a position of the sheet is on the detail of a row.
func (s *Scroller) inDetail(pos image.Point) bool {
	v := s.Viewport
	_, band, ok := v.Sheet.Panes.At(pos)
	if !ok || !viewport.HasRows(band) || band == layoutx.Body && !pos.In(v.ScrolledBody()) {
		return false
	}
	for _, row := range v.Sheet.Rows[band] {
		number, ok := v.RowAt(viewport.Address{Band: band, Row: coord.Slot(row.Index)})
		if !ok {
			continue
		}
		if d, ok := v.Details.Shown(number); ok && pos.Y >= row.End() && pos.Y < row.End()+d.Height {
			return true
		}
	}
	return false
}

// leaves reports whether the touch is left to a detail in this frame. It is so only for the frame
// in which it begins to move, because the grid gets events first and would take the touch away.
func (t *touch) leaves() bool {
	t.left = t.inDetail
	return t.inDetail
}

// endFrame ends the frame in which the touch was left to a detail. If nothing in the detail has
// taken it, it scrolls the grid afterwards.
func (t *touch) endFrame() {
	if t.left {
		t.inDetail, t.left = false, false
	}
}

// LongPress handles a finger that has rested for LongPressTime, after all events of the finger were
// read: it drags a row or opens a menu. A finger that drags nothing then belongs to the grid and
// does nothing else, so that the widget under it gets no tap.
func (s *Scroller) LongPress(gtx layout.Context) {
	t := &s.Pointer.touch
	if !t.rested(gtx.Now) || !s.Pointer.Press.Held || !s.Grid.LongPress(gtx, t.id, t.position.Round()) {
		return
	}
	if t.down { // a drag does not drop it
		t.long = true
		gtx.Execute(pointer.GrabCmd{Tag: &s.tag, ID: t.id})
	}
}

// rested reports whether the finger has rested for LongPressTime without acting yet.
func (t *touch) rested(now time.Time) bool {
	return t.down && !t.scrolls && !t.long && !now.Before(ui.NotAfter(&t.since, now).Add(LongPressTime))
}
