// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package remoterows

import (
	"encoding/hex"
	"fmt"
	"maps"
	"math"
	"slices"
	"strconv"
	"strings"
	"time"

	"github.com/giogrid/giogrid/gridui/internal/column"
	"github.com/giogrid/giogrid/gridui/internal/remote"
	"github.com/giogrid/giogrid/gridui/internal/rowmodel"
	"github.com/giogrid/giogrid/gridui/option"
	"github.com/giogrid/giogrid/storage/rowsource"
	"github.com/giogrid/giogrid/storage/rowsource/expr"
	"github.com/giogrid/giogrid/storage/rowsource/value"
)

// queryOf translates a query of a grid for the source. It returns an error for a feature that the
// source, or any source, does not support.
func queryOf(q remote.Query, can rowsource.Features) (out rowsource.Query, err error) {
	for _, key := range q.Sort {
		out.Sort = append(out.Sort, rowsource.Order{
			Column: key.ColumnID, Descending: key.Descending, NullsFirst: key.NullsFirst, Magnitude: key.By == option.SortByMagnitude, List: key.List.Texts(),
		})
	}
	if q.Filter != nil {
		t := translation{q.Columns, can}
		if out.Filter, err = t.expr(q.Filter); err != nil {
			return out, err
		}
	}
	out.Group = q.Group
	for _, a := range q.Aggregates {
		out.Aggregates = append(out.Aggregates, rowsource.Agg{Func: aggregates[a.Function], Column: a.ColumnID})
	}
	return out, can.Supports(out)
}

var aggregates = map[option.Aggregate]rowsource.AggFunc{
	option.AggregateSum: rowsource.AggSum, option.AggregateMin: rowsource.AggMin, option.AggregateMax: rowsource.AggMax,
	option.AggregateAverage: rowsource.AggAverage, option.AggregateCount: rowsource.AggCount, option.AggregateFirst: rowsource.AggFirst,
	option.AggregateLast: rowsource.AggLast, option.AggregateDistinct: rowsource.AggDistinct,
}

// Can returns the operations that the source supports.
func (r *Rows[T]) Can() (can remote.Can) {
	f := r.source.Features()
	can.Groups, can.Find, can.Spans = f.Groups && f.Index, f.Find && f.Index, f.Index
	can.Magnitudes, can.Lists = f.Magnitudes, f.Lists
	if r.lines.tree {
		_, climbs := ancestryOf(r.source)
		can.Groups, can.Find = false, can.Find && climbs
	}
	can.Matches = remote.Matches{
		Contains: slices.Contains(f.Match, expr.MatchContains), Whole: slices.Contains(f.Match, expr.MatchEquals),
		Starts: slices.Contains(f.Match, expr.MatchStarts), Ends: slices.Contains(f.Match, expr.MatchEnds),
		Expression: slices.Contains(f.Match, expr.MatchRegexp), Case: f.Case, Initials: f.Initials,
	}
	for of, fn := range aggregates {
		if slices.Contains(f.Aggregates, fn) {
			can.Aggregates |= 1 << of
		}
	}
	return can
}

// translation translates filters of the row model to expressions.
type translation struct {
	columns map[*rowmodel.Field]*column.Def
	can     rowsource.Features
}

// expr returns a filter as an expression. A row without a value passes a Not, as in the row model.
func (t translation) expr(f rowmodel.Filter) (expr.Predicate, error) {
	switch f := f.(type) {
	case rowmodel.All:
		parts, err := t.all(f)
		return expr.And(parts), err
	case rowmodel.Any:
		parts, err := t.all(f)
		return expr.Or(parts), err
	case rowmodel.Not:
		return t.not(f)
	case rowmodel.Blank:
		return blank(t.id(f.Field)), nil
	case rowmodel.TextIs:
		return expr.Match{Columns: []string{t.id(f.Field)}, Op: f.Op, Text: f.Text}, nil
	case rowmodel.NumberIs:
		return t.number(f), nil
	case rowmodel.IntegerIs:
		return t.integer(f), nil
	case rowmodel.OneOf:
		return t.oneOf(f), nil
	case rowmodel.Quick:
		return t.quick(f), nil
	case rowmodel.Parts:
		return nil, fmt.Errorf("%w: a filter by single tags", rowsource.ErrUnsupported)
	case rowmodel.Repeated:
		return nil, fmt.Errorf("%w: a filter by how often values occur", rowsource.ErrUnsupported)
	}
	return nil, fmt.Errorf("%w: a filter that is a function of the program", rowsource.ErrUnsupported)
}

// all translates filters to expressions.
func (t translation) all(filters []rowmodel.Filter) (parts []expr.Predicate, err error) {
	for _, f := range filters {
		part, err := t.expr(f)
		if err != nil {
			return nil, err
		}
		parts = append(parts, part)
	}
	return parts, nil
}

// not translates the negation of a filter. It negates the parts of All and Any instead of the
// whole, because a row without a value passes the negation of each condition on it.
func (t translation) not(f rowmodel.Not) (expr.Predicate, error) {
	switch of := f.Filter.(type) {
	case rowmodel.Not:
		return t.expr(of.Filter)
	case rowmodel.All:
		parts, err := t.all(negated(of))
		return expr.Or(parts), err
	case rowmodel.Any:
		parts, err := t.all(negated(of))
		return expr.And(parts), err
	}
	of, err := t.expr(f.Filter)
	if err != nil {
		return nil, err
	}
	if passesNull(f.Filter) {
		return expr.Not{Of: of}, nil
	}
	out := expr.Or{expr.Not{Of: of}}
	for _, id := range expr.Columns(of) {
		out = append(out, expr.Null{Column: id})
	}
	return out, nil
}

// negated returns the negations of filters.
func negated(filters []rowmodel.Filter) []rowmodel.Filter {
	out := make([]rowmodel.Filter, len(filters))
	for i, f := range filters {
		out[i] = rowmodel.Not{Filter: f}
	}
	return out
}

// passesNull reports whether a row without a value passes a filter.
func passesNull(f rowmodel.Filter) bool {
	switch f := f.(type) {
	case rowmodel.Blank:
		return true
	case rowmodel.OneOf:
		return f.Texts[""]
	}
	return false
}

// id returns the column of a field.
func (t translation) id(f *rowmodel.Field) string { return t.columns[f].ID }

// number translates a comparison of numbers, or of truth values, which are 0 and 1.
func (t translation) number(f rowmodel.NumberIs) expr.Predicate {
	if t.columns[f.Field].FilterKind() == option.KindBool {
		return expr.Compare{Column: t.id(f.Field), Value: value.Bool(f.A != 0)}
	}
	a, b := operandOf(f.TextA, f.A), operandOf(f.TextB, f.B)
	id := t.id(f.Field)
	is := func(op expr.Op, with value.Value) expr.Predicate {
		return expr.Compare{Column: id, Op: op, Value: with}
	}
	switch f.Op {
	case rowmodel.Equal:
		return a.is(id)
	case rowmodel.NotEqual:
		return expr.Not{Of: a.is(id)}
	case rowmodel.Less:
		return is(expr.OpLess, a.low)
	case rowmodel.LessEqual:
		return is(expr.OpLessEqual, a.high)
	case rowmodel.Greater:
		return is(expr.OpGreater, a.high)
	case rowmodel.GreaterEqual:
		return is(expr.OpGreaterEqual, a.low)
	}
	if a.low.Compare(b.low) > 0 {
		a, b = b, a
	}
	return between(id, a.low, b.high)
}

// operand is a number to compare with: the typed decimal, and the float64 with the same digits, in
// ascending order.
type operand struct{ low, high value.Value }

func operandOf(text string, near float64) operand {
	float := value.Float(near)
	typed, err := value.Decimal(text)
	switch {
	case err != nil:
		return operand{float, float}
	case float.String() != typed.String():
		return operand{typed, typed}
	case typed.Compare(float) > 0:
		return operand{float, typed}
	}
	return operand{typed, float}
}

// is returns an expression for rows with the number.
func (o operand) is(id string) expr.Predicate {
	if o.low == o.high {
		return expr.Compare{Column: id, Value: o.low}
	}
	return expr.In{Column: id, Values: []value.Value{o.low, o.high}}
}

// integer translates a comparison of whole numbers, or of times in whole seconds.
func (t translation) integer(f rowmodel.IntegerIs) expr.Predicate {
	if t.columns[f.Field].FilterKind() == option.KindTime {
		return t.seconds(f)
	}
	return t.compare(f.Field, f.Op, value.Int(f.A), value.Int(f.B))
}

// seconds translates a comparison of times in whole seconds since 1970. The least and the greatest
// int64 mean no bound.
func (t translation) seconds(f rowmodel.IntegerIs) expr.Predicate {
	low, high, ok := f.Ends()
	switch {
	case f.Op == rowmodel.NotEqual:
		return expr.Not{Of: t.seconds(rowmodel.IntegerIs{Field: f.Field, A: f.A})}
	case !ok: // below the least number or above the greatest
		return expr.Or{}
	}
	var ends []expr.Predicate
	if low != math.MinInt64 {
		ends = append(ends, expr.Compare{Column: t.id(f.Field), Op: expr.OpGreaterEqual, Value: value.Time(time.Unix(low, 0))})
	}
	if high != math.MaxInt64 {
		ends = append(ends, expr.Compare{Column: t.id(f.Field), Op: expr.OpLess, Value: value.Time(time.Unix(high+1, 0))})
	}
	if len(ends) == 0 {
		return expr.Not{Of: expr.Null{Column: t.id(f.Field)}}
	}
	return expr.Join(ends...)
}

func (t translation) compare(f *rowmodel.Field, op rowmodel.Op, a, b value.Value) expr.Predicate {
	if op == rowmodel.Between {
		if a.Compare(b) > 0 {
			a, b = b, a
		}
		return between(t.id(f), a, b)
	}
	return expr.Compare{Column: t.id(f), Op: op, Value: a}
}

// between returns an expression for rows with a value from low to high, including both.
func between(id string, low, high value.Value) expr.Predicate {
	return expr.And{
		expr.Compare{Column: id, Op: expr.OpGreaterEqual, Value: low}, expr.Compare{Column: id, Op: expr.OpLessEqual, Value: high},
	}
}

// blank returns an expression for rows without a value or with an empty text.
func blank(id string) expr.Predicate {
	return expr.In{Column: id, Values: append(spelled(""), value.Value{})}
}

// oneOf translates a set of texts: rows pass if they show a text of the set, or have a value with
// such a text in the list of values. The empty text includes rows without a value. If the source
// ignores letter case, it compares displayed texts only for values that are not texts, and only
// texts without letters.
func (t translation) oneOf(f rowmodel.OneOf) expr.Predicate {
	id, out := t.id(f.Field), expr.Or{}
	in := expr.In{Column: id}
	for _, text := range slices.Sorted(maps.Keys(f.Texts)) {
		in.Values = append(in.Values, spelled(text)...)
		switch {
		case text == "":
			in.Values = append(in.Values, value.Value{})
		case t.can.Case:
			out = append(out, expr.Match{Columns: []string{id}, Op: expr.MatchEquals, Text: text, Case: true})
		case t.columns[f.Field].FilterKind() != option.KindText && strings.ToUpper(text) == strings.ToLower(text):
			out = append(out, expr.Match{Columns: []string{id}, Op: expr.MatchEquals, Text: text})
		}
	}
	return append(expr.Or{in}, out...)
}

// spelled returns the values of all kinds with a text. The list of values treats them as one.
func spelled(text string) []value.Value {
	all := []value.Value{value.Text(text)}
	if bytes, err := hex.DecodeString(text); err == nil {
		all = append(all, value.Bytes(bytes))
	}
	if number, err := value.Decimal(text); err == nil {
		all = append(all, number)
	}
	if number, err := strconv.ParseFloat(text, 64); err == nil {
		all = append(all, value.Float(number))
	}
	if truth, err := strconv.ParseBool(text); err == nil {
		all = append(all, value.Bool(truth))
	}
	if at, err := time.Parse(time.RFC3339Nano, text); err == nil {
		all = append(all, value.Time(at))
	}
	all = slices.DeleteFunc(all, func(v value.Value) bool { return v.IsNull() || v.String() != text })
	return slices.Compact(all) // both forms of a number may be equal
}

// quick translates a quick filter: rows pass if each word is in at least one column.
func (t translation) quick(f rowmodel.Quick) expr.Predicate {
	var ids []string
	for _, field := range f.Fields {
		ids = append(ids, t.id(field))
	}
	all := expr.And{}
	for _, word := range f.Words() {
		all = append(all, expr.Match{Columns: ids, Text: word})
	}
	return all
}
