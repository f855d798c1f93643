// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package celltext

import (
	"github.com/giogrid/giogrid/gridui/internal/celllayout"
	"github.com/giogrid/giogrid/gridui/internal/coord"
	"github.com/giogrid/giogrid/gridui/internal/viewport"
	"github.com/giogrid/giogrid/gridui/theme"
	"github.com/giogrid/giogrid/layoutx"
)

// StyleCache holds the styles of the rows and cells of the band being drawn. It reads each row's
// style once a frame, whatever the number of panes, and each cell's once.
type StyleCache struct {
	// rows holds the styles of the band's visible rows in order; it is empty if rows have no
	// styles.
	rows []theme.CellStyle
	// keys holds what the text of each of rows depends on.
	keys []uint64
	// filled is set if any of rows has a background or a bar, struck if the text of any is struck.
	filled, struck bool
	// all holds the styles of their cells in columns [first, end), row by row.
	all        []theme.CellStyle
	first, end int
	// merged holds a hash of the merged cells of each row, empty if cells are not merged.
	merged []uint64
	// hidden holds the styles of the cells of the row that UseHidden has read.
	hidden []theme.CellStyle
	// Row is the style of the current row, cells holds the styles of its cells, and joined the hash of its merged
	// cells.
	Row    theme.CellStyle
	cells  []theme.CellStyle
	joined uint64
}

// Cell returns the style of a column's cell in the current row.
func (l *StyleCache) Cell(col int) theme.CellStyle {
	i := col - l.first
	if i < 0 || i >= len(l.cells) {
		return theme.CellStyle{}
	}
	return l.cells[i]
}

// syncRows reads the styles of the rows of a part.
func (l *StyleCache) syncRows(cells Cells, part *viewport.Part) {
	l.rows, l.keys, l.all = l.rows[:0], l.keys[:0], l.all[:0]
	l.filled, l.struck = false, false
	l.none()
	if !cells.HasRowStyles() || !viewport.HasRows(part.Band) {
		return
	}
	l.rows = cells.AppendRowStyles(l.rows, part)
	for i := range l.rows {
		look := &l.rows[i]
		l.keys = append(l.keys, look.TextKey())
		l.filled = l.filled || look.Bg.A != 0 || look.Bar.A != 0
		l.struck = l.struck || look.Strike
	}
}

// RowsFilled reports whether any row of the band has a background or a bar.
func (l *StyleCache) RowsFilled() bool { return l.filled }

// RowAt returns the style of the i-th row on the screen.
func (l *StyleCache) RowAt(i int) theme.CellStyle {
	if i >= len(l.rows) {
		return theme.CellStyle{}
	}
	return l.rows[i]
}

// syncCells reads the styles of the cells of a band's rows in columns [first, end).
func (l *StyleCache) syncCells(cells Cells, b layoutx.Band, rows []celllayout.Span, first, end int) {
	l.all, l.first, l.end = l.all[:0], first, end
	l.merged = l.merged[:0]
	l.none()
	if cells.Merges() && viewport.HasRows(b) {
		for _, row := range rows {
			l.merged = append(l.merged, cells.MergedKey(viewport.Address{Band: b, Row: coord.Slot(row.Index), Col: first}))
		}
	}
	if !cells.HasCellStyles() || !viewport.HasRows(b) {
		return
	}
	for _, row := range rows {
		for c := first; c < end; c++ {
			l.all = append(l.all, cells.CellStyle(viewport.Address{Band: b, Row: coord.Slot(row.Index), Col: c}))
		}
	}
}

// HasCells reports whether cells of the current row have individual styles.
func (l *StyleCache) HasCells() bool { return len(l.cells) > 0 }

// AnyCells reports whether cells of any row of the band have individual styles.
func (l *StyleCache) AnyCells() bool { return len(l.all) > 0 }

// Vary reports whether the styles or merged cells of rows may differ.
func (l *StyleCache) Vary() bool { return len(l.rows)+len(l.all)+len(l.merged) > 0 }

// UseRow makes the i-th row on the screen the current one.
func (l *StyleCache) UseRow(i int) {
	if len(l.rows) > 0 {
		l.Row = l.RowAt(i)
	}
	if n := l.end - l.first; len(l.all) > 0 {
		l.cells = l.all[i*n : (i+1)*n]
	}
	if len(l.merged) > 0 {
		l.joined = l.merged[i]
	}
}

// UseHidden reads the styles of a row outside the screen, and makes it the current one. Its cells must not be merged.
func (l *StyleCache) UseHidden(cells Cells, at viewport.Address) {
	if len(l.rows) > 0 {
		l.Row = cells.RowStyle(at)
	}
	if len(l.all) == 0 {
		return
	}
	l.hidden = l.hidden[:0]
	for at.Col = l.first; at.Col < l.end; at.Col++ {
		l.hidden = append(l.hidden, cells.CellStyle(at))
	}
	l.cells = l.hidden
}

// none makes a row without styles the current one.
func (l *StyleCache) none() { l.Row, l.cells, l.joined = theme.CellStyle{}, nil, 0 }

// textKeyOf returns the textKey of the i-th row on the screen. Most rows have no styles of cells, and need not become the
// current one for it.
func (l *StyleCache) textKeyOf(i, first, end int) uint64 {
	if i < len(l.keys) && len(l.all)+len(l.merged) == 0 {
		return l.keys[i]
	}
	l.UseRow(i)
	return l.textKey(first, end)
}

// textKey returns a hash of the styles of the current row in columns [first, end), as far as they
// affect its text.
func (l *StyleCache) textKey(first, end int) uint64 {
	k := l.Row.TextKey() ^ l.joined
	for c := first; c < end && len(l.cells) > 0; c++ {
		k = k*0x100000001b3 ^ l.Cell(c).TextKey()
	}
	return k
}
