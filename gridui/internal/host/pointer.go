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

// Gesture has the pointer from press to release. Positions are in pixels of the sheet.
type Gesture interface {
	// Drag follows the pointer.
	Drag(gtx layout.Context, ev pointer.Event)
	// Release ends the gesture and keeps what it did.
	Release(gtx layout.Context, ev pointer.Event)
	// Cancel ends the gesture and takes back what it did.
	Cancel()
}

// Pointer is where the pointer is and which gesture has it. The zero value is a pointer that
// is elsewhere.
type Pointer struct {
	_ nocmp.Struct

	Hover Hover
	Press Press
	// Tip is the tooltip of what the pointer rests on, or of the focused cell.
	Tip Tip
	// ByFinger reports whether the last input on the grid came from a finger: handles for fingers
	// show then. A mouse that moves or a key that is pressed hides them.
	ByFinger bool
	// finger is the pointer that went down last, gesture what has it, nil for none.
	finger  pointer.ID
	gesture Gesture
	// click is the click before, touch the finger that a Scroller follows.
	click click
	touch touch
	tag   int
}

// Press is a button or a finger that is held down on a cell.
type Press struct {
	// At is the cell, Pos the position in pixels of the sheet.
	At   viewport.Address
	Pos  f32.Point
	Held bool
	// Began is when it went down, in the time of events.
	Began time.Duration
}

// Tag hears of presses and moves where no widget stands.
func (p *Pointer) Tag() event.Tag { return &p.tag }

// SetByFinger notes whether the last input on the grid came from a finger.
func (p *Pointer) SetByFinger(on bool) { p.ByFinger = on }

// Down notes which finger or mouse goes down.
func (p *Pointer) Down(id pointer.ID) { p.finger = id }

// Capture gives the pointer to a gesture until it is released.
func (p *Pointer) Capture(g Gesture) { p.gesture, p.Press.Held = g, false }

// Grab captures the pointer, and keeps a touch from all else that would follow it.
func (p *Pointer) Grab(gtx layout.Context, g Gesture, ev pointer.Event) {
	p.Capture(g)
	if ev.Source == pointer.Touch {
		gtx.Execute(pointer.GrabCmd{Tag: &p.tag, ID: ev.PointerID})
	}
}

// Captured reports whether a gesture has the pointer. It is not inlined, because it has many
// callers and binaries are to be small.
//
//go:noinline
func (p *Pointer) Captured() bool { return p.gesture != nil }

// Has reports whether a gesture is the one that has the pointer. It is not inlined, as Captured.
//
//go:noinline
func (p *Pointer) Has(g Gesture) bool { return p.gesture == g }

// IsOther reports whether an event is one of another finger than that of the gesture.
func (p *Pointer) IsOther(ev pointer.Event) bool {
	return ev.Source == pointer.Touch && ev.Kind != pointer.Cancel && p.Captured() && ev.PointerID != p.finger
}

// Drag hands a drag to the gesture, and reports whether there is one.
func (p *Pointer) Drag(gtx layout.Context, ev pointer.Event) bool {
	if p.gesture == nil {
		return false
	}
	p.gesture.Drag(gtx, ev)
	return true
}

// Release ends the gesture where the pointer was let go, and reports whether there was one.
func (p *Pointer) Release(gtx layout.Context, ev pointer.Event) bool {
	g := p.gesture
	if g == nil {
		return false
	}
	p.gesture = nil
	g.Release(gtx, ev)
	return true
}

// Cancel takes back the gesture, and reports whether there was one.
func (p *Pointer) Cancel() bool {
	g := p.gesture
	if g == nil {
		return false
	}
	p.gesture, p.Press.Held = nil, false
	g.Cancel()
	return true
}

// Drop ends the gesture without a word to it: what it dragged is not there any more.
func (p *Pointer) Drop(g Gesture) {
	if p.gesture == g {
		p.gesture = nil
	}
}

// Dragged notes a position while a gesture has the pointer: what lights up stays as it is
// until the gesture ends.
func (p *Pointer) Dragged(ev pointer.Event) {
	if p.Hover.In && p.Captured() {
		p.Hover.Pos = ev.Position
	}
}

// Lifted notes where a mouse was let go, as no move may come after it.
func (p *Pointer) Lifted(ev pointer.Event, sheet image.Point) {
	switch {
	case ev.Source != pointer.Mouse:
	case ev.Position.Round().In(image.Rectangle{Max: sheet}):
		p.Hover.MoveTo(ev.Position)
	default:
		p.Hover.Clear()
	}
}

// dragSlop is how far a press is dragged before it moves what was pressed, and is no click any
// more.
const dragSlop = unit.Dp(6)

// Dragged reports whether the pointer is far enough from where it was pressed to drag what is
// there.
func (p *Press) Dragged(gtx layout.Context, ev pointer.Event) bool {
	d, slop := ev.Position.Sub(p.Pos), float32(gtx.Dp(dragSlop))
	return d.X*d.X+d.Y*d.Y >= slop*slop
}
