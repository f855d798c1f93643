// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package rowfilter

import (
	"math"
	"strconv"
	"strings"

	"github.com/giogrid/giogrid/gridui/filter"
	"github.com/giogrid/giogrid/gridui/internal/column"
	"github.com/giogrid/giogrid/gridui/internal/coord"
	"github.com/giogrid/giogrid/gridui/internal/numtext"
	"github.com/giogrid/giogrid/gridui/internal/rowmodel"
	"github.com/giogrid/giogrid/gridui/internal/taglist"
	"github.com/giogrid/giogrid/gridui/locale"
	"github.com/giogrid/giogrid/gridui/option"
)

// Conditions converts the conditions of a column to filters of the row model.
type Conditions struct {
	// Field is the column as the model reads it, Kind the kind of values that its filters compare.
	// Field may be nil if operands are only checked.
	Field *rowmodel.Field
	Kind  option.Kind
	// Stored is the column whose values the model compares for duplicates; nil means Field.
	Stored *rowmodel.Field
	// Operand and Span parse operands of numbers and times, Test is the program's filter of a row
	// by number. Each may be nil.
	Operand func(text string, by numtext.Reader) (column.Number, bool)
	Span    func(text string) (column.Period, bool)
	Test    func(row coord.Record, operand string) bool
	// By parses numbers.
	By numtext.Reader
	// Clock defines the days of relative dates.
	Clock Clock
	// Values decides by which operators values can be compared; the zero value allows all. Refused,
	// if not nil, is called for a condition with another operator.
	Values  column.CellValues
	Refused func()
	// Look returns the filter of a condition on the colour or the icon of cells; nil means that there are none.
	Look func(by filter.Condition) (rowmodel.Filter, bool)
	// Live reports whether a row counts for duplicates; nil means that all do.
	Live func(row coord.Record) bool
}

// Of returns the conditions of a column without its rows, which suffice to check operands. numbers
// holds the grid's signs of numbers.
func Of(d *column.Def, numbers locale.Numbers) Conditions {
	c := Conditions{Kind: d.FilterKind(), Operand: d.Operand, Span: d.Span, By: d.NumberReader(numbers), Values: column.CellValues{Def: d}}
	if d.Test != nil {
		c.Test = func(coord.Record, string) bool { return true }
	}
	return c
}

// number parses the operand of a number.
func (c *Conditions) number(text string) (column.Number, bool) {
	if c.Operand != nil {
		return c.Operand(text, c.By)
	}
	return column.ReadNumberBy(c.By, text)
}

// Filter returns a filter of the model, nil for all rows. ok is false if an operand cannot be
// parsed.
func (c Conditions) Filter(f filter.Filter) (out rowmodel.Filter, ok bool) {
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

// condition returns the filter for a condition, nil for all rows.
func (c Conditions) condition(by filter.Condition) (out rowmodel.Filter, ok bool) {
	if !by.Active() {
		return nil, by.Op.Known()
	}
	if c.Values.Def != nil && !c.Values.Compares(by.Op) {
		if c.Refused != nil {
			c.Refused()
		}
		return nil, false
	}
	switch by.Op {
	case filter.Contains:
		return c.text(rowmodel.Contains, by.A), true
	case filter.NotContains:
		return rowmodel.Not{Filter: c.text(rowmodel.Contains, by.A)}, true
	case filter.StartsWith:
		return c.text(rowmodel.Starts, by.A), true
	case filter.EndsWith:
		return c.text(rowmodel.Ends, by.A), true
	case filter.Blank:
		return rowmodel.Blank{Field: c.Field}, true
	case filter.NotBlank:
		return rowmodel.Not{Filter: rowmodel.Blank{Field: c.Field}}, true
	case filter.OneOf:
		return c.oneOf(by.Values), true
	case filter.NotOneOf:
		return rowmodel.Not{Filter: c.oneOf(by.Values)}, true
	case filter.Has, filter.HasAll, filter.HasNone:
		return c.parts(by)
	case filter.Duplicate, filter.Unique:
		return rowmodel.NewRepeated(c.Field, c.Stored, by.Op == filter.Unique, c.Live), true
	case filter.NotEquals:
		by.Op = filter.Equals
		is, ok := c.condition(by)
		if is == nil {
			return nil, ok
		}
		return rowmodel.Not{Filter: is}, true
	case filter.True, filter.False:
		return c.truth(by.Op == filter.True), c.Kind == option.KindBool
	case filter.HasColor, filter.HasIcon:
		if c.Look == nil {
			return nil, false
		}
		return c.Look(by)
	case filter.Custom:
		if c.Test == nil {
			return nil, false
		}
		test, operand := c.Test, by.A
		return rowmodel.Func{Keep: func(row coord.Record) bool { return test(row, operand) }}, true
	}
	return c.compare(by)
}

// period parses the operand of a time.
func (c *Conditions) period(text string) (column.Period, bool) {
	if p, ok := filter.ParsePeriod(text); ok {
		return c.Clock.Period(p), true
	}
	if c.Span == nil {
		return column.Period{}, false
	}
	return c.Span(text)
}

func (c Conditions) text(op rowmodel.TextOp, text string) rowmodel.Filter {
	return rowmodel.TextIs{Field: c.Field, Op: op, Text: text}
}

func (c Conditions) oneOf(values []string) rowmodel.Filter {
	set := make(map[string]bool, len(values))
	for _, v := range values {
		set[v] = true
	}
	return rowmodel.OneOf{Field: c.Field, Texts: set}
}

// parts returns a filter by tags.
func (c Conditions) parts(by filter.Condition) (out rowmodel.Filter, ok bool) {
	tags, err := taglist.Read(by.A)
	switch {
	case err != nil:
		return nil, false
	case len(tags) == 0:
		return nil, true
	}
	out = rowmodel.Parts{Field: c.Field, Texts: tags, All: by.Op == filter.HasAll}
	if by.Op == filter.HasNone {
		out = rowmodel.Not{Filter: out}
	}
	return out, true
}

// truth returns a filter for a boolean value, nil if the column has no such values.
func (c Conditions) truth(v bool) rowmodel.Filter {
	if c.Kind != option.KindBool {
		return nil
	}
	n := 0.0
	if v {
		n = 1
	}
	return rowmodel.NumberIs{Field: c.Field, Op: rowmodel.Equal, A: n}
}

// compare returns the filter of a comparison by value.
func (c Conditions) compare(by filter.Condition) (out rowmodel.Filter, ok bool) {
	switch {
	case c.Kind == option.KindNumber:
		return c.compareNumbers(by)
	case c.Kind == option.KindTime:
		return c.compareTimes(by)
	case by.Op != filter.Equals:
		return nil, false
	}
	if c.Kind == option.KindBool {
		if v, err := strconv.ParseBool(strings.ToLower(strings.TrimSpace(by.A))); err == nil {
			return c.truth(v), true
		}
	}
	return c.text(rowmodel.Equals, by.A), true
}

// numberOps maps comparisons to the operators of the model.
var numberOps = map[filter.Op]rowmodel.Op{
	filter.Equals: rowmodel.Equal, filter.Less: rowmodel.Less, filter.LessOrEqual: rowmodel.LessEqual,
	filter.Greater: rowmodel.Greater, filter.GreaterOrEqual: rowmodel.GreaterEqual, filter.Between: rowmodel.Between,
}

// ends holds the operands of a comparison. A missing operand leaves its side open.
type ends[V any] struct {
	a, b       V
	hasA, hasB bool
}

// readEnds parses operands. Blank operands are missing.
func readEnds[V any](by filter.Condition, read func(string) (V, bool)) (e ends[V], ok bool) {
	if e.hasA = strings.TrimSpace(by.A) != ""; e.hasA {
		if e.a, ok = read(by.A); !ok {
			return e, false
		}
	}
	if e.hasB = by.Op == filter.Between && strings.TrimSpace(by.B) != ""; e.hasB {
		if e.b, ok = read(by.B); !ok {
			return e, false
		}
	}
	return e, true
}

func (c Conditions) compareNumbers(by filter.Condition) (out rowmodel.Filter, ok bool) {
	e, ok := readEnds(by, c.number)
	if !ok || !e.hasA && !e.hasB {
		return nil, ok
	}
	op := numberOps[by.Op]
	switch {
	case by.Op == filter.Between && !e.hasB:
		op = rowmodel.GreaterEqual
	case by.Op == filter.Between && !e.hasA:
		op, e.a = rowmodel.LessEqual, e.b
	}
	if c.Field != nil && c.Field.Integers != nil && e.a.Whole && (op != rowmodel.Between || e.b.Whole) {
		return rowmodel.IntegerIs{Field: c.Field, Op: op, A: e.a.I, B: e.b.I}, true
	}
	return rowmodel.NumberIs{Field: c.Field, Op: op, A: e.a.F, B: e.b.F, TextA: e.a.Text, TextB: e.b.Text}, true
}

// compareTimes returns the filter of a comparison with periods of time: within one, before its
// start, or after its end.
func (c Conditions) compareTimes(by filter.Condition) (out rowmodel.Filter, ok bool) {
	e, ok := readEnds(by, c.period)
	if !ok || !e.hasA && !e.hasB {
		return nil, ok
	}
	is := func(op rowmodel.Op, a, b int64) (rowmodel.Filter, bool) {
		return rowmodel.IntegerIs{Field: c.Field, Op: op, A: a, B: b}, true
	}
	switch by.Op {
	case filter.Less:
		return is(rowmodel.Less, e.a.First, 0)
	case filter.LessOrEqual:
		return is(rowmodel.LessEqual, e.a.Last, 0)
	case filter.Greater:
		return is(rowmodel.Greater, e.a.Last, 0)
	case filter.GreaterOrEqual:
		return is(rowmodel.GreaterEqual, e.a.First, 0)
	case filter.Equals:
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
