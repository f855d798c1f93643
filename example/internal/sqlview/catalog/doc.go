// SPDX-License-Identifier: LicenseRef-giogrid-EULA

// Package catalog reads what a database has: schemas, tables and views with their columns, keys,
// indexes and foreign keys, and makes tables of package sqlrows of them.
//
// SQLite, PostgreSQL, MySQL, MariaDB and DuckDB are four statements each, in files of SQL below
// the folder queries, which give the same columns for all of them. The package imports
// database/sql and no driver.
package catalog
