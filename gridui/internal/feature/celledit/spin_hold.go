// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package celledit

import (
	"image"
	"time"

	"gioui.org/io/pointer"
	"gioui.org/layout"
	"gioui.org/op"

	"github.com/giogrid/giogrid/gridui/internal/editors"
)

const (
	// spinDelay is the time from a press on a spin button to its first repeat, spinGap the time between two repeats.
	spinDelay = 400 * time.Millisecond
	spinGap   = 50 * time.Millisecond
)

// spinHold is a spin button that is held down. The zero value holds none.
type spinHold struct {
	on, up bool
	// stepped reports that the value has changed by repeats, so that the release is no click.
	stepped bool
	// pos is the place of the pointer in pixels of the sheet.
	pos image.Point
	// next is the time of the next repeat, zero after the last one.
	next time.Time
}

// isSpin reports whether the button of the editor is a pair of spin buttons.
func (f *Feature) isSpin() bool {
	b, _ := f.fieldButton()
	return b == editors.SpinButtons
}

// onUpper reports whether a position of the sheet is on the upper half of the button.
func (f *Feature) onUpper(pos image.Point) bool {
	button := f.picture.button
	return pos.Y < (button.Min.Y+button.Max.Y)/2
}

// onHeld reports whether the pointer is on the spin button that it holds.
func (f *Feature) onHeld() bool {
	h := &f.spin
	return f.FieldShows() && f.onButton(h.pos) && f.onUpper(h.pos) == h.up
}

// spinEvent follows an event of the pointer on the ground of the editor with spin buttons. A click is one step.
func (f *Feature) spinEvent(gtx layout.Context, ev pointer.Event) {
	h := &f.spin
	h.pos = ev.Position.Round()
	switch ev.Kind {
	case pointer.Press:
		*h = spinHold{on: f.onButton(h.pos), up: f.onUpper(h.pos), pos: h.pos, next: gtx.Now.Add(spinDelay)}
	case pointer.Drag:
		if !f.onHeld() {
			h.next = time.Time{}
		}
	case pointer.Release:
		if h.on && !h.stepped && f.onHeld() {
			f.pressOwn(h.pos)
		}
		*h = spinHold{}
	default:
		*h = spinHold{}
	}
}

// spinStep repeats the step of the spin button that is held down, until the pointer leaves it or the value stays as it
// is.
func (f *Feature) spinStep(gtx layout.Context) {
	h := &f.spin
	if !h.on || h.next.IsZero() {
		return
	}
	if !gtx.Now.Before(h.next) {
		before := f.Input.Editor.Text()
		if f.onHeld() {
			f.pressOwn(h.pos)
		}
		if f.Input.Editor.Text() == before {
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
