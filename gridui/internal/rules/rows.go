// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package rules

import "github.com/giogrid/giogrid/gridui/filter"

// Expr is an expression over several columns, prepared for rows.
type Expr struct {
	not, any bool
	parts    []Expr
	// column is the number that the preparer gave to the column of a condition.
	column int
	is     *ready
}

// Values returns the values of a row by the numbers of their columns. A value is valid until the next call.
type Values interface{ Value(column int) *Value }

// NewExpr prepares an expression; ok is false if it has no active part. column returns the number of a column and the
// function that parses its operands, false for a column that is missing: its conditions are left out.
func NewExpr(e *filter.Expr, column func(id string) (number int, read func(text string) Operand, ok bool)) (out Expr, ok bool) {
	if !e.Active() {
		return out, false
	}
	out.not, out.any = e.Not, e.Any
	if !e.Group() {
		number, read, ok := column(e.ColumnID)
		if !ok {
			return out, false
		}
		out.column, out.is = number, new(ready)
		out.is.When = e.Is
		out.is.a, out.is.b = read(e.Is.A), read(e.Is.B)
		return out, true
	}
	for i := range e.Parts {
		if part, ok := NewExpr(&e.Parts[i], column); ok {
			out.parts = append(out.parts, part)
		}
	}
	return out, len(out.parts) > 0
}

// Holds reports whether the expression holds for a row.
func (e *Expr) Holds(row Values) bool {
	if e.is != nil {
		return e.is.when(row.Value(e.column)) != e.not
	}
	for i := range e.parts {
		if e.parts[i].Holds(row) == e.any {
			return e.any != e.not
		}
	}
	return e.any == e.not
}
