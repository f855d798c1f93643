// SPDX-License-Identifier: LicenseRef-giogrid-EULA

// Package snapshot keeps the rows of a statement that a person typed, or of a view without a key,
// so that they can be sorted, filtered, grouped and paged like those of a table.
//
// The statement runs once, as it stands, in a read-only transaction; its rows go into a SQLite
// database of their own, in a temporary folder, each with its number, which is their key and
// their first order. So what is shown does not change while it is looked at, whatever the engine
// and however slow the statement, and any statement with rows will do: EXPLAIN, SHOW and PRAGMA
// too. What is wrong with a statement is said by the engine itself.
//
// A snapshot is bounded in rows and in bytes; Snapshot.Cut says if there were more.
package snapshot
