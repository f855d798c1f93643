// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package export

import (
	"strings"

	"github.com/giogrid/giogrid/storage/export/tsv"
)

// ParseTSV returns the cells of a text as spreadsheets and grids put it on the clipboard: rows end with CRLF, LF
// or CR, cells with a tab. A line break at the end begins no row, and an empty text has no rows. Rows may differ in
// length; each has at least one cell.
//
// A cell that begins with a quote extends to the next quote that is not doubled, and contains the text between
// them. If there is none, or if something other than the end of the cell follows it, the quote is an ordinary
// character, as it is everywhere else.
//
// Any text is valid. ParseTSV takes linear time in the length of the text, and about 40 bytes of memory for each
// tab and line break; the cells share the memory of text.
func ParseTSV(text string) [][]string {
	if text == "" {
		return nil
	}
	rows := make([][]string, 0, max(strings.Count(text, "\n"), strings.Count(text, "\r"))+1)
	for row := range tsv.Each(text) {
		rows = append(rows, row)
	}
	return rows
}
