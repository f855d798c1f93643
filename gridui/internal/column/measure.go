// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package column

import (
	"math"
	"reflect"
	"time"

	"github.com/giogrid/giogrid/gridui/internal/exact"
	"github.com/giogrid/giogrid/gridui/internal/rangestats"
	"github.com/giogrid/giogrid/gridui/internal/rowdata"
)

// Measure adds the cells of a column in some rows to figures. It may run on any goroutine that has leased the
// rows.
type Measure func(to *rangestats.Stats, rows rowdata.Source, at rowdata.Block)

// MeasureKind is the kind of values that figures read from the cells of a column.
type MeasureKind uint8

const (
	// MeasureOther only counts cells. The other kinds also read numbers, durations and times.
	MeasureOther MeasureKind = iota
	MeasureNumber
	MeasureDuration
	MeasureTime
)

// MeasureKind returns the kind of values that figures read from the column's cells.
func (d *Def) MeasureKind() MeasureKind {
	switch {
	case d.time != nil:
		return MeasureTime
	case d.valueType == reflect.TypeFor[time.Duration]():
		return MeasureDuration
	case d.Number != nil || d.decimal() != nil:
		return MeasureNumber
	}
	return MeasureOther
}

// decimal returns a function that reads the numbers of a decimal type, nil for other types.
func (d *Def) decimal() func(row rowdata.Row) (exact.Number, bool) {
	if d.Sums == nil {
		return nil
	}
	read, decimals := d.Sums.exact()
	if decimals == 0 {
		return nil
	}
	return read
}

// Measure returns the function that adds cells of the column to figures, according to its MeasureKind.
func (d *Def) Measure() Measure {
	switch {
	case d.time != nil:
		return d.measureTimes
	case d.Direct.Measure != nil:
		return d.Direct.Measure
	case d.Number != nil && d.integer != nil:
		return d.measureIntegers()
	case d.Number != nil && d.valueType.Kind() == reflect.Float32:
		return d.measureFloats32
	case d.Number != nil:
		return d.measureFloats
	case d.decimal() != nil:
		return d.measureDecimals(d.decimal())
	}
	return d.MeasureCount()
}

// MeasureCount returns the function that only counts the cells of the column that are not blank. A
// cell is blank if its value is missing or its text is empty, as for filters.
func (d *Def) MeasureCount() Measure {
	if d.Number == nil && d.Str == nil && d.Boolean == nil && d.time == nil {
		return d.countTexts
	}
	return func(to *rangestats.Stats, rows rowdata.Source, at rowdata.Block) {
		for r := range at.All() {
			row := rows.At(int(r))
			if d.Missing != nil && d.Missing(row) {
				continue
			}
			if d.Str != nil {
				if text, _ := d.Str(row); text == "" {
					continue
				}
			}
			to.AddOther()
		}
	}
}

func (d *Def) countTexts(to *rangestats.Stats, rows rowdata.Source, at rowdata.Block) {
	var buf []byte
	for r := range at.All() {
		row := rows.At(int(r))
		if d.Missing != nil && d.Missing(row) {
			continue
		}
		if buf = d.AppendText(buf[:0], row); len(buf) > 0 {
			to.AddOther()
		}
	}
}

func (d *Def) measureTimes(to *rangestats.Stats, rows rowdata.Source, at rowdata.Block) {
	for r := range at.All() {
		if v, ok := d.time(rows.At(int(r))); ok {
			to.AddTime(v)
		}
	}
}

func (d *Def) measureFloats(to *rangestats.Stats, rows rowdata.Source, at rowdata.Block) {
	var buf [rangestats.MostFloats]float64
	values := buf[:0]
	for r := range at.All() {
		if v, ok := d.Number(rows.At(int(r))); ok {
			values = append(values, v)
		}
		if len(values) == len(buf) {
			to.AddFloats(values)
			values = buf[:0]
		}
	}
	to.AddFloats(values)
}

func (d *Def) measureFloats32(to *rangestats.Stats, rows rowdata.Source, at rowdata.Block) {
	for r := range at.All() {
		if v, ok := d.Number(rows.At(int(r))); ok {
			to.AddFloat32(float32(v))
		}
	}
}

// measureIntegers reads integers as int64. It reads those at the bounds again, since they may be clamped.
func (d *Def) measureIntegers() Measure {
	read, _ := d.Sums.exact()
	return func(to *rangestats.Stats, rows rowdata.Source, at rowdata.Block) {
		for r := range at.All() {
			row := rows.At(int(r))
			switch v, ok := d.integer(row); {
			case !ok:
			case v != math.MinInt64 && v != math.MaxInt64:
				to.AddInt(v)
			default:
				n, _ := read(row)
				to.AddNumber(n)
			}
		}
	}
}

// measureDecimals reads decimal types. A value that is not a number counts as another value.
func (d *Def) measureDecimals(read func(row rowdata.Row) (exact.Number, bool)) Measure {
	return func(to *rangestats.Stats, rows rowdata.Source, at rowdata.Block) {
		for r := range at.All() {
			row := rows.At(int(r))
			if n, ok := read(row); ok {
				to.AddNumber(n)
			} else if d.Missing == nil || !d.Missing(row) {
				to.AddOther()
			}
		}
	}
}

// AppendFigure appends a figure of the column's cells in the format of its values. It appends nothing if the
// column has no custom format, or its values cannot hold the figure.
func (d *Def) AppendFigure(dst []byte, n exact.Number) []byte {
	if d.Sums == nil {
		return dst
	}
	return d.Sums.appendFigure(dst, n)
}

// AppendTime appends a time in the format of the column's values.
func (d *Def) AppendTime(dst []byte, at time.Time) []byte {
	if d.Sums == nil || d.MeasureKind() != MeasureTime {
		return dst
	}
	return d.Sums.appendTime(dst, at)
}

// MeasureFloats makes a Measure from the program's accessor. If a slice holds the rows, it calls the accessor
// without a function in between. NaN is a missing value.
func MeasureFloats[T any](get func(T) float64) Measure {
	return func(to *rangestats.Stats, rows rowdata.Source, at rowdata.Block) {
		if s, ok := rows.(*rowdata.SliceOf[T]); ok {
			if at.List != nil {
				rangestats.AddFloatsAt(to, s.Rows, at.List, get)
			} else {
				rangestats.AddFloatsOf(to, s.Rows[at.First:][:at.N], get)
			}
			return
		}
		var buf [rangestats.MostFloats]float64
		values := buf[:0]
		for r := range at.All() {
			values = append(values, get(*rowdata.Ptr[T](rows.At(int(r)))))
			if len(values) == len(buf) {
				to.AddFloats(values)
				values = buf[:0]
			}
		}
		to.AddFloats(values)
	}
}

func MeasureInts[T any](get func(T) int) Measure {
	return func(to *rangestats.Stats, rows rowdata.Source, at rowdata.Block) {
		for r := range at.All() {
			to.AddInt(int64(get(*rowdata.Ptr[T](rows.At(int(r))))))
		}
	}
}

// ContentWidth returns the width in pixels that shows a cell in full, whose text is text pixels wide in a font of em
// pixels.
func (d *Def) ContentWidth(text, em int) int {
	if d.Ready == nil || d.Ready.Width == nil {
		return text
	}
	return d.Ready.Width(text, em)
}
