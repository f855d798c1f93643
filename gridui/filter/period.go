// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package filter

import "strconv"

// Period is a relative date: a range of whole days that follows the clock. Its text, which String returns and
// ParsePeriod reads, is an operand of conditions on columns of times and denotes all days of the range. The zero
// value is today.
type Period struct {
	Kind PeriodKind
	Unit PeriodUnit
	// N is the number of units of PeriodLast and PeriodNext, from 1 to 9999. Other kinds ignore it.
	N int
}

// PeriodKind is the position of a period relative to today.
type PeriodKind uint8

const (
	// PeriodThis, PeriodPrevious and PeriodFollowing are whole units of the calendar: the unit that contains today,
	// the unit before it and the unit after it.
	PeriodThis PeriodKind = iota
	PeriodPrevious
	PeriodFollowing
	// PeriodLast is the N units up to today, PeriodNext the N units from today on. Both include today: the last 7
	// days are today and the 6 days before. The last month begins on the day after today's date a month ago.
	PeriodLast
	PeriodNext
	// PeriodToDate is the time from the first day of the unit that contains today up to today.
	PeriodToDate

	periodKinds = iota
)

// PeriodUnit is the unit of a period.
type PeriodUnit uint8

// The units. Period.Days receives the first day of the week.
const (
	UnitDay PeriodUnit = iota
	UnitWeek
	UnitMonth
	UnitQuarter
	UnitYear

	periodUnits = iota
)

// maxPeriod is the maximum of Period.N.
const maxPeriod = 9999

var unitNames = [periodUnits]string{"day", "week", "month", "quarter", "year"}

// String returns the period in English, such as "today", "last month", "next 7 days" or "year to date". It returns an
// empty text for an invalid period.
func (p Period) String() string {
	if !p.valid() {
		return ""
	}
	unit := unitNames[p.Unit]
	switch p.Kind {
	case PeriodToDate:
		return unit + " to date"
	case PeriodLast:
		return "last " + counted(p.N, unit)
	case PeriodNext:
		return "next " + counted(p.N, unit)
	}
	if p.Unit == UnitDay {
		return [...]string{"today", "yesterday", "tomorrow"}[p.Kind]
	}
	return [...]string{"this ", "last ", "next "}[p.Kind] + unit
}

func counted(n int, unit string) string {
	if n == 1 {
		return "1 " + unit
	}
	return strconv.Itoa(n) + " " + unit + "s"
}

// valid reports whether the period exists.
func (p Period) valid() bool {
	if p.Kind >= periodKinds || p.Unit >= periodUnits {
		return false
	}
	counts := p.Kind == PeriodLast || p.Kind == PeriodNext
	return !counts || p.N >= 1 && p.N <= maxPeriod
}
