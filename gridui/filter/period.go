// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package filter

import "strconv"

// Period is a relative date: a run of whole days that moves with the clock. Its text, as String
// writes it and ParsePeriod reads it, is an operand of conditions on columns of times, where it
// means all of these days. The zero value is today.
type Period struct {
	Kind PeriodKind
	Unit PeriodUnit
	// N is how many units PeriodLast and PeriodNext have, from 1 to 9999; other kinds do
	// not look at it.
	N int
}

// PeriodKind sets where a period lies.
type PeriodKind uint8

const (
	// PeriodThis, PeriodPrevious and PeriodFollowing are whole units of the calendar: the one that
	// today is in, the one before it and the one after it.
	PeriodThis PeriodKind = iota
	PeriodPrevious
	PeriodFollowing
	// PeriodLast are so many units up to today, PeriodNext so many from today on. Today is one
	// of the days: the last 7 days are today and the 6 days before. The last month begins on the
	// day after today's date a month ago.
	PeriodLast
	PeriodNext
	// PeriodToDate is from the first day of the unit that today is in until today.
	PeriodToDate

	periodKinds = iota
)

// PeriodUnit is what a period is made of.
type PeriodUnit uint8

// The units. When a week begins is told to Days.
const (
	UnitDay PeriodUnit = iota
	UnitWeek
	UnitMonth
	UnitQuarter
	UnitYear

	periodUnits = iota
)

// maxPeriod is the most units that a period can have.
const maxPeriod = 9999

var unitNames = [periodUnits]string{"day", "week", "month", "quarter", "year"}

// String returns the period in English, such as "today", "last month", "next 7 days" or "year to date", as in JSON.
// It returns an empty text for an invalid period.
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

// valid reports whether there is such a period.
func (p Period) valid() bool {
	if p.Kind >= periodKinds || p.Unit >= periodUnits {
		return false
	}
	counts := p.Kind == PeriodLast || p.Kind == PeriodNext
	return !counts || p.N >= 1 && p.N <= maxPeriod
}
