// SPDX-License-Identifier: LicenseRef-giogrid-EULA

// Package sample makes the database that sqlview shows when it is given none: the flights and
// airports of package data, with keys, foreign keys, indexes and a view, and a column of each
// kind that a viewer has to deal with.
//
// The airlines are made up, for the records have none, and so are notes and details of flights.
package sample
