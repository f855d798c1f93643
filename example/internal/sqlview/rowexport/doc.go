// SPDX-License-Identifier: LicenseRef-giogrid-EULA

// Package rowexport converts the values of a row source to cells of an export, and provides the formats: CSV, TSV,
// JSON, NDJSON, HTML and Excel workbooks.
//
// A value is written as its cell shows it. Times of a column of instants are in UTC, which the header states, "at
// (UTC)", and JSON by a Z after each; times of other columns have no zone.
//
// Package export handles destination, progress and cancellation: Start exports in the background, and Dir writes a
// file that appears when it is complete.
package rowexport
