// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package gridui

import (
	"image"

	"gioui.org/layout"
	"gioui.org/op/clip"

	"github.com/giogrid/giogrid/gridui/internal/draw"
	"github.com/giogrid/giogrid/gridui/internal/viewport"
	"github.com/giogrid/giogrid/layoutx"
)

// widgets lays out the caller's widgets in a pane's part of a band.
func (p *painter) widgets(pane layoutx.Pane, b layoutx.Band) {
	for cell := range p.view.Sheet.In(pane, b) {
		at := viewport.Address{Band: b, Row: cell.Row, Col: cell.Col}
		if !p.isWidget(at) || p.view.Sticky.IsStuck(at) && !p.stickyPaint.drawn {
			continue
		}
		r := cell.Rect
		if indent := p.indent(&p.Style, at, r.Dx()); p.Style.RTL {
			r.Max.X -= indent
		} else {
			r.Min.X += indent
		}
		p.widget(r, at)
	}
}

// widget lays out the widget of a cell. Under the loading overlay it gets no
// input.
func (p *painter) widget(r image.Rectangle, at viewport.Address) {
	p.inside(r, func(gtx layout.Context) layout.Dimensions {
		if p.ask.loading().Overlay && hasRows(at.Band) {
			gtx = gtx.Disabled()
		}
		return p.ask.cells.layoutCell(gtx, at)
	})
}

// inside lays out a widget in a rectangle: it gets the whole of it and cannot
// draw outside.
func (p *painter) inside(r image.Rectangle, w layout.Widget) {
	defer draw.Offset(p.Ops, r.Min).Pop()
	defer clip.Rect{Max: r.Size()}.Push(p.Ops).Pop()
	gtx := p.Gtx
	gtx.Constraints = layout.Exact(r.Size())
	w(gtx)
}
