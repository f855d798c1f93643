// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package gridui

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
func (t *valued[V]) filterBy(tr traits[V]) {
	d := t.def
	d.verbatim = tr.text != nil && !tr.named
	if tr.truth != nil {
		d.truth = func(row rowdata.Row) (bool, bool) {
			v, ok := t.get(row)
			return ok && tr.truth(v), ok
		}
	}
	if tr.wall != nil {
		d.wall = func(row rowdata.Row) (int64, bool) {
			v, ok := t.get(row)
			return tr.wall(v), ok
		}
		d.span = func(text string) (period, bool) { return readPeriod(text, t.times.layout) }
	}
	if tr.number != nil {
		d.operand = func(text string) (number, bool) { return t.readOperand(tr, text) }
	}
}

// readOperand reads a number as the column does, or else as any number is written.
func (t *valued[V]) readOperand(tr traits[V], text string) (number, bool) {
	text = strings.TrimSpace(text)
	if text == "" || len(text) > longestNumber {
		return number{}, false
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
		return number{}, false
	}
	return readNumber(text)
}

// parseNumber is the number that the column's parser reads, which may be the
// caller's: one that panics has read nothing.
func (t *valued[V]) parseNumber(tr traits[V], text string) (n number, ok bool) {
	if t.parse == nil {
		return n, false
	}
	defer func() {
		if recover() != nil {
			n, ok = number{}, false
		}
	}()
	var zero V
	v, err := t.parse(text, zero)
	if err != nil || tr.missing != nil && tr.missing(v) {
		return n, false
	}
	n.f = tr.number(v)
	if tr.integer != nil {
		n.i = tr.integer(v)
		// The ends stand for all that an int64 does not hold.
		n.whole = n.i != math.MinInt64 && n.i != math.MaxInt64
	}
	return n, true
}

// filterField shows a column to the row model for filtering: what its cells show, and
// its values as numbers where filters compare them so.
func filterField(rows rowdata.Source, d *columnDef) *rowmodel.Field {
	f := field(rows, d)
	f.Compare = nil
	f.Texts = texts(rows, d, d.verbatim && !d.formatted && !d.worded)
	switch d.filterKind() {
	case option.KindNumber:
		if d.integer != nil {
			f.Integers = integersBy(rows, d.integer)
		}
		if d.number == nil {
			f.Numbers = numbersOf(f.Texts)
		}
	case option.KindTime:
		f.Numbers, f.Integers = nil, integersBy(rows, d.wall)
	case option.KindBool:
		f.Numbers = func(dst []float64, at []int32) {
			rows := rows.Lease()
			defer rows.Release()
			for i, r := range at {
				dst[i] = truthNumber(d.truth(rows.At(int(r))))
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

// filterKind is the kind of a column as filters have it: text where its values cannot
// be read as what the column calls them.
func (d *columnDef) filterKind() option.Kind {
	switch {
	case d.kind == option.KindNumber, d.kind == option.KindTime && d.wall != nil, d.kind == option.KindBool && d.truth != nil:
		return d.kind
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
			n, ok := readNumber(text)
			if dst[i] = n.f; !ok {
				dst[i] = math.NaN()
			}
		}
	}
}
