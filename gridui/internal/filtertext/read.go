// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package filtertext

import (
	"strings"

	"github.com/giogrid/giogrid/gridui/filter"
	"github.com/giogrid/giogrid/gridui/internal/formula"
	"github.com/giogrid/giogrid/gridui/internal/taglist"
	"github.com/giogrid/giogrid/gridui/locale"
)

// Error is an error in a text, with its place.
type Error struct {
	// Start and End are the place in the text, in bytes.
	Start, End int
	// Formula is the error of the text as an expression, nil if filters cannot express the
	// condition.
	Formula *formula.Error
}

// Error returns the error in English.
func (e *Error) Error() string {
	if e.Formula != nil {
		return e.Formula.Error()
	}
	return "filtertext: filters have no such condition"
}

// Explain returns the error in words for people.
func (e *Error) Explain(texts *locale.Filters, words *locale.Formula, s formula.Schema) string {
	if e.Formula != nil {
		return e.Formula.Explain(words, s)
	}
	return texts.NoCondition
}

// Read parses an expression. It returns the zero expression for a text of spaces only.
func Read(text string, s formula.Schema) (filter.Expr, *Error) {
	f, err := formula.ParseFilter(text, s)
	if err != nil {
		wrong, _ := err.(*formula.Error)
		return filter.Expr{}, &Error{wrong.Start, wrong.End, wrong}
	}
	if f.IsZero() {
		return filter.Expr{}, nil
	}
	r := reader{schema: &s}
	out := r.expr(f)
	if r.err != nil {
		return filter.Expr{}, r.err
	}
	return out, nil
}

// reader converts an expression to an expression of filters, and records the first part that
// filters cannot express.
type reader struct {
	schema *formula.Schema
	err    *Error
}

// refuse records a part that filters cannot express.
func (r *reader) refuse(f formula.Expr) filter.Expr {
	if start, end := f.Place(); r.err == nil {
		r.err = &Error{Start: start, End: end}
	}
	return filter.Expr{}
}

func (r *reader) expr(f formula.Expr) filter.Expr {
	switch how, parts := f.Logic(); how {
	case formula.LogicAnd:
		return filter.Expr{Parts: r.all(parts)}
	case formula.LogicOr:
		return filter.Expr{Parts: r.all(parts), Any: true}
	case formula.LogicNot:
		return negated(r.expr(parts[0]))
	}
	if truth, ok := f.Truth(); ok && truth {
		return filter.Expr{}
	}
	c, ok := f.Comparison()
	if !ok {
		return r.refuse(f)
	}
	out, ok := r.condition(c)
	if !ok {
		return r.refuse(f)
	}
	return out
}

func (r *reader) all(parts []formula.Expr) (out []filter.Expr) {
	for _, part := range parts {
		out = append(out, r.expr(part))
	}
	return out
}

// opposites maps operators to their negations.
var opposites = map[filter.Op]filter.Op{
	filter.Contains: filter.NotContains, filter.Blank: filter.NotBlank, filter.OneOf: filter.NotOneOf,
}

// negated negates an expression, by an operator if there is one.
func negated(e filter.Expr) filter.Expr {
	if op, ok := opposites[e.Is.Op]; ok && !e.Group() && !e.Not {
		e.Is.Op = op
		return e
	}
	return filter.Not(e)
}

var signs = map[string]filter.Op{
	"=": filter.Equals, "<>": filter.NotEquals, "<": filter.Less, "<=": filter.LessOrEqual, ">": filter.Greater, ">=": filter.GreaterOrEqual,
	"contains": filter.Contains, "starts with": filter.StartsWith, "ends with": filter.EndsWith, "between": filter.Between,
	"has": filter.Has, "has all": filter.HasAll, "has none": filter.HasNone, "has color": filter.HasColor, "has icon": filter.HasIcon,
	"is duplicate": filter.Duplicate, "is unique": filter.Unique, "matches": filter.Custom,
	"is empty": filter.Blank, "is missing": filter.Blank, "in": filter.OneOf, "within": filter.Equals,
}

// condition returns a comparison as a condition. ok is false if filters have no such condition.
func (r *reader) condition(c formula.Comparison) (out filter.Expr, ok bool) {
	op, ok := signs[c.Op]
	if !ok || ordered(op) && c.Type != formula.Number && c.Type != formula.Date {
		return out, false
	}
	switch {
	case c.Op == "within":
		_, ok = filter.ParsePeriod(c.Operands[0])
	case op == filter.OneOf:
		return r.oneOf(c), true
	case hasTags(op):
		is := filter.Condition{Op: op, A: string(taglist.Append(nil, c.Operands...))}
		return filter.Expr{ColumnID: c.Column, Is: is}, is.Active()
	case op.Looks() || op == filter.Custom:
		c.Type = formula.Text
	case c.Type == formula.Bool && (op == filter.Equals || op == filter.NotEquals):
		return truth(c, op)
	}
	is := filter.Condition{Op: op}
	for i, text := range c.Operands {
		*[]*string{&is.A, &is.B}[i] = r.operand(c.Type, text)
	}
	return filter.Expr{ColumnID: c.Column, Is: is}, ok
}

// ordered reports whether an operator compares by size.
func ordered(op filter.Op) bool { return op >= filter.Less && op <= filter.Between }

// hasTags reports whether an operator compares tags.
func hasTags(op filter.Op) bool {
	return op == filter.Has || op == filter.HasAll || op == filter.HasNone
}

// truth returns a comparison with a truth value as a condition.
func truth(c formula.Comparison, op filter.Op) (out filter.Expr, ok bool) {
	is := filter.Condition{Op: filter.False}
	if (c.Operands[0] == "true") == (op == filter.Equals) {
		is.Op = filter.True
	}
	return filter.Expr{ColumnID: c.Column, Is: is}, true
}

// oneOf returns a list of values as an expression: a list condition for texts, comparisons with
// each value for other types.
func (r *reader) oneOf(c formula.Comparison) filter.Expr {
	if c.Type == formula.Text {
		return filter.On(c.Column, filter.OneOf.Of(c.Operands...))
	}
	out := filter.Expr{Any: true}
	for _, text := range c.Operands {
		one := c
		one.Op, one.Operands = "=", []string{text}
		part, _ := r.condition(one)
		out.Parts = append(out.Parts, part)
	}
	if len(out.Parts) == 1 {
		return out.Parts[0]
	}
	return out
}

// operand returns a value in the form of conditions: numbers with the decimal sign of the schema.
func (r *reader) operand(typ formula.Type, text string) string {
	if typ == formula.Number && r.schema.Numbers.Decimal == ',' {
		return strings.Replace(text, ".", ",", 1)
	}
	return text
}
