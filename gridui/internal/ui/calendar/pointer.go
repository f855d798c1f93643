// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package calendar

import (
	"time"

	"gioui.org/io/pointer"
	"gioui.org/layout"

	"github.com/giogrid/giogrid/gridui/internal/ui"
)

// press is a button or a finger held down on a part of the calendar. The part acts if the press is
// released there and the month has not changed.
type press struct {
	held bool
	part part
	by   pointer.Source
	id   pointer.ID
}

// is reports whether an event belongs to the button or the finger that is held.
func (p *press) is(ev pointer.Event) bool {
	return p.held && ev.Source == p.by && ev.PointerID == p.id
}

// Update reads one pointer event of the open calendar, and reports whether there was one. begins is
// the first day of the week.
func (c *Calendar) Update(gtx layout.Context, begins time.Weekday) (pick Pick, ok bool) {
	if !c.open {
		return Pick{}, false
	}
	ev, ok := gtx.Event(pointer.Filter{
		Target: &c.tag, Kinds: ui.ListKinds | pointer.Leave,
		ScrollY: pointer.ScrollRange{Min: -1, Max: 1},
	})
	pe, _ := ev.(pointer.Event)
	if !ok {
		return Pick{}, false
	}
	at := c.parts.at(pe.Position.Round())
	switch pe.Kind {
	case pointer.Move:
		c.over = at
	case pointer.Leave:
		c.over = nothing
	case pointer.Cancel:
		c.over, c.press = nothing, press{}
	case pointer.Scroll:
		c.turn(int(pe.Scroll.Y))
	case pointer.Press:
		c.pressed(gtx, pe, at)
	case pointer.Drag:
		c.dragged(pe, at)
	case pointer.Release:
		if c.released(pe, at) {
			return c.picked(at, begins), true
		}
	}
	return Pick{}, true
}

// pressed begins a press, unless another button or finger is down.
func (c *Calendar) pressed(gtx layout.Context, ev pointer.Event, at part) {
	if c.press.held || ev.Source == pointer.Mouse && !ev.Buttons.Contain(pointer.ButtonPrimary) {
		return
	}
	c.press, c.over = press{true, at, ev.Source, ev.PointerID}, at
	if ev.Source == pointer.Touch {
		// Otherwise the area below the calendar would scroll.
		gtx.Execute(pointer.GrabCmd{Tag: &c.tag, ID: ev.PointerID})
	}
}

// dragged highlights the pressed part while the pointer is on it.
func (c *Calendar) dragged(ev pointer.Event, at part) {
	if !c.press.is(ev) {
		return
	}
	if c.over = nothing; at == c.press.part {
		c.over = at
	}
}

// released ends a press, and reports whether the part acts: the pointer is on the pressed part.
func (c *Calendar) released(ev pointer.Event, at part) bool {
	if !c.press.is(ev) {
		return false
	}
	was := c.press
	if c.press = (press{}); ev.Source == pointer.Touch {
		c.over = nothing
	} else {
		c.over = at
	}
	return at == was.part
}

// picked acts on a click on a part.
func (c *Calendar) picked(at part, begins time.Weekday) Pick {
	switch at {
	case nothing:
	case monthBefore:
		c.turn(-1)
	case monthAfter:
		c.turn(1)
	case today:
		return c.set(c.today())
	default:
		first := firstShown(c.month, begins)
		pick := c.set(c.dayAt(first.AddDate(0, 0, int(at)).Date()))
		pick.Done = true
		return pick
	}
	return Pick{}
}
