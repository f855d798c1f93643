// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package formula

import (
	"time"

	"github.com/giogrid/giogrid/gridui/internal/exact"
	"github.com/giogrid/giogrid/storage/rowsource/value"
)

func dateFunctions() []*operator {
	today := function("today", "", "d", func(c *compiler, _ *node, _ []code) code { return dayCode(c.now - floorMod(c.now, dayMicros)) })
	now := function("now", "", "d", func(c *compiler, _ *node, _ []code) code { return constant(Value{Type: Date, Ticks: c.now}) })
	today.clock, now.clock = true, true
	return []*operator{
		today, now, withinFunction(),
		function("date", "year:n month:n day:n", "d", buildDate),
		function("datevalue", "text:t", "d", buildDateValue),
		function("year", "date:d", "n", datePart(func(t time.Time) int { return t.Year() })),
		function("quarter", "date:d", "n", datePart(func(t time.Time) int { return (int(t.Month()) + 2) / 3 })),
		function("month", "date:d", "n", datePart(func(t time.Time) int { return int(t.Month()) })),
		function("week", "date:d", "n", datePart(func(t time.Time) int { _, week := t.ISOWeek(); return week })),
		function("day", "date:d", "n", datePart(time.Time.Day)),
		function("weekday", "date:d", "n", datePart(func(t time.Time) int { return (int(t.Weekday())+6)%7 + 1 })),
		function("hour", "date:d", "n", datePart(time.Time.Hour)),
		function("minute", "date:d", "n", datePart(time.Time.Minute)),
		function("second", "date:d", "n", datePart(time.Time.Second)),
		function("startof", "date:d unit:t", "d", buildStartOf),
		function("datediff", "from:d to:d unit:t", "n", buildDateDiff),
		function("dateadd", "date:d count:n unit:t", "d", buildDateAdd),
	}
}

// dayCode returns a day, to which every time on that day is equal.
func dayCode(micros int64) code {
	out := constant(Value{Type: Date, Ticks: micros})
	out.till = micros + dayMicros
	return out
}

func floorMod(a, b int64) int64 { return (a%b + b) % b }

func datePart(part func(t time.Time) int) func(*compiler, *node, []code) code {
	return func(_ *compiler, _ *node, args []code) code {
		of := args[0].ticks
		return ofExact(func(row Row) (exact.Number, State) {
			v, s := of(row)
			if s != OK {
				return exact.Number{}, s
			}
			return whole(int64(part(OfMicros(v)))), OK
		})
	}
}

// buildDate returns code that makes a day from numbers. Months and days out of bounds carry over: month 13 is
// January of the next year.
func buildDate(_ *compiler, _ *node, args []code) code {
	year, month, day := args[0].float, args[1].float, args[2].float
	out := ofTicks(func(row Row) (int64, State) {
		y, s := year(row)
		m, t := month(row)
		d, u := day(row)
		switch {
		case s != OK || t != OK || u != OK:
			return 0, max(s, t, u)
		case y < 0 || y > 9999 || m < -9999 || m > 9999 || d < -99999 || d > 99999:
			return 0, OutOfRange
		}
		return boundedDate(Micros(time.Date(int(y), time.Month(int(m)), int(d), 0, 0, 0, 0, time.UTC)))
	})
	if args[0].fixed != nil && args[1].fixed != nil && args[2].fixed != nil {
		if v, s := out.ticks(Row{}); s == OK {
			return dayCode(v)
		}
	}
	return out
}

func buildDateValue(_ *compiler, _ *node, args []code) code {
	of := args[0].text
	return ofTicks(func(row Row) (int64, State) {
		v, s := of(row)
		if s != OK {
			return 0, s
		}
		p, ok := readDate(v)
		if !ok {
			return 0, NotADate
		}
		return p.from, OK
	})
}

// unit is a unit of time for counting dates.
type unit uint8

const (
	unitNone unit = iota
	unitSecond
	unitMinute
	unitHour
	unitDay
	unitWeek
	unitMonth
	unitQuarter
	unitYear
)

var unitNames = map[string]unit{
	"second": unitSecond, "초": unitSecond, "minute": unitMinute, "분": unitMinute, "hour": unitHour, "시간": unitHour,
	"day": unitDay, "일": unitDay, "week": unitWeek, "주": unitWeek, "month": unitMonth, "월": unitMonth, "개월": unitMonth,
	"quarter": unitQuarter, "분기": unitQuarter, "year": unitYear, "년": unitYear, "연": unitYear,
}

func unitOf(text string) unit {
	if u := unitNames[text]; u != unitNone || text == "" {
		return u
	}
	text = value.Fold(text)
	if u := unitNames[text]; u != unitNone || text[len(text)-1] != 's' {
		return u
	}
	return unitNames[text[:len(text)-1]]
}

// unitMicros holds the length, in microseconds, of the units of constant length.
var unitMicros = map[unit]int64{unitSecond: 1e6, unitMinute: 60 * 1e6, unitHour: 3600 * 1e6, unitDay: dayMicros, unitWeek: 7 * dayMicros}

// unitMonths holds the length, in months, of the other units.
var unitMonths = map[unit]int{unitMonth: 1, unitQuarter: 3, unitYear: 12}

// buildStartOf returns code for the first moment of a unit, such as the month. Weeks begin on Monday.
func buildStartOf(_ *compiler, _ *node, args []code) code {
	of, in := args[0].ticks, args[1].text
	return ofTicks(func(row Row) (int64, State) {
		v, s := of(row)
		name, t := in(row)
		u := unitOf(name)
		switch {
		case s != OK || t != OK:
			return 0, max(s, t)
		case u == unitNone:
			return 0, NotADate
		}
		return startOf(v, u), OK
	})
}

func startOf(micros int64, u unit) int64 {
	if months := unitMonths[u]; months > 0 {
		t := OfMicros(micros)
		month := (int(t.Month())-1)/months*months + 1
		return Micros(time.Date(t.Year(), time.Month(month), 1, 0, 0, 0, 0, time.UTC))
	}
	if u == unitWeek {
		const monday = 4 * dayMicros // 1970-01-05
		return micros - floorMod(micros-monday, unitMicros[u])
	}
	return micros - floorMod(micros, unitMicros[u])
}

// buildDateDiff returns code that counts the whole units from one date to another. The count is negative if
// the second date is earlier.
func buildDateDiff(_ *compiler, _ *node, args []code) code {
	from, to, in := args[0].ticks, args[1].ticks, args[2].text
	return ofExact(func(row Row) (exact.Number, State) {
		a, s := from(row)
		b, t := to(row)
		name, u := in(row)
		if s != OK || t != OK || u != OK {
			return exact.Number{}, max(s, t, u)
		}
		in := unitOf(name)
		if in == unitNone {
			return exact.Number{}, NotADate
		}
		return whole(unitsBetween(a, b, in)), OK
	})
}

func unitsBetween(a, b int64, u unit) int64 {
	if a > b {
		return -unitsBetween(b, a, u)
	}
	months := int64(unitMonths[u])
	if months == 0 {
		return (b - a) / unitMicros[u]
	}
	from, to := OfMicros(a), OfMicros(b)
	n := int64(to.Year()-from.Year())*12 + int64(to.Month()) - int64(from.Month())
	if n > 0 && shifted(a, n) > b {
		n--
	}
	return n / months
}

// shifted returns a date some months later, moved to the last day of the month if the month is shorter.
func shifted(micros int64, months int64) int64 {
	t := OfMicros(micros)
	first := time.Date(t.Year(), t.Month()+time.Month(months), 1, 0, 0, 0, 0, time.UTC)
	last := first.AddDate(0, 1, -1).Day()
	return Micros(first.AddDate(0, 0, min(t.Day(), last)-1)) + floorMod(micros, dayMicros)
}

func buildDateAdd(_ *compiler, _ *node, args []code) code {
	date, count, in := args[0].ticks, args[1].float, args[2].text
	out := ofTicks(func(row Row) (int64, State) {
		v, s := date(row)
		n, t := count(row)
		name, u := in(row)
		if s != OK || t != OK || u != OK {
			return 0, max(s, t, u)
		}
		in := unitOf(name)
		if in == unitNone {
			return 0, NotADate
		}
		return addUnits(v, n, in)
	})
	if args[0].till == args[0].fixedTicks()+dayMicros && args[1].fixed != nil && args[2].fixed != nil && unitOf(args[2].fixed.Text) >= unitDay {
		if v, s := out.ticks(Row{}); s == OK {
			return dayCode(v)
		}
	}
	return out
}

// fixedTicks returns the ticks of a date that is the same for all rows, 0 for others.
func (c *code) fixedTicks() int64 {
	if c.fixed == nil {
		return 0
	}
	return c.fixed.Ticks
}

func addUnits(micros int64, n float64, u unit) (int64, State) {
	const most = 1e9 // more than the seconds of 30 years; longer times have larger units
	if n < -most || n > most {
		return 0, OutOfRange
	}
	if months := unitMonths[u]; months > 0 {
		if n < -120_000 || n > 120_000 {
			return 0, OutOfRange
		}
		return boundedDate(shifted(micros, int64(n)*int64(months)))
	}
	if by := n * float64(unitMicros[u]); by < -1e18 || by > 1e18 {
		return 0, OutOfRange
	}
	return boundedDate(micros + int64(n*float64(unitMicros[u])))
}
