// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package option

// Clipboard sets how cells are copied. The zero value puts the cells on the clipboard as text, below the headers of
// the columns if headers are copied, and outlines the cells. A CellsCopied event reports each copy.
type Clipboard struct {
	// OutlineDisabled leaves out the dashed outline of the copied cells. The outline, in the colour
	// Theme.RangeBorder, stays until Escape, an edit, another copy or another order of the rows.
	OutlineDisabled bool
	// Headers selects the headers of copies by Ctrl+Shift+C, and of copies of all cells after Ctrl+Shift+Space.
	Headers CopyHeaders
	// OnCopy, if not nil, is called for each copy before it is put on the clipboard, on the goroutine of the frames.
	// It returns the text for the clipboard. If that is empty, the grid writes nothing: the program has written the
	// cells itself, for example as HTML, which Gio cannot write. CopyText does not call OnCopy.
	//
	// table is a table as spreadsheets exchange it, see export.ParseTSV. Ranges that do not form one table follow
	// each other, separated by an empty line. headerRows is the number of lines of headers of the first table.
	OnCopy func(table string, headerRows int) (text string)
}

// CopyHeaders selects the headers of a copy.
type CopyHeaders uint8

const (
	// CopyHeadersLeaf is one line with the headers of the columns.
	CopyHeadersLeaf CopyHeaders = iota
	// CopyHeadersAll adds a line above that for each level of column groups. The header of a group is repeated above
	// each of its columns, because text has no merged cells: each column can then be sorted, filtered and found by
	// its full name. It is empty above columns without a group. Levels without a group are left out.
	CopyHeadersAll
	// CopyHeadersNone copies no headers.
	CopyHeadersNone
)
