// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package column

import "time"

// defaultTimeLayout is the layout of times without the option Layout. It shows minutes, and its
// order of year, month and day is unambiguous in all countries.
const defaultTimeLayout = "2006-01-02 15:04"

// layoutParts marks the parts of a time that a layout shows.
type layoutParts struct {
	year, shortYear, month, day bool
	// hour is the hour of the day, halfHour the hour of a half day without AM or PM.
	hour, halfHour, minute, second bool
	// fraction is the smallest unit shown below a second, in nanoseconds. 0: none.
	fraction int
	zone     bool
}

// partsOf determines the parts by formatting and parsing a time with parts that all differ from the defaults
// of time.Parse, since only package time understands layouts. A layout with a text that cannot be parsed
// counts as showing all parts.
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

// toSecond reports whether all parts down to the second are shown.
func (p layoutParts) toSecond() bool {
	return p.year && p.month && p.day && p.hour && p.minute && p.second
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

// layoutSize returns the smallest unit that a layout shows, as a number for periodFrom: 1 for
// a year, 6 for a second.
func layoutSize(layout string) int {
	// A step of one unit changes the text only if the layout shows that unit, because no step
	// from base carries into a larger unit.
	base := time.Date(1983, 2, 7, 4, 9, 11, 0, time.UTC)
	shown := base.Format(layout)
	for n, other := range [...]time.Time{
		base.Add(time.Second), base.Add(time.Minute), base.Add(time.Hour), base.AddDate(0, 0, 1), base.AddDate(0, 1, 0),
	} {
		if other.Format(layout) != shown {
			return 6 - n
		}
	}
	return 1
}
