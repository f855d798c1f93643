// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package edit

import "github.com/giogrid/giogrid/gridui/internal/column"

// pasteAhead parses the texts of a paste for their columns. It does so while the table is read, in
// the background, so that the frame that writes has less to do. It calls no function of the
// program.
type pasteAhead struct {
	columns []aheadColumn
	// rows is the number of rows available for the paste.
	rows int
}

// aheadColumn is a column and the reader of its texts. read is nil if the values are the texts, or
// if only the program can parse them.
type aheadColumn struct {
	def  *column.Def
	read column.TextReader
}

// take parses a line of the table.
func (a *pasteAhead) take(line int, cells []string) {
	if a == nil || line >= a.rows {
		return
	}
	for i, text := range cells[:min(len(cells), len(a.columns))] {
		if r := a.columns[i].read; r != nil {
			r.Take(line, text)
		}
	}
}

// of returns the reader of the i-th column of the table, nil if that column has changed.
func (a *pasteAhead) of(i int, d *column.Def) column.TextReader {
	if a == nil || i >= len(a.columns) || a.columns[i].def != d {
		return nil
	}
	return a.columns[i].read
}
