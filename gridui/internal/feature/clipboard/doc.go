// SPDX-License-Identifier: LicenseRef-giogrid-EULA

// Package clipboard copies cells to the clipboard, cuts, clears and pastes them.
//
// A copy takes the ranges if they contain several cells, or else the selected rows of the page, or else the
// focused cell. It makes a table in the format that spreadsheets exchange, in a background job if there are
// many rows. A paste reads the clipboard and passes the text to package edit, which writes it into cells;
// package ranges plans its place if there are ranges. Fills copy cells of ranges into others by their text.
//
// A program without editable columns does not link the code that changes cells: the feature calls it through
// a Code, which a column brings with its Edit. Copying is always linked.
//
// The package depends on the dataset, the columns, the selection, the ranges and the viewport. It imports
// edit and the packages below it, and no other feature. The files are best read in this order: clipboard.go,
// keys.go, can.go, refusal.go; copy.go with copy_ranges.go, copy_job.go, headings.go, writer.go, limit.go,
// cell_text.go and copied.go; code.go, paste.go with paste_ranges.go, clear.go, fill.go.
package clipboard
