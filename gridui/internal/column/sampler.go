// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package column

import (
	"math"
	"reflect"
	"time"

	"github.com/giogrid/giogrid/gridui/internal/exact"
	"github.com/giogrid/giogrid/gridui/internal/rowdata"
	"github.com/giogrid/giogrid/gridui/internal/series"
	"github.com/giogrid/giogrid/gridui/option"
)

// Sampler reads the cells of a column as values that a series continues.
type Sampler struct {
	def *Def
	// base is the underlying type of the values if basic is set.
	base  base
	basic bool
	shows series.Shows
}

// NewSampler returns a Sampler of a column, editable or not.
func NewSampler(d *Def) Sampler {
	s := Sampler{def: d}
	if d.valueType != nil {
		s.base, s.basic = underlying(d.valueType)
	}
	if s.basic && s.base.kind == baseTime {
		s.shows = showsOf(partsOf(d.TimeLayout))
	}
	return s
}

// showsOf converts the parts shown by a layout for a series.
func showsOf(p layoutParts) series.Shows {
	clock := p.hour || p.halfHour || p.minute || p.second || p.fraction > 0
	switch {
	case clock && (p.year || p.shortYear || p.month || p.day):
		return series.ShowsAll
	case clock:
		return series.ShowsClock
	case p.day:
		return series.ShowsDate
	case p.month:
		return series.ShowsMonth
	case p.year || p.shortYear:
		return series.ShowsYear
	}
	return series.ShowsAll
}

// Whole reports whether the values are integers.
func (s *Sampler) Whole() bool {
	return s.def.Number != nil && s.basic && (s.base.kind == baseSigned || s.base.kind == baseUnsigned)
}

// Sample returns the value of a row. It is of KindOther if it can only be repeated.
func (s *Sampler) Sample(row rowdata.Row) series.Value {
	d := s.def
	switch {
	case d.Missing != nil && d.Missing(row):
		return series.Value{}
	case d.Number != nil && s.basic:
		return s.number(row)
	case d.Kind == option.KindNumber:
		return s.decimal(row)
	case d.Str != nil:
		text, _ := d.Str(row)
		return series.Text(text)
	case s.basic && s.base.kind == baseTime:
		at := reflect.ValueOf(d.Value(row)).Convert(timeType).Interface().(time.Time)
		return series.Time(at, s.shows)
	}
	return series.Value{Kind: series.KindOther}
}

// number returns the value of an integer or a float.
func (s *Sampler) number(row rowdata.Row) series.Value {
	if s.base.kind == baseFloat {
		f, _ := s.def.Number(row)
		return series.Float(f, 8*int(s.base.size))
	}
	i, _ := s.def.integer(row)
	if s.base.kind == baseUnsigned && i == math.MaxInt64 { // clamped
		return series.Whole(exact.OfUint64(reflect.ValueOf(s.def.Value(row)).Uint()))
	}
	return series.Whole(exact.OfInt64(i))
}

// decimal returns the value of a decimal type, by its copied digits.
func (s *Sampler) decimal(row rowdata.Row) series.Value {
	d := s.def
	text := plainText(d.Value(row), func() string { return string(d.AppendPlain(nil, row)) }, d)
	if v, ok := series.Decimal([]byte(text)); ok {
		return v
	}
	return series.Value{Kind: series.KindOther}
}
