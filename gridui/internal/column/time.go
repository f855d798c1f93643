// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package column

import (
	"strings"
	"time"
)

// LayoutParts are the parts of a time that a layout shows.
type layoutParts struct {
	year, shortYear, month, day bool
	// Hour is all of it, halfHour without the half of the day.
	hour, halfHour, minute, second bool
	// Fraction is the smallest unit shown below a second; 0: none.
	fraction int
	zone     bool
}

// PartsOf finds the parts by a time that has another value in each than a text
// without it: only package time knows its layouts. A layout whose text cannot be read
// back counts as one that shows all parts.
func partsOf(layout string) layoutParts {
	probe := time.Date(2107, time.November, 23, 17, 45, 58, 987654321, time.FixedZone("KST", 16200))
	at, err := time.Parse(layout, probe.Format(layout))
	if err != nil {
		return layoutParts{year: true, month: true, day: true, hour: true, minute: true, second: true, fraction: 1, zone: true}
	}
	p := layoutParts{
		year: at.Year() == 2107, shortYear: at.Year() == 2007, month: at.Month() == time.November, day: at.Day() == 23,
		hour: at.Hour() == 17, halfHour: at.Hour() == 5, minute: at.Minute() == 45, second: at.Second() == 58,
		zone: at.Location() != time.UTC,
	}
	if ns := at.Nanosecond(); ns > 0 {
		for p.fraction = 1; ns%(p.fraction*10) == 0; {
			p.fraction *= 10
		}
	}
	return p
}

// or are the parts that either shows.
func (p layoutParts) or(q layoutParts) layoutParts {
	p.year, p.month, p.day = p.year || q.year, p.month || q.month, p.day || q.day
	p.shortYear = (p.shortYear || q.shortYear) && !p.year
	p.hour = p.hour || q.hour
	p.halfHour = (p.halfHour || q.halfHour) && !p.hour
	p.minute, p.second, p.zone = p.minute || q.minute, p.second || q.second, p.zone || q.zone
	if p.fraction == 0 || q.fraction > 0 && q.fraction < p.fraction {
		p.fraction = q.fraction
	}
	return p
}

// typedTime is a time as it was read from a text in a layout.
type typedTime struct {
	at    time.Time   // in UTC if the text names no zone
	parts layoutParts // of the layout
}

// ParseTime reads text in the column's layout, or in one of those that other
// programs write, and returns the layout that fits.
func ParseTime(layout, text string, loc *time.Location) (at time.Time, by string, err error) {
	if at, ok := parseDigits(layout, text, loc); ok {
		return at, layout, nil
	}
	first, err := time.ParseInLocation(layout, text, loc)
	if err == nil {
		return first, layout, nil
	}
	for _, l := range [...]string{time.RFC3339Nano, time.DateTime, defaultTimeLayout, time.DateOnly} {
		if at, err := time.ParseInLocation(l, text, loc); err == nil {
			return at, l, nil
		}
	}
	return time.Time{}, "", err
}

// timeReader reads what is typed into cells with times.
type timeReader struct {
	layout string
	parts  layoutParts
}

// parseOwn reads a text in the layout itself.
func (r *timeReader) parseOwn(text string, loc *time.Location) (time.Time, error) {
	if at, ok := parseDigits(r.layout, text, loc); ok {
		return at, nil
	}
	return time.ParseInLocation(r.layout, text, loc)
}

// read makes a time of a text that takes the place of old. A zone in the text is
// found in that of old, which may know it by an abbreviation.
func (r *timeReader) read(text string, old time.Time) (time.Time, error) {
	text = strings.TrimSpace(text)
	at, by, err := ParseTime(r.layout, text, time.UTC)
	if err != nil {
		return at, err
	}
	typed := typedTime{at, r.parts}
	if by != r.layout {
		typed.parts = partsOf(by)
	}
	if typed.parts.zone {
		if typed.at, err = time.ParseInLocation(by, text, old.Location()); err != nil {
			return at, err
		}
	}
	return r.keep(typed, old)
}

// keep is a typed time with the parts of the old one that neither the column nor what
// was typed shows. A day that is kept is at most the last of its month.
func (r *timeReader) keep(typed typedTime, old time.Time) (time.Time, error) {
	at, shown := typed.at, r.parts.or(typed.parts)
	loc := old.Location()
	switch {
	case old.IsZero() && typed.parts.zone:
		return at, nil
	case old.IsZero():
		return onClock(at, loc, old), nil
	}
	if typed.parts.zone {
		if r.parts.zone {
			loc = at.Location()
		}
		at = at.In(loc)
	}
	year, month, day := at.Date()
	hour, minute, second := at.Clock()
	if !shown.year && (!shown.shortYear || year%100 == old.Year()%100) {
		year = old.Year()
	}
	if !shown.month {
		month = old.Month()
	}
	last := time.Date(year, month+1, 0, 0, 0, 0, 0, time.UTC).Day()
	switch {
	case !shown.day:
		day = min(old.Day(), last)
	case day > last:
		return time.Time{}, &time.ParseError{Layout: r.layout, Value: at.Format(r.layout), Message: ": day out of range"}
	}
	switch {
	case shown.halfHour:
		hour = hour%12 + old.Hour()/12*12
	case !shown.hour:
		hour = old.Hour()
	}
	if !shown.minute {
		minute = old.Minute()
	}
	if !shown.second {
		second = old.Second()
	}
	wall := time.Date(year, month, day, hour, minute, second, shown.nanoseconds(at, old), time.UTC)
	offsetOf := old
	if typed.parts.zone && r.parts.zone {
		offsetOf = at
	}
	out := onClock(wall, loc, offsetOf)
	if out.Equal(old) && out.Location() == old.Location() {
		return old, nil
	}
	return out, nil
}

// nanoseconds are those typed, with what is below the smallest unit shown as it was.
// Package time reads fractions that a layout does not show.
func (p layoutParts) nanoseconds(at, old time.Time) int {
	unit := p.fraction
	if unit == 0 {
		unit = int(time.Second)
	}
	if ns := at.Nanosecond(); ns%unit != 0 {
		return ns
	}
	return at.Nanosecond() + old.Nanosecond()%unit
}

// onClock is when a clock at a location shows what wall does, a time in UTC. Of two
// such times, where clocks are put back, it is the one with the offset of another. A
// time that clocks skip is later by as much as is skipped: the day stays.
func onClock(wall time.Time, loc *time.Location, like time.Time) time.Time {
	_, offset := like.Zone()
	if at := wall.Add(-time.Duration(offset) * time.Second).In(loc); shownBy(at).Equal(wall) {
		return at
	}
	y, m, d := wall.Date()
	at := time.Date(y, m, d, wall.Hour(), wall.Minute(), wall.Second(), wall.Nanosecond(), loc)
	if short := wall.Sub(shownBy(at)); short > 0 {
		return at.Add(short)
	}
	return at
}

// shownBy is what the clock of a time shows, as a time in UTC.
func shownBy(at time.Time) time.Time {
	_, offset := at.Zone()
	return at.Add(time.Duration(offset) * time.Second).UTC()
}
