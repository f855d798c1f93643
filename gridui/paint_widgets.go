// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package gridui

import (
	"image"

	"gioui.org/layout"
	"gioui.org/op"
	"gioui.org/op/clip"

	"github.com/giogrid/giogrid/layoutx"
)

// widgets lays out the caller's widgets in a pane's part of a band.
func (p *painter) widgets(pane layoutx.Pane, b layoutx.Band) {
	for cell := range p.engine.sheet.In(pane, b) {
		if p.isWidget(b, cell.Col) {
			p.widget(cell.Rect, place{b, cell.Row, cell.Col})
		}
	}
}

// widget lays out a widget in a cell: it gets the whole of it and cannot draw
// outside. Under the loading overlay it gets no input.
func (p *painter) widget(r image.Rectangle, at place) layout.Dimensions {
	defer op.Offset(r.Min).Push(p.ops).Pop()
	defer clip.Rect{Max: r.Size()}.Push(p.ops).Pop()
	gtx := p.gtx
	gtx.Constraints = layout.Exact(r.Size())
	if p.opt.loading.Overlay && hasRows(at.band) {
		gtx = gtx.Disabled()
	}
	return p.ask.layoutCell(gtx, at)
}
