// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package series

import "time"

// mostDays bounds the days by which a time is moved. It fits in an int of 32 bits.
const mostDays = 366 * 2 * mostYears

// secondsPerDay is the length of a day in UTC.
const secondsPerDay = 24 * 60 * 60

// days steps by days of the calendar: the wall clock is unchanged even where clock changes make a day shorter
// or longer.
type days struct {
	from  time.Time
	step  int64
	shows Shows
}

func (d *days) at(distance int64) Value {
	year, month, day := d.from.Date()
	return Time(onDay(d.from, year, month, day+int(scaled(d.step, distance, mostDays))), d.shows)
}

// days finds equal steps of days. A single time steps by one day.
func (t *times) days(o *Options) (progression, Rule) {
	step, ok := equalSteps(len(t.values), t.dayStep)
	if len(t.values) == 1 {
		step, ok = 1, true
	}
	if !ok || !t.sameClock() {
		return nil, RuleRepeat
	}
	return &days{o.nearest(t.values).Time, o.toward(step), t.shows}, RuleDays
}

// dayStep returns the step in days from time i to the next one.
func (t *times) dayStep(i int) (step int64, ok bool) { return dayOf(t.at(i+1)) - dayOf(t.at(i)), true }

// dayOf counts the days of the calendar up to a time.
func dayOf(t time.Time) int64 {
	year, month, day := t.Date()
	return time.Date(year, month, day, 0, 0, 0, 0, time.UTC).Unix() / secondsPerDay
}
