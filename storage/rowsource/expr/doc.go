// SPDX-License-Identifier: LicenseRef-giogrid-EULA

// Package expr provides expressions over the columns of a row, which select the rows of a source. An Predicate is
// a plain value that can be compared, walked, printed, encoded as JSON and compiled to a test of rows; a
// source may also translate it to the language of its database.
//
// Logic has three values, as in SQL: comparing a missing value is Unknown, and so is its negation; a row
// passes if the expression is True for it.
//
// The package imports package value and the standard library. It is independent of grids and sources.
package expr
