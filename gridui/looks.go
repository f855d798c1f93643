// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package gridui

import "github.com/giogrid/giogrid/layoutx"

// looks holds the answers to the questions for looks while a row is drawn.
type looks struct {
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

// askRow asks for the look of a row.
func (l *looks) askRow(e *engine, b layoutx.Band, row int) {
	l.row = Look{}
	l.cells = l.cells[:0]
	if e.ask.asksRowLook() && hasRows(b) {
		l.row = e.ask.rowLook(place{b, row, 0})
	}
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
