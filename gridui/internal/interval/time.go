// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package interval

import (
	"fmt"
	"time"
)

// Unit is a length of time.
type Unit uint8

// The units, from the longest on. The zero value is none.
const (
	Year Unit = iota + 1
	Quarter
	Month
	Week
	Day
)

// secondsADay is the length of a day on a wall clock, in seconds.
const secondsADay = 24 * 60 * 60

// mondayFirst is the number of days from a Monday to 1970-01-01, a Thursday.
const mondayFirst = 3

// OfTime returns the number of the interval that contains a time. Numbers of one unit ascend with
// time.
func OfTime(u Unit, wall int64) int64 {
	day := FloorDiv(wall, secondsADay)
	switch u {
	case Day:
		return day
	case Week:
		return FloorDiv(day+mondayFirst, 7)
	}
	at := time.Unix(wall, 0).UTC()
	year, month := int64(at.Year()), int64(at.Month()-1)
	switch u {
	case Quarter:
		return year*4 + month/3
	case Month:
		return year*12 + month
	}
	return year
}

// Parts holds the parts of an interval of time. Sub is the quarter, the month or the week, from 1,
// and Day the day of the month; parts that the unit does not have are 0. The year of a week is the
// year of its Thursday.
type Parts struct{ Year, Sub, Day int }

// PartsOf returns the parts of an interval by its number.
func PartsOf(u Unit, number int64) Parts {
	switch u {
	case Day:
		at := time.Unix(number*secondsADay, 0).UTC()
		return Parts{at.Year(), int(at.Month()), at.Day()}
	case Week:
		year, week := time.Unix((number*7-mondayFirst)*secondsADay, 0).UTC().ISOWeek()
		return Parts{Year: year, Sub: week}
	case Quarter:
		return Parts{Year: int(FloorDiv(number, 4)), Sub: int(FloorMod(number, 4)) + 1}
	case Month:
		return Parts{Year: int(FloorDiv(number, 12)), Sub: int(FloorMod(number, 12)) + 1}
	}
	return Parts{Year: int(number)}
}

// TimeID returns a text that identifies an interval of time by its number, such as 2024, 2024-Q3,
// 2024-07, 2024-W27 or 2024-07-03.
func TimeID(u Unit, number int64) string {
	p := PartsOf(u, number)
	switch u {
	case Quarter:
		return fmt.Sprintf("%04d-Q%d", p.Year, p.Sub)
	case Month:
		return fmt.Sprintf("%04d-%02d", p.Year, p.Sub)
	case Week:
		return fmt.Sprintf("%04d-W%02d", p.Year, p.Sub)
	case Day:
		return fmt.Sprintf("%04d-%02d-%02d", p.Year, p.Sub, p.Day)
	}
	return fmt.Sprintf("%04d", p.Year)
}

// FloorDiv divides a by a positive number and rounds down, also for negative a.
func FloorDiv(a, by int64) int64 {
	if a < 0 {
		return ^(^a / by)
	}
	return a / by
}

// FloorMod returns the remainder of FloorDiv, which is not negative.
func FloorMod(a, by int64) int64 { return a - FloorDiv(a, by)*by }
