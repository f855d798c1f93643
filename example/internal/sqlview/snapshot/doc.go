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
// A statement is not read in place, as SELECT … FROM (statement) in each order and page, even if a
// column of it looks like a key. Nobody says that its values are unique: engines tell from which table
// a column comes, but not whether a join repeats its rows; what holds for the rows of now need not for
// those of the next page; and functions such as random() give each page other rows. A row would be
// skipped or come twice without a word. A view that was made of the statement, with a key that its
// author vouches for, can be read in place by a program.
//
// A snapshot is bounded in rows and in bytes; Snapshot.Cut says if there were more.
package snapshot
