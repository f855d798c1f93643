// SPDX-License-Identifier: LicenseRef-giogrid-EULA

// Package rowexport writes the rows of a row source's view as CSV, TSV, JSON, NDJSON, HTML or an
// Excel workbook. It holds one page of rows, whatever their number; Excel's format alone keeps
// more, see package xlsx.
//
// A value is written as its cell shows it. Times of a column of instants are in UTC, which the header says,
// "at (UTC)", and JSON by a Z behind each; times of other columns have no zone.
//
// Where an export is to go, its progress and how it is cancelled are those of package export:
// Start runs it in the background, ToFile writes a file that appears when it is complete.
package rowexport
