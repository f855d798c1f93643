// SPDX-License-Identifier: LicenseRef-giogrid-EULA

// Package formula implements the expression language of a grid. Filters over several columns and
// calculated columns are written in it, such as
//
//	[Unit price] * Quantity > 1000 and (City in ("Seoul", "Busan") or Name is empty)
//
// Parse reads a text against a Schema (the columns and their types) and returns a typed Expr, or an *Error
// that locates the offending bytes. Expr.Compile makes a Program that reads rows. Expr.Text prints the
// expression. Expr.Logic and Expr.Comparison take it apart for package filtertext, which makes filters of it.
// Complete returns what may follow at a caret.
//
// # Language
//
// From weak to strong: or; and; not; comparisons (= <> < <= > >=, in, between, contains, starts with, ends
// with, is empty, is missing; all but the signs may be negated with not); & joins texts; + and -; * / and %,
// the remainder; the sign; ^. Columns are named by their header, in brackets if it has more than one word, or
// by their id if headers are not unique. Names, keywords and functions ignore letter case. Texts are quoted,
// with quotes inside doubled. Days and times are written 2024-03-05 and 2024-03-05T14:30. Arguments are
// separated by a comma or a semicolon; where the decimal sign is a comma, by a semicolon.
//
// Numbers are exact decimals while the columns are exact and the digits fit, and float64 otherwise. Texts
// compare without letter case, except in lists (in), which compare letter by letter. Days compare as whole
// days: a time on that day equals it. Dates are wall-clock times, as cells show them.
//
// An operation on a missing value is missing, and a comparison with it is unknown, as in SQL. A failure, such
// as a division by zero, spreads likewise but keeps its State.
//
// Filters have more comparisons, which rows alone do not answer: has, has all and has none compare the tags of a cell
// with a text or a list of texts in brackets; has color and has icon name a colour or an icon of conditional formats;
// is duplicate and is unique count equal values; matches calls the function of the column.
//
// # Why not an existing language
//
// github.com/expr-lang/expr v1.17.8 adds 1,025 kB gzip to a browser program of 741 kB. It lacks exact
// decimals, missing values, column names of several words and parts from which a filter could be made. This
// package adds less than 359 kB to the same program.
//
// The package reads rows without knowing their Go type. It depends on no grid and not on Gio.
package formula
