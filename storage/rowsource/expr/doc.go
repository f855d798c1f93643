// SPDX-License-Identifier: LicenseRef-giogrid-EULA

// Package expr (v0: its names may still change) provides predicates over the columns of a row, which select the rows
// of a source. A Predicate is a plain value that can be walked, printed, encoded as JSON and compiled to a test of
// rows; a source may also translate it to the language of its database.
//
//	expr.And{
//		expr.Compare{Column: "qty", Op: expr.OpGreaterEqual, Value: value.Int(5)},
//		expr.Match{Columns: []string{"name"}, Text: "kim"},
//	}
//
// Which type for which condition:
//
//	a comparison with a value     Compare
//	one of some values            In
//	no value                      Null
//	a text, a part of it or a
//	regular expression            Match, in any of some columns
//	several conditions            And, Or, Not; Join for an And of predicates that may be nil
//
// A source that filters rows in memory calls Compile. A source that translates predicates switches on their types;
// Columns and Walk visit them. JSON is the form in a request.
//
// Logic has three values, as in SQL: comparing a missing value is unknown, and so is its negation; a row passes if
// the predicate is true for it. Predicates have at most 100 levels.
//
// The package imports package value and the standard library. It is independent of grids and sources.
package expr
