// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package edit

import "github.com/giogrid/giogrid/gridui/internal/column"

// pasteAhead is what the texts of a paste mean to the columns that they are to go into. It
// is read with the table, in the background, so that the frame that writes has less to do.
// None of the caller's functions is asked for it.
type pasteAhead struct {
	columns []aheadColumn
	// rows is how many rows there are to paste into.
	rows int
}

// aheadColumn is a column, and what its texts mean; read is nil where that is the text
// itself, or the caller's to say.
type aheadColumn struct {
	def  *column.Def
	read column.TextReader
}

// take reads a line of the table.
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

// of is what was read for the i-th column of the table, if it is still the same one.
func (a *pasteAhead) of(i int, d *column.Def) column.TextReader {
	if a == nil || i >= len(a.columns) || a.columns[i].def != d {
		return nil
	}
	return a.columns[i].read
}
