// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package editors

import (
	"image"
	"time"

	"gioui.org/io/pointer"
	"gioui.org/layout"
	"gioui.org/op"
)

const (
	// spinDelay is the time from a press on a spin button to its first repeat, spinGap the time between two repeats.
	spinDelay = 400 * time.Millisecond
	spinGap   = 50 * time.Millisecond
)

// SpinHold is a spin button that is held down. The zero value holds none.
type SpinHold struct {
	on, up bool
	// stepped reports that the value has changed by repeats, so that the release is no click.
	stepped bool
	// pos is the place of the pointer, in pixels.
	pos image.Point
	// next is the time of the next repeat, zero after the last one.
	next time.Time
}

// OnUpper reports whether a position is on the upper half of a pair of buttons.
func OnUpper(pos image.Point, buttons image.Rectangle) bool {
	return pos.Y < (buttons.Min.Y+buttons.Max.Y)/2
}

// isOn reports whether the pointer is on the spin button that it holds.
func (h *SpinHold) isOn(buttons image.Rectangle) bool {
	return h.pos.In(buttons) && OnUpper(h.pos, buttons) == h.up
}

// Point follows an event of the pointer on the ground of a field with spin buttons. It reports whether the event
// completes a click, which is one step, up or down. buttons is empty while the field is not on the screen.
func (h *SpinHold) Point(gtx layout.Context, ev pointer.Event, buttons image.Rectangle) (click, up bool) {
	h.pos = ev.Position.Round()
	switch ev.Kind {
	case pointer.Press:
		*h = SpinHold{on: h.pos.In(buttons), up: OnUpper(h.pos, buttons), pos: h.pos, next: gtx.Now.Add(spinDelay)}
		return false, false
	case pointer.Drag:
		if !h.isOn(buttons) {
			h.next = time.Time{}
		}
		return false, false
	case pointer.Release:
		click, up = h.on && !h.stepped && h.isOn(buttons), h.up
	}
	*h = SpinHold{}
	return click, up
}

// Repeat repeats the step of the spin button that is held down, until the pointer leaves it or the value stays as it is.
// step makes one, up or down, and reports whether the value has changed.
func (h *SpinHold) Repeat(gtx layout.Context, buttons image.Rectangle, step func(up bool) (changed bool)) {
	if !h.on || h.next.IsZero() {
		return
	}
	if !gtx.Now.Before(h.next) {
		if !h.isOn(buttons) || !step(h.up) {
			h.next = time.Time{}
			return
		}
		h.stepped = true
		if h.next = h.next.Add(spinGap); !h.next.After(gtx.Now) {
			h.next = gtx.Now.Add(spinGap)
		}
	}
	gtx.Execute(op.InvalidateCmd{At: h.next})
}
