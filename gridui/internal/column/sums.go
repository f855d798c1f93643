// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package column

import (
	"cmp"
	"errors"
	"math"
	"strconv"

	"github.com/giogrid/giogrid/gridui/internal/exact"
	"github.com/giogrid/giogrid/gridui/internal/rowdata"
	"github.com/giogrid/giogrid/gridui/internal/rowmodel"
	"github.com/giogrid/giogrid/gridui/option"
)

// The reasons why an aggregate means nothing for a column.
var (
	errNoSum   = errors.New("its values are no numbers; AggregateFunc makes numbers of them")
	errNoOrder = errors.New("its values have no order; Compare gives them one")
)

// Sums shows the aggregates of a column with its type of values.
type Sums interface {
	// exact reads numbers that a float64 would round, with so many decimals; nil where
	// values are not such.
	exact() (read func(row rowdata.Row) (n exact.Number, ok bool), decimals int)
	// AppendSum appends what shows of an aggregate, sumValue is it as a value.
	AppendSum(dst []byte, s Aggregate) []byte
	SumValue(s Aggregate) any
}

// Aggregate is what the row model made of a group for a column: a number, NaN for none, or what
// else is not nil, or a row that was picked, -1 for none.
type Aggregate struct {
	Number float64
	Count  any // an int64
	Exact  *exact.Sum
	Picked int32
	Rows   rowdata.Source
}

// picks says that the aggregate is the value of one of the rows.
func (d *Def) picks() bool {
	switch d.Aggregate {
	case option.AggregateMin, option.AggregateMax:
		return !d.plainFloat()
	case option.AggregateFirst, option.AggregateLast:
		return true
	}
	return false
}

// plainFloat says that numbers are all that the values are.
func (d *Def) plainFloat() bool { return d.Number != nil && d.integer == nil }

// read calls each with the row that the aggregate picked.
func (s Aggregate) read(each func(row rowdata.Row)) {
	if s.Picked < 0 || int(s.Picked) >= s.Rows.Len() {
		return
	}
	rows := s.Rows.Lease()
	defer rows.Release()
	each(rows.At(int(s.Picked)))
}

// Aggregation is how the row model computes the column's aggregate, or why it cannot.
func (d *Def) Aggregation(rows rowdata.Source) (rowmodel.Aggregate, error) {
	a := rowmodel.Aggregate{Function: functionOf(d.Aggregate)}
	switch d.Aggregate {
	case option.AggregateNone:
		a.Custom = func(of []int32) float64 { return d.AggregateRows(rowdata.Select(rows, of)) }
	case option.AggregateCount:
		a.Field = d.countField(rows)
	case option.AggregateDistinct:
		a.Result = func(of []int32) any { return d.distinct(rows, of) }
		a.Distinct = func() func(of, numbers []int32) { return d.numberValues(rows) }
		a.Compare = func(a, b any) int { return cmp.Compare(a.(int64), b.(int64)) }
	case option.AggregateFirst, option.AggregateLast:
		a.Field, a.Picked = d.pickField(rows), true
	case option.AggregateMin, option.AggregateMax:
		return d.extreme(rows)
	default:
		return d.sumUp(rows)
	}
	return a, nil
}

// countField has a number for each row with a value.
func (d *Def) countField(rows rowdata.Source) *rowmodel.Field {
	return &rowmodel.Field{Numbers: func(dst []float64, at []int32) {
		for i := range dst {
			dst[i] = 1
		}
	}, Missing: field(rows, d).Missing}
}

// holdsInteger says that integer is the value of a row, and not clamped.
func (d *Def) holdsInteger(row rowdata.Row) bool {
	n, _ := d.integer(row)
	return n != math.MinInt64 && n != math.MaxInt64
}

// extreme picks the least or the greatest value.
func (d *Def) extreme(rows rowdata.Source) (rowmodel.Aggregate, error) {
	a := rowmodel.Aggregate{Function: functionOf(d.Aggregate)}
	if d.plainFloat() {
		a.Field = field(rows, d)
		return a, nil
	}
	a.Field, a.Picked = d.pickField(rows), true
	if a.Field.Compare == nil {
		return a, errNoOrder
	}
	return a, nil
}

// pickField has the order of the values, if there is one.
func (d *Def) pickField(rows rowdata.Source) *rowmodel.Field {
	f := &rowmodel.Field{Missing: field(rows, d).Missing}
	compare := d.valueOrder()
	if compare == nil {
		return f
	}
	f.Compare = func(a, b int32) int {
		rows := rows.Lease()
		defer rows.Release()
		return compare(rows.At(int(a)), rows.At(int(b)))
	}
	if d.keyed && d.integer != nil {
		f.Integers = integersBy(rows, d.integer)
	}
	return f
}

// valueOrder orders the values of rows that have one as the column is sorted, but for
// Inverted; nil where they have no order. It returns -1, 0 or 1.
func (d *Def) valueOrder() func(a, b rowdata.Row) int {
	compare := d.Compare
	if d.keyed && d.Str != nil {
		texts := cmp.Compare[string]
		switch d.TextOrder {
		case rowmodel.Natural:
			texts = rowmodel.CompareNatural
		case rowmodel.Collated:
			texts = d.Language.Compare
		}
		compare = func(a, b rowdata.Row) int {
			x, _ := d.Str(a)
			y, _ := d.Str(b)
			return texts(x, y)
		}
	}
	if compare == nil {
		return nil
	}
	return func(a, b rowdata.Row) int { return cmp.Compare(compare(a, b), 0) }
}

// sumUp adds up the values, of which Average makes the mean when it shows.
func (d *Def) sumUp(rows rowdata.Source) (rowmodel.Aggregate, error) {
	a := rowmodel.Aggregate{Function: functionOf(d.Aggregate)}
	read, _ := d.Sums.exact()
	switch {
	case read == nil && d.Number == nil:
		return a, errNoSum
	case read == nil:
		a.Field = field(rows, d)
		return a, nil
	}
	a.Exact = true
	a.Field = &rowmodel.Field{Exact: func(dst []exact.Number, some []bool, at []int32) {
		rows := rows.Lease()
		defer rows.Release()
		for i, r := range at {
			dst[i], some[i] = read(rows.At(int(r)))
		}
	}}
	return a, nil
}

// exact reads whole numbers, and decimals of a type of the caller's that As made a
// number: by the text that its String method gives, or that it is.
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
	return func(row rowdata.Row) (n exact.Number, ok bool) {
		v, ok := t.Get(row)
		if !ok {
			return n, false
		}
		var buf [48]byte
		return exact.Parse(t.traits.append(buf[:0], v))
	}, exact.Scale
}

// isDecimal says that values are numbers by their text alone.
func (t *Value[V]) isDecimal() bool {
	tr := &t.traits
	return t.Def.Kind == option.KindNumber && tr.number == nil && tr.wide == nil && (tr.named || tr.text != nil)
}

// functionOf is what the row model calls an aggregate, which is not AggregateNone.
func functionOf(a option.Aggregate) rowmodel.Function { return rowmodel.Function(a - 1) }

// appendRounded appends a number with at most two decimals.
func appendRounded(dst []byte, v float64) []byte {
	if r := math.Round(v*100) / 100; !math.IsInf(r, 0) {
		v = r
	}
	return strconv.AppendFloat(dst, v, 'f', -1, 64)
}
