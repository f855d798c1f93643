// SPDX-License-Identifier: LicenseRef-giogrid-EULA

// Package export writes rows to a stream, a file or the browser's downloads: as CSV, TSV, JSON, HTML or, with
// package xlsx imported, as an Excel workbook. It also parses the text that spreadsheets put on the
// clipboard.
//
// A Source provides the rows, an Exporter the format (every Format is an Exporter), and Options the details:
//
//	err := export.CSV.Export(ctx, w, src, export.Options{})
//
// Start exports in the background to a Destination: Dir is a folder, Downloads the place where users look for
// files, Stream a writer. The Job that it returns shows the progress and can be cancelled.
//
// # Texts of values
//
// All formats write the same text of a value: the text that a grid copies of its cell and, except for the
// signs of a locale, shows. A text is written unchanged; a number in plain digits, with the shown digits
// where a float64 would round them; a truth value as true or false; NaN, Infinity and -Infinity by these
// names; a time as the column shows it; a value of a type of the program by its format or its String method;
// bytes as hexadecimal digits; a missing value as nothing. A value of another type than its column's has its
// own text, and a value stored in a special form has that form. JSON and workbooks use native numbers, truth
// values and times where they can represent them, and texts elsewhere.
//
// Rows are read one at a time and written immediately. All formats except Excel's keep only a buffer of them,
// and allocate nothing for a row.
package export
