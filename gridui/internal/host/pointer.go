// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package host

import (
	"image"
	"time"

	"gioui.org/f32"
	"gioui.org/io/event"
	"gioui.org/io/pointer"
	"gioui.org/layout"
	"gioui.org/unit"

	"github.com/giogrid/giogrid/gridui/internal/nocmp"
	"github.com/giogrid/giogrid/gridui/internal/viewport"
)

// Gesture owns the pointer from press to release. Positions are in pixels of the sheet.
type Gesture interface {
	// Drag follows the pointer.
	Drag(gtx layout.Context, ev pointer.Event)
	// Release ends the gesture and keeps its result.
	Release(gtx layout.Context, ev pointer.Event)
	// Cancel ends the gesture and reverts its changes.
	Cancel()
}

// Pointer is the state of the pointer and the gesture that owns it. The zero value is a pointer
// outside the grid.
type Pointer struct {
	_ nocmp.Struct

	Hover Hover
	Press Press
	// Tip is the tooltip of the element under the pointer, or of the focused cell.
	Tip Tip
	// ByFinger is set if the last input on the grid came from a finger: handles for fingers show
	// then. A mouse move or a key press hides them.
	ByFinger bool
	// finger is the last pressed pointer, gesture its owner, nil for none.
	finger  pointer.ID
	gesture Gesture
	// click is the previous click, touch the finger that a Scroller follows.
	click click
	touch touch
	// pinch is the pair of fingers that zooms.
	pinch pinch
	tag   int
}

// Press is a button or a finger held down on a cell.
type Press struct {
	// At is the cell, Pos the position in pixels of the sheet.
	At   viewport.Address
	Pos  f32.Point
	Held bool
	// Began is the event time of the press.
	Began time.Duration
}

// Tag returns the target of presses and moves outside widgets.
func (p *Pointer) Tag() event.Tag { return &p.tag }

// SetByFinger notes whether the last input on the grid came from a finger.
func (p *Pointer) SetByFinger(on bool) { p.ByFinger = on }

// Down sets the pressed finger or mouse.
func (p *Pointer) Down(id pointer.ID) { p.finger = id }

// Capture gives the pointer to a gesture until it is released.
func (p *Pointer) Capture(g Gesture) { p.gesture, p.Press.Held = g, false }

// Grab captures the pointer. A touch is also taken from all other handlers.
func (p *Pointer) Grab(gtx layout.Context, g Gesture, ev pointer.Event) {
	p.Capture(g)
	if ev.Source == pointer.Touch {
		gtx.Execute(pointer.GrabCmd{Tag: &p.tag, ID: ev.PointerID})
	}
}

// Captured reports whether a gesture owns the pointer. It is not inlined, because it has many
// callers and binaries are to be small.
//
//go:noinline
func (p *Pointer) Captured() bool { return p.gesture != nil }

// Has reports whether a gesture owns the pointer. It is not inlined, like Captured.
//
//go:noinline
func (p *Pointer) Has(g Gesture) bool { return p.gesture == g }

// IsOther reports whether an event belongs to a finger other than the gesture's.
func (p *Pointer) IsOther(ev pointer.Event) bool {
	return ev.Source == pointer.Touch && ev.Kind != pointer.Cancel && p.Captured() && ev.PointerID != p.finger
}

// Drag passes a drag to the gesture, and reports whether there is one.
func (p *Pointer) Drag(gtx layout.Context, ev pointer.Event) bool {
	if p.gesture == nil {
		return false
	}
	p.gesture.Drag(gtx, ev)
	return true
}

// Release releases the gesture, and reports whether there was one.
func (p *Pointer) Release(gtx layout.Context, ev pointer.Event) bool {
	g := p.gesture
	if g == nil {
		return false
	}
	p.gesture = nil
	g.Release(gtx, ev)
	return true
}

// Cancel cancels the gesture, and reports whether there was one.
func (p *Pointer) Cancel() bool {
	g := p.gesture
	if g == nil {
		return false
	}
	p.gesture, p.Press.Held = nil, false
	g.Cancel()
	return true
}

// Drop detaches a gesture without calling it, because what it dragged is gone.
func (p *Pointer) Drop(g Gesture) {
	if p.gesture == g {
		p.gesture = nil
	}
}

// Dragged notes a position while a gesture owns the pointer. The highlighted element does not
// change until the gesture ends.
func (p *Pointer) Dragged(ev pointer.Event) {
	if p.Hover.In && p.Captured() {
		p.Hover.Pos = ev.Position
	}
}

// Lifted sets the hover position where a mouse was released, because no move may follow.
func (p *Pointer) Lifted(ev pointer.Event, sheet image.Point) {
	switch {
	case ev.Source != pointer.Mouse:
	case ev.Position.Round().In(image.Rectangle{Max: sheet}):
		p.Hover.MoveTo(ev.Position)
	default:
		p.Hover.Clear()
	}
}

// dragSlop is the distance after which a press drags and does not click.
const dragSlop = unit.Dp(6)

// Dragged reports whether the pointer is far enough from its press to drag.
func (p *Press) Dragged(gtx layout.Context, ev pointer.Event) bool {
	d, slop := ev.Position.Sub(p.Pos), float32(gtx.Dp(dragSlop))
	return d.X*d.X+d.Y*d.Y >= slop*slop
}
