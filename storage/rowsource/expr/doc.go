// SPDX-License-Identifier: LicenseRef-giogrid-EULA

// Package expr has expressions over the columns of a row: which rows of a source pass. An Expr
// is a plain value that can be compared, walked, printed, written to JSON and compiled to a test
// of rows; a source may as well translate it to the language of its database.
//
// Logic has three values, as in SQL: comparing a missing value is Unknown, and so is its
// negation; a row passes if the expression is True for it.
//
// The package imports package value and the standard library, and knows no grid and no source.
package expr
