// SPDX-License-Identifier: LicenseRef-giogrid-EULA

// Package sqlrows has the rows of a table of a database as a source of package rowsource, over
// database/sql: for SQLite, PostgreSQL (and CockroachDB and YugabyteDB, which speak it), MySQL and
// MariaDB, DuckDB, and read-only for ClickHouse and Trino.
//
// A Source knows a database, a Table and a Dialect. Its rows are of type Row; Map makes them those
// of a program. A Builder makes the statements, for programs that have another way to the
// database.
//
// # Statements
//
// Values are never part of the text of a statement, and names are quoted; both come from a Table
// that the program takes from its catalogue, and a query names columns by their id alone.
//
// The order of rows is total and the same in all dialects: where nulls stand is explicit, and the
// key comes last. Texts are compared as the collation of the column has it. Cursors have values as
// the database compares them, so that no row is skipped or repeated whatever a column has. Where a type is
// compared in another way than it is sorted, a Column says by what both are done: AsText, Expr, Type, Cut.
//
// # Positions
//
// Opening a view does not speak to the database. Count has a scan begin, which counts the rows in
// the background and keeps the cursor of each 4,096th one; until it ends, the count is an estimate
// by the statistics. Rows at an index are read from the cursor before it on, so that few rows are
// passed over. Where an index of the database leads to the rows in their order, a jump takes about
// as long as reading a page; where none does, each page is sorted.
//
// In SQLite and MySQL that is so only as long as the scan runs. It finds out that no index leads to the
// rows by the time that its steps take (Options.SeekLimit), and puts the keys of all rows in order
// once, in a temporary table of a connection that the view keeps until it is closed (Options.Ordinals):
// rows at an index are then read by their keys. The order is that of this moment; where a row was
// deleted since, its page is sorted. There is no such table where temporary tables are refused, as in
// read-only sessions of MySQL; where the pool has less than four connections; and for more than two
// views of a source at once. PostgreSQL does without: it refuses them in read-only transactions, and
// keeps a catalogue of them.
//
// A scan is checked before rows are read from its cursors: one statement counts all rows, and those after
// some of the cursors. If they are not as many as the scan says, others may have written, and the rows are
// scanned once more in a snapshot (a transaction; ClickHouse and Trino, which have none, are asked twice).
// Pages that are read from row to row are compared with the number of rows at their end. A database that
// compares rows in another order than it sorts them in, because a Column describes it wrongly or nobody
// thought of it, is told by rowsource.ErrOrder once; from then on the rows of this order are read by their
// numbers, which is slow and exact.
//
// A view is no snapshot otherwise: rows that others write move the rows behind them, and the count and the
// positions are those of the scan. A program opens a view anew when a change is told.
//
// # Writes
//
// A Write is one transaction. Rows are changed if they have the version or the values that the
// writer has read; those that do not are conflicts, and nothing is written then. A transaction that
// loses against another one is tried again, for about three seconds.
//
// A statement that changes no row is looked into: the row has the new values, and is saved, for rules and
// triggers in place of a write report no rows; it has other values or is gone, a conflict; or it has the old
// ones, since a trigger, a rule or the security of rows dropped the write. Then the error is a
// *rowsource.UnwrittenError that names the rows, and nothing is written.
//
// Ids are the texts of keys. SQLite has values of any kind in a column: one of another kind than its column's
// has the kind beside it in the id, and Locate understands ids from before that. Edits of a table whose key is
// given to other rows again, as a rowid is, expect the values of another key, Table.Unique.
//
// A call whose context ends is ended on the server too. Drivers of MySQL do not do that: there each
// statement ends in a comment of its own, by which a second connection finds and kills it.
//
// # Values as they are stored
//
// A Value has no form: 1.1 and 1.10 are one number, which filters, groups and edits take for equal. Row.Text
// has the form for show, copies and exports: a number with its zeros, a time of SQLite with what is written
// of it. Times of MySQL are read and compared as texts in the zone of the session, as if in UTC, since
// drivers make other ones of 0000-00-00; a program sets time_zone to '+00:00'.
//
// # Filters
//
// Filters keep to the kinds of values as package rowsource states it. In SQLite the type that a value is stored with
// decides, in a column of truth values 0 and 1 are these and all others numbers; MySQL has such numbers too. Days and
// instants that Go does not have, as 0000-00-00 and infinity, are texts. Texts of SQLite in the layout of a column of
// times are times. Those in another form of a date are texts for equality, so that each text is a group of its own, and
// times for what is before and after. A decimal number is compared with those of SQLite as the float64 next to it.
//
// Match tests the text that the database makes of a value, which differs from that of package value for bytes and for
// numbers with more than 15 digits or an exponent. Texts are compared by the collation of their column.
//
// # Errors
//
// An error of the database is an *Error, which says what it is about. What drivers do not say in a
// common way is said by hooks: Options.Classify and Options.Watch.
//
// The package imports rowsource and the standard library, and no driver.
package sqlrows
