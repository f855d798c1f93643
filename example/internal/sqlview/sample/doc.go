// SPDX-License-Identifier: LicenseRef-giogrid-EULA

// Package sample creates the database that sqlview shows without an argument: the flights and airports of package
// data, with keys, foreign keys, indexes and a view, and a column of each kind that a viewer must handle.
//
// The airlines are made up, because the records contain none, and so are notes and details of flights.
package sample
