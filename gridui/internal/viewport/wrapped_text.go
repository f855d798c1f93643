// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package viewport

import (
	"github.com/giogrid/giogrid/gridui/internal/coord"
	"github.com/giogrid/giogrid/gridui/theme"
	"github.com/giogrid/giogrid/layoutx"
)

// height returns the height in pixels that a row needs for its text.
func (w *Wraps) height(row coord.Pos) int {
	if len(w.widths.px) != len(w.columns.Leaves) {
		return w.estimate(row) // before the first frame of these columns
	}
	of := w.data.SourceOf(row)
	style := w.stylesOf(row)
	if k, ok := w.known[of]; ok && k.rev == w.rev && k.style == style {
		return int(k.px)
	}
	lines, ground := 1, w.rowStyleOf(row)
	for _, c := range w.columns.Wrapping {
		width := w.widths.px[c]
		if w.joins() {
			width = w.spans.Measure(row, c)
		}
		if width > 2*w.painter.Style.Padding {
			lines = max(lines, w.linesOf(Address{layoutx.Body, row.BodySlot(), c}, width, ground))
		}
	}
	px := w.painter.Style.RowHeight + (lines-1)*w.painter.Pitch(w.painter.Style.Face)
	if w.known == nil || len(w.known) >= maxWraps {
		w.known = map[coord.Item]wrapHeight{}
	}
	w.known[of] = wrapHeight{rev: w.rev, style: style, px: int32(px)}
	w.sum, w.seen = w.sum+px, w.seen+1
	return px
}

// linesOf returns the number of lines of a cell's text; width is the cell's width in pixels and row
// the style of its row.
func (w *Wraps) linesOf(at Address, width int, row theme.CellStyle) int {
	face := FaceOf(&w.painter.Style, at.Band, w.cellStyleOf(at, row))
	room := width - w.indents.Of(at, width) - 2*w.painter.Style.Padding
	w.textBuf = w.contents.AppendDrawn(w.textBuf[:0], at)
	return w.painter.Cache.Wrap(face, w.textBuf, max(room, wrapLeast*face.Px), w.columns.Leaves[at.Col].Lines).Len()
}

// stylesOf returns a hash of the styles of a row that change the width of its text.
func (w *Wraps) stylesOf(row coord.Pos) (sum uint32) {
	if !w.contents.HasRowStyles() && !w.contents.HasCellStyles() {
		return 0
	}
	ground := w.rowStyleOf(row)
	for _, c := range w.columns.Wrapping {
		sum *= 0x01000193
		style := w.cellStyleOf(Address{layoutx.Body, row.BodySlot(), c}, ground)
		if style.Bold {
			sum ^= 1
		}
		if style.Italic {
			sum ^= 2
		}
	}
	return sum
}

// rowStyleOf returns the style of a row of the body, cellStyleOf the style of a cell on top of it.
func (w *Wraps) rowStyleOf(row coord.Pos) theme.CellStyle {
	if !w.contents.HasRowStyles() {
		return theme.CellStyle{}
	}
	return w.contents.RowStyle(Address{layoutx.Body, row.BodySlot(), 0})
}

func (w *Wraps) cellStyleOf(at Address, row theme.CellStyle) theme.CellStyle {
	if !w.contents.HasCellStyles() {
		return row
	}
	return row.Over(w.contents.CellStyle(at))
}
