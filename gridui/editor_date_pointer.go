// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package gridui

import (
	"gioui.org/io/pointer"
	"gioui.org/layout"

	"github.com/giogrid/giogrid/gridui/internal/ui"
)

// datePress is a button or a finger held down on a part of the calendar. The part acts as
// it goes up there; elsewhere, or where another month came meanwhile, nothing does.
type datePress struct {
	held bool
	part datePart
	by   pointer.Source
	id   pointer.ID
}

// dateStep reads one event of the open calendar.
func (e *engine) dateStep(gtx layout.Context) bool {
	c := &e.editor.date
	ev, ok := gtx.Event(pointer.Filter{
		Target: &c.tag, Kinds: ui.ListKinds | pointer.Leave,
		ScrollY: pointer.ScrollRange{Min: -1, Max: 1},
	})
	pe, _ := ev.(pointer.Event)
	if !ok {
		return false
	}
	part := c.parts.partAt(pe.Position.Round())
	switch pe.Kind {
	case pointer.Move:
		c.over = part
	case pointer.Leave:
		c.over = dateNothing
	case pointer.Cancel:
		c.over, c.press = dateNothing, datePress{}
	case pointer.Scroll:
		c.turn(int(pe.Scroll.Y))
	case pointer.Press:
		c.pressed(gtx, pe, part)
	case pointer.Drag:
		c.dragged(pe, part)
	case pointer.Release:
		e.dateReleased(pe, part)
	}
	return true
}

// pressed takes a button or a finger that goes down, unless another is there.
func (c *calendar) pressed(gtx layout.Context, ev pointer.Event, part datePart) {
	if c.press.held || ev.Source == pointer.Mouse && !ev.Buttons.Contain(pointer.ButtonPrimary) {
		return
	}
	c.press, c.over = datePress{true, part, ev.Source, ev.PointerID}, part
	if ev.Source == pointer.Touch {
		// What is below the calendar would scroll.
		gtx.Execute(pointer.GrabCmd{Tag: &c.tag, ID: ev.PointerID})
	}
}

// is says whether an event is of the button or the finger that is held.
func (d *datePress) is(ev pointer.Event) bool {
	return d.held && ev.Source == d.by && ev.PointerID == d.id
}

// dragged lights up the part that was pressed while the pointer is on it.
func (c *calendar) dragged(ev pointer.Event, part datePart) {
	if !c.press.is(ev) {
		return
	}
	if c.over = dateNothing; part == c.press.part {
		c.over = part
	}
}

// dateReleased does what the part is for that a button or a finger goes up on, if it went
// down there.
func (e *engine) dateReleased(ev pointer.Event, part datePart) {
	c := &e.editor.date
	if !c.press.is(ev) {
		return
	}
	was := c.press
	if c.press = (datePress{}); ev.Source == pointer.Touch {
		c.over = dateNothing
	} else {
		c.over = part
	}
	if part == was.part {
		e.datePicked(part)
	}
}

// turn shows another month.
func (c *calendar) turn(months int) {
	if next := c.month.AddDate(0, months, 0); next.Year() >= 0 && next.Year() <= 9999 {
		c.month, c.press = next, datePress{}
	}
}

// datePicked does what a part of the calendar is for.
func (e *engine) datePicked(part datePart) {
	c := &e.editor.date
	switch part {
	case dateNothing:
	case dateBefore:
		c.turn(-1)
	case dateAfter:
		c.turn(1)
	case dateToday:
		e.setDay(c.today())
	default:
		first := firstShown(c.month, e.draw.Style.WeekBegins)
		e.setDay(c.dayAt(first.AddDate(0, 0, int(part)).Date()))
		e.commitEdit()
	}
}
