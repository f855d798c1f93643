// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package option

// Clipboard has the options of copies. The zero value puts the cells on the clipboard as text,
// above them the headers of the columns where a copy has headers, and outlines the cells.
type Clipboard struct {
	// OutlineDisabled leaves out the dashed outline of what was copied. Without it the outline stays
	// until Escape, an edit, another copy or another order of the rows, in Theme.RangeBorder.
	OutlineDisabled bool
	// Headers are the headers of a copy with headers: by Ctrl+Shift+C, and of all cells selected with
	// Ctrl+Shift+Space.
	Headers CopyHeaders
	// OnCopy, if not nil, is called with each copy before it is put on the clipboard, on the
	// goroutine of the frames, and returns the text that is put there. If that is empty, nothing
	// is: the program has put the cells on the clipboard itself, as HTML, say, for which Gio has
	// no way. CopyText does not call it.
	//
	// table is a table as spreadsheets exchange it, see export.ParseTSV. Ranges that make no single table follow each
	// other with an empty line between them. headerRows is the number of lines of headers of the first table.
	OnCopy func(table string, headerRows int) (text string)
}

// CopyHeaders selects the headers of a copy.
type CopyHeaders uint8

const (
	// CopyHeadersLeaf is one line with the headers of the columns.
	CopyHeadersLeaf CopyHeaders = iota
	// CopyHeadersAll is a line for each level of column groups above that. The header of a group
	// is written above each of its columns, since text has no merged cells: so every column can
	// be sorted, filtered and looked up by its whole name. Above columns without a group it is
	// empty, and levels without a group are left out.
	CopyHeadersAll
	// CopyHeadersNone is no headers.
	CopyHeadersNone
)
