// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package column

import (
	"encoding/hex"
	"fmt"
	"math"
	"reflect"
	"strconv"
	"time"

	"github.com/giogrid/giogrid/gridui/internal/exact"
	"github.com/giogrid/giogrid/gridui/internal/numtext"
	"github.com/giogrid/giogrid/gridui/internal/ratio"
	"github.com/giogrid/giogrid/gridui/option"
	"github.com/giogrid/giogrid/storage/export/plaintext"
)

// A value from the source of the rows is nil, a bool, an int64, a float64, a Decimal, a string, a []byte or a
// time.Time, whatever the type of the column's values.

// Decimal is a number in decimal digits.
type Decimal string

// GivenNumber returns a number from the source of the rows, NaN for an infinite one; ok is false for other
// values.
func GivenNumber(v any) (n exact.Number, ok bool) {
	n.Float = math.NaN()
	switch v := v.(type) {
	case int64:
		return exact.Whole(exact.OfInt64(v)), true
	case float64:
		if !math.IsInf(v, 0) {
			n.Float = v
		}
		return n, true
	case Decimal:
		if read, ok := exact.ParseLong([]byte(v)); ok {
			n = read
		}
		return n, true
	}
	return n, false
}

// GivenFigure returns a sum or a bound of the column computed by the source of the rows. Sources return
// integers beyond int64 as a float64 if that is exact; only columns of floats have rounded figures.
func (d *Def) GivenFigure(v any) exact.Number {
	n, _ := GivenNumber(v)
	rounded := d.valueType != nil && (d.valueType.Kind() == reflect.Float64 || d.valueType.Kind() == reflect.Float32)
	if _, float := v.(float64); float && !rounded && !math.IsNaN(n.Float) {
		return exact.OfRat(ratio.OfFloat(n.Float))
	}
	return n
}

// ofGiven converts a value of the source to a value of the column. It returns false if no value of V
// corresponds to it.
func (t *Value[V]) ofGiven(v any) (out V, ok bool) {
	switch v := v.(type) {
	case nil:
		return out, false
	case V:
		return v, true
	case int64:
		if t.traits.whole != nil {
			return t.traits.whole(exact.OfInt64(v))
		}
		return t.ofDecimal(strconv.FormatInt(v, 10))
	case float64:
		return t.ofFloat(v)
	case Decimal:
		return t.ofDecimal(string(v))
	}
	return convert[V](v, t.parseText)
}

// ofFloat converts a number to a value of the column.
func (t *Value[V]) ofFloat(f float64) (out V, ok bool) {
	if t.traits.unnumber != nil {
		return t.traits.unnumber(f)
	}
	return t.ofDecimal(string(plaintext.AppendNumber(nil, f, 64)))
}

// parseText parses the text of a value of the program's type.
func (t *Value[V]) parseText(text string) (out V, ok bool) {
	if t.traits.parse == nil {
		return out, false
	}
	out, err := t.traits.parse(text, numtext.Reader{})
	return out, err == nil
}

// convert converts a value to a named type of the same kind. parse converts other texts.
func convert[V any](v any, parse func(string) (V, bool)) (out V, ok bool) {
	from, to := reflect.ValueOf(v), reflect.TypeFor[V]()
	if from.Kind() == to.Kind() && from.CanConvert(to) {
		return from.Convert(to).Interface().(V), true
	}
	if text, is := v.(string); is {
		return parse(text)
	}
	return out, false
}

// AppendGiven appends the displayed text of a value from the source of the rows.
func (t *Value[V]) AppendGiven(dst []byte, v any) []byte {
	if own, ok := t.ofGiven(v); ok {
		return t.append(dst, own)
	}
	switch v := v.(type) {
	case nil:
		return dst
	case time.Time:
		return append(dst, v.Format(time.DateTime)...)
	case float64:
		return plaintext.AppendNumber(dst, v, 64)
	case []byte:
		return hex.AppendEncode(dst, v)
	}
	return fmt.Append(dst, v)
}

// Given returns an aggregate that the source of the rows has computed by a function.
func (t *Value[V]) Given(v any, by option.Aggregate) Aggregate {
	s := Aggregate{Number: math.NaN(), Picked: -1, Function: by}
	switch {
	case v == nil:
	case t.Def.picks(by):
		s.Given = v
	case by == option.AggregateCount || by == option.AggregateDistinct:
		s.Count = v
	case by == option.AggregateSum && t.exactSum(v) != nil:
		s.Exact = t.exactSum(v)
	default:
		s.Number = floatOf(v)
	}
	return s
}

// exactSum returns v as a sum of integers or decimal numbers, or nil if it is not one.
func (t *Value[V]) exactSum(v any) *exact.Sum {
	read, decimals := t.exact()
	if read == nil {
		return nil
	}
	var sum exact.Sum
	i, whole := v.(int64)
	switch {
	case whole && decimals == 0:
		sum.Add(exact.Whole(exact.OfInt64(i)))
		return &sum
	case decimals == 0:
		return nil
	}
	n, ok := exact.ParseLong(fmt.Append(nil, v))
	if !ok {
		return nil
	}
	sum.Add(n)
	return &sum
}

// floatOf returns a number of the source as a float64, NaN for other values.
func floatOf(v any) float64 {
	switch v := v.(type) {
	case int64:
		return float64(v)
	case float64:
		return v
	case Decimal:
		if f, err := strconv.ParseFloat(string(v), 64); err == nil {
			return f
		}
	}
	return math.NaN()
}
