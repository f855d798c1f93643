// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package gridui

import (
	"cmp"
	"errors"
	"math"

	"github.com/giogrid/giogrid/gridui/internal/exact"
	"github.com/giogrid/giogrid/gridui/internal/rowmodel"
)

// The reasons why an aggregate means nothing for a column.
var (
	errNoSum   = errors.New("its values are no numbers; AggregateFunc makes numbers of them")
	errNoOrder = errors.New("its values have no order; Compare gives them one")
)

// columnSums shows the aggregates of a column with its type of values.
type columnSums interface {
	// exact reads numbers that a float64 would round, with so many decimals; nil where
	// values are not such.
	exact() (read func(row anyRow) (n exact.Number, ok bool), decimals int)
	// appendSum appends what shows of an aggregate, sumValue is it as a value.
	appendSum(dst []byte, s groupSum) []byte
	sumValue(s groupSum) any
}

// groupSum is what the row model made of a group for a column.
type groupSum struct {
	number float64
	result any
	rows   rowSource
}

// sum is what a column makes of a group.
func (g *grouping) sum(groups *rowmodel.Groups, rows rowSource, d *columnDef, group int) (s groupSum, ok bool) {
	at := g.sumOf(d)
	if groups == nil || at < 0 || at >= len(groups.Values) || group >= len(groups.List) {
		return s, false
	}
	s = groupSum{number: math.NaN(), rows: rows}
	if results := groups.Results[at]; results != nil {
		s.result = results[group]
	} else {
		s.number = groups.Values[at][group]
	}
	return s, true
}

// picks says that the aggregate is the value of one of the rows.
func (d *columnDef) picks() bool {
	switch d.aggregate {
	case AggregateMin, AggregateMax:
		return !d.plainFloat()
	case AggregateFirst, AggregateLast:
		return true
	}
	return false
}

// plainFloat says that numbers are all that the values are.
func (d *columnDef) plainFloat() bool { return d.number != nil && d.integer == nil }

// read calls each with the row that the aggregate picked.
func (s groupSum) read(each func(row anyRow)) {
	at := -1
	switch row := s.result.(type) {
	case int32:
		at = int(row)
	case nil:
		if !math.IsNaN(s.number) {
			at = int(s.number)
		}
	}
	if at < 0 || at >= s.rows.Len() {
		return
	}
	rows := s.rows.lease()
	defer rows.release()
	each(rows.At(at))
}

// aggregation is how the row model computes the column's aggregate, or why it cannot.
func (d *columnDef) aggregation(rows rowSource) (rowmodel.Aggregate, error) {
	a := rowmodel.Aggregate{Function: d.aggregate.function()}
	switch d.aggregate {
	case AggregateNone:
		a.Custom = func(of []int32) float64 { return d.aggregateRows(rowsAt(rows, of)) }
	case AggregateCount:
		a.Field = d.countField(rows, func(int32) float64 { return 1 })
	case AggregateDistinct:
		a.Result = func(of []int32) any { return d.distinct(rows, of) }
		a.Compare = func(a, b any) int { return cmp.Compare(a.(int64), b.(int64)) }
	case AggregateFirst, AggregateLast:
		a.Field = d.countField(rows, func(row int32) float64 { return float64(row) })
		if compare := d.valueOrder(); compare != nil {
			a.Compare = func(a, b any) int { return comparePicked(rows, compare, int(a.(float64)), int(b.(float64))) }
		}
	case AggregateMin, AggregateMax:
		return d.extreme(rows)
	default:
		return d.sumUp(rows)
	}
	return a, nil
}

// countField has a number for each row with a value.
func (d *columnDef) countField(rows rowSource, number func(row int32) float64) *rowmodel.Field {
	return &rowmodel.Field{Numbers: func(dst []float64, at []int32) {
		rows := rows.lease()
		defer rows.release()
		for i, r := range at {
			dst[i] = math.NaN()
			if d.missing == nil || !d.missing(rows.At(int(r))) {
				dst[i] = number(r)
			}
		}
	}}
}

// distinct counts the different values of rows: as the column groups them.
func (d *columnDef) distinct(rows rowSource, of []int32) int64 {
	rows = rows.lease()
	defer rows.release()
	texts, ints, numbers := map[string]bool{}, map[int64]bool{}, map[float64]bool{}
	var buf []byte
	for _, r := range of {
		row := rows.At(int(r))
		switch {
		case d.missing != nil && d.missing(row):
		case d.integer != nil && d.holdsInteger(row):
			n, _ := d.integer(row)
			ints[n] = true
		case d.plainFloat():
			n, _ := d.number(row)
			numbers[n] = true
		default:
			if buf = d.appendText(buf[:0], row); !texts[string(buf)] {
				texts[string(buf)] = true
			}
		}
	}
	return int64(len(texts) + len(ints) + len(numbers))
}

// holdsInteger says that integer is the value of a row, and not clamped.
func (d *columnDef) holdsInteger(row anyRow) bool {
	n, _ := d.integer(row)
	return n != math.MinInt64 && n != math.MaxInt64
}

// extreme picks the least or the greatest value.
func (d *columnDef) extreme(rows rowSource) (rowmodel.Aggregate, error) {
	a := rowmodel.Aggregate{Function: d.aggregate.function()}
	if d.plainFloat() {
		a.Field = field(rows, d)
		return a, nil
	}
	compare := d.valueOrder()
	if compare == nil {
		return a, errNoOrder
	}
	better := -1
	if d.aggregate == AggregateMax {
		better = 1
	}
	a.Compare = func(a, b any) int { return comparePicked(rows, compare, int(a.(int32)), int(b.(int32))) }
	a.Result = func(of []int32) any {
		rows := rows.lease()
		defer rows.release()
		best := int32(-1)
		for _, r := range of {
			switch {
			case d.missing != nil && d.missing(rows.At(int(r))):
			case best < 0 || compare(rows.At(int(r)), rows.At(int(best))) == better:
				best = r
			}
		}
		if best < 0 {
			return nil
		}
		return best
	}
	a.Join = func(results []any) any {
		var best any
		for _, r := range results {
			if r != nil && (best == nil || a.Compare(r, best) == better) {
				best = r
			}
		}
		return best
	}
	return a, nil
}

// comparePicked compares the values of two rows.
func comparePicked(rows rowSource, compare func(a, b anyRow) int, a, b int) int {
	rows = rows.lease()
	defer rows.release()
	return compare(rows.At(a), rows.At(b))
}

// valueOrder orders the values of rows that have one as the column is sorted, but for
// Inverted; nil where they have no order. It returns -1, 0 or 1.
func (d *columnDef) valueOrder() func(a, b anyRow) int {
	compare := d.compare
	if d.keyed && d.str != nil {
		texts := cmp.Compare[string]
		switch d.textOrder {
		case rowmodel.Natural:
			texts = rowmodel.CompareNatural
		case rowmodel.Collated:
			texts = d.language.Compare
		}
		compare = func(a, b anyRow) int {
			x, _ := d.str(a)
			y, _ := d.str(b)
			return texts(x, y)
		}
	}
	if compare == nil {
		return nil
	}
	return func(a, b anyRow) int { return cmp.Compare(compare(a, b), 0) }
}

// sumUp adds up the values, of which Average makes the mean when it shows.
func (d *columnDef) sumUp(rows rowSource) (rowmodel.Aggregate, error) {
	a := rowmodel.Aggregate{Function: d.aggregate.function()}
	read, _ := d.sums.exact()
	switch {
	case read == nil && d.number == nil:
		return a, errNoSum
	case read == nil:
		a.Field = field(rows, d)
		return a, nil
	}
	average := d.aggregate == AggregateAverage
	a.Result = func(of []int32) any {
		rows := rows.lease()
		defer rows.release()
		sum := &exact.Sum{}
		for _, r := range of {
			if n, ok := read(rows.At(int(r))); ok {
				sum.Add(n)
			}
		}
		return sumOfSome(sum, average)
	}
	a.Join = func(results []any) any {
		sum := &exact.Sum{}
		for _, r := range results {
			if r != nil {
				sum.Join(r.(*exact.Sum))
			}
		}
		return sumOfSome(sum, average)
	}
	a.Compare = func(a, b any) int {
		x, y := a.(*exact.Sum), b.(*exact.Sum)
		if average {
			return cmp.Compare(x.FloatMean(), y.FloatMean())
		}
		return x.Cmp(y)
	}
	return a, nil
}

// sumOfSome is a sum, but nil for a mean of no numbers.
func sumOfSome(s *exact.Sum, mean bool) any {
	if mean && s.Empty() {
		return nil
	}
	return s
}

// exact reads whole numbers, and decimals of a type of the caller's that As made a
// number: by the text that its String method gives, or that it is.
func (t *valued[V]) exact() (read func(row anyRow) (n exact.Number, ok bool), decimals int) {
	if whole := t.traits.wide; whole != nil {
		return func(row anyRow) (exact.Number, bool) {
			v, ok := t.get(row)
			return exact.Whole(whole(v)), ok
		}, 0
	}
	if !t.isDecimal() {
		return nil, 0
	}
	return func(row anyRow) (n exact.Number, ok bool) {
		v, ok := t.get(row)
		if !ok {
			return n, false
		}
		var buf [48]byte
		return exact.Parse(t.traits.append(buf[:0], v))
	}, exact.Scale
}

// isDecimal says that values are numbers by their text alone.
func (t *valued[V]) isDecimal() bool {
	tr := &t.traits
	return t.def.kind == KindNumber && tr.number == nil && tr.wide == nil && (tr.named || tr.text != nil)
}
