// SPDX-License-Identifier: LicenseRef-giogrid-EULA

// Package export writes rows to a stream, a file or the browser's downloads: as
// CSV, TSV, JSON, HTML or, with package xlsx imported, as an Excel workbook. It
// also writes and reads the text that spreadsheets exchange over the clipboard.
//
// A Source tells what is exported, an Exporter in which format (every Format is
// one), Options the details. Write writes to a stream, ToFile to a new file and
// Download to the browser; Start does either in the background.
//
// Rows are asked for one at a time and written as they come. All formats but
// Excel's hold no more than a buffer of them; nothing is allocated for a row.
package export
