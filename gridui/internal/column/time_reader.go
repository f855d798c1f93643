// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package column

import (
	"strings"
	"time"
)

// typedTime is a time that was parsed from text in a layout.
type typedTime struct {
	at    time.Time   // in UTC if the text names no time zone
	parts layoutParts // the parts that the layout shows
}

// ParseTime parses text in the layout of the column, or else in a layout in which other programs copy times.
// by is the layout that matched.
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
	// local returns a time in the order of ISO 8601 that a text shows in the language of the grid. nil: none.
	local func(text string) (iso string, ok bool)
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
	if err != nil && r.local != nil {
		if iso, ok := r.local(text); ok {
			text = iso
			at, by, err = ParseTime(r.layout, text, time.UTC)
		}
	}
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
	case shown.toSecond() && !typed.parts.zone && loc == time.UTC: // a shortcut for what follows
		fraction := time.Duration(shown.nanoseconds(at, old) - at.Nanosecond())
		return orSame(at.Add(fraction), old), nil
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
	return orSame(onClock(wall, loc, offsetOf), old), nil
}

// above returns old without the parts below the smallest part shown: the seconds for a layout of minutes, the
// time of day for a layout of dates. A layout of only the time of day keeps the day.
func (r *timeReader) above(old time.Time) time.Time {
	if old.IsZero() {
		return old
	}
	year, month, day := old.Date()
	hour, minute, second := old.Clock()
	p := &r.parts
	below := p.year || p.shortYear
	drop := func(part *int, shown bool, least int) {
		if below && !shown {
			*part = least
		}
		below = below || shown
	}
	number := int(month)
	drop(&number, p.month, 1)
	drop(&day, p.day, 1)
	drop(&hour, p.hour, 0)
	below = below || p.halfHour
	drop(&minute, p.minute, 0)
	drop(&second, p.second, 0)
	fraction := old.Nanosecond()
	if unit := max(p.fraction, 1); p.fraction > 0 {
		fraction -= fraction % unit
	} else if below {
		fraction = 0
	}
	wall := time.Date(year, time.Month(number), day, hour, minute, second, fraction, time.UTC)
	if wall.Equal(ShownBy(old)) {
		return old
	}
	return onClock(wall, old.Location(), old)
}

// orSame returns now, or old if both are the same time in the same location.
func orSame(now, old time.Time) time.Time {
	if now.Equal(old) && now.Location() == old.Location() {
		return old
	}
	return now
}

// onClock converts the wall-clock time wall, in UTC, to a time in loc. At the end of daylight saving time two
// times match: onClock returns the time with the UTC offset of like, if any. A wall-clock time skipped at the
// beginning of daylight saving time moves forward by the length of the gap, which keeps the day.
func onClock(wall time.Time, loc *time.Location, like time.Time) time.Time {
	_, offset := like.Zone()
	if at := wall.Add(-time.Duration(offset) * time.Second).In(loc); ShownBy(at).Equal(wall) {
		return at
	}
	y, m, d := wall.Date()
	at := time.Date(y, m, d, wall.Hour(), wall.Minute(), wall.Second(), wall.Nanosecond(), loc)
	if short := wall.Sub(ShownBy(at)); short > 0 {
		return at.Add(short)
	}
	return at
}

// ShownBy returns the wall-clock time of at as a time in UTC.
func ShownBy(at time.Time) time.Time {
	_, offset := at.Zone()
	return at.Add(time.Duration(offset) * time.Second).UTC()
}
