// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package gridui

import (
	"image"
	"image/color"

	"gioui.org/op"
	"gioui.org/op/clip"
	"gioui.org/op/paint"

	"github.com/giogrid/giogrid/gridui/internal/textrun"
	"github.com/giogrid/giogrid/gridui/option"
	"github.com/giogrid/giogrid/gridui/theme"
	"github.com/giogrid/giogrid/layoutx"
)

// sheet draws all that lies below the toolbar. The root area is an ancestor of
// everything.
func (p *painter) sheet() {
	size := p.sheetSize()
	defer clip.Rect{Max: size}.Push(p.ops).Pop()
	p.spaceArea()
	listen(p.ops, &p.rootTag)
	p.keyArea()
	p.fill(image.Rectangle{Max: size}, p.style.Theme.Bg)
	widgets := p.cols.anyCell || p.cols.anyFooter
	if widgets {
		p.cellArea()
	}
	p.askPicks()
	p.semantics()
	p.bands()
	if !widgets {
		p.cellArea()
	}
	p.head()
	p.grips()
	p.bars()
	p.bandBars()
	p.shadows()
	p.details()
	p.stickyEdge()
	p.body()
	p.focusRing()
	p.kit().paint(p)
	p.columnMarks()
	p.rowEdgeMark()
	p.rowMarks()
	p.filterCard()
	p.tooltip()
	p.debug()
}

// cellArea hears the pointer over the cells. It lies under widgets in cells, so that those
// take their own presses, and else over the cells: Gio looks for what the pointer is over
// from the top down, and passes over all clips of the cells that way.
func (p *painter) cellArea() {
	defer clip.Rect{Max: p.sheetSize()}.Push(p.ops).Pop()
	listen(p.ops, &p.cellTag)
	p.columnCursor()
	p.rowCursor()
}

// bands draws the rows of body, floating bands and footer.
func (p *painter) bands() {
	for _, b := range [...]layoutx.Band{layoutx.Body, layoutx.Top, layoutx.Bottom, layoutx.Foot} {
		r := p.engine.sheet.Panes.Band(b)
		if r.Empty() {
			continue
		}
		p.ground(b, r)
		within := r
		if b == layoutx.Body {
			within = p.scrolled()
		}
		c := clipTo(p.ops, within)
		p.bandRows(b, r)
		c.Pop()
	}
	p.stickyRows()
	p.flashWake()
	p.stats.stage(stageBody)
}

// bandRows draws the rows of a band in its rectangle.
func (p *painter) bandRows(b layoutx.Band, r image.Rectangle) {
	p.looks.askRows(p.engine, b)
	p.rowGrounds(b, r)
	for _, pane := range [...]layoutx.Pane{layoutx.Center, layoutx.Left, layoutx.Right} {
		p.pane(pane, b)
	}
	p.rowLines(b, r)
}

// ground fills a band, where it differs from the grid's ground, across the
// whole grid: past the scroll bar that stands beside the body.
func (p *painter) ground(b layoutx.Band, r image.Rectangle) {
	r.Min.X, r.Max.X = 0, p.sheetSize().X
	switch b {
	case layoutx.Top, layoutx.Bottom:
		p.fill(r, p.style.Theme.FloatingBg)
	case layoutx.Foot:
		p.fill(r, p.style.Theme.FooterBg)
	}
}

// rowGrounds draws stripes, looks, what is selected and hover across all panes.
func (p *painter) rowGrounds(b layoutx.Band, band image.Rectangle) {
	if !hasRows(b) {
		return
	}
	p.stripes(b, band)
	for i, row := range p.engine.sheet.Rows[b] {
		look := p.looks.rowAt(i)
		if !p.style.ForcedColors {
			p.fill(bandRow(band, row), look.Bg)
		}
	}
	p.pickGrounds(b, band)
	for i, row := range p.engine.sheet.Rows[b] {
		p.lookBar(bandRow(band, row), p.looks.rowAt(i))
		if p.hover.isRow(place{b, row.Index, 0}) {
			p.fill(bandRow(band, row), p.style.Theme.Hover)
		}
	}
}

// bandRow is a row of a band, in pixels of the sheet.
func bandRow(band image.Rectangle, row layoutx.Span) image.Rectangle {
	return image.Rect(band.Min.X, row.Start, band.Max.X, row.End())
}

// stripes fills every other row of the body, where the theme has that.
func (p *painter) stripes(b layoutx.Band, band image.Rectangle) {
	if b != layoutx.Body || p.style.Theme.RowAlt.A == 0 || p.style.Theme.RowAlt == p.style.Theme.Bg {
		return
	}
	p.ink(p.style.Theme.RowAlt)
	for _, row := range p.engine.sheet.Rows[b] {
		if row.Index&1 == 1 {
			p.fillInk(bandRow(band, row))
		}
	}
}

// lookBar draws the bar of a look at the reading start of a row or cell.
func (p *painter) lookBar(r image.Rectangle, l Look) {
	if l.Bar.A == 0 {
		return
	}
	w := p.dp(3)
	if p.style.RTL {
		r.Min.X = r.Max.X - w
	} else {
		r.Max.X = r.Min.X + w
	}
	c := l.Bar
	if p.style.ForcedColors {
		c = p.style.Theme.Fg
	}
	p.fill(r, c)
}

// pane draws the cells of a pane's part of a band.
func (p *painter) pane(pane layoutx.Pane, b layoutx.Band) {
	r := p.rect(pane, b)
	cols := p.engine.sheet.Cols[pane]
	if r.Empty() || len(cols) == 0 {
		return
	}
	c := clipTo(p.ops, r)
	p.cells(pane, b)
	p.columnLines(pane, b, r)
	p.guides(pane, b)
	p.outlineMarks(pane, b)
	p.detailMarks(pane, b)
	if p.opt.selection != option.SelectOff {
		p.boxes(pane, b)
	}
	p.pinButtons(pane, b)
	if b == layoutx.Body && p.opt.rowDrag.Handle {
		p.handles(pane)
	}
	if hasRows(b) && p.cols.anyTick {
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
	l, rows := &p.engine.looks, p.engine.sheet.Rows[b]
	p.spans = p.tilesOn(p.spans[:0], p.style, pane)
	l.askCells(p.engine, b, p.spans[0].first, p.spans[len(p.spans)-1].end)
	for i, row := range rows {
		if l.use(i); len(l.cells) > 0 {
			p.cellGrounds(pane, row)
		}
	}
	p.flashGrounds(pane, b)
	p.texts(pane, b)
	p.moveTo(image.Point{})
	for i, row := range rows {
		l.use(i)
		p.strikes(pane, b, row)
		p.cornerMarks(pane, b, row)
	}
}

// cellGrounds fills the backgrounds of a row's cells, neighbours of one colour in
// one piece.
func (p *painter) cellGrounds(pane layoutx.Pane, row layoutx.Span) {
	var run image.Rectangle
	var ink color.NRGBA
	for _, col := range p.engine.sheet.Cols[pane] {
		look := p.looks.cell(col.Index)
		r := image.Rect(col.Start, row.Start, col.Start+col.Size, row.Start+row.Size)
		bg := look.Bg
		if p.style.ForcedColors {
			bg = color.NRGBA{}
		}
		if bg != ink {
			p.fill(run, ink)
			run, ink = image.Rectangle{}, bg
		}
		if bg.A != 0 {
			run = run.Union(r)
		}
		if look.Bar.A != 0 {
			p.fill(run, ink)
			run = image.Rectangle{}
			p.lookBar(r, look)
		}
	}
	p.fill(run, ink)
}

// strikes draws lines through the text of struck cells.
func (p *painter) strikes(pane layoutx.Pane, b layoutx.Band, row layoutx.Span) {
	l := &p.engine.looks
	if !l.row.Strike && len(l.cells) == 0 {
		return
	}
	for _, col := range p.engine.sheet.Cols[pane] {
		look, at := l.row.over(l.cell(col.Index)), place{b, row.Index, col.Index}
		if !look.Strike || p.isWidget(at) || p.isTick(at) || col.Size <= 2*p.style.Padding {
			continue
		}
		p.strike(at, row, col, look)
	}
}

// strike draws a line through each line of a cell's text.
func (p *painter) strike(at place, row, col layoutx.Span, look Look) {
	indent := p.indent(p.style, at, col.Size)
	c := textCell{
		at: at, x: col.Start, width: col.Size - indent, height: row.Size,
		face: p.faceOf(p.style, at.band, look), ink: p.inkOf(p.style, at.band, look),
	}
	if !p.style.RTL {
		c.x += indent
	}
	c.room = max(c.width-2*p.style.Padding, 0)
	p.buf = p.ask.appendText(p.buf[:0], at)
	first := row
	if at.band == layoutx.Body {
		first = p.firstLine(row)
	}
	y := first.Start + first.Size/2
	lines, ok := p.broken(&c)
	if !ok {
		p.strikeRun(&c, p.text.Fit(c.face, p.buf, c.room), y)
		return
	}
	for i := range lines.Len() {
		p.strikeRun(&c, lines.Line(i), y+i*p.pitch(c.face))
	}
}

func (p *painter) strikeRun(c *textCell, run *textrun.Run, y int) {
	x := c.x + alignIn(p.style, p.cols.leaves[c.at.col].align, c.width, run.Width)
	p.fill(image.Rect(x, y, x+run.Width, y+p.style.Line), c.ink)
}

// textBase is the baseline of a row's text, or of its first line, in pixels of the
// sheet.
func (p *painter) textBase(b layoutx.Band, row layoutx.Span) int {
	if b == layoutx.Body {
		row = p.firstLine(row)
	}
	return row.Start + p.baseline(p.style.Face, row.Size)
}

// rowLines draws a line below each row.
func (p *painter) rowLines(b layoutx.Band, band image.Rectangle) {
	if p.style.Lines == theme.LinesNone {
		return
	}
	p.ink(p.style.Theme.Border)
	for _, row := range p.engine.sheet.Rows[b] {
		end := row.Start + row.Size
		p.fillInk(image.Rect(band.Min.X, end-p.style.Line, band.Max.X, end))
	}
	if b == layoutx.Top {
		p.fillInk(image.Rect(band.Min.X, band.Max.Y-p.style.Line, band.Max.X, band.Max.Y))
	}
	if b == layoutx.Bottom || b == layoutx.Foot && len(p.engine.sheet.Rows[layoutx.Bottom]) == 0 {
		p.fillInk(image.Rect(band.Min.X, band.Min.Y, band.Max.X, band.Min.Y+p.style.Line))
	}
}

// columnLines draws a line after each column, as far down as there are rows.
func (p *painter) columnLines(pane layoutx.Pane, b layoutx.Band, r image.Rectangle) {
	rows := p.engine.sheet.Rows[b]
	if p.style.Lines != theme.LinesBoth || len(rows) == 0 {
		return
	}
	last := rows[len(rows)-1]
	p.ink(p.style.Theme.Border)
	for _, col := range p.engine.sheet.Cols[pane] {
		x := col.Start + col.Size - p.style.Line
		if p.style.RTL {
			x = col.Start
		}
		p.fillInk(image.Rect(x, r.Min.Y, x+p.style.Line, last.Start+last.Size))
	}
}

func (p *painter) hasWidgets(b layoutx.Band) bool {
	switch b {
	case layoutx.Head:
		return p.cols.anyHead
	case layoutx.Foot:
		return p.cols.anyFooter
	}
	return p.cols.anyCell
}

// fill paints a rectangle of the sheet; an empty one or an invisible colour is
// nothing to paint.
func (p *painter) fill(r image.Rectangle, c color.NRGBA) {
	if r.Empty() || c.A == 0 {
		return
	}
	p.ink(c)
	p.fillInk(r)
}

// ink sets the colour that fillInk paints with, until something else is painted.
func (p *painter) ink(c color.NRGBA) { paint.ColorOp{Color: c}.Add(p.ops) }

// fillInk paints a rectangle of the sheet in the colour that was set.
func (p *painter) fillInk(r image.Rectangle) {
	c := clipTo(p.ops, r.Sub(p.origin))
	paint.PaintOp{}.Add(p.ops)
	c.Pop()
}

// moveTo makes a point of the sheet the origin of what is painted next. From text to
// text that takes a third of the operations of coming back after each; fill and
// fillInk know of it, for all else the origin is that of the sheet.
func (p *painter) moveTo(at image.Point) {
	if at != p.origin {
		op.Offset(at.Sub(p.origin)).Add(p.ops)
		p.origin = at
	}
}
