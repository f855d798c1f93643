// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package gridui

import (
	"image"
	"slices"

	"gioui.org/op"
	"gioui.org/unit"

	"github.com/giogrid/giogrid/gridui/internal/draw"
	"github.com/giogrid/giogrid/gridui/internal/ui"
	"github.com/giogrid/giogrid/gridui/option"
	"github.com/giogrid/giogrid/layoutx"
)

const (
	// dropLine is the thickness of the line where rows go, ghostWide how wide what
	// follows the pointer may be.
	dropLine  = unit.Dp(3)
	ghostWide = unit.Dp(240)
	// ghostIn is how far into the ghost, from its reading start, the pointer is.
	ghostIn = unit.Dp(14)
)

// rowMarks draws what shows while rows are dragged: the rows dimmed where they come
// from, the place where they go, and the ghost that goes there.
func (p *painter) rowMarks() {
	c := p.dragging()
	if c == nil {
		return
	}
	if c.source == p.engine && c.blocked == notBlocked {
		p.dimDragged()
	}
	if c.over == p.engine && p.rowdrag.gap.ok {
		p.dropMark()
	}
	switch {
	case c.blocked != notBlocked && c.source == p.engine:
		at := c.pos.Round()
		ui.DrawTip(p.Painter, image.Rectangle{Min: at, Max: at.Add(image.Pt(1, p.Dp(16)))}, image.Rectangle{Max: p.view.SheetSize()}, p.dragReason(c.blocked))
	case c.blocked != notBlocked:
	case c.byKeys && c.over == p.engine:
		p.keyDragGhost()
	case !c.byKeys && c.source == p.engine:
		at := c.pos.Round()
		if p.Style.RTL {
			p.rowGhost(at.Add(image.Pt(p.Dp(ghostIn)-p.ghostWidth(), -p.Style.RowHeight/2)))
			return
		}
		p.rowGhost(at.Sub(image.Pt(p.Dp(ghostIn), p.Style.RowHeight/2)))
	}
}

// dimDragged veils the rows that are dragged.
func (p *painter) dimDragged() {
	body := p.view.ScrolledBody()
	dim := p.Style.Theme.Bg
	dim.A = 0xa0
	for _, row := range p.view.Sheet.Rows[layoutx.Body] {
		if _, in := slices.BinarySearch(p.rowdrag.rows, row.Index); in {
			r := image.Rect(body.Min.X, row.Start, body.Max.X, row.End()-p.Style.Line)
			p.Fill(r.Intersect(body), dim)
		}
	}
}

// dropMark draws where dragged rows go: a line between rows, a frame around the row
// that they go into, or around all rows.
func (p *painter) dropMark() {
	gap, body := p.rowdrag.gap, p.view.ScrolledBody()
	w := max(p.Dp(dropLine), 2)
	if gap.where == option.RowEnd {
		p.Border(body, body, max(p.Dp(2), 2), p.Style.Theme.Accent)
		return
	}
	row, ok := p.dropRow()
	if !ok {
		return
	}
	r := image.Rect(body.Min.X, row.Start, body.Max.X, row.End())
	if gap.where == option.RowInside {
		p.Border(r, body, max(p.Dp(2), 2), p.Style.Theme.Accent)
		return
	}
	y := row.Start
	if gap.where == option.RowAfter {
		y += p.view.RowAxis.Size(row.Index)
	}
	// The line stands in the middle of that between the rows, and within the body.
	y = min(max(y-(w+p.Style.Line)/2, body.Min.Y), body.Max.Y-w)
	r.Min.Y, r.Max.Y = y, y+w
	// Where rows are deeper than the body is wide, the end of the line shows nonetheless.
	if x, ok := p.outlineStart(row); ok && p.Style.RTL {
		r.Max.X = max(x, body.Min.X+p.Style.RowHeight)
	} else if ok {
		r.Min.X = min(x, body.Max.X-p.Style.RowHeight)
	}
	p.Fill(r.Intersect(body), p.Style.Theme.Accent)
}

// dropRow is where the row stands on the sheet beside or in which dragged rows go. The one
// after the last on the screen begins where that ends.
func (p *painter) dropRow() (row layoutx.Span, ok bool) {
	rows, at := p.view.Sheet.Rows[layoutx.Body], p.rowdrag.gap.row
	for _, row := range rows {
		if row.Index == at {
			return row, true
		}
	}
	if n := len(rows); n > 0 && rows[n-1].Index == at-1 && at < p.view.Count {
		last := rows[n-1]
		return layoutx.Span{Index: at, Start: last.Start + p.view.RowAxis.Size(last.Index), Size: p.view.Heights.Of(at)}, true
	}
	return layoutx.Span{}, false
}

// outlineStart is where the contents of a row of a tree begin, if that is on the
// screen: as deep as the row is, so deep go rows beside it.
func (p *painter) outlineStart(row layoutx.Span) (x int, ok bool) {
	if p.cols.Outline < 0 || !p.isTree() {
		return 0, false
	}
	for pane := range p.view.Sheet.Cols {
		for _, col := range p.view.Sheet.Cols[pane] {
			if col.Index == p.cols.Outline {
				r := p.markRect(layoutx.Body, row, col, p.ask.data.Item(row.Index).Depth)
				if p.Style.RTL {
					return r.Max.X, true
				}
				return r.Min.X, true
			}
		}
	}
	return 0, false
}

// keyDragGhost draws the ghost of dragged rows where they would go.
func (p *painter) keyDragGhost() {
	body := p.view.Sheet.Panes.Band(layoutx.Body)
	at := image.Pt(p.Dp(48), body.Min.Y+p.Style.Padding)
	for _, row := range p.view.Sheet.Rows[layoutx.Body] {
		if row.Index == p.rowdrag.gap.row && p.rowdrag.gap.where != option.RowEnd {
			at.Y = row.Start - p.Style.RowHeight/2
			if p.rowdrag.gap.where != option.RowBefore {
				at.Y += p.view.RowAxis.Size(row.Index)
			}
		}
	}
	at.Y = min(max(at.Y, body.Min.Y-p.Style.RowHeight/2), body.Max.Y-p.Style.RowHeight/2)
	if p.Style.RTL {
		at.X = body.Max.X - at.X - p.ghostWidth()
	}
	p.rowGhost(at)
}

// ghostWidth is how wide the ghost is.
func (p *painter) ghostWidth() int {
	c := p.dragging()
	w := p.Cache.FitString(p.Style.Face, c.text, p.Style.Scaled(ghostWide)).Width
	return max(w+3*p.Style.Padding+p.Style.Scaled(handleSide), p.Dp(72))
}

// rowGhost draws what stands for the dragged rows, over everything else: the first
// text of the row, how many there are if there are several, and a cross if they are
// copied.
func (p *painter) rowGhost(at image.Point) {
	c, th := p.dragging(), &p.Style.Theme
	record := op.Record(p.Ops)
	t := draw.Offset(p.Ops, at)
	size := image.Pt(p.ghostWidth(), p.Style.RowHeight)
	r := image.Rectangle{Max: size}
	round := p.Dp(ui.ButtonRound)
	edge, ground := th.Accent, th.MenuBg
	edge.A, ground.A = 0xe0, 0xe0
	p.RoundRect(r, round, edge)
	p.RoundRect(r.Inset(max(p.Style.Line, 1)), max(round-p.Style.Line, 0), ground)
	side := p.Style.Scaled(handleSide)
	icon := image.Pt(p.Style.Padding, (size.Y-side)/2)
	text := image.Rect(2*p.Style.Padding+side, 0, size.X-p.Style.Padding/2, size.Y)
	if p.Style.RTL {
		icon.X = size.X - p.Style.Padding - side
		text = image.Rect(p.Style.Padding/2, 0, size.X-2*p.Style.Padding-side, size.Y)
	}
	i := draw.Offset(p.Ops, icon)
	p.Style.Icons.Drag.Draw(p.Gtx, side, th.FgMuted, p.DrawGlyph)
	i.Pop()
	p.Text(c.text, text, option.AlignStart, th.MenuFg)
	p.Node(r, c.text, p.draggedPhrase())
	end := size.X
	if p.Style.RTL {
		end = 0
	}
	if c.count != "" {
		end = p.Badge(c.count, image.Pt(end, 0))
	}
	if c.copy && c.over != nil && c.over != c.source {
		p.Badge("+", image.Pt(end, size.Y))
	}
	t.Pop()
	op.Defer(p.Ops, record.Stop())
}

// draggedPhrase is the description of what stands for rows that are dragged.
func (p *painter) draggedPhrase() string {
	c := p.dragging()
	text := c.text
	if n := len(c.ids); n > 1 {
		text = p.Phrase(text, p.Style.Texts.TotalCount(n))
	}
	return p.Phrase(text, p.Style.Texts.Spoken.Moving)
}
