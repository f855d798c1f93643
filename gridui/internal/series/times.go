// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package series

import "time"

// mostYears bounds the years of times that are continued, before and after the year 0. Package time wraps
// around far beyond it, and days within it fit in an int32.
const mostYears = 1_000_000

// findTimes finds the steps between times: by the clock if the column shows no date, or else by months, days
// or durations. A single time steps by an hour, or by a day, or by the smallest unit of a column that shows
// no days.
func findTimes(values []Value, o *Options) (progression, Rule) {
	for i := range values {
		if year := values[i].Time.Year(); year < -mostYears || year > mostYears {
			return nil, RuleRepeat
		}
	}
	t := times{values, o.nearest(values).Shows}
	if t.shows == ShowsClock {
		return t.clock(o)
	}
	p, rule := t.months(o)
	if p == nil && t.showsDays() {
		p, rule = t.days(o)
	}
	if p == nil && t.shows == ShowsAll {
		p, rule = t.durations(o)
	}
	return p, rule
}

// times holds the times of the source.
type times struct {
	values []Value
	shows  Shows // of the one nearest to the filled cells
}

// showsDays reports whether a step by days is visible.
func (t *times) showsDays() bool { return t.shows == ShowsAll || t.shows == ShowsDate }

func (t *times) at(i int) time.Time { return t.values[i].Time }

// sameClock reports whether all times have the same time of day, as far as it is shown.
func (t *times) sameClock() bool {
	if t.shows != ShowsAll {
		return true
	}
	first := clockOf(t.at(0))
	for i := range t.values {
		if clockOf(t.at(i)) != first {
			return false
		}
	}
	return true
}

// clockOf returns the time of day on the wall clock, as the duration since midnight on a day
// of 24 hours.
func clockOf(t time.Time) time.Duration {
	hour, minute, second := t.Clock()
	return time.Duration(hour)*time.Hour + time.Duration(minute)*time.Minute +
		time.Duration(second)*time.Second + time.Duration(t.Nanosecond())
}

// onDay returns a time on a day of the calendar, which may be beyond the month, with the wall clock and the
// location of t. If a clock change skips that time, it is the time that time.Date picks.
func onDay(t time.Time, year int, month time.Month, day int) time.Time {
	hour, minute, second := t.Clock()
	return time.Date(year, month, day, hour, minute, second, t.Nanosecond(), t.Location())
}

// scaled returns step·times, clamped to most and -most.
func scaled(step, times, most int64) int64 {
	if times == 0 || step == 0 {
		return 0
	}
	if abs(step) > most/abs(times) {
		if (step < 0) != (times < 0) {
			return -most
		}
		return most
	}
	return step * times
}

func abs(n int64) int64 { return max(n, -n) }
