// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package events

import "github.com/giogrid/giogrid/storage/export"

// CellsCopied says that cells were put on the clipboard, by a key or by Copy.
type CellsCopied struct {
	// Rows and Columns are those copied, headers not counted, Cells their cells.
	Rows, Columns, Cells int
	// Err is why nothing was copied: a column panicked, or the text is too large: more than 16 MB on Linux and
	// the BSDs, which is the limit of X servers, and more than 256 MB elsewhere.
	Err error
}

// RowsExported says that an export ended.
type RowsExported struct {
	// Path is the file that was written; in a browser its name; empty if there is none.
	Path string
	// Rows is how many rows were written.
	Rows int
	// Cut says which cells the format has cut, as they hold less than the texts had.
	Cut export.Cut
	// Err is why there is no file: context.Canceled after CancelExport, ErrExporting,
	// or what went wrong.
	Err error
}

// CellsPasted says that a table from the clipboard was put into cells, or why not. A CellsEdited event
// with the changes comes before it, if there are any.
type CellsPasted struct {
	// Rows and Columns are the size of the table, Added of its rows are new ones.
	Rows, Columns, Added int
	// Skipped is how many of its cells were left out: as they cannot be edited or, with
	// Editing.PasteSkipInvalid, refused what they were given.
	Skipped int
	// Dropped is how many of its rows were not pasted, as there are no rows left for them.
	Dropped int
	// DroppedLines are the texts of the rows that were not pasted, and ColumnIDs the columns
	// that the texts of each line are for, from the first on, for a program that adds rows of
	// its own. A line may be shorter or longer than ColumnIDs. The lines are not to be changed.
	DroppedLines [][]string
	ColumnIDs    []string
	// Err is why nothing was pasted; the other fields are zero then. Where a cell is the reason, it is a *CellError.
	Err error
}
