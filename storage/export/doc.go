// SPDX-License-Identifier: LicenseRef-giogrid-EULA

// Package export writes rows to a stream, a file or the browser's downloads: as
// CSV, TSV, JSON, HTML or, with package xlsx imported, as an Excel workbook. It
// also writes and reads the text that spreadsheets exchange over the clipboard.
//
// A Source tells what is exported, an Exporter in which format (every Format is
// one), Options the details. Write writes to a stream, ToFile to a new file and
// Download to the browser; Start does either in the background.
//
// # What is written of a value
//
// All formats write one text of a value, that which a grid copies of its cell and, but for the signs of a locale, shows:
// a text as it is; a number in plain digits, those that show where a float64 would round them; true and false; NaN, Infinity and
// -Infinity; a time as the column shows it; a value of a type of the program's by its format or its String method; bytes as
// hexadecimal digits; nothing of a missing value. A value of another type than its column's has its own text, and one that is
// stored in a form of its own that form. JSON and workbooks have numbers, truth values and times as such, where they hold
// them, and texts elsewhere.
//
// Rows are asked for one at a time and written as they come. All formats but
// Excel's hold no more than a buffer of them; nothing is allocated for a row.
package export
