// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package gridui

import (
	"cmp"
	"encoding"
	"errors"
	"math"
	"reflect"
	"strconv"
	"time"

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
	exact() (read func(row anyRow) (n int128, f float64, exact, ok bool), decimals int)
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
		sum := &exactSum{}
		for _, r := range of {
			if n, f, exact, ok := read(rows.At(int(r))); ok {
				sum.add(n, f, exact)
			}
		}
		return sum.ofSome(average)
	}
	a.Join = func(results []any) any {
		sum := &exactSum{}
		for _, r := range results {
			if r != nil {
				sum.join(r.(*exactSum))
			}
		}
		return sum.ofSome(average)
	}
	a.Compare = func(a, b any) int {
		x, y := a.(*exactSum), b.(*exactSum)
		if average {
			return cmp.Compare(x.mean64(), y.mean64())
		}
		if x.inexact || y.inexact {
			return cmp.Compare(x.float, y.float)
		}
		return x.sum.cmp(y.sum)
	}
	return a, nil
}

// exact reads whole numbers, and decimals of a type of the caller's that As made a
// number: by the text that its String method gives, or that it is.
func (t *valued[V]) exact() (read func(row anyRow) (n int128, f float64, exact, ok bool), decimals int) {
	if whole := t.traits.wide; whole != nil {
		return func(row anyRow) (int128, float64, bool, bool) {
			v, ok := t.get(row)
			n := whole(v)
			return n, n.float(), true, ok
		}, 0
	}
	if !t.isDecimal() {
		return nil, 0
	}
	return func(row anyRow) (n int128, f float64, exact, ok bool) {
		v, ok := t.get(row)
		if !ok {
			return n, 0, false, false
		}
		var buf [48]byte
		return parseDecimal(t.traits.append(buf[:0], v))
	}, decimalScale
}

// isDecimal says that values are numbers by their text alone.
func (t *valued[V]) isDecimal() bool {
	tr := &t.traits
	return t.def.kind == KindNumber && tr.number == nil && tr.wide == nil && (tr.named || tr.text != nil)
}

// ownText says that numbers show as only values of the type do: as Format or a String
// method makes them.
func (t *valued[V]) ownText() bool {
	return t.formatted || t.traits.named || reflect.TypeFor[V]() == reflect.TypeFor[time.Duration]()
}

// appendSum appends the text of an aggregate.
func (t *valued[V]) appendSum(dst []byte, s groupSum) []byte {
	if sum, ok := s.result.(*exactSum); ok {
		return t.appendExact(dst, sum)
	}
	if n, ok := s.result.(int64); ok {
		s.number = float64(n)
	} else if t.def.picks() {
		s.read(func(row anyRow) {
			if v, ok := t.get(row); ok {
				dst = t.appendPicked(dst, v)
			}
		})
		return dst
	}
	return t.appendNumber(dst, s.number)
}

// appendPicked appends the value of a row that an aggregate picked.
func (t *valued[V]) appendPicked(dst []byte, v V) []byte {
	switch {
	case t.sumFormat != nil && t.traits.wide != nil:
		return append(dst, t.sumFormat(t.traits.wide(v).float())...)
	case t.sumFormat != nil && t.traits.number != nil:
		return append(dst, t.sumFormat(t.traits.number(v))...)
	}
	return t.append(dst, v)
}

// appendNumber appends an aggregate that is a number.
func (t *valued[V]) appendNumber(dst []byte, v float64) []byte {
	switch {
	case math.IsNaN(v):
		return dst
	case t.sumFormat != nil:
		return append(dst, t.sumFormat(v)...)
	case t.def.aggregate == AggregateCount || t.def.aggregate == AggregateDistinct:
		return strconv.AppendFloat(dst, v, 'f', -1, 64)
	case t.traits.unnumber != nil && (t.def.aggregate != AggregateAverage || t.ownText()):
		if value, exact := t.traits.unnumber(v); exact || t.formatted || t.traits.named {
			return t.append(dst, value)
		}
	}
	return appendRounded(dst, v)
}

// appendExact appends a sum, or the mean that it makes.
func (t *valued[V]) appendExact(dst []byte, s *exactSum) []byte {
	average := t.def.aggregate == AggregateAverage
	switch {
	case t.sumFormat != nil && average:
		return append(dst, t.sumFormat(s.mean64())...)
	case t.sumFormat != nil:
		return append(dst, t.sumFormat(s.float)...)
	case s.inexact && average:
		return appendRounded(dst, s.mean64())
	case s.inexact:
		return appendRounded(dst, s.float)
	}
	if v, ok := t.ofSum(s); ok {
		return t.append(dst, v)
	}
	_, scale := t.exact()
	if average {
		return append(dst, decimalText(s.mean(scale, 2), 2)...)
	}
	return append(dst, decimalText(s.sum.big(), scale)...)
}

// meanDecimals are those of an average in a decimal type of the caller's.
const meanDecimals = 9

// ofSum is a sum, or a mean where values have a text of their own, as a value of the
// column. It fits no value if it is larger than all of them.
func (t *valued[V]) ofSum(s *exactSum) (v V, ok bool) {
	average := t.def.aggregate == AggregateAverage
	switch {
	case s.inexact || average && !t.ownText():
		return v, false
	case t.traits.whole != nil && average:
		mean := s.mean(0, 0)
		if !mean.IsInt64() && !mean.IsUint64() {
			return v, false
		}
		if mean.IsInt64() {
			return t.traits.whole(ofInt64(mean.Int64()))
		}
		return t.traits.whole(ofUint64(mean.Uint64()))
	case t.traits.whole != nil:
		return t.traits.whole(s.sum)
	case average:
		return t.ofDecimal(decimalText(s.mean(decimalScale, meanDecimals), meanDecimals))
	}
	return t.ofDecimal(decimalText(s.sum.big(), decimalScale))
}

// ofDecimal is the value that a number in digits stands for: by the UnmarshalText
// method of the type, or the column's Parse.
func (t *valued[V]) ofDecimal(text string) (v V, ok bool) {
	err := errNoParser
	if u, is := any(&v).(encoding.TextUnmarshaler); is {
		err = u.UnmarshalText([]byte(text))
	} else if t.traits.parse != nil {
		v, err = t.traits.parse(text)
	}
	if err != nil && t.ownParse {
		v, err = t.parse(text, v)
	}
	return v, err == nil
}

// sumValue is an aggregate as a value: one of the column where it is such.
func (t *valued[V]) sumValue(s groupSum) (value any) {
	switch sum := s.result.(type) {
	case int64:
		return sum
	case *exactSum:
		return t.exactValue(sum)
	}
	if t.def.picks() {
		s.read(func(row anyRow) { value = t.def.value(row) })
		return value
	}
	if math.IsNaN(s.number) {
		return nil
	}
	return s.number
}

func (t *valued[V]) exactValue(s *exactSum) any {
	if t.def.aggregate == AggregateAverage {
		if v, ok := t.ofSum(s); ok && !t.formatted {
			return v
		}
		return s.mean64()
	}
	if v, ok := t.ofSum(s); ok {
		return v
	}
	if s.inexact {
		return s.float
	}
	_, scale := t.exact()
	return decimalText(s.sum.big(), scale)
}
