// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package ui

import (
	"gioui.org/io/event"
	"gioui.org/io/pointer"
	"gioui.org/layout"
	"gioui.org/unit"
)

// Finger follows a finger on a list: moving it scrolls, and lifting it without a move picks. A
// mouse picks when its button is pressed.
type Finger struct {
	id          pointer.ID
	Down, moved bool
	// y is the position up to which the move has been scrolled, in pixels.
	y float32
}

// ListKinds are the pointer events that a list needs for Finger and for the wheel.
const ListKinds = pointer.Press | pointer.Drag | pointer.Release | pointer.Cancel | pointer.Move | pointer.Scroll

// Follow reads an event of the list with a tag. It returns how far the list scrolls, in steps of
// step pixels, and whether the row at the pointer is picked.
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
		// Otherwise the area below the list would scroll too.
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

// TouchSlop is the distance a finger moves before it scrolls instead of tapping.
const TouchSlop = unit.Dp(8)
