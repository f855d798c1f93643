// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package gridui

import (
	"image"

	"gioui.org/layout"

	"github.com/giogrid/giogrid/gridui/internal/viewport"
	"github.com/giogrid/giogrid/layoutx"
)

// widgets lays out the caller's widgets in a pane's part of a band.
func (p *painter) widgets(pane layoutx.Pane, b layoutx.Band) {
	for cell := range p.view.Sheet.In(pane, b) {
		at := viewport.Address{Band: b, Row: cell.Row, Col: cell.Col}
		if !p.isWidget(at) || p.view.Sticky.IsStuck(at) && !p.text.StickyDrawn {
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
	p.Inside(r, func(gtx layout.Context) layout.Dimensions {
		if p.ask.loading().Overlay && viewport.HasRows(at.Band) {
			gtx = gtx.Disabled()
		}
		return p.ask.cells.layoutCell(gtx, at)
	})
}

// isWidget reports whether a widget of the caller stands in a cell: rows of groups and of
// totals have text in all columns.
func (e *engine) isWidget(at viewport.Address) bool {
	l := &e.cols.Leaves[at.Col]
	switch at.Band {
	case layoutx.Head:
		return l.Head
	case layoutx.Foot:
		return l.Foot
	}
	return l.Cell && !e.ask.isOwn(at)
}
