// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package dataset

import (
	"math"
	"strconv"
	"strings"

	"github.com/giogrid/giogrid/gridui/filter"
	"github.com/giogrid/giogrid/gridui/internal/column"
	"github.com/giogrid/giogrid/gridui/internal/coord"
	"github.com/giogrid/giogrid/gridui/internal/numtext"
	"github.com/giogrid/giogrid/gridui/internal/rowmodel"
	"github.com/giogrid/giogrid/gridui/locale"
	"github.com/giogrid/giogrid/gridui/option"
)

// conditions turns the conditions of a column into filters of the row model.
type conditions struct {
	field *rowmodel.Field
	kind  option.Kind
	// operand and span read operands of numbers and times, test is the caller's own
	// filter of a row by number. Each may be nil.
	operand func(text string, by numtext.Reader) (column.Number, bool)
	span    func(text string) (column.Period, bool)
	test    func(row int32, operand string) bool
	// by reads numbers.
	by numtext.Reader
}

func (fs *fields) conditionsOn(d *column.Def, field *rowmodel.Field) conditions {
	c := OperandsOf(d, fs.rows.Cols.Numbers)
	c.field = field
	if d.Test != nil {
		rows, tree := fs.rows.Order.Records, fs.rows.Order.Tree
		c.test = func(row int32, operand string) bool {
			rows := rows.Lease()
			defer rows.Release()
			return !tree.IsFiller(coord.Record(row)) && d.Test(rows.At(int(row)), operand)
		}
	}
	return c
}

// OperandsOf are the conditions of a column without its rows: enough to check operands. numbers
// are the signs of the grid.
func OperandsOf(d *column.Def, numbers locale.Numbers) conditions {
	c := conditions{kind: d.FilterKind(), operand: d.Operand, span: d.Span, by: d.NumberReader(numbers)}
	if d.Test != nil {
		c.test = func(int32, string) bool { return true }
	}
	return c
}

// number reads the operand of a number.
func (c *conditions) number(text string) (column.Number, bool) {
	if c.operand != nil {
		return c.operand(text, c.by)
	}
	return column.ReadNumberBy(c.by, text)
}

// Filter is a filter of the model, nil for all rows. ok is false if an operand cannot be read.
func (c conditions) Filter(f filter.Filter) (out rowmodel.Filter, ok bool) {
	first, ok := c.condition(f.First)
	if !ok {
		return nil, false
	}
	second, ok := c.condition(f.Second)
	switch {
	case !ok:
		return nil, false
	case first == nil:
		return second, true
	case second == nil:
		return first, true
	case f.Any:
		return rowmodel.Any{first, second}, true
	}
	return rowmodel.All{first, second}, true
}

// condition is the filter for one condition, nil for all rows.
func (c conditions) condition(by filter.Condition) (out rowmodel.Filter, ok bool) {
	if !by.Active() {
		return nil, by.Op.Known()
	}
	switch by.Op {
	case filter.OpContains:
		return c.text(rowmodel.Contains, by.A), true
	case filter.OpNotContains:
		return rowmodel.Not{Filter: c.text(rowmodel.Contains, by.A)}, true
	case filter.OpStarts:
		return c.text(rowmodel.Starts, by.A), true
	case filter.OpEnds:
		return c.text(rowmodel.Ends, by.A), true
	case filter.OpBlank:
		return rowmodel.Blank{Field: c.field}, true
	case filter.OpNotBlank:
		return rowmodel.Not{Filter: rowmodel.Blank{Field: c.field}}, true
	case filter.OpOneOf:
		return c.oneOf(by.Values), true
	case filter.OpNotEquals:
		by.Op = filter.OpEquals
		is, ok := c.condition(by)
		if is == nil {
			return nil, ok
		}
		return rowmodel.Not{Filter: is}, true
	case filter.OpTrue, filter.OpFalse:
		return c.truth(by.Op == filter.OpTrue), c.kind == option.KindBool
	case filter.OpCustom:
		if c.test == nil {
			return nil, false
		}
		test, operand := c.test, by.A
		return rowmodel.Func{Keep: func(row coord.Record) bool { return test(int32(row), operand) }}, true
	}
	return c.compare(by)
}

func (c conditions) text(op rowmodel.TextOp, text string) rowmodel.Filter {
	return rowmodel.TextIs{Field: c.field, Op: op, Text: text}
}

func (c conditions) oneOf(values []string) rowmodel.Filter {
	set := make(map[string]bool, len(values))
	for _, v := range values {
		set[v] = true
	}
	return rowmodel.OneOf{Field: c.field, Texts: set}
}

// truth passes one of the boolean values. It is nil if the column has none.
func (c conditions) truth(v bool) rowmodel.Filter {
	if c.kind != option.KindBool {
		return nil
	}
	n := 0.0
	if v {
		n = 1
	}
	return rowmodel.NumberIs{Field: c.field, Op: rowmodel.Equal, A: n}
}

// compare is a comparison by value.
func (c conditions) compare(by filter.Condition) (out rowmodel.Filter, ok bool) {
	switch {
	case c.kind == option.KindNumber:
		return c.compareNumbers(by)
	case c.kind == option.KindTime:
		return c.compareTimes(by)
	case by.Op != filter.OpEquals:
		return nil, false
	}
	if c.kind == option.KindBool {
		if v, err := strconv.ParseBool(strings.ToLower(strings.TrimSpace(by.A))); err == nil {
			return c.truth(v), true
		}
	}
	return c.text(rowmodel.Equals, by.A), true
}

// numberOps maps comparisons to those of the model.
var numberOps = map[filter.Op]rowmodel.Op{
	filter.OpEquals: rowmodel.Equal, filter.OpLess: rowmodel.Less, filter.OpLessEqual: rowmodel.LessEqual,
	filter.OpGreater: rowmodel.Greater, filter.OpGreaterEqual: rowmodel.GreaterEqual, filter.OpBetween: rowmodel.Between,
}

// ends are the operands of a comparison. A missing operand leaves its side open.
type ends[V any] struct {
	a, b       V
	hasA, hasB bool
}

// readEnds reads operands. Blank operands are missing.
func readEnds[V any](by filter.Condition, read func(string) (V, bool)) (e ends[V], ok bool) {
	if e.hasA = strings.TrimSpace(by.A) != ""; e.hasA {
		if e.a, ok = read(by.A); !ok {
			return e, false
		}
	}
	if e.hasB = by.Op == filter.OpBetween && strings.TrimSpace(by.B) != ""; e.hasB {
		if e.b, ok = read(by.B); !ok {
			return e, false
		}
	}
	return e, true
}

func (c conditions) compareNumbers(by filter.Condition) (out rowmodel.Filter, ok bool) {
	e, ok := readEnds(by, c.number)
	if !ok || !e.hasA && !e.hasB {
		return nil, ok
	}
	op := numberOps[by.Op]
	switch {
	case by.Op == filter.OpBetween && !e.hasB:
		op = rowmodel.GreaterEqual
	case by.Op == filter.OpBetween && !e.hasA:
		op, e.a = rowmodel.LessEqual, e.b
	}
	if c.field != nil && c.field.Integers != nil && e.a.Whole && (op != rowmodel.Between || e.b.Whole) {
		return rowmodel.IntegerIs{Field: c.field, Op: op, A: e.a.I, B: e.b.I}, true
	}
	return rowmodel.NumberIs{Field: c.field, Op: op, A: e.a.F, B: e.b.F}, true
}

// compareTimes compares with periods of time: within one, before its start or after its end.
func (c conditions) compareTimes(by filter.Condition) (out rowmodel.Filter, ok bool) {
	e, ok := readEnds(by, c.span)
	if !ok || !e.hasA && !e.hasB {
		return nil, ok
	}
	is := func(op rowmodel.Op, a, b int64) (rowmodel.Filter, bool) {
		return rowmodel.IntegerIs{Field: c.field, Op: op, A: a, B: b}, true
	}
	switch by.Op {
	case filter.OpLess:
		return is(rowmodel.Less, e.a.First, 0)
	case filter.OpLessEqual:
		return is(rowmodel.LessEqual, e.a.Last, 0)
	case filter.OpGreater:
		return is(rowmodel.Greater, e.a.Last, 0)
	case filter.OpGreaterEqual:
		return is(rowmodel.GreaterEqual, e.a.First, 0)
	case filter.OpEquals:
		return is(rowmodel.Between, e.a.First, e.a.Last)
	}
	if !e.hasA {
		e.a = column.Period{First: math.MinInt64, Last: math.MinInt64}
	}
	if !e.hasB {
		e.b = column.Period{First: math.MaxInt64, Last: math.MaxInt64}
	}
	return is(rowmodel.Between, min(e.a.First, e.b.First), max(e.a.Last, e.b.Last))
}
