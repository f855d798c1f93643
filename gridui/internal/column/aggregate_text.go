// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package column

import (
	"encoding"
	"math"
	"reflect"
	"strconv"
	"time"

	"github.com/giogrid/giogrid/gridui/internal/exact"
	"github.com/giogrid/giogrid/gridui/internal/numtext"
	"github.com/giogrid/giogrid/gridui/internal/rowdata"
	"github.com/giogrid/giogrid/gridui/option"
	"github.com/giogrid/giogrid/storage/export/plaintext"
)

// ownText reports whether the displayed text of a number comes from Format, from a String
// method or from time.Duration, so that an aggregate must become a V to be displayed alike.
func (t *Value[V]) ownText() bool {
	return t.formatted || t.traits.named || reflect.TypeFor[V]() == reflect.TypeFor[time.Duration]()
}

// AppendSum appends the displayed text of an aggregate, nothing if there is no result.
func (t *Value[V]) AppendSum(dst []byte, s Aggregate) []byte {
	if s.Shared {
		return s.appendShare(dst)
	}
	if dst, ok := t.appendStyled(dst, s); ok {
		return dst
	}
	if s.Exact != nil {
		return t.appendExact(dst, s.Exact, s.Function == option.AggregateAverage)
	}
	if n, ok := s.Count.(int64); ok {
		s.Number = float64(n)
	} else if t.Def.picks(s.Function) {
		return t.appendPick(dst, s)
	}
	return t.appendNumber(dst, s.Number, s.Function)
}

// appendStyled appends a sum, an average or a number in the style of the column. It returns false if the column has none,
// or if the aggregate is a count or a value of a row.
func (t *Value[V]) appendStyled(dst []byte, s Aggregate) ([]byte, bool) {
	if !t.Def.stylesNumbers() || t.SumFormat != nil || s.Count != nil || s.Function == option.AggregateCount || s.Function == option.AggregateDistinct {
		return dst, false
	}
	average := s.Function == option.AggregateAverage
	if s.Exact == nil && t.Def.picks(s.Function) {
		return dst, false
	}
	_, scale := t.exact()
	f, start := t.Def.Styled.formatter(), len(dst)
	number := s.Number
	switch {
	case s.Exact == nil:
	case s.Exact.Exact() && average:
		return f.AppendNumber(append(dst, s.Exact.Mean(scale, f.Decimals())...), start), true
	case s.Exact.Exact():
		return f.AppendNumber(append(dst, s.Exact.Text()...), start), true
	case average:
		number = s.Exact.FloatMean()
	default:
		number = s.Exact.Float()
	}
	if math.IsNaN(number) {
		return dst, true
	}
	return f.AppendNumber(plaintext.AppendNumber(dst, number, 64), start), true
}

// appendPick appends the value that an aggregate picked.
func (t *Value[V]) appendPick(dst []byte, s Aggregate) []byte {
	if s.Given != nil {
		if v, ok := t.ofGiven(s.Given); ok {
			return t.appendPicked(dst, v)
		}
		return t.AppendGiven(dst, s.Given)
	}
	s.read(func(row rowdata.Row) {
		if v, ok := t.Get(row); ok {
			dst = t.appendPicked(dst, v)
		}
	})
	return dst
}

// appendPicked appends v, the value of the row that an aggregate picked.
func (t *Value[V]) appendPicked(dst []byte, v V) []byte {
	switch {
	case t.SumFormat != nil && t.traits.wide != nil:
		return append(dst, t.SumFormat(t.traits.wide(v).Float())...)
	case t.SumFormat != nil && t.traits.number != nil:
		return append(dst, t.SumFormat(t.traits.number(v))...)
	}
	return t.append(dst, v)
}

// appendNumber appends a numeric aggregate, nothing for NaN.
func (t *Value[V]) appendNumber(dst []byte, v float64, a option.Aggregate) []byte {
	switch {
	case math.IsNaN(v):
		return dst
	case t.SumFormat != nil:
		return append(dst, t.SumFormat(v)...)
	case a == option.AggregateCount || a == option.AggregateDistinct:
		return strconv.AppendFloat(dst, v, 'f', -1, 64)
	case t.traits.unnumber != nil && (a != option.AggregateAverage || t.ownText()):
		if value, exact := t.traits.unnumber(v); exact || t.formatted || t.traits.named {
			return t.append(dst, value)
		}
	}
	return appendRounded(dst, v)
}

// appendExact appends an exact sum, or the average computed from it.
func (t *Value[V]) appendExact(dst []byte, s *exact.Sum, average bool) []byte {
	switch {
	case t.SumFormat != nil && average:
		return append(dst, t.SumFormat(s.FloatMean())...)
	case t.SumFormat != nil:
		return append(dst, t.SumFormat(s.Float())...)
	case !s.Exact() && average:
		return appendRounded(dst, s.FloatMean())
	case !s.Exact():
		return appendRounded(dst, s.Float())
	}
	if v, ok := t.ofSum(s, average); ok {
		return t.append(dst, v)
	}
	_, scale := t.exact()
	if average {
		return append(dst, s.Mean(scale, 2)...)
	}
	return append(dst, s.Text()...)
}

// meanDecimals is the number of decimals of an average in a decimal type of the program.
const meanDecimals = 9

// ofSum converts an exact sum to a value of the column, or to an average if ownText holds. It
// returns false if the result is outside the range of V.
func (t *Value[V]) ofSum(s *exact.Sum, average bool) (v V, ok bool) {
	switch {
	case !s.Exact() || average && !t.ownText():
		return v, false
	case t.traits.whole != nil && average:
		return t.ofWhole(s.Mean(0, 0))
	case t.traits.whole != nil:
		units, fits := s.Units()
		if !fits {
			return v, false
		}
		return t.traits.whole(units)
	case average:
		return t.ofDecimal(s.Mean(exact.Scale, meanDecimals))
	}
	return t.ofDecimal(s.Text())
}

// ofDecimal parses a decimal number as a V: by the UnmarshalText method or the parser of the
// type, or else by the Parse function of the program.
func (t *Value[V]) ofDecimal(text string) (v V, ok bool) {
	err := errNoParser
	if u, is := any(&v).(encoding.TextUnmarshaler); is {
		err = u.UnmarshalText([]byte(text))
	} else if t.traits.parse != nil {
		v, err = t.traits.parse(text, numtext.Reader{})
	}
	if err != nil && t.ownParse {
		v, err = t.parse(text, v, numtext.Reader{})
	}
	return v, err == nil
}

// SumValue returns an aggregate as a raw value, of type V where possible. It is nil if there
// is no result.
func (t *Value[V]) SumValue(s Aggregate) (value any) {
	switch {
	case s.Shared:
		return s.shareValue()
	case s.Count != nil:
		return s.Count
	case s.Exact != nil:
		return t.exactValue(s.Exact, s.Function == option.AggregateAverage)
	}
	if t.Def.picks(s.Function) {
		if v, ok := t.ofGiven(s.Given); ok {
			return v
		}
		value = s.Given
		s.read(func(row rowdata.Row) { value = t.Def.Value(row) })
		return value
	}
	if math.IsNaN(s.Number) {
		return nil
	}
	return s.Number
}

// exactValue returns an exact sum, or the average computed from it, as a raw value: a V, a
// float64, or the digits as a string if a float64 would round a sum.
func (t *Value[V]) exactValue(s *exact.Sum, average bool) any {
	if average {
		if v, ok := t.ofSum(s, true); ok && !t.formatted {
			return v
		}
		return s.FloatMean()
	}
	if v, ok := t.ofSum(s, false); ok {
		return v
	}
	if !s.Exact() {
		return s.Float()
	}
	return s.Text()
}

// exact reads integers, and numbers of a decimal type that the program declared as KindNumber.
// Those are parsed from the text of the String method, or from the string itself.
func (t *Value[V]) exact() (read func(row rowdata.Row) (n exact.Number, ok bool), decimals int) {
	if whole := t.traits.wide; whole != nil {
		return func(row rowdata.Row) (exact.Number, bool) {
			v, ok := t.Get(row)
			return exact.Whole(whole(v)), ok
		}, 0
	}
	if !t.isDecimal() {
		return nil, 0
	}
	fractions := isFraction[V]() || t.fits != nil
	return t.Def.orShown(func(row rowdata.Row) (n exact.Number, ok bool) {
		v, ok := t.Get(row)
		if !ok {
			return n, false
		}
		if fractions {
			if r := fractionOf(v); r != nil {
				return exact.OfRat(r), true
			}
		}
		var buf [48]byte
		return exact.ParseLong(t.traits.append(buf[:0], v))
	}), exact.Scale
}

// orShown returns read, or for a column of texts a function that also reads numbers with signs between their digits, as
// filters do. It is not inlined, because the code of every type of values calls it.
//
//go:noinline
func (d *Def) orShown(read func(row rowdata.Row) (exact.Number, bool)) func(row rowdata.Row) (exact.Number, bool) {
	if d.Str == nil {
		return read
	}
	by := d.storedReader()
	return func(row rowdata.Row) (n exact.Number, ok bool) {
		if n, ok = read(row); ok {
			return n, true
		}
		text, ok := d.Str(row)
		if !ok || text == "" {
			return n, false
		}
		return shownNumber(by, text)
	}
}

// isDecimal reports whether only the text of the values is a number: V is not a numeric type,
// and the program declared the column as KindNumber.
func (t *Value[V]) isDecimal() bool {
	tr := &t.traits
	return t.Def.Kind == option.KindNumber && tr.number == nil && tr.wide == nil && (tr.named || tr.text != nil || isFraction[V]())
}

// appendRounded appends a number rounded to at most two decimals.
func appendRounded(dst []byte, v float64) []byte {
	if r := math.Round(v*100) / 100; !math.IsInf(r, 0) {
		v = r
	}
	return strconv.AppendFloat(dst, v, 'f', -1, 64)
}
