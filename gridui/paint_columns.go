// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package gridui

import (
	"image"
	"math"

	"gioui.org/io/pointer"
	"gioui.org/op"

	"github.com/giogrid/giogrid/gridui/internal/celltext"
	"github.com/giogrid/giogrid/gridui/internal/column"
	"github.com/giogrid/giogrid/gridui/internal/draw"
	"github.com/giogrid/giogrid/gridui/internal/ui"
	"github.com/giogrid/giogrid/gridui/option"
	"github.com/giogrid/giogrid/layoutx"
)

// columnCursor is the pointer's shape where it can take an edge, or moves something.
// It is added to the area that the cells are in.
func (p *painter) columnCursor() {
	switch {
	case p.columnDrag.on && p.columnDrag.gap.ok:
		pointer.CursorGrabbing.Add(p.Ops)
	case p.columnDrag.on:
		pointer.CursorNotAllowed.Add(p.Ops)
	case p.sizing.on || p.handle.ok:
		pointer.CursorColResize.Add(p.Ops)
	case p.rowSizes.drag.on || p.rowSizes.edge.ok:
		pointer.CursorRowResize.Add(p.Ops)
	}
}

// grips lets edges be taken where widgets of the caller stand in headers: there the
// area of the cells is covered.
func (p *painter) grips() {
	if p.ask.ColumnSizing.Mode == option.ColumnResizeOff || !p.cols.AnyHead {
		return
	}
	rows := p.view.Sheet.Rows[layoutx.Head]
	row := rows[len(rows)-1]
	half := p.reachOf(pointer.Mouse) / 2
	for pane := range p.view.Sheet.Cols {
		within := p.rect(layoutx.Pane(pane), layoutx.Head)
		for _, col := range p.view.Sheet.Cols[pane] {
			if l := &p.cols.Leaves[col.Index]; !l.Head || l.Fixed {
				continue
			}
			x := col.Start
			if p.view.EndsRight(layoutx.Pane(pane)) {
				x = col.End()
			}
			r := image.Rect(x-half, row.Start, x+half+1, row.End()).Intersect(within)
			if r.Empty() {
				continue
			}
			c := draw.Clip(p.Ops, r)
			draw.Listen(p.Ops, &p.cellTag)
			pointer.CursorColResize.Add(p.Ops)
			c.Pop()
		}
	}
}

// columnMarks draws what shows while columns are resized and moved: the edge under
// the pointer, the guide line, the place where a header goes, and the header that
// goes there.
func (p *painter) columnMarks() {
	switch {
	case p.sizing.on:
		p.sizeGuide()
	case p.columnDrag.on:
		p.moveGuide()
		p.ghost()
	case p.handle.ok:
		p.edgeLine(p.handle.x, p.view.HeadRect(p.handle.head))
	}
}

// edgeLine draws the edge of a header as one that can be dragged.
func (p *painter) edgeLine(x int, of image.Rectangle) {
	w := max(p.Dp(2), 2)
	of.Min.X = x - w/2
	of.Max.X = of.Min.X + w
	p.Fill(of.Intersect(p.view.Sheet.Panes.Band(layoutx.Head)), p.Style.Theme.Accent)
}

// sizeGuide draws the edge being dragged: where it is, or where it would be.
func (p *painter) sizeGuide() {
	r := &p.sizing
	head := p.view.Sheet.Panes.Band(layoutx.Head)
	if p.ask.ColumnSizing.Mode == option.ColumnResizeLive {
		if x, ok := p.edgeNow(); ok {
			p.edgeLine(x, p.view.HeadRect(r.edge.head))
		}
		return
	}
	w := max(p.Dp(2), 2)
	line := image.Rect(r.guide-w/2, head.Min.Y, r.guide-w/2+w, p.contentEnd(p.view.Sheet.Panes.Pane(layoutx.Center)))
	p.Fill(line, p.Style.Theme.Accent)
}

// edgeNow is where the edge being dragged is in this frame.
func (p *painter) edgeNow() (x int, ok bool) {
	at := p.sizing.edge.head
	if at.Col >= len(p.cols.Leaves) {
		return 0, false
	}
	r := p.view.HeadRect(at)
	if p.view.EndsRight(p.cols.Leaves[at.Col].Pane) {
		return r.Max.X, true
	}
	return r.Min.X, true
}

// moveGuide draws a line where the dragged header goes, and dims where it comes
// from.
func (p *painter) moveGuide() {
	m := &p.columnDrag
	pane := p.cols.Leaves[m.first].Pane
	from := p.view.HeadRect(m.head)
	from.Max.Y = p.view.Sheet.Panes.Band(layoutx.Head).Max.Y - p.Style.Line
	dim := p.Style.Theme.HeaderBg
	dim.A = 0xa0
	p.Fill(from.Intersect(p.rect(pane, layoutx.Head)), dim)
	if !m.gap.ok {
		return
	}
	r := p.view.Sheet.Panes.Pane(m.gap.pane)
	w := max(p.Dp(3), 2)
	x := min(max(m.gap.x-w/2, r.Min.X), max(r.Max.X-w, r.Min.X))
	if r.Empty() {
		x = min(max(m.gap.x-w/2, 0), p.view.SheetSize().X-w)
	}
	p.Fill(image.Rect(x, r.Min.Y, x+w, p.contentEnd(p.view.Sheet.Panes.Pane(layoutx.Center))), p.Style.Theme.Accent)
}

// ghost draws the header being moved under the pointer, over everything else.
func (p *painter) ghost() {
	m := &p.columnDrag
	l := &p.cols.Leaves[m.head.Col]
	id, _ := p.view.Heads.ID(m.head)
	label, align := column.NameOr(p.view.Heads.Label(m.head), id), p.view.Heads.Align(m.head)
	height := p.Style.HeaderHeight
	width := min(max(m.size.X, p.Dp(48)), p.Dp(240))
	at := m.pos.Round().Sub(image.Pt(int(m.grip.X)*width/max(m.size.X, 1), int(m.grip.Y)*height/max(m.size.Y, 1)))
	record := op.Record(p.Ops)
	t := draw.Offset(p.Ops, at)
	r := image.Rectangle{Max: image.Pt(width, height)}
	round := p.Dp(ui.ButtonRound)
	edge, ground := p.Style.Theme.Accent, p.Style.Theme.MenuBg
	edge.A, ground.A = 0xe0, 0xe0
	p.RoundRect(r, round, edge)
	p.RoundRect(r.Inset(p.Style.Line), max(round-p.Style.Line, 0), ground)
	p.Node(r, label, p.Phrase(label, p.Style.Texts.Spoken.Moving))
	text := p.groupText(groupLineKey{pane: l.Pane, level: ghostLevel, first: m.head.Col}, label, align, max(width-2*p.Style.Padding, 1))
	x := celltext.AlignIn(&p.Style, align, width, text.width)
	o := draw.Offset(p.Ops, image.Pt(x, p.Baseline(p.Style.HeaderFace, height)))
	text.line.Paint(p.Ops)
	o.Pop()
	t.Pop()
	op.Defer(p.Ops, record.Stop())
}

// ghostLevel stands for the level of the header being moved, whose name has one line.
const ghostLevel = math.MaxInt
