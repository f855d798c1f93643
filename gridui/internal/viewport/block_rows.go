// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package viewport

import (
	"github.com/giogrid/giogrid/gridui/internal/celllayout"
	"github.com/giogrid/giogrid/gridui/internal/draw"
	"github.com/giogrid/giogrid/layoutx"
)

// blockRows holds the rows of the body with the other rows of their blocks: see Frame.BlockRows. The zero value holds none.
type blockRows struct {
	rows []celllayout.Span
	// first is the first row on the screen, made is set after the rows were found for the present frame.
	first int
	made  bool
}

// BlockRows returns the rows of the body that are painted in blocks of draw.StripRows neighbours, and the index among them
// of the first row on the screen. While rows scroll it adds the other rows of their blocks, so that a block is recorded
// when its first row comes and not for each row. In a jump no row stays for that.
func (f *Frame) BlockRows() (rows []celllayout.Span, onScreen int) {
	b, shown := &f.blocks, f.Sheet.Rows[layoutx.Body]
	if len(shown) == 0 {
		return nil, 0
	}
	if !b.made {
		moved := shown[0].Index - b.first
		b.first, b.made = shown[0].Index, true
		if f.painter.Scrolls && max(moved, -moved) < len(shown) {
			b.rows = f.wholeBlocks(b.rows[:0])
		} else {
			b.rows = append(b.rows[:0], shown...)
		}
	}
	return b.rows, b.first - b.rows[0].Index
}

// wholeBlocks appends the rows of the body on the screen, with the rows before and after them in their blocks. If these are
// not all as high as rows usually are, it appends the rows on the screen alone.
func (f *Frame) wholeBlocks(dst []celllayout.Span) []celllayout.Span {
	rows := f.Sheet.Rows[layoutx.Body]
	first, last := rows[0], rows[len(rows)-1]
	from, to := first.Index/draw.StripRows*draw.StripRows, min((last.Index/draw.StripRows+1)*draw.StripRows, f.Count)
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
