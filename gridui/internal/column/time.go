// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package column

import (
	"strings"
	"time"
)

// LayoutParts are the parts of a time that a layout shows.
type LayoutParts struct {
	Year, ShortYear, Month, Day bool
	// Hour is all of it, halfHour without the half of the day.
	Hour, HalfHour, Minute, Second bool
	// Fraction is the smallest unit shown below a second; 0: none.
	Fraction int
	Zone     bool
}

// PartsOf finds the parts by a time that has another value in each than a text
// without it: only package time knows its layouts. A layout whose text cannot be read
// back counts as one that shows all parts.
func PartsOf(layout string) LayoutParts {
	probe := time.Date(2107, time.November, 23, 17, 45, 58, 987654321, time.FixedZone("KST", 16200))
	at, err := time.Parse(layout, probe.Format(layout))
	if err != nil {
		return LayoutParts{Year: true, Month: true, Day: true, Hour: true, Minute: true, Second: true, Fraction: 1, Zone: true}
	}
	p := LayoutParts{
		Year: at.Year() == 2107, ShortYear: at.Year() == 2007, Month: at.Month() == time.November, Day: at.Day() == 23,
		Hour: at.Hour() == 17, HalfHour: at.Hour() == 5, Minute: at.Minute() == 45, Second: at.Second() == 58,
		Zone: at.Location() != time.UTC,
	}
	if ns := at.Nanosecond(); ns > 0 {
		for p.Fraction = 1; ns%(p.Fraction*10) == 0; {
			p.Fraction *= 10
		}
	}
	return p
}

// or are the parts that either shows.
func (p LayoutParts) or(q LayoutParts) LayoutParts {
	p.Year, p.Month, p.Day = p.Year || q.Year, p.Month || q.Month, p.Day || q.Day
	p.ShortYear = (p.ShortYear || q.ShortYear) && !p.Year
	p.Hour = p.Hour || q.Hour
	p.HalfHour = (p.HalfHour || q.HalfHour) && !p.Hour
	p.Minute, p.Second, p.Zone = p.Minute || q.Minute, p.Second || q.Second, p.Zone || q.Zone
	if p.Fraction == 0 || q.Fraction > 0 && q.Fraction < p.Fraction {
		p.Fraction = q.Fraction
	}
	return p
}

// typedTime is a time as it was read from a text in a layout.
type typedTime struct {
	at    time.Time   // in UTC if the text names no zone
	parts LayoutParts // of the layout
}

// ParseTime reads text in the column's layout, or in one of those that other
// programs write, and returns the layout that fits.
func ParseTime(layout, text string, loc *time.Location) (at time.Time, by string, err error) {
	if at, ok := ParseDigits(layout, text, loc); ok {
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
	Layout string
	parts  LayoutParts
}

// parseOwn reads a text in the layout itself.
func (r *timeReader) parseOwn(text string, loc *time.Location) (time.Time, error) {
	if at, ok := ParseDigits(r.Layout, text, loc); ok {
		return at, nil
	}
	return time.ParseInLocation(r.Layout, text, loc)
}

// read makes a time of a text that takes the place of old. A zone in the text is
// found in that of old, which may know it by an abbreviation.
func (r *timeReader) read(text string, old time.Time) (time.Time, error) {
	text = strings.TrimSpace(text)
	at, by, err := ParseTime(r.Layout, text, time.UTC)
	if err != nil {
		return at, err
	}
	typed := typedTime{at, r.parts}
	if by != r.Layout {
		typed.parts = PartsOf(by)
	}
	if typed.parts.Zone {
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
	case old.IsZero() && typed.parts.Zone:
		return at, nil
	case old.IsZero():
		return onClock(at, loc, old), nil
	}
	if typed.parts.Zone {
		if r.parts.Zone {
			loc = at.Location()
		}
		at = at.In(loc)
	}
	year, month, day := at.Date()
	hour, minute, second := at.Clock()
	if !shown.Year && (!shown.ShortYear || year%100 == old.Year()%100) {
		year = old.Year()
	}
	if !shown.Month {
		month = old.Month()
	}
	last := time.Date(year, month+1, 0, 0, 0, 0, 0, time.UTC).Day()
	switch {
	case !shown.Day:
		day = min(old.Day(), last)
	case day > last:
		return time.Time{}, &time.ParseError{Layout: r.Layout, Value: at.Format(r.Layout), Message: ": day out of range"}
	}
	switch {
	case shown.HalfHour:
		hour = hour%12 + old.Hour()/12*12
	case !shown.Hour:
		hour = old.Hour()
	}
	if !shown.Minute {
		minute = old.Minute()
	}
	if !shown.Second {
		second = old.Second()
	}
	wall := time.Date(year, month, day, hour, minute, second, shown.nanoseconds(at, old), time.UTC)
	offsetOf := old
	if typed.parts.Zone && r.parts.Zone {
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
func (p LayoutParts) nanoseconds(at, old time.Time) int {
	unit := p.Fraction
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
