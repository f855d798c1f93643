// SPDX-License-Identifier: LicenseRef-giogrid-EULA

// Package rowexport makes cells of an export of the values of a row source, and has the formats to write
// them in: CSV, TSV, JSON, NDJSON, HTML and Excel workbooks.
//
// A value is written as its cell shows it. Times of a column of instants are in UTC, which the header says,
// "at (UTC)", and JSON by a Z behind each; times of other columns have no zone.
//
// Where an export is to go, its progress and how it is cancelled are those of package export:
// Start runs it in the background, ToFile writes a file that appears when it is complete.
package rowexport
