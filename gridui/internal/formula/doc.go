// SPDX-License-Identifier: LicenseRef-giogrid-EULA

// Package formula is the expression language of a grid: filters over several columns and
// calculated columns are written in it, such as
//
//	[Unit price] * Quantity > 1000 and (City in ("Seoul", "Busan") or Name is empty)
//
// Parse reads a text against a Schema, the columns with their types, and returns an Expr that is
// typed, or an *Error that points at the bytes that are wrong. Expr.Compile makes a Program that reads
// rows; Expr.Text prints the expression; Expr.Logic and Expr.Comparison take it apart for package filtertext,
// which makes filters of it. Complete lists what can stand at a caret.
//
// # Language
//
// From weak to strong: or; and; not; comparisons (= <> < <= > >=, in, between, contains, starts with,
// ends with, is empty, is missing, each but the signs also with not); & joins texts; + and -; * / and
// %, the remainder; the sign; ^. Columns are named by their header, in brackets where that is more
// than one word; by their id where headers are not unique. Names, keywords and functions ignore letter
// case. Texts stand in quotes, which are doubled within; days and times are written as 2024-03-05 and
// 2024-03-05T14:30. Arguments are separated by a comma or a semicolon; where the decimal sign is a
// comma, by a semicolon.
//
// Numbers are exact decimals as long as the columns are and the digits fit, else float64. Texts
// compare without letter case, and in, which is a list of values, letter by letter. Days compare as
// the whole day: a time of that day equals it. Dates are wall-clock times, as cells show them.
//
// A value that is missing makes what is computed of it missing, and comparisons unknown, as in SQL.
// A failure, such as a division by zero, spreads likewise but keeps its State.
//
// # Why a language of its own
//
// github.com/expr-lang/expr v1.17.8 adds 1,025 kB gzip to a browser program of 741 kB and has neither
// exact decimals nor missing values, nor column names of several words, nor parts that a filter could be
// made of. This package adds less than 359 kB to the same program.
//
// The package knows rows without their type and no grid, and is free of Gio.
package formula
