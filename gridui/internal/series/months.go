// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package series

import (
	"time"

	"github.com/giogrid/giogrid/gridui/internal/interval"
)

// mostMonths bounds the months by which a time is moved.
const mostMonths = 24 * mostYears

// months steps by months. Months without the day use their last day; later months use the day again.
type months struct {
	from  time.Time
	month int64 // of from, counted from the year 0
	day   int
	step  int64
	shows Shows
}

func (m *months) at(distance int64) Value {
	month := m.month + scaled(m.step, distance, mostMonths)
	year, month := interval.FloorDiv(month, 12), interval.FloorMod(month, 12)
	on := time.Month(month + 1)
	return Time(onDay(m.from, int(year), on, min(m.day, daysIn(int(year), on))), m.shows)
}

// months finds equal steps of months. It leaves steps of 0 months to days. A column that shows months or
// years steps by them from a single time.
func (t *times) months(o *Options) (progression, Rule) {
	step, ok := equalSteps(len(t.values), t.monthStep)
	if len(t.values) == 1 && t.shows != ShowsAll && t.shows != ShowsDate {
		step, ok = t.monthsShown(), true
	}
	day := t.dayKept(o)
	if !ok || step == 0 && t.showsDays() || day == 0 || !t.sameClock() {
		return nil, RuleRepeat
	}
	from := o.nearest(t.values).Time
	return &months{from, monthOf(from), day, o.toward(step), t.shows}, RuleMonths
}

// monthsShown returns the number of months in the smallest unit shown.
func (t *times) monthsShown() int64 {
	if t.shows == ShowsYear {
		return 12
	}
	return 1
}

// monthStep returns the step in months from time i to the next one, in the smallest unit shown.
func (t *times) monthStep(i int) (step int64, ok bool) {
	unit := t.monthsShown()
	from := interval.FloorDiv(monthOf(t.at(i)), unit)
	to := interval.FloorDiv(monthOf(t.at(i+1)), unit)
	return (to - from) * unit, true
}

// dayKept returns the day of the month of all times, 31 if each is the last day of its month, and 0 if the
// days differ. A time in a month without the day may be on its last day; two other times must then determine
// the day.
func (t *times) dayKept(o *Options) int {
	if !t.showsDays() {
		return o.nearest(t.values).Time.Day()
	}
	latest, have, ends := 0, 0, true
	for i := range t.values {
		switch day := t.at(i).Day(); {
		case day > latest:
			latest, have = day, 1
		case day == latest:
			have++
		}
		ends = ends && isMonthEnd(t.at(i))
	}
	switch {
	case have == len(t.values):
		return latest
	case ends:
		return 31
	case have > 1 && t.haveDay(latest):
		return latest
	}
	return 0
}

// haveDay reports whether all times are on a day of the month, or on the last day of a month
// without it.
func (t *times) haveDay(day int) bool {
	for i := range t.values {
		if d := t.at(i).Day(); d != day && (d > day || !isMonthEnd(t.at(i))) {
			return false
		}
	}
	return true
}

func isMonthEnd(t time.Time) bool { return t.Day() == daysIn(t.Year(), t.Month()) }

// daysIn returns the number of days in a month.
func daysIn(year int, month time.Month) int {
	return time.Date(year, month+1, 0, 0, 0, 0, 0, time.UTC).Day()
}

// monthOf returns the month of a time, counted from January of the year 0.
func monthOf(t time.Time) int64 { return int64(t.Year())*12 + int64(t.Month()) - 1 }
