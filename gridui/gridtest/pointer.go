// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package gridtest

import (
	"time"

	"gioui.org/f32"
	"gioui.org/io/pointer"
)

const (
	// clickGap is longer than any platform's limit for a double click.
	clickGap = 600 * time.Millisecond
	// doubleClickGap is shorter than any.
	doubleClickGap = 80 * time.Millisecond
	// dragSteps is how many moves make a drag.
	dragSteps = 8
)

// mouse is the state of the one mouse, pointer 0.
type mouse struct {
	pos     f32.Point
	inside  bool
	buttons pointer.Buttons
	pressed bool          // a press was ever sent, by mouse or touch
	last    time.Duration // event time of the newest press
}

// event returns an event of the mouse at its position.
func (m *mouse) event(k pointer.Kind) pointer.Event {
	return pointer.Event{Kind: k, Source: pointer.Mouse, Position: m.pos, Buttons: m.buttons}
}

// notePress notes the time of a press.
func (m *mouse) notePress(at time.Duration) { m.pressed, m.last = true, at }

// point sends an event of the mouse or of a finger, which happens now.
func (h *Harness) point(e pointer.Event) {
	e.Time, e.Modifiers = h.clock.stamp(h.Now), h.Mods
	h.Queue(e)
}

// Move moves the mouse to (x, y). While a button is down this is a drag.
func (h *Harness) Move(x, y float32) {
	h.mouse.pos = f32.Pt(x, y)
	h.mouse.inside = true
	h.point(h.mouse.event(pointer.Move))
}

// Leave moves the mouse out of the window.
func (h *Harness) Leave() {
	h.mouse.inside = false
	h.point(h.mouse.event(pointer.Leave))
}

// Press presses a button where the mouse is and keeps it down.
func (h *Harness) Press(b pointer.Buttons) {
	h.mouse.buttons |= b
	h.mouse.inside = true
	h.mouse.notePress(h.clock.stamp(h.Now))
	h.point(h.mouse.event(pointer.Press))
}

// Release lets a button go. As on every platform the event holds the buttons
// that are still down, not the one released.
func (h *Harness) Release(b pointer.Buttons) {
	h.mouse.buttons &^= b
	h.point(h.mouse.event(pointer.Release))
}

// Cancel ends all presses without a release, as when the system takes the
// pointer away.
func (h *Harness) Cancel() {
	h.mouse.buttons = 0
	h.mouse.inside = false
	h.Queue(pointer.Event{Kind: pointer.Cancel})
}

// spaceClicks lets time pass if the next press could be taken for the second
// half of a double click.
func (h *Harness) spaceClicks() {
	if since := h.clock.stamp(h.Now) - h.mouse.last; h.mouse.pressed && since < clickGap {
		h.Advance(clickGap - since)
	}
}

// Click moves to (x, y) and clicks the primary button once. If the press before
// was less than 600 ms ago it first lets time pass, so that two calls are two
// clicks and not a double click.
func (h *Harness) Click(x, y float32) { h.ClickButton(x, y, pointer.ButtonPrimary) }

// RightClick clicks with the secondary button.
func (h *Harness) RightClick(x, y float32) { h.ClickButton(x, y, pointer.ButtonSecondary) }

// ClickButton clicks with a button.
func (h *Harness) ClickButton(x, y float32, b pointer.Buttons) {
	h.start()
	h.spaceClicks()
	h.Move(x, y)
	h.Press(b)
	h.Release(b)
}

// DoubleClick clicks the primary button twice at (x, y), 80 ms apart.
func (h *Harness) DoubleClick(x, y float32) {
	h.Click(x, y)
	h.Advance(doubleClickGap)
	h.Press(pointer.ButtonPrimary)
	h.Release(pointer.ButtonPrimary)
}

// Wheel moves the mouse to (x, y), if it is not there, and scrolls by (dx, dy)
// pixels; positive scrolls towards the right and the bottom. Platforms differ in
// the distance of one notch (20 to 120) and turn Shift+wheel into a horizontal
// scroll themselves: give dx for that.
func (h *Harness) Wheel(x, y, dx, dy float32) {
	if p := f32.Pt(x, y); !h.mouse.inside || h.mouse.pos != p {
		h.Move(x, y)
	}
	e := h.mouse.event(pointer.Scroll)
	e.Scroll = f32.Pt(dx, dy)
	h.point(e)
}

// Drag presses the primary button at from, moves to to in the given number of
// equal steps (at least one) and releases it there. Modifiers come from Mods. Like
// [Harness.Click] it is never the second half of a double click.
func (h *Harness) Drag(from, to f32.Point, steps int) {
	d := h.DragFrom(from.X, from.Y)
	d.move(to, steps)
	h.Release(pointer.ButtonPrimary)
}

// Dragging is a drag under way; see [Harness.DragFrom].
type Dragging struct {
	h *Harness
}

// DragFrom moves to (x, y) and presses the primary button there, never as the
// second half of a double click. Finish with To, or stop anywhere with Via and end
// with Release or Cancel.
func (h *Harness) DragFrom(x, y float32) Dragging {
	h.start()
	h.spaceClicks()
	h.Move(x, y)
	h.Press(pointer.ButtonPrimary)
	return Dragging{h}
}

// Via moves to (x, y) in 8 steps and keeps the button down, so that the middle
// of a drag can be looked at.
func (d Dragging) Via(x, y float32) Dragging {
	d.move(f32.Pt(x, y), dragSteps)
	return d
}

// To moves to (x, y) in 8 steps and releases the button.
func (d Dragging) To(x, y float32) {
	d.Via(x, y)
	d.h.Release(pointer.ButtonPrimary)
}

func (d Dragging) move(to f32.Point, steps int) {
	from := d.h.mouse.pos
	steps = max(steps, 1)
	for i := range steps {
		p := between(from, to, i+1, steps)
		d.h.Move(p.X, p.Y)
	}
}

// between returns the point that is i of n parts on the way; i == n gives to exactly.
func between(from, to f32.Point, i, n int) f32.Point {
	if i >= n {
		return to
	}
	return from.Add(to.Sub(from).Mul(float32(i) / float32(n)))
}
