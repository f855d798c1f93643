// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package gridui

import (
	"image"

	"gioui.org/f32"
	"gioui.org/op/paint"
	"gioui.org/unit"

	"github.com/giogrid/giogrid/gridui/internal/draw"
	"github.com/giogrid/giogrid/gridui/internal/selection"
	"github.com/giogrid/giogrid/gridui/option"
	"github.com/giogrid/giogrid/layoutx"
)

// stickyPaint is what painting keeps of the rows that stick.
type stickyPaint struct {
	// picks are what the rows show of the selection.
	picks []selection.Mark
	// at is which of them is being drawn.
	at int
}

// stickyShadow is how far the shadow of the rows that stick falls.
const stickyShadow = unit.Dp(6)

// stickyRows draws the rows that stick.
func (p *painter) stickyRows() {
	for i := range p.view.Sticky.Rows {
		p.stickyRow(i, func(r image.Rectangle) {
			defer draw.Clip(p.Ops, r).Pop()
			p.Fill(r, p.Style.Theme.Bg)
			p.bandRows(layoutx.Body, p.view.Sheet.Panes.Band(layoutx.Body))
		})
	}
}

// stickyRow calls draw while the sheet's body has only one of the rows that stick,
// with the part of the body it shows in.
func (p *painter) stickyRow(i int, draw func(r image.Rectangle)) {
	s, rows, picks := &p.view.Sticky, p.view.Sheet.Rows[layoutx.Body], p.picks[layoutx.Body]
	r := p.view.RowBody(s.Rows[i].Index)
	p.view.Sheet.Rows[layoutx.Body], p.text.StickyDrawn, p.stickyPaint.at = s.Rows[i:i+1], true, i
	if i < len(p.stickyPaint.picks) {
		p.engine.picks[layoutx.Body] = p.stickyPaint.picks[i : i+1]
	}
	draw(r)
	p.view.Sheet.Rows[layoutx.Body], p.engine.picks[layoutx.Body], p.text.StickyDrawn = rows, picks, false
}

// stickyEdge sets the rows that stick apart from what scrolls under them.
func (p *painter) stickyEdge() {
	if p.view.Sticky.Height == 0 {
		return
	}
	under := p.view.ScrolledBody()
	p.Fill(image.Rect(under.Min.X, under.Min.Y-p.Style.Line, under.Max.X, under.Min.Y), p.Style.Theme.Border)
	under.Max.Y = min(under.Max.Y, under.Min.Y+p.Dp(stickyShadow))
	if under.Empty() {
		return
	}
	dark, clear := p.Style.Theme.PinnedShadow, p.Style.Theme.PinnedShadow
	clear.A = 0
	defer draw.Clip(p.Ops, under).Pop()
	paint.LinearGradientOp{
		Stop1: f32.Pt(0, float32(under.Min.Y)), Color1: dark,
		Stop2: f32.Pt(0, float32(under.Max.Y)), Color2: clear,
	}.Add(p.Ops)
	paint.PaintOp{}.Add(p.Ops)
}

// askStickyPicks asks what the rows that stick show of the selection.
func (e *engine) askStickyPicks() {
	if e.ask.Selection.Mode == option.SelectOff {
		return
	}
	r := e.ask.data.Reader()
	for _, row := range e.view.Sticky.Rows {
		e.stickyPaint.picks = append(e.stickyPaint.picks, e.ask.selection.MarkBy(&r, row.Index))
	}
}
