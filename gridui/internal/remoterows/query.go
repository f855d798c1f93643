// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package remoterows

import (
	"fmt"
	"maps"
	"math"
	"slices"
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

// queryOf is what a grid wants as a query of the source. It fails for what the source, or any
// source, cannot do.
func queryOf(q remote.Query, can rowsource.Features) (out rowsource.Query, err error) {
	for _, key := range q.Sort {
		out.Sort = append(out.Sort, rowsource.Order{Column: key.ColumnID, Descending: key.Descending, NullsFirst: key.NullsFirst})
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

// Can says what the source can do.
func (r *Rows[T]) Can() (can remote.Can) {
	f := r.source.Features()
	can.Groups, can.Find, can.Watch, can.Spans = f.Groups && f.Index, f.Find && f.Index, f.Watch, f.Index
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

// translation writes filters of the row model as expressions.
type translation struct {
	columns map[*rowmodel.Field]*column.Def
	can     rowsource.Features
}

// expr is a filter as an expression. A row without a value passes a Not, as in the row model.
func (t translation) expr(f rowmodel.Filter) (expr.Expr, error) {
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
		return expr.Blank(t.id(f.Field)), nil
	case rowmodel.TextIs:
		return expr.Match{Columns: []string{t.id(f.Field)}, Op: matchOps[f.Op], Text: f.Text}, nil
	case rowmodel.NumberIs:
		return t.number(f), nil
	case rowmodel.IntegerIs:
		return t.integer(f), nil
	case rowmodel.OneOf:
		return t.oneOf(f), nil
	case rowmodel.Quick:
		return t.quick(f), nil
	case rowmodel.Repeated:
		return nil, fmt.Errorf("%w: a filter by how often values occur", rowsource.ErrUnsupported)
	}
	return nil, fmt.Errorf("%w: a filter that is a function of the program", rowsource.ErrUnsupported)
}

// all are filters as expressions.
func (t translation) all(filters []rowmodel.Filter) (parts []expr.Expr, err error) {
	for _, f := range filters {
		part, err := t.expr(f)
		if err != nil {
			return nil, err
		}
		parts = append(parts, part)
	}
	return parts, nil
}

// not is what a filter does not pass. A not goes inside of groups, since a row without a value
// passes the opposite of each condition on it.
func (t translation) not(f rowmodel.Not) (expr.Expr, error) {
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

// negated are the opposites of filters.
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

var matchOps = map[rowmodel.TextOp]expr.MatchOp{
	rowmodel.Contains: expr.MatchContains, rowmodel.Equals: expr.MatchEquals, rowmodel.Starts: expr.MatchStarts, rowmodel.Ends: expr.MatchEnds,
}

var ops = map[rowmodel.Op]expr.Op{
	rowmodel.Equal: expr.OpEqual, rowmodel.NotEqual: expr.OpNotEqual, rowmodel.Less: expr.OpLess, rowmodel.LessEqual: expr.OpLessEqual,
	rowmodel.Greater: expr.OpGreater, rowmodel.GreaterEqual: expr.OpGreaterEqual,
}

// id is the column of a field.
func (t translation) id(f *rowmodel.Field) string { return t.columns[f].ID }

// number is a comparison of numbers, or of truth values, which are 0 and 1.
func (t translation) number(f rowmodel.NumberIs) expr.Expr {
	if t.columns[f.Field].FilterKind() == option.KindBool {
		return expr.Compare{Column: t.id(f.Field), Value: value.Bool(f.A != 0)}
	}
	return t.compare(f.Field, f.Op, value.Float(f.A), value.Float(f.B))
}

// integer is a comparison of whole numbers, or of times by whole seconds.
func (t translation) integer(f rowmodel.IntegerIs) expr.Expr {
	if t.columns[f.Field].FilterKind() == option.KindTime {
		return t.seconds(f)
	}
	return t.compare(f.Field, f.Op, value.Int(f.A), value.Int(f.B))
}

// seconds is a comparison of times by the whole seconds since 1970 that they are in. The greatest
// and the least number stand for no end.
func (t translation) seconds(f rowmodel.IntegerIs) expr.Expr {
	low, high := f.A, f.A
	switch f.Op {
	case rowmodel.NotEqual:
		return expr.Not{Of: t.seconds(rowmodel.IntegerIs{Field: f.Field, A: f.A})}
	case rowmodel.Less:
		low, high = math.MinInt64, f.A-1
	case rowmodel.LessEqual:
		low = math.MinInt64
	case rowmodel.Greater:
		low, high = f.A+1, math.MaxInt64
	case rowmodel.GreaterEqual:
		high = math.MaxInt64
	case rowmodel.Between:
		low, high = min(f.A, f.B), max(f.A, f.B)
	}
	var ends []expr.Expr
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

func (t translation) compare(f *rowmodel.Field, op rowmodel.Op, a, b value.Value) expr.Expr {
	if op == rowmodel.Between {
		if value.Compare(a, b) > 0 {
			a, b = b, a
		}
		return expr.Between(t.id(f), a, b)
	}
	return expr.Compare{Column: t.id(f), Op: ops[op], Value: a}
}

// oneOf passes the rows that show one of some texts; the empty one stands for no value. A source
// that cannot tell upper and lower case apart compares values.
func (t translation) oneOf(f rowmodel.OneOf) expr.Expr {
	out := expr.Or{}
	for _, text := range slices.Sorted(maps.Keys(f.Texts)) {
		switch id := t.id(f.Field); {
		case text == "":
			out = append(out, expr.Blank(id))
		case t.can.Case:
			out = append(out, expr.Match{Columns: []string{id}, Op: expr.MatchEquals, Text: text, Case: true})
		default:
			out = append(out, expr.Compare{Column: id, Value: value.Text(text)})
		}
	}
	return out
}

// quick passes the rows that have each of the words in one of the columns.
func (t translation) quick(f rowmodel.Quick) expr.Expr {
	var ids []string
	for _, field := range f.Fields {
		ids = append(ids, t.id(field))
	}
	all := expr.And{}
	for _, word := range strings.Fields(f.Text) {
		all = append(all, expr.Match{Columns: ids, Text: word})
	}
	return all
}
