// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package columnmove

import (
	"image"

	"gioui.org/op"

	"github.com/giogrid/giogrid/gridui/internal/column"
	"github.com/giogrid/giogrid/gridui/internal/draw"
	"github.com/giogrid/giogrid/gridui/internal/ui"
	"github.com/giogrid/giogrid/layoutx"
)

// ghostLeast and ghostMost bound the width of the header that is drawn under the pointer, in dp.
const (
	ghostLeast = 48
	ghostMost  = 240
)

// PaintSheet draws the gap of the dragged header, and the header under the pointer.
func (f *Feature) PaintSheet() {
	if f.Dragging() {
		f.paintGap()
		f.paintGhost()
	}
}

// paintGap draws a line at the gap of the dragged header, and dims the header at its old place.
func (f *Feature) paintGap() {
	p, panes, d := f.Painter, &f.Viewport.Sheet.Panes, &f.drag
	from := f.Viewport.HeadRect(d.head)
	from.Max.Y = panes.Band(layoutx.Head).Max.Y - p.Style.Line
	dim := p.Style.Theme.HeaderBg
	dim.A = 0xa0
	p.Fill(from.Intersect(panes.Rect(f.Columns.Leaves[d.first].Pane, layoutx.Head)), dim)
	if !d.gap.ok {
		return
	}
	r := panes.Pane(d.gap.pane)
	w := max(p.Dp(3), 2)
	x := min(max(d.gap.x-w/2, r.Min.X), max(r.Max.X-w, r.Min.X))
	if r.Empty() {
		x = min(max(d.gap.x-w/2, 0), f.Viewport.SheetSize().X-w)
	}
	p.Fill(image.Rect(x, r.Min.Y, x+w, f.Viewport.ContentEnd(panes.Pane(layoutx.Center))), p.Style.Theme.Accent)
}

// paintGhost draws the dragged header under the pointer, over everything else.
func (f *Feature) paintGhost() {
	p, d := f.Painter, &f.drag
	id, _ := f.Viewport.Heads.ID(d.head)
	label := column.NameOr(f.Viewport.Heads.Label(d.head), id)
	height := p.Style.HeaderHeight
	width := min(max(d.size.X, p.Dp(ghostLeast)), p.Dp(ghostMost))
	at := d.pos.Round().Sub(image.Pt(int(d.grip.X)*width/max(d.size.X, 1), int(d.grip.Y)*height/max(d.size.Y, 1)))
	record := op.Record(p.Ops)
	t := draw.Offset(p.Ops, at)
	r := image.Rectangle{Max: image.Pt(width, height)}
	round := p.Dp(ui.ButtonRound)
	edge, ground := p.Style.Theme.Accent, p.Style.Theme.MenuBg
	edge.A, ground.A = 0xe0, 0xe0
	p.RoundRect(r, round, edge)
	p.RoundRect(r.Inset(p.Style.Line), max(round-p.Style.Line, 0), ground)
	p.Node(r, label, p.Phrase(label, p.Style.Texts.Spoken.Moving))
	text := image.Rect(p.Style.Padding, 0, max(width-p.Style.Padding, p.Style.Padding+1), height)
	p.TextIn(p.Style.HeaderFace, label, text, f.Viewport.Heads.Align(d.head), p.Style.Theme.HeaderFg)
	t.Pop()
	op.Defer(p.Ops, record.Stop())
}
