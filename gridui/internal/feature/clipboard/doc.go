// SPDX-License-Identifier: LicenseRef-giogrid-EULA

// Package clipboard copies cells to the clipboard, cuts, clears and pastes them.
//
// A copy takes the ranges of more than one cell, else the selected rows of the page, else the
// focused cell, and makes a table of them as spreadsheets exchange it: in a background job if there
// are many rows. A paste reads the clipboard and gives the text to package edit, which writes it
// into cells; package ranges plans where it goes if there are ranges. Fills copy cells of ranges
// into others by their text.
//
// A program in which no column can be edited does not link what changes cells: the feature
// calls that through a Code, which a column brings with its Edit. Copying is always linked.
//
// The package knows the dataset, the columns, the selection, the ranges and the viewport. It imports edit
// and what is below it, and no other feature. In this order the files are best read:
// clipboard.go, keys.go, can.go; copy.go with copy_ranges.go, copy_job.go, headings.go, writer.go,
// limit.go, cell_text.go and copied.go; code.go, paste.go with paste_ranges.go,
// clear.go, fill.go.
package clipboard
