// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package filter

import "slices"

// Expr is a filter over several columns: a condition on a column, or a group of expressions that are joined by and or
// by or. Not negates an expression. The zero value passes all rows. On, All, AnyOf and Not return expressions. An
// Expr is a plain value, which a program may also build itself, and can be encoded as JSON and decoded:
//
//	{"any": true, "parts": [
//	  {"column": "price", "is": {"op": "less", "a": "5"}},
//	  {"column": "city", "is": {"op": "oneOf", "values": ["Seoul"]}, "not": true}]}
//
// Conditions and operands are the same as in a Filter. Inactive parts, such as conditions without an operand or lists
// without values, are ignored.
type Expr struct {
	// ColumnID is the id of the column that Is applies to. It is empty for a group.
	ColumnID string    `json:"column,omitempty"`
	Is       Condition `json:"is,omitzero"`
	// Parts lists the expressions of a group. A row passes if it passes all parts or, if Any is true, at least one
	// part.
	Parts []Expr `json:"parts,omitempty"`
	Any   bool   `json:"any,omitempty"`
	// Not negates the expression: it passes the rows that would not pass otherwise.
	Not bool `json:"not,omitempty"`
}

// On returns the expression for a filter of a column.
func On(columnID string, f Filter) Expr {
	first, second := Expr{ColumnID: columnID, Is: f.First}, Expr{ColumnID: columnID, Is: f.Second}
	switch {
	case !f.Second.Active():
		return first
	case !f.First.Active():
		return second
	}
	return Expr{Parts: []Expr{first, second}, Any: f.Any}
}

// All returns an expression that passes the rows that pass all parts.
func All(parts ...Expr) Expr { return Expr{Parts: parts} }

// AnyOf returns an expression that passes the rows that pass at least one part.
func AnyOf(parts ...Expr) Expr { return Expr{Parts: parts, Any: true} }

// Not returns an expression that passes the rows that e does not pass.
func Not(e Expr) Expr {
	e.Not = !e.Not
	return e
}

// Group reports whether the expression is a group and not a condition. A group may be empty.
func (e *Expr) Group() bool { return e.ColumnID == "" }

// IsZero reports whether the expression is the zero value.
func (e Expr) IsZero() bool { return e.Equal(Expr{}) }

// Active reports whether the expression can exclude rows.
func (e Expr) Active() bool {
	if !e.Group() {
		return e.Is.Active() && (!e.Is.Op.Lists() || len(e.Is.Values) > 0)
	}
	for i := range e.Parts {
		if e.Parts[i].Active() {
			return true
		}
	}
	return false
}

// Equal reports whether two expressions have the same structure and the same operands.
func (e Expr) Equal(o Expr) bool { return e.equal(&o) }

func (e *Expr) equal(o *Expr) bool {
	if e.ColumnID != o.ColumnID || e.Any != o.Any || e.Not != o.Not || len(e.Parts) != len(o.Parts) || !e.Is.Equal(o.Is) {
		return false
	}
	for i := range e.Parts {
		if !e.Parts[i].equal(&o.Parts[i]) {
			return false
		}
	}
	return true
}

// Clone returns a deep copy of the expression.
func (e Expr) Clone() Expr {
	e.Is.Values, e.Parts = slices.Clone(e.Is.Values), slices.Clone(e.Parts)
	for i := range e.Parts {
		e.Parts[i] = e.Parts[i].Clone()
	}
	return e
}

// Terms returns expressions that a row must all pass to pass e: the active parts of a group that is joined by and,
// otherwise e itself. Inactive expressions are omitted.
func (e Expr) Terms() (terms []Expr) {
	if !e.Group() || e.Not || e.Any && len(e.Parts) > 1 {
		if e.Active() {
			terms = append(terms, e)
		}
		return terms
	}
	for i := range e.Parts {
		if e.Parts[i].Active() {
			terms = append(terms, e.Parts[i])
		}
	}
	return terms
}

// Walk calls visit for the expression and all parts below it, parents first.
func (e *Expr) Walk(visit func(*Expr)) {
	visit(e)
	for i := range e.Parts {
		e.Parts[i].Walk(visit)
	}
}

// Columns returns the ids of the columns that the expression uses, without repetition, in the order of their first
// use.
func (e Expr) Columns() (ids []string) {
	e.Walk(func(part *Expr) {
		if !part.Group() && !slices.Contains(ids, part.ColumnID) {
			ids = append(ids, part.ColumnID)
		}
	})
	return ids
}
