// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package gridtest

import (
	"time"

	"gioui.org/io/input"
)

// display is the time between two frames of an animation, as on a screen of 60 Hz.
const display = time.Second / 60

// clock knows when frames were drawn and when the next is wanted.
type clock struct {
	epoch  time.Time     // event times count from here
	event  time.Duration // the latest event time
	last   time.Time     // the time of the newest frame
	wanted bool
	next   time.Time // meaningful if wanted; zero asks for a frame at once
}

// putBack follows a clock that was put back: a wish for a frame some time after the
// newest one is as long after now. Windows go by a clock that is never put back.
func (c *clock) putBack(now time.Time) {
	back := c.last.Sub(now)
	if back <= 0 {
		return
	}
	c.last = now
	if !c.next.IsZero() {
		c.next = c.next.Add(-back)
	}
}

// drawn notes a frame, which serves all earlier wishes.
func (c *clock) drawn(now time.Time) {
	c.last = now
	c.wanted = false
}

// want notes a wish for a frame at t; the earliest wish wins.
func (c *clock) want(t time.Time) {
	if !c.wanted || t.Before(c.next) {
		c.wanted = true
		c.next = t
	}
}

// due reports whether a frame is wanted at now.
func (c *clock) due(now time.Time) bool {
	c.putBack(now)
	return c.wanted && !c.next.After(now)
}

// frameTime returns when a screen would show the frame that is wanted: no sooner
// than one display interval after the frame before.
func (c *clock) frameTime(now time.Time) time.Time {
	c.putBack(now)
	t := c.next
	if soonest := c.last.Add(display); t.Before(soonest) {
		t = soonest
	}
	if t.Before(now) {
		t = now
	}
	return t
}

// listen takes over the router's wish for a frame, which it tells only once.
// It reports whether there was one.
func (c *clock) listen(r *input.Router) bool {
	t, ok := r.WakeupTime()
	if ok {
		c.want(t)
	}
	return ok
}

// stamp returns the time stamp of an event that is sent now. Like that of a window it never decreases: after the clock
// was set back, it continues from the latest.
func (c *clock) stamp(now time.Time) time.Duration {
	if now.Sub(c.epoch) < c.event {
		c.epoch = now.Add(-c.event)
	}
	c.event = now.Sub(c.epoch)
	return c.event
}

// Wakeup returns the time at which the widget wants its next frame. A time that
// is not after Now means at once; ok false means that it wants none, as an idle
// widget should.
func (h *Harness) Wakeup() (t time.Time, ok bool) {
	h.clock.putBack(h.Now)
	return h.clock.next, h.clock.wanted
}

// Advance lets d pass. Frames are drawn when the widget asks for them, and not
// more often than 60 times a second, so an animation runs as on a screen and an
// idle widget draws nothing. Now moves by d exactly; a d of zero or less does
// nothing.
func (h *Harness) Advance(d time.Duration) {
	if d <= 0 {
		return
	}
	h.start()
	end := h.Now.Add(d)
	for h.clock.wanted {
		t := h.clock.frameTime(h.Now)
		if t.After(end) {
			break
		}
		h.Now = t
		h.Frame()
	}
	h.Now = end
}
