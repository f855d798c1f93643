// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package gridui

import (
	"image"
	"time"

	"gioui.org/io/key"

	"github.com/giogrid/giogrid/gridui/internal/column"
)

// calendar is the month below the editor of a time, and the day that the text of
// the field names. Times in it are those that the clock of the cell shows: in UTC where
// the text names no zone.
type calendar struct {
	open   bool
	layout string
	// day is what the text says; known is false while that cannot be read.
	day   time.Time
	known bool
	// month is the first of the month that shows.
	month time.Time
	// now is the time of the frame.
	now time.Time

	tag   int
	over  datePart
	press datePress
	parts dateParts
}

// dateParts is where the parts of a calendar were drawn, in pixels of the sheet.
type dateParts struct {
	box, before, after, title, today image.Rectangle
	// days begins at the first day that shows, cell is the size of a day.
	days image.Rectangle
	cell image.Point
	rtl  bool
}

// datePart is a part of a calendar: a day of the 42 that show, or one of the others.
type datePart int

const (
	dateNothing datePart = -1 - iota
	dateBefore
	dateAfter
	dateToday
)

// daysShown is the number of days in six weeks.
const daysShown = 42

func (c *calendar) reset(of editorOf) {
	*c = calendar{layout: of.layout, over: dateNothing}
	c.sync(of.text)
}

// example is a time in a layout, for messages.
func (c *calendar) example(layout string) string {
	return time.Date(2025, time.December, 31, 23, 59, 0, 0, time.UTC).Format(layout)
}

// sync shows the day that a text names.
func (c *calendar) sync(text string) {
	t, _, err := column.ParseTime(c.layout, text, time.UTC)
	c.known = err == nil
	if c.known {
		c.day, c.month = t, firstOf(t)
	}
}

// from is the day that moves begin at: that of the text, else today.
func (c *calendar) from() time.Time {
	if c.known {
		return c.day
	}
	y, m, d := c.now.Date()
	return time.Date(y, m, d, 0, 0, 0, 0, time.UTC)
}

func firstOf(t time.Time) time.Time {
	return time.Date(t.Year(), t.Month(), 1, 0, 0, 0, 0, time.UTC)
}

// addMonths is the same day of another month, or its last one.
func addMonths(t time.Time, n int) time.Time {
	first := firstOf(t).AddDate(0, n, 0)
	last := first.AddDate(0, 1, -1).Day()
	h, m, s := t.Clock()
	return time.Date(first.Year(), first.Month(), min(t.Day(), last), h, m, s, t.Nanosecond(), t.Location())
}

// firstShown is the first of the days that a month is shown with, in weeks that
// begin on a day.
func firstShown(month time.Time, begins time.Weekday) time.Time {
	back := (int(month.Weekday()) - int(begins) + 7) % 7
	return month.AddDate(0, 0, -back)
}

// partAt is the part at a point.
func (p *dateParts) partAt(at image.Point) datePart {
	switch {
	case at.In(p.before):
		return dateBefore
	case at.In(p.after):
		return dateAfter
	case at.In(p.today):
		return dateToday
	case !at.In(p.days) || p.cell.X == 0 || p.cell.Y == 0:
		return dateNothing
	}
	x := (at.X - p.days.Min.X) / p.cell.X
	if p.rtl {
		x = (p.days.Max.X - 1 - at.X) / p.cell.X
	}
	return datePart((at.Y-p.days.Min.Y)/p.cell.Y*7 + x)
}

// dropCalendar opens or closes the calendar.
func (e *engine) dropCalendar() {
	c := &e.editor.date
	c.open, c.over, c.press = !c.open, dateNothing, datePress{}
	if c.open {
		c.month = firstOf(c.from())
		e.showEdited()
	}
}

// setDay writes a day into the field, with the time of day that it had.
func (e *engine) setDay(t time.Time) {
	d := &e.editor
	if t.Year() < 0 || t.Year() > 9999 {
		return
	}
	d.date.day, d.date.known, d.date.month = t, true, firstOf(t)
	d.date.press = datePress{}
	d.field.SetText(t.Format(d.date.layout))
	d.field.SetCaret(d.field.Len(), 0)
	d.wrong, d.length.known = "", false
	e.showEdited()
}

// today is the day of the frame, with the time of day of the text.
func (c *calendar) today() time.Time {
	return c.dayAt(c.now.Date())
}

// dayAt is a day with the time of day of the text, in its zone.
func (c *calendar) dayAt(year int, month time.Month, day int) time.Time {
	from := c.from()
	h, m, s := from.Clock()
	return time.Date(year, month, day, h, m, s, from.Nanosecond(), from.Location())
}

// dateKey moves through the open calendar, and says whether the key does that.
func (e *engine) dateKey(name key.Name) bool {
	c := &e.editor.date
	if e.editor.kind != column.EditorTime || !c.open {
		return false
	}
	aside := 1
	if e.draw.Style.RTL {
		aside = -1
	}
	from := c.from()
	switch name {
	case key.NameLeftArrow:
		from = from.AddDate(0, 0, -aside)
	case key.NameRightArrow:
		from = from.AddDate(0, 0, aside)
	case key.NameUpArrow:
		from = from.AddDate(0, 0, -7)
	case key.NameDownArrow:
		from = from.AddDate(0, 0, 7)
	case key.NamePageUp:
		from = addMonths(from, -1)
	case key.NamePageDown:
		from = addMonths(from, 1)
	case key.NameHome:
		from = c.today()
	default:
		return false
	}
	e.setDay(from)
	return true
}
