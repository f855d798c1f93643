// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package gridtest

import (
	"time"

	"gioui.org/io/input"
)

// display is the time between two frames of an animation, as on a screen of 60 Hz.
const display = time.Second / 60

// clock records when frames were drawn and when the next frame is due.
type clock struct {
	epoch  time.Time     // event times count from here
	event  time.Duration // the latest event time
	last   time.Time     // the time of the newest frame
	wanted bool
	next   time.Time // valid if wanted; zero means at once
}

// putBack adjusts the clock after a test set Now to an earlier time: the next frame stays as far in the future as it
// was. The clock of a window never goes back.
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

// drawn records a frame, which serves all earlier requests.
func (c *clock) drawn(now time.Time) {
	c.last = now
	c.wanted = false
}

// want records a request for a frame at t. The earliest request wins.
func (c *clock) want(t time.Time) {
	if !c.wanted || t.Before(c.next) {
		c.wanted = true
		c.next = t
	}
}

// due reports whether a frame is due at now.
func (c *clock) due(now time.Time) bool {
	c.putBack(now)
	return c.wanted && !c.next.After(now)
}

// frameTime returns the time at which a screen would show the requested frame: at least one display interval after
// the frame before.
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

// listen takes the router's request for a frame, which the router returns only once. It reports whether there was a
// request.
func (c *clock) listen(r *input.Router) bool {
	t, ok := r.WakeupTime()
	if ok {
		c.want(t)
	}
	return ok
}

// stamp returns the time stamp of an event that is sent now. Like the time stamps of a window it never decreases:
// after the clock was set back, it continues from the latest.
func (c *clock) stamp(now time.Time) time.Duration {
	if now.Sub(c.epoch) < c.event {
		c.epoch = now.Add(-c.event)
	}
	c.event = now.Sub(c.epoch)
	return c.event
}

// Wakeup returns the time for which the widget requested its next frame. A time that is not after Now means at once.
// ok is false if the widget requested no frame, as an idle widget should.
func (h *Harness) Wakeup() (t time.Time, ok bool) {
	h.clock.putBack(h.Now)
	return h.clock.next, h.clock.wanted
}

// Advance moves Now by d. It draws the frames that the widget requests, at most 60 per second, so that an animation
// runs as on a screen and an idle widget draws nothing. If d is zero or less, Advance does nothing.
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
