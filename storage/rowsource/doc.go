// SPDX-License-Identifier: LicenseRef-giogrid-EULA

// Package rowsource defines the contract between a grid and rows that are not in memory: rows of a database,
// of a service, of a file with an index.
//
// A Source opens a Result for a Query: sort order, filter, groups. The result counts rows, reads pages of them at
// an index or next to a row, finds the index of a row by its id, and computes aggregates. A source that can
// write is also a Writer, and a source that reports changes a Watcher.
//
// Which source for which rows:
//
//	a table of a database                      sqlrows.New
//	a service of one's own                     restrows.Handler in the server, restrows.Connect in the program
//	a service with offset and limit            restrows.Paged
//	rows in memory, with the same interface    NewSlice
//	anything else                              a type with Features, ID and Open, whose results embed Base
//
// A simple source implements Count and Read of its results: Base answers the rest, and Features lists what a grid
// may ask for.
//
// # Count order
//
// The rows of a result have a total order: the unique key of the source follows the terms of the query (see
// Terms), and each term defines the position of nulls. Without both, pages could skip or repeat rows. A
// Cursor is the place of a row in that order, which remains valid after the row is deleted.
//
// # Trees
//
// A source whose rows form a tree sets Features.Tree, and opens its levels: a Query with Tree selects the rows directly
// below the row with the id Parent, or those at the top, in the order of the query. A filter then passes the rows that
// it is true for and the rows above these, which is the source's work. A source may be a Brancher, so that a grid
// knows which rows can be opened, and an Ancestry, so that a search finds rows below closed ones. Slice does all this
// for rows that name the row above them (SliceOptions.Parent), sqlrows for tables with such a column (Table.Parent).
// A query without Tree concerns all rows, as in a list; a source that only reads level by level may refuse it with
// ErrUnsupported, and then has no totals, no search and no export of the whole tree.
//
// # Filter values of mixed kinds
//
// A column may hold values of several kinds, as in SQLite. A comparison is true only for values of the kind
// of its operand: a number is compared with numbers, and no text is less or greater than it, even a text of
// digits; OpNotEqual is true for all other kinds. In passes the values that equal a value in its list, in
// kind and value, and a null in the list passes rows without a value: a filter by a group's value passes as
// many rows as the group has. Match tests the text of values of all kinds. For rows without a value
// everything is unknown except Null and an In with null. Package expr defines the logic, and the tests of
// package sourcetest and of the engines check sources against it.
//
// # Implementations
//
// Slice is the reference implementation, over rows in memory. Package sqlrows provides the rows of a table over
// database/sql. Package restrows reads from a service over HTTP, and serves a source in that way. Package
// sourcetest provides a source with latency and errors for tests, and checks that a source keeps this contract.
//
// The package imports expr, value and the standard library. It is independent of grids, Gio and SQL.
package rowsource
