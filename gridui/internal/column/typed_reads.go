// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package column

import (
	"reflect"
	"time"

	"github.com/giogrid/giogrid/gridui/internal/exact"
	"github.com/giogrid/giogrid/gridui/internal/rowdata"
	"github.com/giogrid/giogrid/gridui/option"
)

// TypedReads holds the functions that read a column's values by their type, for computing with them. At most
// one is set, in addition to Float; none is set for other types.
type TypedReads struct {
	// Integer and Exact read numbers exactly, Float numbers of all kinds.
	Integer func(row rowdata.Row) (int64, bool)
	Exact   func(row rowdata.Row) (exact.Number, bool)
	Float   func(row rowdata.Row) (float64, bool)
	// Span reads durations in nanoseconds.
	Span func(row rowdata.Row) (int64, bool)
	Time func(row rowdata.Row) (time.Time, bool)
	Bool func(row rowdata.Row) (v, ok bool)
	Text func(row rowdata.Row) (string, bool)
}

// TypedReads returns the functions that read the column.
func (d *Def) TypedReads() (r TypedReads) {
	switch {
	case d.Utility || d.Children != nil:
	case d.valueType == reflect.TypeFor[time.Duration]():
		r.Span = d.integer
	case d.Kind == option.KindNumber:
		r = d.numberReads()
	case d.time != nil:
		r.Time = d.time
	case d.Boolean != nil:
		r.Bool = d.Boolean
	case d.Str != nil:
		r.Text = d.Str
	case d.Kind == option.KindText:
		r.Text = d.textRead()
	}
	return r
}

// numberReads reads integers of up to 64 bits and larger and decimal numbers exactly, and others as float64.
func (d *Def) numberReads() (r TypedReads) {
	r.Float = d.Number
	if d.integer != nil && d.valueType != nil {
		switch d.valueType.Kind() {
		case reflect.Int, reflect.Int8, reflect.Int16, reflect.Int32, reflect.Int64, reflect.Uint8, reflect.Uint16, reflect.Uint32:
			r.Integer = d.integer
			return r
		}
	}
	if d.Sums != nil {
		r.Exact, _ = d.Sums.exact()
	}
	return r
}

// textRead returns a function that reads the text of values that are not strings, such as enumerations.
func (d *Def) textRead() func(row rowdata.Row) (string, bool) {
	text, missing := d.ValueText, d.Missing
	if text == nil {
		text = d.AppendText
	}
	return func(row rowdata.Row) (string, bool) {
		if missing != nil && missing(row) {
			return "", false
		}
		var buf [64]byte
		return string(text(buf[:0], row)), true
	}
}
