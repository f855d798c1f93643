// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package viewport

import (
	"github.com/giogrid/giogrid/gridui/internal/celllayout"
	"github.com/giogrid/giogrid/layoutx"
)

// BlockRows lists the rows of the body that are painted in blocks of neighbours: those on the screen, and while they scroll
// the others of their blocks, so that a block is recorded when its first row comes and not for each row. In a jump no row
// stays for that. The zero BlockRows lists none.
type BlockRows struct {
	Rows []celllayout.Span
	// first is the first row on the screen.
	first int
}

// Sync lists the rows for a frame, in blocks of per rows.
func (b *BlockRows) Sync(f *Frame, per int) {
	rows := f.Sheet.Rows[layoutx.Body]
	b.Rows = b.Rows[:0]
	if len(rows) == 0 {
		return
	}
	moved := rows[0].Index - b.first
	b.first = rows[0].Index
	if f.painter.Scrolls && max(moved, -moved) < len(rows) {
		b.Rows = f.wholeBlocks(b.Rows, per)
	} else {
		b.Rows = append(b.Rows, rows...)
	}
}

// OnScreen returns the index in Rows of the first row on the screen.
func (b *BlockRows) OnScreen() int {
	if len(b.Rows) == 0 {
		return 0
	}
	return b.first - b.Rows[0].Index
}

// wholeBlocks appends the rows of the body on the screen, with the rows before and after them in their blocks. If these are
// not all as high as rows usually are, it appends the rows on the screen alone.
func (f *Frame) wholeBlocks(dst []celllayout.Span, per int) []celllayout.Span {
	rows := f.Sheet.Rows[layoutx.Body]
	first, last := rows[0], rows[len(rows)-1]
	from, to := first.Index/per*per, min((last.Index/per+1)*per, f.Count)
	if f.MeasuresRows() || !f.usual(from, first.Index) || !f.usual(last.Index, to) {
		return append(dst, rows...)
	}
	height := f.RowAxis.Default()
	for i := from; i < first.Index; i++ {
		dst = append(dst, celllayout.Span{Index: i, Start: first.Start - (first.Index-i)*height, Size: height})
	}
	dst = append(dst, rows...)
	for i := last.Index + 1; i < to; i++ {
		dst = append(dst, celllayout.Span{Index: i, Start: last.Start + (i-last.Index)*height, Size: height})
	}
	return dst
}

// usual reports whether the rows [from, to) are as high as rows usually are.
func (f *Frame) usual(from, to int) bool {
	for i := from; i < to; i++ {
		if f.RowAxis.Size(i) != f.RowAxis.Default() {
			return false
		}
	}
	return true
}
