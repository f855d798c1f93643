// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package celltext

import (
	"image"

	"github.com/giogrid/giogrid/gridui/internal/celllayout"
	"github.com/giogrid/giogrid/gridui/internal/textrun"
	"github.com/giogrid/giogrid/gridui/internal/viewport"
	"github.com/giogrid/giogrid/gridui/theme"
	"github.com/giogrid/giogrid/layoutx"
)

// PaintStrikes draws lines through the text of the struck cells of the part set by BeginPane.
func (ly *Layer) PaintStrikes() {
	if !ly.Styles.struck && !ly.Styles.AnyCells() {
		return
	}
	for i, row := range ly.shown.Rows {
		ly.Styles.UseRow(i)
		ly.strikeRow(row)
	}
}

// strikeRow draws lines through the text of the struck cells of the current row.
func (ly *Layer) strikeRow(row celllayout.Span) {
	l := &ly.Styles
	if !l.Row.Strike && !l.HasCells() {
		return
	}
	for _, col := range ly.shown.Cols {
		look, at := l.Row.Over(l.Cell(col.Index)), ly.shown.At(row, col)
		if look.Strike && !ly.Columns.IsRowNumber(col.Index) && col.Size > 2*ly.Painter.Style.Padding && !ly.Cells.IsBlank(at) {
			ly.strikeCell(at, row, col, look)
		}
	}
}

// strikeCell draws a line through each line of a cell's text.
func (ly *Layer) strikeCell(at viewport.Address, row, col celllayout.Span, look theme.CellStyle) {
	st := &ly.Painter.Style
	indent := ly.Viewport.Indents.Of(at, col.Size)
	c := viewport.TextCell{
		At: at, X: col.Start, Width: col.Size - indent, Height: row.Size,
		Face: viewport.FaceOf(st, at.Band, look), Ink: inkOf(st, at.Band, look),
	}
	if !st.RTL {
		c.X += indent
	}
	c.Room = max(c.Width-2*st.Padding, 0)
	ly.tileBuf = ly.Cells.AppendDrawn(ly.tileBuf[:0], at)
	first := row
	if at.Band == layoutx.Body {
		first = ly.Viewport.FirstLine(row)
	}
	y := first.Start + first.Size/2
	lines, ok := ly.Viewport.WrapText(ly.tileBuf, &c)
	if !ok {
		run := ly.Painter.Cache.Fit(c.Face, ly.tileBuf, c.Room)
		c.Width -= ly.decimalRoom(&c, ly.tileBuf, run.Width)
		ly.strikeLine(&c, run, y)
		return
	}
	for i := range lines.Len() {
		ly.strikeLine(&c, lines.Line(i), y+i*ly.Painter.Pitch(c.Face))
	}
}

// strikeLine draws a line through a line of text whose middle is at y, in pixels of the sheet.
func (ly *Layer) strikeLine(c *viewport.TextCell, run *textrun.Run, y int) {
	p := ly.Painter
	x := c.X + AlignIn(&p.Style, ly.Columns.Leaves[c.At.Col].Align, c.Width, run.Width)
	p.Fill(image.Rect(x, y, x+run.Width, y+p.Style.Line), c.Ink)
}
