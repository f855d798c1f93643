// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package rowfilter

import (
	"time"

	"github.com/giogrid/giogrid/gridui/filter"
	"github.com/giogrid/giogrid/gridui/internal/column"
)

// Clock holds the inputs of relative dates.
type Clock struct {
	// Now is the time, in the zone that defines the days.
	Now time.Time
	// Begins is the first day of the week.
	Begins time.Weekday
}

// In returns the clock in another zone; nil means the same zone.
func (c Clock) In(zone *time.Location) Clock {
	if zone != nil {
		c.Now = c.Now.In(zone)
	}
	return c
}

// Day returns the number of the clock's day, counted from 1970-01-01.
func (c Clock) Day() int64 {
	y, m, d := c.Now.Date()
	return time.Date(y, m, d, 0, 0, 0, 0, time.UTC).Unix() / secondsPerDay
}

const secondsPerDay = 24 * 60 * 60

// Period returns a relative date as an interval of wall-clock seconds.
func (c Clock) Period(p filter.Period) column.Period {
	first, last := p.Days(c.Now, c.Begins)
	return column.Period{First: first.Unix(), Last: last.Unix() + secondsPerDay - 1}
}

// Midnight returns the beginning of the next day: the first instant, to the second, at which the
// clock shows another date. At a change to or from summer time it need not be 0:00.
func (c Clock) Midnight() time.Time {
	day := c.Day()
	y, m, d := c.Now.Date()
	later := time.Date(y, m, d+1, 4, 0, 0, 0, c.Now.Location()) // no zone changes its clock by so much
	low, high := c.Now.Unix(), later.Unix()
	for low+1 < high {
		mid := low + (high-low)/2
		if (Clock{Now: time.Unix(mid, 0).In(c.Now.Location())}).Day() > day {
			high = mid
		} else {
			low = mid
		}
	}
	return time.Unix(high, 0).In(c.Now.Location())
}

// Relative reports whether an operand of a condition is a relative date.
func Relative(c *filter.Condition) bool {
	if c.Op.Operands() == 0 {
		return false
	}
	if _, ok := filter.ParsePeriod(c.A); ok {
		return true
	}
	_, ok := filter.ParsePeriod(c.B)
	return ok
}
