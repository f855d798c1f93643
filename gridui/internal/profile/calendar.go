// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package profile

import (
	"time"

	"github.com/giogrid/giogrid/gridui/internal/interval"
)

// Levels of the calendar. Times are seconds of a clock without a zone since 1970.
const (
	seconds = iota
	minutes
	hours
	days
	months
	years
	decades
	centuries
	millennia
	calendarLevels
)

// perLevel is the number of bins in a bin of the next level; 0: it varies.
var perLevel = [calendarLevels]int64{60, 60, 24, 0, 12, 10, 10, 10, 10}

// calendar is the scale of times.
type calendar struct{}

func (c calendar) level(lo, hi float64, most int64) int {
	k := 0
	for k < millennia && c.index(k, hi)-c.index(k, lo) >= most {
		k++
	}
	return k
}

func (c calendar) index(level int, v float64) int64 {
	at := floor(v)
	switch level {
	case seconds:
		return at
	case minutes:
		return interval.FloorDiv(at, 60)
	case hours:
		return interval.FloorDiv(at, 3600)
	}
	i := interval.FloorDiv(at, 86400)
	for k := days; k < level; k++ {
		i = c.above(k, i)
	}
	return i
}

func (calendar) above(level int, index int64) int64 {
	if level == days {
		at := time.Unix(index*86400, 0).UTC()
		return int64(at.Year())*12 + int64(at.Month()) - 1
	}
	return interval.FloorDiv(index, perLevel[level])
}

func (calendar) start(level int, index int64) float64 {
	switch level {
	case seconds:
		return float64(index)
	case minutes:
		return float64(index * 60)
	case hours:
		return float64(index * 3600)
	case days:
		return float64(index * 86400)
	}
	for ; level > months; level-- {
		index *= perLevel[level-1]
	}
	at := time.Date(int(interval.FloorDiv(index, 12)), time.Month(interval.FloorMod(index, 12))+1, 1, 0, 0, 0, 0, time.UTC)
	return float64(at.Unix())
}

// mondayShift moves the start of weeks to Mondays, from the day of the week of 1970-01-01.
const mondayShift = 3

var calendarSteps = []step{
	{seconds, 1, 0}, {seconds, 5, 0}, {seconds, 15, 0}, {seconds, 30, 0},
	{minutes, 1, 0}, {minutes, 5, 0}, {minutes, 15, 0}, {minutes, 30, 0},
	{hours, 1, 0}, {hours, 3, 0}, {hours, 6, 0}, {hours, 12, 0},
	{days, 1, 0}, {days, 7, mondayShift},
	{months, 1, 0}, {months, 3, 0}, {months, 6, 0},
	{years, 1, 0}, {years, 2, 0}, {years, 5, 0},
	{decades, 1, 0}, {decades, 2, 0}, {decades, 5, 0},
	{centuries, 1, 0}, {centuries, 2, 0}, {centuries, 5, 0}, {millennia, 1, 0}, {millennia, 5, 0}, {millennia, 100, 0},
}

func (calendar) steps(level int) []step {
	for i, s := range calendarSteps {
		if s.level >= level {
			return calendarSteps[i:]
		}
	}
	return calendarSteps[len(calendarSteps)-1:]
}
