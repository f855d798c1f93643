// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package filter

import "slices"

// Expr is a filter over several columns: a condition on one of them, or a group of expressions
// that are joined by and, or by or; each may be turned round by not. The zero value passes all
// rows. Expressions are made by On, All, AnyOf and Not, are plain values that a program may build
// itself, and go to JSON and back:
//
//	{"any": true, "parts": [
//	  {"column": "price", "is": {"op": "less", "a": "5"}},
//	  {"column": "city", "is": {"op": "oneOf", "values": ["Seoul"]}, "not": true}]}
//
// Conditions are those of a Filter, with the same operands. Parts that say nothing, such as
// conditions without an operand or without a value to choose from, count as if they were not there.
type Expr struct {
	// ColumnID is the column that Is compares; a group has none.
	ColumnID string    `json:"column,omitempty"`
	Is       Condition `json:"is,omitzero"`
	// Parts are those of a group: all of them must hold, or with Any one of them.
	Parts []Expr `json:"parts,omitempty"`
	Any   bool   `json:"any,omitempty"`
	// Not passes the rows that would not pass without it.
	Not bool `json:"not,omitempty"`
}

// On returns a filter of a column as an expression.
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

// All returns the expression that passes the rows that pass all parts.
func All(parts ...Expr) Expr { return Expr{Parts: parts} }

// AnyOf returns the expression that passes the rows that pass at least one part.
func AnyOf(parts ...Expr) Expr { return Expr{Parts: parts, Any: true} }

// Not returns the expression that passes the rows that e does not pass.
func Not(e Expr) Expr {
	e.Not = !e.Not
	return e
}

// Group reports whether the expression is a group, be it an empty one, and no condition.
func (e *Expr) Group() bool { return e.ColumnID == "" }

// IsZero reports whether the expression is the zero value.
func (e Expr) IsZero() bool { return e.Equal(Expr{}) }

// Active reports whether the expression can keep any row from passing.
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

// Equal reports whether two expressions say the same in the same words.
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

// Clone returns an expression that shares nothing with this one.
func (e Expr) Clone() Expr {
	e.Is.Values, e.Parts = slices.Clone(e.Is.Values), slices.Clone(e.Parts)
	for i := range e.Parts {
		e.Parts[i] = e.Parts[i].Clone()
	}
	return e
}

// Terms returns the expressions that a row must all pass: the active parts of a group that is joined by and, or else
// the expression itself if it is active.
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

// Walk calls visit with the expression and all parts below it, parents first.
func (e *Expr) Walk(visit func(*Expr)) {
	visit(e)
	for i := range e.Parts {
		e.Parts[i].Walk(visit)
	}
}

// Columns returns the columns that the expression compares, without repetition, in the order of their first use.
func (e Expr) Columns() (ids []string) {
	e.Walk(func(part *Expr) {
		if !part.Group() && !slices.Contains(ids, part.ColumnID) {
			ids = append(ids, part.ColumnID)
		}
	})
	return ids
}
