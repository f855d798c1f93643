// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package calendar

import (
	"time"

	"github.com/giogrid/giogrid/gridui/internal/column"
	"github.com/giogrid/giogrid/gridui/internal/nocmp"
)

// Calendar shows a month and the day that a text names. Its times are those that the clock
// of the text shows: in UTC where the text names no zone.
type Calendar struct {
	_ nocmp.Struct

	// Now is the time of the frame that was drawn last.
	Now time.Time

	open   bool
	layout string
	// day is what the text says; known is false while the text is not a time.
	day   time.Time
	known bool
	// month is the first day of the month that shows.
	month time.Time

	tag   int
	over  part
	press press
	parts parts
}

// Reset closes the calendar and begins with a text in a layout of package time.
func (c *Calendar) Reset(layout, text string) {
	*c = Calendar{layout: layout, over: nothing}
	c.Sync(text)
}

// Sync shows the day that a text names, if it names one.
func (c *Calendar) Sync(text string) {
	t, _, err := column.ParseTime(c.layout, text, time.UTC)
	c.known = err == nil
	if c.known {
		c.day, c.month = t, firstOf(t)
	}
}

// SetNow sets the time of the frame that is being drawn.
func (c *Calendar) SetNow(now time.Time) { c.Now = now }

// Layout is the layout of the text.
func (c *Calendar) Layout() string { return c.layout }

// IsOpen reports whether the calendar shows.
func (c *Calendar) IsOpen() bool { return c.open }

// Close hides the calendar.
func (c *Calendar) Close() { c.open = false }

// Toggle opens the calendar at the month of its day, or closes it.
func (c *Calendar) Toggle() {
	c.open, c.over, c.press = !c.open, nothing, press{}
	if c.open {
		c.month = firstOf(c.from())
	}
}

// set picks a day. Days outside of the years 0 to 9999 are not taken.
func (c *Calendar) set(t time.Time) Pick {
	if t.Year() < 0 || t.Year() > 9999 {
		return Pick{}
	}
	c.day, c.known, c.month, c.press = t, true, firstOf(t), press{}
	return Pick{Set: true, Text: t.Format(c.layout)}
}

// Pick is what was picked by a key or by the pointer.
type Pick struct {
	// Set says that a day was picked, Text is its text.
	Set  bool
	Text string
	// Done says that picking is over: a day of the month was clicked.
	Done bool
}
