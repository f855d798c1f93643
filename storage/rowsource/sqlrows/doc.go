// SPDX-License-Identifier: LicenseRef-giogrid-EULA

// Package sqlrows writes the queries of package rowsource as statements of SQL, for SQLite,
// PostgreSQL, MySQL and MariaDB, DuckDB, ClickHouse and Trino.
//
// A Builder knows a table and a Dialect, and makes Statements: the text, with a placeholder for
// each value, and the values. Values are never part of the text, and names are quoted; both come
// from a Table that the program takes from its catalogue, and a query names columns by their id
// alone.
//
// The order of rows is total and the same in all dialects: nulls are sorted by a term of their
// own, and the key comes last. Texts are compared as the collation of the column has it.
//
// The package imports rowsource and the standard library, and no driver.
package sqlrows
