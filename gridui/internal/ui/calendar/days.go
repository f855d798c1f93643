// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package calendar

import "time"

// daysShown is the number of days in six weeks.
const daysShown = 42

// from returns the day from which keys move: the day of the text, else today.
func (c *Calendar) from() time.Time {
	if c.known {
		return c.day
	}
	y, m, d := c.Now.Date()
	return time.Date(y, m, d, 0, 0, 0, 0, time.UTC)
}

// today returns the day of the frame, with the time of day of the text.
func (c *Calendar) today() time.Time {
	return c.dayAt(c.Now.Date())
}

// dayAt returns a day with the time of day of the text, in its zone.
func (c *Calendar) dayAt(year int, month time.Month, day int) time.Time {
	from := c.from()
	h, m, s := from.Clock()
	return time.Date(year, month, day, h, m, s, from.Nanosecond(), from.Location())
}

// turn shows the month that is some months later.
func (c *Calendar) turn(months int) {
	if next := c.month.AddDate(0, months, 0); next.Year() >= 0 && next.Year() <= 9999 {
		c.month, c.press = next, press{}
	}
}

// firstOf returns the first day of the month of a time.
func firstOf(t time.Time) time.Time {
	return time.Date(t.Year(), t.Month(), 1, 0, 0, 0, 0, time.UTC)
}

// addMonths returns the same day n months later, or the last day of that month if it is too short.
func addMonths(t time.Time, n int) time.Time {
	first := firstOf(t).AddDate(0, n, 0)
	last := first.AddDate(0, 1, -1).Day()
	h, m, s := t.Clock()
	return time.Date(first.Year(), first.Month(), min(t.Day(), last), h, m, s, t.Nanosecond(), t.Location())
}

// firstShown returns the first of the 42 days that are drawn for a month, in weeks that begin on a
// weekday.
func firstShown(month time.Time, begins time.Weekday) time.Time {
	back := (int(month.Weekday()) - int(begins) + 7) % 7
	return month.AddDate(0, 0, -back)
}

func sameDay(a, b time.Time) bool { return a.YearDay() == b.YearDay() && a.Year() == b.Year() }
