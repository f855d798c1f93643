// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package column

import (
	"cmp"
	"errors"
	"math"
	"time"

	"github.com/giogrid/giogrid/gridui/internal/exact"
	"github.com/giogrid/giogrid/gridui/internal/rowdata"
	"github.com/giogrid/giogrid/gridui/internal/rowmodel"
	"github.com/giogrid/giogrid/gridui/option"
	"github.com/giogrid/giogrid/storage/rowsource/textorder"
)

// The errors of aggregates that the values of a column do not support.
var (
	errNoSum   = errors.New("its values are no numbers; AggregateFunc makes numbers of them")
	errNoOrder = errors.New("its values have no order; Compare gives them one")
)

// picks reports whether the aggregate is the value of one row, see Aggregate.Picked. Minimum and maximum of
// plain floats are computed as numbers instead.
func (d *Def) picks(a option.Aggregate) bool {
	switch a {
	case option.AggregateMin, option.AggregateMax:
		return !d.plainFloat()
	case option.AggregateFirst, option.AggregateLast:
		return true
	}
	return false
}

// plainFloat reports whether float64 holds the values of the column without loss.
func (d *Def) plainFloat() bool { return d.Number != nil && d.integer == nil }

// Aggregation describes to the row model how to compute the aggregate of the column. It
// returns an error if the values do not support the aggregate.
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

// countField returns a field with the number 1 for each row that has a value: the row model
// counts numbers.
func (d *Def) countField(rows rowdata.Source) *rowmodel.Field {
	return &rowmodel.Field{Numbers: func(dst []float64, at []int32) {
		for i := range dst {
			dst[i] = 1
		}
	}, Missing: field(rows, d).Missing}
}

// holdsInteger reports whether d.integer is the exact value of a row. A bound of int64 may be
// a clamped value.
func (d *Def) holdsInteger(row rowdata.Row) bool {
	n, _ := d.integer(row)
	return n != math.MinInt64 && n != math.MaxInt64
}

// beyond returns a text of a value that d.integer clamps, equal for equal values.
func beyond(d *Def, row rowdata.Row) string {
	if d.time != nil {
		at, _ := d.time(row)
		return at.UTC().Format(time.RFC3339Nano)
	}
	if d.Sums != nil {
		if read, _ := d.Sums.exact(); read != nil {
			n, _ := read(row)
			return string(n.AppendText(nil))
		}
	}
	return string(d.AppendPlain(nil, row))
}

// extreme describes the minimum or maximum to the row model.
func (d *Def) extreme(rows rowdata.Source) (rowmodel.Aggregate, error) {
	a := rowmodel.Aggregate{Function: functionOf(d.Aggregate)}
	if d.plainFloat() {
		a.Field = d.numberField(rows)
		return a, nil
	}
	a.Field, a.Picked = d.pickField(rows), true
	if a.Field.Compare == nil {
		return a, errNoOrder
	}
	return a, nil
}

// numberField returns the field that the row model adds up or compares as float64. It reads each row only
// once, because NaN marks missing values.
func (d *Def) numberField(rows rowdata.Source) *rowmodel.Field {
	return &rowmodel.Field{Numbers: field(rows, d).Numbers}
}

// pickField returns the field by which the row model picks a row: it reports missing values, and compares
// values if they have an order.
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
		f.Integers = integersBy(rows, d.integer, d.Direct.Integers)
	}
	return f
}

// valueOrder returns the comparison of two rows with values, or nil if the values have no
// order. It is the order in which the column sorts, without Inverted, which does not change
// what the minimum is. The result is -1, 0 or 1.
func (d *Def) valueOrder() func(a, b rowdata.Row) int {
	compare := d.Compare
	if d.keyed && d.Str != nil {
		texts := cmp.Compare[string]
		switch d.TextOrder {
		case rowmodel.Natural:
			texts = textorder.Compare
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

// sumUp describes a sum or another numeric aggregate to the row model. An average is an exact
// sum too: it is divided when it is displayed.
func (d *Def) sumUp(rows rowdata.Source) (rowmodel.Aggregate, error) {
	a := rowmodel.Aggregate{Function: functionOf(d.Aggregate)}
	if d.Sums == nil {
		return a, errNoSum
	}
	read, _ := d.Sums.exact()
	switch {
	case read == nil && d.Number == nil:
		return a, errNoSum
	case read == nil:
		a.Field = d.numberField(rows)
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

// functionOf converts an aggregate option to the row model's function. a must not be
// AggregateNone, which has no counterpart.
func functionOf(a option.Aggregate) rowmodel.Function { return rowmodel.Function(a - 1) }
