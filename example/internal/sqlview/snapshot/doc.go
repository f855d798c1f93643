// SPDX-License-Identifier: LicenseRef-giogrid-EULA

// Package snapshot stores the rows of a typed statement, or of a view without a key, so that they can be sorted,
// filtered, grouped and paged like the rows of a table.
//
// The statement runs once, unchanged, in a read-only transaction. Its rows are copied to a SQLite database in a
// temporary folder, each with its number, which is its key and the initial order. So the rows do not change while
// they are shown, whatever the engine and however slow the statement, and any statement with rows works: EXPLAIN,
// SHOW and PRAGMA too. A failed statement returns the engine's error.
//
// A statement is not read in place, as SELECT … FROM (statement) for each order and page, even if one column looks
// like a key. Nothing guarantees that its values are unique: engines report from which table a column comes, but not
// whether a join repeats its rows; values that are unique now may be repeated in the next page; and functions such as
// random() give each page other rows. A row would be skipped or repeated without a message. A program can read in
// place a view of the statement with a key that the author of the view guarantees.
//
// A snapshot is limited in rows and in bytes; Snapshot.Cut reports whether there were more.
package snapshot
