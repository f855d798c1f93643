// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package host

import (
	"image"
	"math"

	"gioui.org/f32"
	"gioui.org/io/key"
	"gioui.org/io/pointer"
	"gioui.org/layout"
)

// Zoomer zooms the grid by wheels and fingers. Positions are in pixels of the sheet.
type Zoomer interface {
	// Zooms reports whether users can zoom, Level returns the present scale.
	Zooms() bool
	Level() float32
	// TurnWheel zooms by notches of a wheel, in for a positive number. Pinch sets the level.
	TurnWheel(gtx layout.Context, pos image.Point, notches float32)
	Pinch(gtx layout.Context, pos image.Point, level float32)
}

// ZoomBy makes wheels with Ctrl and pairs of fingers zoom.
func (s *Scroller) ZoomBy(z Zoomer) { s.zoomer = z }

// zooms reports whether users can zoom.
func (s *Scroller) zooms() bool { return s.zoomer != nil && s.zoomer.Zooms() }

// notchLeast is the least distance in pixels that a notch of a mouse's wheel has on any platform. Touchpads send shorter
// ones.
const notchLeast = 20

// zoomWheel zooms by the wheel if users hold Ctrl or Command, and reports whether they do.
func (s *Scroller) zoomWheel(gtx layout.Context, ev pointer.Event, before, after int64) bool {
	if !s.zooms() || !ev.Modifiers.Contain(key.ModShortcut) || ev.Scroll.Y == 0 {
		return false
	}
	s.fling.stop()
	distance := ev.Scroll.Y * s.Style.WheelScale
	notches := min(max(-distance/notchLeast, -1), 1)
	// Gio cuts the distance to what can be scrolled, which may be nothing.
	if least := max(before, 1); ev.Scroll.Y < 0 && -ev.Scroll.Y >= float32(least) {
		notches = 1
	}
	if least := max(after, 1); ev.Scroll.Y > 0 && ev.Scroll.Y >= float32(least) {
		notches = -1
	}
	s.zoomer.TurnWheel(gtx, ev.Position.Round(), notches)
	return true
}

// pinch is a pair of fingers that zoom.
type pinch struct {
	on     bool
	ids    [2]pointer.ID
	at     [2]f32.Point
	length float32
	level  float32
	middle image.Point
}

// leastPinch is the least distance of two fingers in pixels.
const leastPinch = 8

// pinched zooms with two fingers, and reports whether an event belongs to a pair.
func (s *Scroller) pinched(gtx layout.Context, ev pointer.Event) bool {
	p, t := &s.Pointer.pinch, &s.Pointer.touch
	if !p.on {
		if ev.Kind != pointer.Press || !t.down || t.long || ev.PointerID == t.id || !s.zooms() || s.Pointer.Captured() {
			return false
		}
		s.beginPinch(gtx, ev)
		return true
	}
	i := 0
	switch ev.PointerID {
	case p.ids[0]:
	case p.ids[1]:
		i = 1
	default:
		return ev.Kind != pointer.Cancel
	}
	switch ev.Kind {
	case pointer.Drag:
		p.at[i] = ev.Position
		s.zoomer.Pinch(gtx, p.middle, p.level*apart(p.at)/p.length)
	case pointer.Release, pointer.Cancel:
		*p = pinch{}
	}
	return true
}

// beginPinch takes two fingers from everything else.
func (s *Scroller) beginPinch(gtx layout.Context, ev pointer.Event) {
	t := &s.Pointer.touch
	p := pinch{on: true, ids: [2]pointer.ID{t.id, ev.PointerID}, at: [2]f32.Point{t.position, ev.Position}, level: s.zoomer.Level()}
	p.length = apart(p.at)
	p.middle = p.at[0].Add(p.at[1]).Mul(.5).Round()
	s.Pointer.pinch = p
	s.Grid.Scrolled()
	s.Pointer.ForgetPress()
	s.Pointer.DropTouch()
	for _, id := range p.ids {
		gtx.Execute(pointer.GrabCmd{Tag: &s.tag, ID: id})
	}
}

// apart returns the distance of two fingers, at least leastPinch.
func apart(at [2]f32.Point) float32 {
	d := at[0].Sub(at[1])
	return max(float32(math.Hypot(float64(d.X), float64(d.Y))), leastPinch)
}
