// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package filtertext

import (
	"strings"

	"github.com/giogrid/giogrid/gridui/filter"
	"github.com/giogrid/giogrid/gridui/internal/formula"
	"github.com/giogrid/giogrid/gridui/locale"
)

// Error says what is wrong with a text, and where.
type Error struct {
	// Start and End are the place in bytes.
	Start, End int
	// Formula is what is wrong with the text as an expression, nil where filters have no such
	// condition.
	Formula *formula.Error
}

// Error is what is wrong, in English.
func (e *Error) Error() string {
	if e.Formula != nil {
		return e.Formula.Error()
	}
	return "filtertext: filters have no such condition"
}

// Explain is what is wrong, in words for people.
func (e *Error) Explain(texts *locale.Filters, words *locale.Formula, s formula.Schema) string {
	if e.Formula != nil {
		return e.Formula.Explain(words, s)
	}
	return texts.Bar.NoCondition
}

// Read reads an expression. A text of nothing but spaces is the zero expression.
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

// reader turns an expression into one of filters, and notes the first part that they have not.
type reader struct {
	schema *formula.Schema
	err    *Error
}

// refuse notes a part that filters have not.
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

// opposites are the operators that filters have for what others do not pass.
var opposites = map[filter.Op]filter.Op{
	filter.OpContains: filter.OpNotContains, filter.OpBlank: filter.OpNotBlank, filter.OpOneOf: filter.OpNotOneOf,
}

// negated turns an expression round, by an operator where there is one.
func negated(e filter.Expr) filter.Expr {
	if op, ok := opposites[e.Is.Op]; ok && !e.Group() && !e.Not {
		e.Is.Op = op
		return e
	}
	return filter.Not(e)
}

var signs = map[string]filter.Op{
	"=": filter.OpEquals, "<>": filter.OpNotEquals, "<": filter.OpLess, "<=": filter.OpLessEqual, ">": filter.OpGreater, ">=": filter.OpGreaterEqual,
	"contains": filter.OpContains, "starts with": filter.OpStarts, "ends with": filter.OpEnds, "between": filter.OpBetween,
	"is empty": filter.OpBlank, "is missing": filter.OpBlank, "in": filter.OpOneOf, "within": filter.OpEquals,
}

// condition is a comparison as a condition; ok is false where filters have none.
func (r *reader) condition(c formula.Comparison) (out filter.Expr, ok bool) {
	op, ok := signs[c.Op]
	if !ok || ordered(op) && c.Type != formula.Number && c.Type != formula.Date {
		return out, false
	}
	switch {
	case c.Op == "within":
		_, ok = filter.ParsePeriod(c.Operands[0])
	case op == filter.OpOneOf:
		return r.oneOf(c), true
	case c.Type == formula.Bool && (op == filter.OpEquals || op == filter.OpNotEquals):
		return truth(c, op)
	}
	is := filter.Condition{Op: op}
	for i, text := range c.Operands {
		*[]*string{&is.A, &is.B}[i] = r.operand(c.Type, text)
	}
	return filter.Expr{ColumnID: c.Column, Is: is}, ok
}

// ordered reports whether an operator compares by size.
func ordered(op filter.Op) bool { return op >= filter.OpLess && op <= filter.OpBetween }

// truth is a comparison with a truth value.
func truth(c formula.Comparison, op filter.Op) (out filter.Expr, ok bool) {
	is := filter.Condition{Op: filter.OpFalse}
	if (c.Operands[0] == "true") == (op == filter.OpEquals) {
		is.Op = filter.OpTrue
	}
	return filter.Expr{ColumnID: c.Column, Is: is}, true
}

// oneOf is a list of values: of texts the list itself, of others a comparison with each.
func (r *reader) oneOf(c formula.Comparison) filter.Expr {
	if c.Type == formula.Text {
		return filter.On(c.Column, filter.OneOf(c.Operands...))
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

// operand is a value as conditions have it: numbers with the decimal sign of the schema.
func (r *reader) operand(typ formula.Type, text string) string {
	if typ == formula.Number && r.schema.Numbers.Decimal == ',' {
		return strings.Replace(text, ".", ",", 1)
	}
	return text
}
