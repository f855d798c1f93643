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

// filterBy gives the column what filters compare.
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

// readOperand reads a number as the column does, or else as any number is written.
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
	// Of durations and what Parse reads, "5" without a unit is not the number 5.
	if t.ownParse || reflect.TypeFor[V]() == reflect.TypeFor[time.Duration]() {
		return Number{}, false
	}
	return ReadNumber(text)
}

// parseNumber is the number that the column's parser reads, which may be the
// caller's: one that panics has read nothing.
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
		// The ends stand for all that an int64 does not hold.
		n.Whole = n.I != math.MinInt64 && n.I != math.MaxInt64
	}
	return n, true
}

// FilterField shows a column to the row model for filtering: what its cells show, and
// its values as numbers where filters compare them so.
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

func truthNumber(v, ok bool) float64 {
	switch {
	case !ok:
		return math.NaN()
	case v:
		return 1
	}
	return 0
}

// FilterKind is the kind of a column as filters have it: text where its values cannot
// be read as what the column calls them.
func (d *Def) FilterKind() option.Kind {
	switch {
	case d.Kind == option.KindNumber, d.Kind == option.KindTime && d.wall != nil, d.Kind == option.KindBool && d.Boolean != nil:
		return d.Kind
	}
	return option.KindText
}

func integersBy(rows rowdata.Source, get func(rowdata.Row) (int64, bool)) func(dst []int64, at []int32) {
	return func(dst []int64, at []int32) {
		rows := rows.Lease()
		defer rows.Release()
		for i, r := range at {
			dst[i], _ = get(rows.At(int(r)))
		}
	}
}

// numbersOf reads numbers out of texts.
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
