// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package events

import "github.com/giogrid/giogrid/storage/export"

// CellsCopied reports that cells were copied to the clipboard, by a key or by Copy, or why not.
type CellsCopied struct {
	// Rows, Columns and Cells are the numbers of copied rows, columns and cells, without headers.
	Rows, Columns, Cells int
	// Err is why nothing was copied: a column panicked, or the text is too large: more than 16 MB on Linux and
	// the BSDs, which is the limit of X servers, and more than 256 MB elsewhere.
	Err error
}

// RowsExported reports the end of an export.
type RowsExported struct {
	// Path is the written file, in a browser its name; empty if there is none.
	Path string
	// Rows is the number of written rows.
	Rows int
	// Cut has the cells whose texts were cut, because the format limits their length.
	Cut export.Cut
	// Err is why there is no file: context.Canceled after CancelExport, gridui.ErrExporting, or another error.
	Err error
}

// CellsPasted reports that a table from the clipboard was pasted, or why not. A CellsEdited event with the changes
// comes before it, if there are any.
type CellsPasted struct {
	// Rows and Columns are the size of the table, Added is the number of new rows among them.
	Rows, Columns, Added int
	// Skipped is the number of its cells that were left out because they cannot be edited or, with
	// Editing.PasteSkipInvalid, refused the value.
	Skipped int
	// Dropped is the number of its rows that were not pasted because there are no rows for them.
	Dropped int
	// DroppedLines are the texts of these rows, for a program that adds rows itself, and ColumnIDs the columns of the
	// texts of a line, from the first on. A line may be shorter or longer than ColumnIDs. The lines must not be
	// changed.
	DroppedLines [][]string
	ColumnIDs    []string
	// Err is why nothing was pasted; the other fields are zero then. Where a cell is the reason, it is a *CellError.
	Err error
}
