// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package ui

import (
	"gioui.org/io/event"
	"gioui.org/io/pointer"
	"gioui.org/layout"
	"gioui.org/unit"
)

// Finger is a finger on a list: it scrolls where it moves, and picks where it is
// lifted again. A mouse picks as it goes down.
type Finger struct {
	id          pointer.ID
	Down, moved bool
	// y is where what it has not yet scrolled begins, in pixels.
	y float32
}

// ListKinds are the events that a list needs for that, and to be scrolled by a wheel.
const ListKinds = pointer.Press | pointer.Drag | pointer.Release | pointer.Cancel | pointer.Move | pointer.Scroll

// Follow reads an event of the list of a tag, and says how far the list scrolls, in steps
// of some pixels, and whether the row at the pointer is picked.
func (f *Finger) Follow(gtx layout.Context, tag event.Tag, ev pointer.Event, step int) (by int, picks bool) {
	switch {
	case ev.Kind == pointer.Cancel:
		*f = Finger{}
		return 0, false
	case ev.Source != pointer.Touch:
		return 0, ev.Kind == pointer.Press
	case f.Down && ev.PointerID != f.id:
		return 0, false // another finger
	}
	switch ev.Kind {
	case pointer.Press:
		*f = Finger{id: ev.PointerID, Down: true, y: ev.Position.Y}
		// What is below the list would scroll too.
		gtx.Execute(pointer.GrabCmd{Tag: tag, ID: ev.PointerID})
	case pointer.Drag:
		d := f.y - ev.Position.Y
		if slop := float32(gtx.Dp(TouchSlop)); !f.Down || !f.moved && max(d, -d) < slop {
			return 0, false
		}
		f.moved = true
		by = int(d) / max(step, 1)
		f.y -= float32(by * max(step, 1))
	case pointer.Release:
		picks = f.Down && !f.moved
		*f = Finger{}
	}
	return by, picks
}

// TouchSlop is how far a finger moves before it scrolls and no longer taps.
const TouchSlop = unit.Dp(8)
