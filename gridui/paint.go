// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package gridui

import (
	"image"
	"image/color"

	"gioui.org/op/clip"

	"github.com/giogrid/giogrid/gridui/internal/celltext"
	"github.com/giogrid/giogrid/gridui/internal/draw"
	"github.com/giogrid/giogrid/gridui/internal/feature"
	"github.com/giogrid/giogrid/gridui/internal/textrun"
	"github.com/giogrid/giogrid/gridui/internal/viewport"
	"github.com/giogrid/giogrid/gridui/option"
	"github.com/giogrid/giogrid/gridui/theme"
	"github.com/giogrid/giogrid/layoutx"
)

// sheet draws all that lies below the toolbar. The root area is an ancestor of
// everything.
func (p *painter) sheet() {
	size := p.view.SheetSize()
	defer clip.Rect{Max: size}.Push(p.Ops).Pop()
	p.spaceArea()
	draw.Listen(p.Ops, &p.rootTag)
	p.keyArea()
	p.Fill(image.Rectangle{Max: size}, p.Style.Theme.Bg)
	widgets := p.hasWidgets(layoutx.Body) || p.hasWidgets(layoutx.Foot)
	if widgets {
		p.cellArea()
	}
	p.askPicks()
	p.features.semantics.Paint()
	p.stats.stage(stageSemantics)
	p.bands()
	if !widgets {
		p.cellArea()
	}
	p.head()
	p.features.columnSize.PaintGrips()
	p.features.scrollbar.PaintBars()
	p.stats.stage(stageBars)
	p.features.scrollbar.PaintBandBars()
	p.shadows()
	p.details()
	p.stickyEdge()
	p.body()
	p.focusRing()
	p.features.cellEdit.Draw()
	p.features.PaintSheet()
	p.rowMarks()
	p.features.filtering.PaintPanel()
	p.features.tooltip.PaintSheet()
	p.debug()
}

// cellArea hears the pointer over the cells. It lies under widgets in cells, so that those
// take their own presses, and else over the cells: Gio looks for what the pointer is over
// from the top down, and passes over all clips of the cells that way.
func (p *painter) cellArea() {
	defer clip.Rect{Max: p.view.SheetSize()}.Push(p.Ops).Pop()
	draw.Listen(p.Ops, p.pointer.Tag())
	p.features.AddCursor(p.Ops)
	p.rowCursor()
}

// bands draws the rows of body, floating bands and footer.
func (p *painter) bands() {
	for _, b := range [...]layoutx.Band{layoutx.Body, layoutx.Top, layoutx.Bottom, layoutx.Foot} {
		r := p.view.Sheet.Panes.Band(b)
		if r.Empty() {
			continue
		}
		p.ground(b, r)
		within := r
		if b == layoutx.Body {
			within = p.view.ScrolledBody()
		}
		c := draw.Clip(p.Ops, within)
		p.bandRows(b, r)
		c.Pop()
	}
	p.stickyRows()
	p.stats.stage(stageBody)
}

// bandRows draws the rows of a band in its rectangle.
func (p *painter) bandRows(b layoutx.Band, r image.Rectangle) {
	p.text.BeginBand(b)
	p.rowGrounds(b, r)
	for _, pane := range [...]layoutx.Pane{layoutx.Center, layoutx.Left, layoutx.Right} {
		p.pane(pane, b)
	}
	p.rowLines(b, r)
}

// ground fills a band, where it differs from the grid's ground, across the
// whole grid: past the scroll bar that stands beside the body.
func (p *painter) ground(b layoutx.Band, r image.Rectangle) {
	r.Min.X, r.Max.X = 0, p.view.SheetSize().X
	switch b {
	case layoutx.Top, layoutx.Bottom:
		p.Fill(r, p.Style.Theme.FloatingBg)
	case layoutx.Foot:
		p.Fill(r, p.Style.Theme.FooterBg)
	}
}

// rowGrounds draws stripes, looks, what is selected and hover across all panes.
func (p *painter) rowGrounds(b layoutx.Band, band image.Rectangle) {
	if !viewport.HasRows(b) {
		return
	}
	p.stripes(b, band)
	for i, row := range p.view.Sheet.Rows[b] {
		look := p.text.Styles.RowAt(i)
		if !p.Style.ForcedColors {
			p.Fill(bandRow(band, row), look.Bg)
		}
	}
	p.pickGrounds(b, band)
	for i, row := range p.view.Sheet.Rows[b] {
		p.StyleBar(bandRow(band, row), p.text.Styles.RowAt(i))
		if p.pointer.Hover.Over(viewport.Address{Band: b, Row: row.Index, Col: 0}) {
			p.Fill(bandRow(band, row), p.Style.Theme.Hover)
		}
	}
}

// bandRow is a row of a band, in pixels of the sheet.
func bandRow(band image.Rectangle, row layoutx.Span) image.Rectangle {
	return image.Rect(band.Min.X, row.Start, band.Max.X, row.End())
}

// stripes fills every other row of the body, where the theme has that.
func (p *painter) stripes(b layoutx.Band, band image.Rectangle) {
	if b != layoutx.Body || p.Style.Theme.RowAlt.A == 0 || p.Style.Theme.RowAlt == p.Style.Theme.Bg {
		return
	}
	p.Ink(p.Style.Theme.RowAlt)
	for _, row := range p.view.Sheet.Rows[b] {
		if row.Index&1 == 1 {
			p.FillInk(bandRow(band, row))
		}
	}
}

// pane draws the cells of a pane's part of a band.
func (p *painter) pane(pane layoutx.Pane, b layoutx.Band) {
	r := p.rect(pane, b)
	cols := p.view.Sheet.Cols[pane]
	if r.Empty() || len(cols) == 0 {
		return
	}
	c := draw.Clip(p.Ops, r)
	p.cells(pane, b)
	p.columnLines(pane, b, r)
	p.guides(pane, b)
	p.outlineMarks(pane, b)
	p.detailMarks(pane, b)
	if p.ask.Selection.Mode != option.SelectOff {
		p.boxes(pane, b)
	}
	p.features.rowPins.PaintButtons(pane, b)
	if b == layoutx.Body && p.ask.RowDrag.Handle {
		p.handles(pane)
	}
	if viewport.HasRows(b) && p.cols.AnyTick {
		p.ticks(pane, b)
	}
	if p.hasWidgets(b) {
		p.widgets(pane, b)
	}
	c.Pop()
}

// cells draws the cells of a pane's part of a band: what is under their text, the
// text, and what is over it.
func (p *painter) cells(pane layoutx.Pane, b layoutx.Band) {
	l, rows := &p.text.Styles, p.view.Sheet.Rows[b]
	p.text.BeginPane(pane, b)
	for i, row := range rows {
		if l.UseRow(i); l.HasCells() {
			p.cellGrounds(pane, row)
		}
	}
	p.features.PaintCells(p.part(pane, b))
	p.text.Paint(pane, b)
	p.MoveTo(image.Point{})
	for i, row := range rows {
		l.UseRow(i)
		p.strikes(pane, b, row)
		p.cornerMarks(pane, b, row)
	}
}

// part is a pane's part of a band, as features see it.
func (p *painter) part(pane layoutx.Pane, b layoutx.Band) feature.Part {
	part := feature.Part{Pane: pane, Band: b, Rows: p.view.Sheet.Rows[b], Cols: p.view.Sheet.Cols[pane], Sticky: -1}
	if p.text.StickyDrawn {
		part.Sticky = p.stickyPaint.at
	}
	return part
}

// cellGrounds fills the backgrounds of a row's cells, neighbours of one colour in
// one piece.
func (p *painter) cellGrounds(pane layoutx.Pane, row layoutx.Span) {
	var run image.Rectangle
	var ink color.NRGBA
	for _, col := range p.view.Sheet.Cols[pane] {
		look := p.text.Styles.Cell(col.Index)
		r := image.Rect(col.Start, row.Start, col.Start+col.Size, row.Start+row.Size)
		bg := look.Bg
		if p.Style.ForcedColors {
			bg = color.NRGBA{}
		}
		if bg != ink {
			p.Fill(run, ink)
			run, ink = image.Rectangle{}, bg
		}
		if bg.A != 0 {
			run = run.Union(r)
		}
		if look.Bar.A != 0 {
			p.Fill(run, ink)
			run = image.Rectangle{}
			p.StyleBar(r, look)
		}
	}
	p.Fill(run, ink)
}

// strikes draws lines through the text of struck cells.
func (p *painter) strikes(pane layoutx.Pane, b layoutx.Band, row layoutx.Span) {
	l := &p.text.Styles
	if !l.Row.Strike && !l.HasCells() {
		return
	}
	for _, col := range p.view.Sheet.Cols[pane] {
		look, at := l.Row.Over(l.Cell(col.Index)), viewport.Address{Band: b, Row: row.Index, Col: col.Index}
		if !look.Strike || p.isWidget(at) || p.isTick(at) || col.Size <= 2*p.Style.Padding {
			continue
		}
		p.strike(at, row, col, look)
	}
}

// strike draws a line through each line of a cell's text.
func (p *painter) strike(at viewport.Address, row, col layoutx.Span, look theme.CellStyle) {
	indent := p.indent(&p.Style, at, col.Size)
	c := viewport.TextCell{
		At: at, X: col.Start, Width: col.Size - indent, Height: row.Size,
		Face: viewport.FaceOf(&p.Style, at.Band, look), Ink: p.text.InkOf(&p.Style, at.Band, look),
	}
	if !p.Style.RTL {
		c.X += indent
	}
	c.Room = max(c.Width-2*p.Style.Padding, 0)
	p.buf = p.ask.cells.AppendText(p.buf[:0], at)
	first := row
	if at.Band == layoutx.Body {
		first = p.view.FirstLine(row)
	}
	y := first.Start + first.Size/2
	lines, ok := p.view.WrapText(p.buf, &c)
	if !ok {
		p.strikeRun(&c, p.Cache.Fit(c.Face, p.buf, c.Room), y)
		return
	}
	for i := range lines.Len() {
		p.strikeRun(&c, lines.Line(i), y+i*p.Pitch(c.Face))
	}
}

func (p *painter) strikeRun(c *viewport.TextCell, run *textrun.Run, y int) {
	x := c.X + celltext.AlignIn(&p.Style, p.cols.Leaves[c.At.Col].Align, c.Width, run.Width)
	p.Fill(image.Rect(x, y, x+run.Width, y+p.Style.Line), c.Ink)
}

// rowLines draws a line below each row.
func (p *painter) rowLines(b layoutx.Band, band image.Rectangle) {
	if p.Style.Lines == theme.LinesNone {
		return
	}
	p.Ink(p.Style.Theme.Border)
	for _, row := range p.view.Sheet.Rows[b] {
		end := row.Start + row.Size
		p.FillInk(image.Rect(band.Min.X, end-p.Style.Line, band.Max.X, end))
	}
	if b == layoutx.Top {
		p.FillInk(image.Rect(band.Min.X, band.Max.Y-p.Style.Line, band.Max.X, band.Max.Y))
	}
	if b == layoutx.Bottom || b == layoutx.Foot && len(p.view.Sheet.Rows[layoutx.Bottom]) == 0 {
		p.FillInk(image.Rect(band.Min.X, band.Min.Y, band.Max.X, band.Min.Y+p.Style.Line))
	}
}

// columnLines draws a line after each column, as far down as there are rows.
func (p *painter) columnLines(pane layoutx.Pane, b layoutx.Band, r image.Rectangle) {
	rows := p.view.Sheet.Rows[b]
	if p.Style.Lines != theme.LinesBoth || len(rows) == 0 {
		return
	}
	last := rows[len(rows)-1]
	p.Ink(p.Style.Theme.Border)
	for _, col := range p.view.Sheet.Cols[pane] {
		x := col.Start + col.Size - p.Style.Line
		if p.Style.RTL {
			x = col.Start
		}
		p.FillInk(image.Rect(x, r.Min.Y, x+p.Style.Line, last.Start+last.Size))
	}
}

func (p *painter) hasWidgets(b layoutx.Band) bool {
	switch b {
	case layoutx.Head:
		return p.cols.AnyHead
	case layoutx.Foot:
		return p.cols.AnyFooter
	}
	return p.cols.AnyCell
}
