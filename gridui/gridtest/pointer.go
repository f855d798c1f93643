// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package gridtest

import (
	"time"

	"gioui.org/f32"
	"gioui.org/io/pointer"
)

const (
	// clickGap is longer than the limit for a double click on any platform.
	clickGap = 600 * time.Millisecond
	// doubleClickGap is shorter than the limit on any platform.
	doubleClickGap = 80 * time.Millisecond
	// dragSteps is the number of moves of a drag.
	dragSteps = 8
)

// mouse is the state of the mouse, which is pointer 0.
type mouse struct {
	pos     f32.Point
	inside  bool
	buttons pointer.Buttons
	pressed bool          // a press was sent, by mouse or touch
	last    time.Duration // event time of the newest press
}

// event returns an event of the mouse at its position.
func (m *mouse) event(k pointer.Kind) pointer.Event {
	return pointer.Event{Kind: k, Source: pointer.Mouse, Position: m.pos, Buttons: m.buttons}
}

// notePress records the time of a press.
func (m *mouse) notePress(at time.Duration) { m.pressed, m.last = true, at }

// point sends an event of the mouse or of a finger with the present time.
func (h *Harness) point(e pointer.Event) {
	e.Time, e.Modifiers = h.clock.stamp(h.Now), h.Mods
	h.Queue(e)
}

// Move moves the mouse to (x, y). While a button is down, this is a drag.
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

// Press presses a button at the position of the mouse and keeps it down.
func (h *Harness) Press(b pointer.Buttons) {
	h.mouse.buttons |= b
	h.mouse.inside = true
	h.mouse.notePress(h.clock.stamp(h.Now))
	h.point(h.mouse.event(pointer.Press))
}

// Release releases a button. As on every platform, the event contains the buttons that are still down.
func (h *Harness) Release(b pointer.Buttons) {
	h.mouse.buttons &^= b
	h.point(h.mouse.event(pointer.Release))
}

// Cancel ends all presses without a release, as when the system takes over the pointer.
func (h *Harness) Cancel() {
	h.mouse.buttons = 0
	h.mouse.inside = false
	h.Queue(pointer.Event{Kind: pointer.Cancel})
}

// spaceClicks advances the clock if the next press could be mistaken for the second half of a double click.
func (h *Harness) spaceClicks() {
	if since := h.clock.stamp(h.Now) - h.mouse.last; h.mouse.pressed && since < clickGap {
		h.Advance(clickGap - since)
	}
}

// Click moves to (x, y) and clicks the primary button once. If the press before was less than 600 ms ago, it first
// advances the clock, so that two calls are two clicks and not a double click.
func (h *Harness) Click(x, y float32) { h.ClickButton(x, y, pointer.ButtonPrimary) }

// RightClick moves to (x, y) and clicks the secondary button, like [Harness.Click].
func (h *Harness) RightClick(x, y float32) { h.ClickButton(x, y, pointer.ButtonSecondary) }

// ClickButton moves to (x, y) and clicks a button, like [Harness.Click].
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

// Wheel moves the mouse to (x, y), unless it is there already, and scrolls by (dx, dy) pixels. Positive numbers
// scroll towards the right and the bottom. Platforms differ in the distance of one notch (20 to 120 pixels), and
// convert Shift+wheel to a horizontal scroll themselves: pass dx for that.
func (h *Harness) Wheel(x, y, dx, dy float32) {
	if p := f32.Pt(x, y); !h.mouse.inside || h.mouse.pos != p {
		h.Move(x, y)
	}
	e := h.mouse.event(pointer.Scroll)
	e.Scroll = f32.Pt(dx, dy)
	h.point(e)
}

// Drag presses the primary button at from, moves to to in the given number of equal steps (at least one) and releases
// it there. The modifiers are Mods. Like [Harness.Click], it is never the second half of a double click.
func (h *Harness) Drag(from, to f32.Point, steps int) {
	d := h.DragFrom(from.X, from.Y)
	d.move(to, steps)
	h.Release(pointer.ButtonPrimary)
}

// Dragging is a drag in progress; see [Harness.DragFrom].
type Dragging struct {
	h *Harness
}

// DragFrom moves to (x, y) and presses the primary button there, never as the second half of a double click. End the
// drag with Dragging.To, or move with Dragging.Via and end with Harness.Release or Harness.Cancel.
func (h *Harness) DragFrom(x, y float32) Dragging {
	h.start()
	h.spaceClicks()
	h.Move(x, y)
	h.Press(pointer.ButtonPrimary)
	return Dragging{h}
}

// Via moves to (x, y) in 8 steps and keeps the button down, so that a test can check the state during a drag.
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

// between returns the point at i of n equal parts between two points. For i == n it is exactly to.
func between(from, to f32.Point, i, n int) f32.Point {
	if i >= n {
		return to
	}
	return from.Add(to.Sub(from).Mul(float32(i) / float32(n)))
}
