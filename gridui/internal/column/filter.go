// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package column

import (
	"math"
	"reflect"
	"strings"
	"time"

	"github.com/giogrid/giogrid/gridui/internal/rowdata"
	"github.com/giogrid/giogrid/gridui/internal/rowmodel"
	"github.com/giogrid/giogrid/gridui/option"
)

// filterBy sets the functions of the definition that filters read values and operands with.
func (t *Value[V]) filterBy(tr Traits[V]) {
	d := t.Def
	d.verbatim = tr.text != nil && !tr.named
	if tr.boolean != nil {
		d.Boolean = func(row rowdata.Row) (bool, bool) {
			v, ok := t.Get(row)
			return ok && tr.boolean(v), ok
		}
	}
	if tr.wall != nil {
		d.wall = func(row rowdata.Row) (int64, bool) {
			v, ok := t.Get(row)
			return tr.wall(v), ok
		}
		d.Span = func(text string) (Period, bool) { return readPeriod(text, t.times.layout) }
	}
	if tr.number != nil {
		d.Operand = func(text string) (Number, bool) { return t.readOperand(tr, text) }
	}
}

// readOperand parses the number that a filter compares with. It tries the parser of the
// column first and then ReadNumber, which accepts digit grouping.
func (t *Value[V]) readOperand(tr Traits[V], text string) (Number, bool) {
	text = strings.TrimSpace(text)
	if text == "" || len(text) > longestNumber {
		return Number{}, false
	}
	if n, ok := t.parseNumber(tr, text); ok {
		return n, true
	}
	if plain, ok := ungrouped(text); ok && plain != text {
		if n, ok := t.parseNumber(tr, plain); ok {
			return n, true
		}
	}
	// A plain "5" has no unit: for durations and for values with a Parse function of the
	// program it is not the number 5.
	if t.ownParse || reflect.TypeFor[V]() == reflect.TypeFor[time.Duration]() {
		return Number{}, false
	}
	return ReadNumber(text)
}

// parseNumber parses text with the parser of the column. The program may have supplied that
// parser, so a panic counts as text that cannot be parsed.
func (t *Value[V]) parseNumber(tr Traits[V], text string) (n Number, ok bool) {
	if t.parse == nil {
		return n, false
	}
	defer func() {
		if recover() != nil {
			n, ok = Number{}, false
		}
	}()
	var zero V
	v, err := t.parse(text, zero)
	if err != nil || tr.Missing != nil && tr.Missing(v) {
		return n, false
	}
	n.F = tr.number(v)
	if tr.integer != nil {
		n.I = tr.integer(v)
		// tr.integer clamps to the bounds of int64, so a bound may stand for a value beyond it.
		n.Whole = n.I != math.MinInt64 && n.I != math.MaxInt64
	}
	return n, true
}

// FilterField adapts a column to the row model for filtering. Texts are the displayed texts.
// Numbers or Integers are set if filters on the column compare numerically: numbers, times as
// wall-clock seconds and booleans as 0 or 1.
func FilterField(rows rowdata.Source, d *Def) *rowmodel.Field {
	f := field(rows, d)
	f.Compare = nil
	f.Texts = Texts(rows, d, d.verbatim && !d.formatted && !d.Worded)
	switch d.FilterKind() {
	case option.KindNumber:
		if d.integer != nil {
			f.Integers = integersBy(rows, d.integer)
		}
		if d.Number == nil {
			f.Numbers = numbersOf(f.Texts)
		}
	case option.KindTime:
		f.Numbers, f.Integers = nil, integersBy(rows, d.wall)
	case option.KindBool:
		f.Numbers = func(dst []float64, at []int32) {
			rows := rows.Lease()
			defer rows.Release()
			for i, r := range at {
				dst[i] = truthNumber(d.Boolean(rows.At(int(r))))
			}
		}
	default:
		f.Numbers = nil
	}
	return f
}

// truthNumber returns 1 for true, 0 for false and NaN for a missing value.
func truthNumber(v, ok bool) float64 {
	switch {
	case !ok:
		return math.NaN()
	case v:
		return 1
	}
	return 0
}

// FilterKind returns the kind by which filters treat the column. It is KindText if the values
// cannot be read as the Kind that the program declared.
// It is not inlined, because it has many callers and binaries are to be small.
//
//go:noinline
func (d *Def) FilterKind() option.Kind {
	switch {
	case d.Kind == option.KindNumber, d.Kind == option.KindTime && d.wall != nil, d.Kind == option.KindBool && d.Boolean != nil:
		return d.Kind
	}
	return option.KindText
}

// integersBy returns a function that reads an integer from each of many rows.
func integersBy(rows rowdata.Source, get func(rowdata.Row) (int64, bool)) func(dst []int64, at []int32) {
	return func(dst []int64, at []int32) {
		rows := rows.Lease()
		defer rows.Release()
		for i, r := range at {
			dst[i], _ = get(rows.At(int(r)))
		}
	}
}

// numbersOf returns a function that parses displayed texts as numbers, NaN for text that is
// not a number.
func numbersOf(texts func(dst []string, at []int32)) func(dst []float64, at []int32) {
	return func(dst []float64, at []int32) {
		shown := make([]string, len(at))
		texts(shown, at)
		for i, text := range shown {
			n, ok := ReadNumber(text)
			if dst[i] = n.F; !ok {
				dst[i] = math.NaN()
			}
		}
	}
}
