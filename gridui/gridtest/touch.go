// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package gridtest

import (
	"time"

	"gioui.org/f32"
	"gioui.org/io/pointer"
)

const (
	// finger is the pointer of the gestures with one finger; 0 is the mouse.
	finger pointer.ID = 1
	// longPress is longer than the limit for a long press on any platform.
	longPress = 700 * time.Millisecond
)

// touch returns an event of a finger.
func touch(k pointer.Kind, id pointer.ID, x, y float32) pointer.Event {
	return pointer.Event{Kind: k, Source: pointer.Touch, PointerID: id, Position: f32.Pt(x, y)}
}

// TouchDown puts finger id down at (x, y). Pointer 0 is the mouse, so ids of fingers begin at 1.
func (h *Harness) TouchDown(id pointer.ID, x, y float32) {
	h.mouse.notePress(h.clock.stamp(h.Now))
	h.point(touch(pointer.Press, id, x, y))
}

// TouchMove moves finger id, which is down, to (x, y).
func (h *Harness) TouchMove(id pointer.ID, x, y float32) {
	h.point(touch(pointer.Move, id, x, y))
}

// TouchUp lifts finger id at (x, y).
func (h *Harness) TouchUp(id pointer.ID, x, y float32) {
	h.point(touch(pointer.Release, id, x, y))
}

// Tap touches (x, y) for a moment. Like [Harness.Click], it is never the second half of a double tap.
func (h *Harness) Tap(x, y float32) {
	h.start()
	h.spaceClicks()
	h.TouchDown(finger, x, y)
	h.TouchUp(finger, x, y)
}

// LongPress touches (x, y) for 700 ms, by which it advances the clock.
func (h *Harness) LongPress(x, y float32) {
	h.start()
	h.spaceClicks()
	h.TouchDown(finger, x, y)
	h.Advance(longPress)
	h.TouchUp(finger, x, y)
}

// Swipe moves a finger from one point to another at even speed and lifts it there. It advances the clock by over,
// with one move per display frame. A fling that follows runs with [Harness.Advance].
func (h *Harness) Swipe(from, to f32.Point, over time.Duration) {
	h.start()
	h.spaceClicks()
	h.TouchDown(finger, from.X, from.Y)
	steps := max(int(over/display), 1)
	for i := range steps {
		h.Advance(over / time.Duration(steps))
		p := between(from, to, i+1, steps)
		h.TouchMove(finger, p.X, p.Y)
	}
	h.TouchUp(finger, to.X, to.Y)
}
