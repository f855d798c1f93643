// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package column

import (
	"strconv"
	"time"

	"github.com/giogrid/giogrid/gridui/internal/coord"
	"github.com/giogrid/giogrid/gridui/internal/rowdata"
	"github.com/giogrid/giogrid/gridui/locale"
)

// ReadsNumbers reports whether AppendNumbers reads the values.
func (d *Def) ReadsNumbers() bool { return d.Number != nil || d.decimal() != nil }

// AppendNumbers appends the values of some records as numbers, without those that are missing or cannot be
// read. It may run on any goroutine that has leased the rows.
func (d *Def) AppendNumbers(dst []float64, rows rowdata.Source, at []coord.Record) []float64 {
	if d.Number == nil {
		return d.appendDecimals(dst, rows, at)
	}
	for _, r := range at {
		if v, ok := d.Number(rows.At(int(r))); ok {
			dst = append(dst, v)
		}
	}
	return dst
}

func (d *Def) appendDecimals(dst []float64, rows rowdata.Source, at []coord.Record) []float64 {
	read := d.decimal()
	for _, r := range at {
		if n, ok := read(rows.At(int(r))); ok {
			dst = append(dst, n.Float)
		}
	}
	return dst
}

// NumberOf is the value of a row as AppendNumbers reads it.
func (d *Def) NumberOf(row rowdata.Row) (float64, bool) {
	switch {
	case d.Number != nil:
		return d.Number(row)
	case d.decimal() != nil:
		n, ok := d.decimal()(row)
		if !ok {
			return 0, false
		}
		return n.Float, true
	}
	return 0, false
}

// ReadsClock reports whether AppendClock reads the values.
func (d *Def) ReadsClock() bool { return d.time != nil && d.wall != nil }

// mostYears bounds the years of times: what lies beyond counts as if it were there.
const mostYears = 100_000

// AppendClock appends the values of some records as seconds of the clock that cells show since
// 1970-01-01 00:00, without those that are missing. It may run on any goroutine that has leased the rows.
func (d *Def) AppendClock(dst []float64, rows rowdata.Source, at []coord.Record) []float64 {
	for _, r := range at {
		if v, ok := d.ClockOf(rows.At(int(r))); ok {
			dst = append(dst, v)
		}
	}
	return dst
}

// ClockOf is the value of a row as AppendClock reads it.
func (d *Def) ClockOf(row rowdata.Row) (float64, bool) {
	v, ok := d.time(row)
	if !ok {
		return 0, false
	}
	const most = mostYears * 366 * 24 * 3600
	return min(max(float64(wallSeconds(v)), -most), most) + float64(v.Nanosecond())/float64(time.Second), true
}

// Whole reports whether the values are integers.
func (d *Def) Whole() bool {
	s := NewSampler(d)
	return s.Whole()
}

// FilterNumber is a number as filters of the column read it, with the signs of the column or else those of
// the grid.
func (d *Def) FilterNumber(v float64, grid locale.Numbers) string {
	return string(d.NumberReader(grid).AppendText(nil, strconv.FormatFloat(v, 'f', -1, 64), false))
}
