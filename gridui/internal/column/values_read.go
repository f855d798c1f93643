// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package column

import (
	"strconv"
	"time"

	"github.com/giogrid/giogrid/gridui/filter"
	"github.com/giogrid/giogrid/gridui/internal/coord"
	"github.com/giogrid/giogrid/gridui/internal/rowdata"
	"github.com/giogrid/giogrid/gridui/locale"
	"github.com/giogrid/giogrid/gridui/option"
)

// CellValues reads the values of a column as numbers, to add or compare them.
type CellValues struct{ Def *Def }

// ReadsNumbers reports whether AppendNumbers reads the values.
func (c CellValues) ReadsNumbers() bool { return c.Def.Number != nil || c.Def.decimal() != nil }

// Compares reports whether filters can compare the values by an operator. It is false for a number type of
// the program with a text that does not give its digits.
func (c CellValues) Compares(op filter.Op) bool {
	switch op {
	case filter.Equals, filter.NotEquals, filter.Less, filter.LessOrEqual, filter.Greater, filter.GreaterOrEqual, filter.Between:
		return c.Def.Kind != option.KindNumber || !c.Def.hidden.known()
	}
	return true
}

// AppendNumbers appends the values of some records as numbers. It skips missing and unreadable values. It may
// run on any goroutine that has leased the rows.
func (c CellValues) AppendNumbers(dst []float64, rows rowdata.Source, at []coord.Record) []float64 {
	if c.Def.Number == nil {
		return c.appendDecimals(dst, rows, at)
	}
	for _, r := range at {
		if v, ok := c.Def.Number(rows.At(int(r))); ok {
			dst = append(dst, v)
		}
	}
	return dst
}

func (c CellValues) appendDecimals(dst []float64, rows rowdata.Source, at []coord.Record) []float64 {
	read := c.Def.decimal()
	for _, r := range at {
		if n, ok := read(rows.At(int(r))); ok {
			dst = append(dst, n.Float)
		}
	}
	return dst
}

// NumberOf returns the value of a row as AppendNumbers reads it.
func (c CellValues) NumberOf(row rowdata.Row) (float64, bool) {
	switch {
	case c.Def.Number != nil:
		return c.Def.Number(row)
	case c.Def.decimal() != nil:
		n, ok := c.Def.decimal()(row)
		if !ok {
			return 0, false
		}
		return n.Float, true
	}
	return 0, false
}

// ReadsClock reports whether AppendClock reads the values.
func (c CellValues) ReadsClock() bool { return c.Def.time != nil && c.Def.wall != nil }

// mostYears bounds the years of times. Later and earlier times are clamped to it.
const mostYears = 100_000

// AppendClock appends the values of some records as wall-clock times, in seconds since 1970-01-01 00:00. It
// skips missing values. It may run on any goroutine that has leased the rows.
func (c CellValues) AppendClock(dst []float64, rows rowdata.Source, at []coord.Record) []float64 {
	for _, r := range at {
		if v, ok := c.ClockOf(rows.At(int(r))); ok {
			dst = append(dst, v)
		}
	}
	return dst
}

// ClockOf returns the value of a row as AppendClock reads it.
func (c CellValues) ClockOf(row rowdata.Row) (float64, bool) {
	v, ok := c.Def.time(row)
	if !ok {
		return 0, false
	}
	const most = mostYears * 366 * 24 * 3600
	return min(max(float64(wallSeconds(v)), -most), most) + float64(v.Nanosecond())/float64(time.Second), true
}

// Whole reports whether the values are integers.
func (c CellValues) Whole() bool {
	s := NewSampler(c.Def)
	return s.Whole()
}

// FilterNumber returns a number in the notation that the column's filters read: with the column's signs, or
// else the grid's.
func (c CellValues) FilterNumber(v float64, grid locale.Numbers) string {
	return Written{c.Def, grid}.Number(strconv.FormatFloat(v, 'f', -1, 64))
}
