// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package gridui

import (
	"image"
	"image/color"

	"gioui.org/io/event"
	"gioui.org/op"
	"gioui.org/op/clip"
	"gioui.org/op/paint"

	"github.com/giogrid/giogrid/layoutx"
)

// sheet draws all that lies below the toolbar. The root area is an ancestor of
// everything; the cell area lies under the cells, so that a widget in a cell
// takes its own presses.
func (p *painter) sheet() {
	size := p.sheetSize()
	defer clip.Rect{Max: size}.Push(p.ops).Pop()
	event.Op(p.ops, &p.rootTag)
	p.keyArea()
	p.fill(image.Rectangle{Max: size}, p.skin.th.Bg)
	cells := clip.Rect{Max: size}.Push(p.ops)
	event.Op(p.ops, &p.cellTag)
	p.columnCursor()
	cells.Pop()
	p.askPicks()
	p.semantics()
	p.bands()
	p.head()
	p.grips()
	p.bars()
	p.shadows()
	p.details()
	p.body()
	p.focusRing()
	p.cellEditor()
	p.columnMarks()
	p.filterCard()
	p.tooltip()
	p.debug()
}

// bands draws the rows of body, floating bands and footer.
func (p *painter) bands() {
	for _, b := range [...]layoutx.Band{layoutx.Body, layoutx.Top, layoutx.Bottom, layoutx.Foot} {
		r := p.engine.sheet.Panes.Band(b)
		if r.Empty() {
			continue
		}
		p.looks.askRows(p.engine, b)
		p.ground(b, r)
		c := clip.Rect(r).Push(p.ops)
		p.rowGrounds(b, r)
		for _, pane := range [...]layoutx.Pane{layoutx.Center, layoutx.Left, layoutx.Right} {
			p.pane(pane, b)
		}
		p.rowLines(b, r)
		c.Pop()
	}
	p.stats.stage(stageBody)
}

// ground fills a band, where it differs from the grid's ground, across the
// whole grid: past the scroll bar that stands beside the body.
func (p *painter) ground(b layoutx.Band, r image.Rectangle) {
	r.Min.X, r.Max.X = 0, p.sheetSize().X
	switch b {
	case layoutx.Top, layoutx.Bottom:
		p.fill(r, p.skin.th.FloatingBg)
	case layoutx.Foot:
		p.fill(r, p.skin.th.FooterBg)
	}
}

// rowGrounds draws stripes, looks and hover across all panes.
func (p *painter) rowGrounds(b layoutx.Band, band image.Rectangle) {
	if !hasRows(b) {
		return
	}
	stripes := b == layoutx.Body && p.skin.th.RowAlt.A != 0 && p.skin.th.RowAlt != p.skin.th.Bg
	for i, row := range p.engine.sheet.Rows[b] {
		r := image.Rect(band.Min.X, row.Start, band.Max.X, row.Start+row.Size)
		if stripes && row.Index&1 == 1 {
			p.fill(r, p.skin.th.RowAlt)
		}
		look := p.looks.rowAt(i)
		if !p.skin.forced {
			p.fill(r, look.Bg)
		}
		p.pickGround(r, p.pickAt(b, i))
		p.lookBar(r, look)
		if p.hover.isRow(place{b, row.Index, 0}) {
			p.fill(r, p.skin.th.Hover)
		}
	}
}

// lookBar draws the bar of a look at the reading start of a row or cell.
func (p *painter) lookBar(r image.Rectangle, l Look) {
	if l.Bar.A == 0 {
		return
	}
	w := p.gtx.Dp(3)
	if p.skin.rtl {
		r.Min.X = r.Max.X - w
	} else {
		r.Max.X = r.Min.X + w
	}
	c := l.Bar
	if p.skin.forced {
		c = p.skin.th.Fg
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
	c := clip.Rect(r).Push(p.ops)
	p.spans = p.tilesOn(p.spans[:0], p.skin, pane)
	for i, row := range p.engine.sheet.Rows[b] {
		p.looks.row = p.looks.rowAt(i)
		p.row(pane, b, row)
	}
	p.columnLines(pane, b, r)
	p.outlineMarks(pane, b)
	p.detailMarks(pane, b)
	if b == layoutx.Body && p.opt.selection != SelectOff {
		p.boxes(pane)
	}
	if b == layoutx.Body && p.cols.anyTick {
		p.ticks(pane)
	}
	if p.hasWidgets(b) {
		p.widgets(pane, b)
	}
	c.Pop()
}

// row draws the cells' looks and the text of a row in a pane.
func (p *painter) row(pane layoutx.Pane, b layoutx.Band, row layoutx.Span) {
	l := &p.engine.looks
	l.askCells(p.engine, b, row.Index, p.spans[0].first, p.spans[len(p.spans)-1].end)
	if len(l.cells) > 0 {
		p.cellGrounds(pane, row)
	}
	p.flashGrounds(pane, b, row)
	y := row.Start + p.baseline(p.skin.face, row.Size)
	at := place{b, row.Index, 0}
	x := p.spans[0].x
	t := op.Offset(image.Pt(x, y)).Push(p.ops)
	for i := range p.spans {
		s := &p.spans[i]
		tile := p.rowText(p.skin, at, pane, s, l.textKey(s.first, s.end))
		if tile.line.Len() == 0 {
			continue
		}
		if s.x != x {
			op.Offset(image.Pt(s.x-x, 0)).Add(p.ops)
			x = s.x
		}
		tile.line.Paint(p.ops)
	}
	t.Pop()
	p.strikes(pane, b, row)
	p.cornerMarks(pane, b, row)
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
		if p.skin.forced {
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
	y := row.Start + row.Size/2
	for _, col := range p.engine.sheet.Cols[pane] {
		if !l.row.Strike && !l.cell(col.Index).Strike || p.isWidget(b, col.Index) {
			continue
		}
		x, w := p.textSpan(place{b, row.Index, col.Index}, col)
		p.fill(image.Rect(x, y, x+w, y+p.skin.line), p.inkOf(p.skin, b, l.row.over(l.cell(col.Index))))
	}
}

// textSpan is where the text of a cell begins and how wide it is.
func (p *painter) textSpan(at place, col layoutx.Span) (x, w int) {
	p.buf = p.ask.appendText(p.buf[:0], at)
	indent := p.indent(p.skin, at, col.Size)
	x, size := col.Start, col.Size-indent
	if !p.skin.rtl {
		x += indent
	}
	run := p.text.Fit(p.skin.face, p.buf, size-2*p.skin.pad)
	return x + alignIn(p.skin, p.cols.leaves[at.col].align, size, run.Width), run.Width
}

// rowLines draws a line below each row.
func (p *painter) rowLines(b layoutx.Band, band image.Rectangle) {
	if p.skin.lines == LinesNone {
		return
	}
	c := p.skin.th.Border
	for _, row := range p.engine.sheet.Rows[b] {
		end := row.Start + row.Size
		p.fill(image.Rect(band.Min.X, end-p.skin.line, band.Max.X, end), c)
	}
	if b == layoutx.Bottom || b == layoutx.Foot && len(p.engine.sheet.Rows[layoutx.Bottom]) == 0 {
		p.fill(image.Rect(band.Min.X, band.Min.Y, band.Max.X, band.Min.Y+p.skin.line), c)
	}
}

// columnLines draws a line after each column, as far down as there are rows.
func (p *painter) columnLines(pane layoutx.Pane, b layoutx.Band, r image.Rectangle) {
	rows := p.engine.sheet.Rows[b]
	if p.skin.lines != LinesBoth || len(rows) == 0 {
		return
	}
	last := rows[len(rows)-1]
	for _, col := range p.engine.sheet.Cols[pane] {
		x := col.Start + col.Size - p.skin.line
		if p.skin.rtl {
			x = col.Start
		}
		p.fill(image.Rect(x, r.Min.Y, x+p.skin.line, last.Start+last.Size), p.skin.th.Border)
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
	paint.FillShape(p.ops, c, clip.Rect(r).Op())
}
