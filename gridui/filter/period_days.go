// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package filter

import "time"

// Days returns the first and the last day of a period as midnights in UTC. today is any time of the present day, in
// any zone. begins is the first day of the week.
func (p Period) Days(today time.Time, begins time.Weekday) (first, last time.Time) {
	y, m, d := today.Date()
	day := time.Date(y, m, d, 0, 0, 0, 0, time.UTC)
	switch p.Kind {
	case PeriodLast:
		return p.Unit.add(day, -p.N).AddDate(0, 0, 1), day
	case PeriodNext:
		return day, p.Unit.add(day, p.N).AddDate(0, 0, -1)
	case PeriodToDate:
		return p.Unit.start(day, begins), day
	}
	first = p.Unit.start(day, begins)
	switch p.Kind {
	case PeriodPrevious:
		first = p.Unit.add(first, -1)
	case PeriodFollowing:
		first = p.Unit.add(first, 1)
	}
	return first, p.Unit.add(first, 1).AddDate(0, 0, -1)
}

// start returns the first day of the unit that contains a day.
func (u PeriodUnit) start(day time.Time, begins time.Weekday) time.Time {
	y, m, d := day.Date()
	switch u {
	case UnitWeek:
		back := (int(day.Weekday()) - int(begins)%7 + 7) % 7
		return day.AddDate(0, 0, -back)
	case UnitMonth:
		d = 1
	case UnitQuarter:
		m, d = m-(m-1)%3, 1
	case UnitYear:
		m, d = 1, 1
	}
	return time.Date(y, m, d, 0, 0, 0, 0, time.UTC)
}

// add returns the day n units later. If the month does not have that day, it returns the last day of the month.
func (u PeriodUnit) add(day time.Time, n int) time.Time {
	switch u {
	case UnitDay:
		return day.AddDate(0, 0, n)
	case UnitWeek:
		return day.AddDate(0, 0, 7*n)
	case UnitQuarter:
		return addMonths(day, 3*n)
	case UnitYear:
		return addMonths(day, 12*n)
	}
	return addMonths(day, n)
}

func addMonths(day time.Time, n int) time.Time {
	y, m, d := day.Date()
	last := time.Date(y, m+time.Month(n)+1, 0, 0, 0, 0, 0, time.UTC)
	return last.AddDate(0, 0, min(d, last.Day())-last.Day())
}
