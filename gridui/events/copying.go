// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package events

import "github.com/giogrid/giogrid/storage/export"

// CellsCopied reports that cells were copied to the clipboard, by a key or by Grid.Copy, or that copying failed.
type CellsCopied struct {
	// Rows, Columns and Cells are the numbers of copied rows, columns and cells, without headers.
	Rows, Columns, Cells int
	// Err is the reason why nothing was copied, nil if cells were copied: a column panicked, or the text is larger
	// than 16 MB on Linux and the BSDs, the limit of X servers, or 256 MB elsewhere.
	Err error
}

// RowsExported reports the end of an export.
type RowsExported struct {
	// Path is the path of the written file, in a browser its name. It is empty if there is none.
	Path string
	// Rows is the number of written rows.
	Rows int
	// Cut describes the cells whose texts were shortened because the format limits their length.
	Cut export.Cut
	// Err is the reason why there is no file, nil if there is one: context.Canceled after CancelExport,
	// gridui.ErrExporting, or another error.
	Err error
}

// CellsPasted reports that a table from the clipboard was pasted, or that pasting failed. If cells changed, a
// CellsEdited event precedes it.
type CellsPasted struct {
	// Rows and Columns are the size of the table. Added is the number of rows that were added for it.
	Rows, Columns, Added int
	// Skipped is the number of skipped cells: they cannot be edited or, with Editing.PasteSkipInvalid, refused the
	// value.
	Skipped int
	// Dropped is the number of rows of the table that were not pasted because the grid had no rows for them.
	Dropped int
	// DroppedLines holds the texts of these rows, for a program that adds rows itself. ColumnIDs lists the columns of
	// the texts of a line, in order. A line may be shorter or longer than ColumnIDs. The program must not change the
	// lines.
	DroppedLines [][]string
	ColumnIDs    []string
	// Err is the reason why nothing was pasted, nil if the table was pasted. If a cell is the reason, Err is a
	// *CellError. The other fields are then zero.
	Err error
}
