// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package gridui

import "github.com/giogrid/giogrid/layoutx"

// looks holds the answers to the questions for looks while a band is drawn: a row
// is asked for once a frame, whatever the number of panes.
type looks struct {
	// rows are the looks of the band's rows on the screen, in their order; empty
	// where there is nothing to ask.
	rows []Look
	// row and cells are those of the row being drawn.
	row   Look
	cells []Look
	// first is the column that cells begins with.
	first int
}

func (l *looks) cell(col int) Look {
	i := col - l.first
	if i < 0 || i >= len(l.cells) {
		return Look{}
	}
	return l.cells[i]
}

// askRows asks for the looks of the rows of a band.
func (l *looks) askRows(e *engine, b layoutx.Band) {
	l.rows, l.row, l.cells = l.rows[:0], Look{}, l.cells[:0]
	if !e.ask.asksRowLook() || !hasRows(b) {
		return
	}
	for _, row := range e.sheet.Rows[b] {
		l.rows = append(l.rows, e.ask.rowLook(place{b, row.Index, 0}))
	}
}

// rowAt is the look of the i-th row on the screen.
func (l *looks) rowAt(i int) Look {
	if i >= len(l.rows) {
		return Look{}
	}
	return l.rows[i]
}

// askCells asks for the looks of a row's cells in columns [first, end).
func (l *looks) askCells(e *engine, b layoutx.Band, row, first, end int) {
	l.cells = l.cells[:0]
	l.first = first
	if !e.ask.asksCellLook() || !hasRows(b) {
		return
	}
	for c := first; c < end; c++ {
		l.cells = append(l.cells, e.ask.cellLook(place{b, row, c}))
	}
}

// textKey sums up the looks of columns [first, end) as far as they change ink.
func (l *looks) textKey(first, end int) uint64 {
	k := l.row.textKey()
	for c := first; c < end && len(l.cells) > 0; c++ {
		k = k*0x100000001b3 ^ l.cell(c).textKey()
	}
	return k
}

// hasRows says whether a band shows rows of the caller.
func hasRows(b layoutx.Band) bool {
	return b == layoutx.Body || b == layoutx.Top || b == layoutx.Bottom
}
