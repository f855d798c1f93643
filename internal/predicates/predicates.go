// SPDX-License-Identifier: LicenseRef-giogrid-EULA

// Package predicates builds and compares predicates
// of package expr.
package predicates

import (
	"slices"

	"github.com/giogrid/giogrid/storage/rowsource/expr"
	"github.com/giogrid/giogrid/storage/rowsource/value"
)

// Blank returns a predicate that is true for rows without a value or with an empty text in a column.
func Blank(column string) expr.Predicate {
	return expr.In{Column: column, Values: []value.Value{{}, value.Text("")}}
}

// Between returns a predicate that is true for values from low to high, including both. A null bound does not limit
// the values.
func Between(column string, low, high value.Value) expr.Predicate {
	var ends expr.And
	if !low.IsNull() {
		ends = append(ends, expr.Compare{Column: column, Op: expr.OpGreaterEqual, Value: low})
	}
	if !high.IsNull() {
		ends = append(ends, expr.Compare{Column: column, Op: expr.OpLessEqual, Value: high})
	}
	return expr.Join(ends...)
}

// Missing returns a predicate that is true for rows without a value in a column, and for rows for which or is true.
func Missing(column string, or expr.Predicate) expr.Predicate {
	return expr.Or{expr.Null{Column: column}, or}
}

// Equal reports whether two predicates have the same structure. Different predicates may be true for the
// same rows.
func Equal(a, b expr.Predicate) bool {
	switch a := a.(type) {
	case nil:
		return b == nil
	case expr.And:
		b, ok := b.(expr.And)
		return ok && slices.EqualFunc(a, b, Equal)
	case expr.Or:
		b, ok := b.(expr.Or)
		return ok && slices.EqualFunc(a, b, Equal)
	case expr.Not:
		b, ok := b.(expr.Not)
		return ok && Equal(a.Of, b.Of)
	case expr.In:
		b, ok := b.(expr.In)
		return ok && a.Column == b.Column && slices.Equal(a.Values, b.Values)
	case expr.Match:
		b, ok := b.(expr.Match)
		return ok && a.Equal(b)
	}
	return a == b
}
