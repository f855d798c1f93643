// SPDX-License-Identifier: LicenseRef-giogrid-EULA

// Package rowsource is the contract between a grid and rows that no slice in memory holds: rows
// of a database, of a service, of a file with an index.
//
// A Source opens a View for a Query: sort order, filter, groups. The view counts rows, reads
// pages of them at an index or next to a row, finds the index of a row by its id, and adds up.
// Sources that can write are Writers too, and those that tell about changes are Watchers.
//
// # Count order
//
// The rows of a view are in a total order: the unique key of the source follows the terms of
// the query (see Terms), and each term says where nulls stand. Without both, pages could skip
// or repeat rows. A Cursor is the place of a row in that order, which holds whether or not the
// row still exists.
//
// # Filter values of mixed kinds
//
// A column may have values of several kinds, as those of SQLite do. A comparison is true for values of the kind of its
// operand alone: a number is compared with numbers, and no text is above or below it, even one of digits; OpNotEqual is
// true for all other kinds. In passes the values that are equal to one of its list, in kind and value, and a
// null in the list those without a value: a filter by a group's value passes as many rows as the group has. Match
// tests the text of values of all kinds. Without a value, all are unknown but Null and an In with null.
// Package expr states the logic, and the tests of package sourcetest and of the engines check sources against it.
//
// # Implementations
//
// Slice is the reference implementation, over rows in memory. Package blocks reads a view in
// blocks and keeps those that are looked at; package sourcetest has a source with latency and
// errors for tests, and checks that a source keeps this contract; package sqlrows has the rows of
// a table, over database/sql; package restrows reads from a service over HTTP, and serves a source
// so.
//
// # Imports
//
// The package imports expr, value and the standard library. It knows no grid, no Gio and no SQL.
package rowsource
