// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package column

import (
	"strings"
	"time"
)

// layoutParts tells which parts of a time a layout shows.
type layoutParts struct {
	year, shortYear, month, day bool
	// hour is the hour of the day, halfHour the hour of a half day without AM or PM.
	hour, halfHour, minute, second bool
	// fraction is the smallest unit shown below a second, in nanoseconds. 0: none.
	fraction int
	zone     bool
}

// partsOf determines the parts by formatting and parsing a time whose parts all differ from
// the defaults of time.Parse: only package time knows its layouts. A layout whose text cannot
// be parsed counts as one that shows all parts.
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

// or returns the parts that p or q shows.
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

// typedTime is a time that was parsed from text in a layout.
type typedTime struct {
	at    time.Time   // in UTC if the text names no time zone
	parts layoutParts // the parts that the layout shows
}

// ParseTime parses text in the layout of the column, or else in one of the layouts that other
// programs paste. by is the layout that matched.
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

// timeReader parses text that is typed into cells with times.
type timeReader struct {
	layout string
	parts  layoutParts
}

// parseOwn parses text in the layout of the column only.
func (r *timeReader) parseOwn(text string, loc *time.Location) (time.Time, error) {
	if at, ok := parseDigits(r.layout, text, loc); ok {
		return at, nil
	}
	return time.ParseInLocation(r.layout, text, loc)
}

// read parses text as the time that replaces old. If the layout shows a time zone, text is
// parsed in the location of old, which may know the abbreviation of the zone.
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

// keep returns the typed time with the parts of old that are shown neither by the layout of
// the column nor by the layout that matched the text. A kept day is limited to the last day of
// the new month; a typed day beyond it is an error.
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

// nanoseconds returns the nanoseconds of at, with the digits below the smallest unit shown
// taken from old. If at has such digits, they were typed and are kept: time.Parse accepts
// fractions that a layout does not show.
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

// onClock converts the wall-clock time wall, in UTC, to a time in loc. At the end of daylight
// saving time two times match: onClock returns the one with the UTC offset of like, if any. A
// wall-clock time that is skipped at the beginning of daylight saving time moves forward by
// the length of the gap, which keeps the day.
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

// shownBy returns the wall-clock time of at as a time in UTC.
func shownBy(at time.Time) time.Time {
	_, offset := at.Zone()
	return at.Add(time.Duration(offset) * time.Second).UTC()
}
