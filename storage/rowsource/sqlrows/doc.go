// SPDX-License-Identifier: LicenseRef-giogrid-EULA

// Package sqlrows provides the rows of a database table as a source of package rowsource, over database/sql:
// for SQLite, PostgreSQL (and CockroachDB and YugabyteDB, which use its protocol), MySQL and MariaDB, DuckDB,
// and read-only for ClickHouse and Trino.
//
// A Source reads a Table of a database with a Dialect. Its rows are of type Row; Map converts them to rows of
// the program. A Builder builds the statements, for programs that access the database in another way.
//
// # Statements
//
// Values are never part of the text of a statement, and names are quoted. Names come from a Table that the
// program reads from its catalogue; a query refers to columns only by id.
//
// The order of rows is total and the same in all dialects: the position of nulls is explicit, and the key
// comes last. Texts are compared by the collation of the column. Cursors hold values as the database compares
// them, so that no row is skipped or repeated whatever a column contains. If a type is compared in another
// way than it is sorted, a Column states what to use for both: AsText, Expr, Type, Cut.
//
// # Positions
//
// Opening a result does not access the database. Count starts a scan, which counts the rows in the background
// and keeps the cursor of each 4,096th row; until it ends, the count is an estimate from the statistics. A
// read at an index starts at the cursor before it and skips few rows. Where an index of the database covers
// the order, a jump takes about as long as reading a page; where none does, each page is sorted.
//
// In SQLite and MySQL pages are sorted only until the scan ends. The scan detects that no index covers the
// order by the time that its steps take (Options.SeekLimit). It then stores the keys of all rows in order in
// a temporary table, on a connection that the result keeps until it is closed (Options.Ordinals), and rows at
// an index are read by their keys. The table keeps the order of this moment; if a row was deleted since, its page
// is sorted. There is no such table where temporary tables are refused, as in read-only sessions of MySQL; where
// the pool has fewer than four connections; and for more than two results of a source at the same time.
// PostgreSQL does not use it: it refuses temporary tables in read-only transactions, and keeps a catalogue of
// them.
//
// A scan is checked before rows are read from its cursors: one statement counts all rows, and the rows after
// some of the cursors. If the counts differ from the scan, others may have written, and the rows are scanned
// again in a snapshot (a transaction; ClickHouse and Trino, which have none, are read twice). Pages that are
// read one after the other are compared with the number of rows at their end. If the database compares rows
// in another order than it sorts them, because a Column describes it wrongly or because of an unknown case,
// the result returns rowsource.ErrOrder the first time. From then on the rows of this order are read by their
// numbers, which is slow and exact.
//
// A result is no snapshot otherwise: rows that others write move the rows behind them, while the count and the
// positions stay as scanned. A program opens a new result when it is notified of a change.
//
// # Writes
//
// A Write is one transaction. Rows are changed only if they still have the version or the values that the
// writer has read. The others are conflicts, and then nothing is written. A transaction that loses against
// another one is retried for about three seconds.
//
// If a statement changes no row, the row is read again. If it has the new values, it is saved, because rules
// and triggers that replace a write report no rows. If it has other values or is gone, it is a conflict. If
// it has the old values, a trigger, a rule or row security dropped the write: the error is a
// *rowsource.UnwrittenError that names the rows, and nothing is written.
//
// Ids are the texts of keys. A column of SQLite can hold values of any kind: the id of a value of another
// kind than its column's includes the kind, and Locate accepts older ids without it. Edits of a table whose
// key is reused for other rows, as a rowid is, expect the values of another key, Table.Unique.
//
// A call whose context ends is ended on the server too. Drivers of MySQL do not do that: there each statement
// ends in a unique comment, by which a second connection finds and kills it.
//
// # Values as they are stored
//
// A Value has no format: 1.1 and 1.10 are one number, equal in filters, groups and edits. Row.Text returns
// the stored form for display, copies and exports: a number with its zeros, a time of SQLite as written.
// Times of MySQL are read and compared as texts in the time zone of the session as if it were UTC, because
// drivers change times such as 0000-00-00; a program sets time_zone to '+00:00'.
//
// # Filters
//
// Filters follow the rules for kinds of values of package rowsource. In SQLite the stored type decides; in a
// column of truth values 0 and 1 are truth values and all others numbers, as in MySQL. Days and instants that
// Go cannot represent, such as 0000-00-00 and infinity, are texts. Texts of SQLite in the layout of a column
// of times are times. Texts in another form of a date are texts for equality, so that each is its own group,
// and times for less and greater. In SQLite a decimal number is compared as the float64 next to it.
//
// Match tests the text that the database makes of a value, which differs from that of package value for bytes
// and for numbers with more than 15 digits or an exponent. Texts are compared by the collation of their
// column.
//
// # Errors
//
// An error of the database is an *Error with its Class. Options.Classify and Options.Watch are hooks for what
// drivers do not report in a common way.
//
// The package imports rowsource and the standard library, and no driver.
package sqlrows
