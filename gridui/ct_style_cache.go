// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package gridui

import (
	"github.com/giogrid/giogrid/gridui/internal/viewport"
	"github.com/giogrid/giogrid/gridui/theme"
	"github.com/giogrid/giogrid/layoutx"
)

// looks holds the answers to the questions for looks while a band is drawn: a row
// is asked for once a frame, whatever the number of panes, and a cell once.
type looks struct {
	// rows are the looks of the band's rows on the screen, in their order; empty
	// where there is nothing to ask.
	rows []theme.CellStyle
	// all are those of their cells in columns [first, end), row by row.
	all        []theme.CellStyle
	first, end int
	// row and cells are those of the row at hand.
	row   theme.CellStyle
	cells []theme.CellStyle
}

func (l *looks) cell(col int) theme.CellStyle {
	i := col - l.first
	if i < 0 || i >= len(l.cells) {
		return theme.CellStyle{}
	}
	return l.cells[i]
}

// askRows asks for the looks of the rows of a band.
func (l *looks) askRows(v *viewport.Viewport, b layoutx.Band) {
	l.rows, l.all = l.rows[:0], l.all[:0]
	l.none()
	if !v.Contents.HasRowStyles() || !viewport.HasRows(b) {
		return
	}
	for _, row := range v.Sheet.Rows[b] {
		l.rows = append(l.rows, v.Contents.RowStyle(viewport.Address{Band: b, Row: row.Index, Col: 0}))
	}
}

// rowAt is the look of the i-th row on the screen.
func (l *looks) rowAt(i int) theme.CellStyle {
	if i >= len(l.rows) {
		return theme.CellStyle{}
	}
	return l.rows[i]
}

// askCells asks for the looks of the cells of a band's rows in columns [first, end).
func (l *looks) askCells(v *viewport.Viewport, b layoutx.Band, first, end int) {
	l.all, l.first, l.end = l.all[:0], first, end
	l.none()
	if !v.Contents.HasCellStyles() || !viewport.HasRows(b) {
		return
	}
	for _, row := range v.Sheet.Rows[b] {
		for c := first; c < end; c++ {
			l.all = append(l.all, v.Contents.CellStyle(viewport.Address{Band: b, Row: row.Index, Col: c}))
		}
	}
}

// hasCells says whether cells have styles of their own.
func (l *looks) hasCells() bool { return len(l.cells) > 0 }

// use makes the i-th row on the screen the one at hand.
func (l *looks) use(i int) {
	if len(l.rows) > 0 {
		l.row = l.rowAt(i)
	}
	if n := l.end - l.first; len(l.all) > 0 {
		l.cells = l.all[i*n : (i+1)*n]
	}
}

// none makes a row without looks the one at hand.
func (l *looks) none() { l.row, l.cells = theme.CellStyle{}, nil }

// textKey sums up the looks of the row at hand in columns [first, end) as far as they
// change ink.
func (l *looks) textKey(first, end int) uint64 {
	k := l.row.TextKey()
	for c := first; c < end && len(l.cells) > 0; c++ {
		k = k*0x100000001b3 ^ l.cell(c).TextKey()
	}
	return k
}
