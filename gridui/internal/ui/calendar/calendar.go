// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package calendar

import (
	"time"

	"github.com/giogrid/giogrid/gridui/internal/column"
	"github.com/giogrid/giogrid/gridui/internal/nocmp"
)

// Calendar shows a month and the day of a text. Its times are in the zone of the text, in UTC if
// the text names no zone.
type Calendar struct {
	_ nocmp.Struct

	// Now is the time of the last drawn frame.
	Now time.Time

	open   bool
	layout string
	// day is the time that the text names; known is false while the text is not a time.
	day   time.Time
	known bool
	// month is the first day of the visible month.
	month time.Time

	tag   int
	over  part
	press press
	parts parts
	words words
}

// Reset closes the calendar and begins with a text in a layout of package time.
func (c *Calendar) Reset(layout, text string) {
	*c = Calendar{layout: layout, over: nothing}
	c.Sync(text)
}

// Sync shows the day of a text if the text is a time.
func (c *Calendar) Sync(text string) {
	t, _, err := column.ParseTime(c.layout, text, time.UTC)
	c.known = err == nil
	if c.known {
		c.day, c.month = t, firstOf(t)
	}
}

// SetNow sets the time of the frame that is being drawn.
func (c *Calendar) SetNow(now time.Time) { c.Now = now }

// Layout returns the layout of the text, in the form of package time.
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

// set picks a day. It ignores days outside of the years 0 to 9999.
func (c *Calendar) set(t time.Time) Pick {
	if t.Year() < 0 || t.Year() > 9999 {
		return Pick{}
	}
	c.day, c.known, c.month, c.press = t, true, firstOf(t), press{}
	return Pick{Set: true, Text: t.Format(c.layout)}
}

// Pick is the result of a key or of a pointer event.
type Pick struct {
	// Set reports whether a day was picked. Text is the text of that day.
	Set  bool
	Text string
	// Done reports whether picking is over: a day of the month was clicked.
	Done bool
}

// Day returns the picked day, or the day of the last drawn frame.
func (c *Calendar) Day() time.Time { return c.from() }
