// SPDX-License-Identifier: LicenseRef-giogrid-EULA

// Package catalog reads the contents of a database: schemas, tables and views with their columns, keys, indexes and
// foreign keys, and converts them to tables of package sqlrows.
//
// Each of SQLite, PostgreSQL, MySQL, MariaDB and DuckDB has its statements in SQL files below the folder queries,
// which return the same columns for all of them. The package imports database/sql and no driver.
package catalog
