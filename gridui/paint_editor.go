// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package gridui

import (
	"image"

	"gioui.org/io/system"
	"gioui.org/layout"
	"gioui.org/op"
	"gioui.org/text"
	"gioui.org/widget"

	"github.com/giogrid/giogrid/gridui/internal/draw"
	"github.com/giogrid/giogrid/gridui/internal/ui"
	"github.com/giogrid/giogrid/gridui/internal/viewport"
	"github.com/giogrid/giogrid/gridui/option"
)

// editorIn lays out an editor of one line in the grid's font, on the baseline that
// other text in the rectangle has. A hint shows while it is empty.
func (p *painter) editorIn(r image.Rectangle, ed *widget.Editor, hint string) {
	if r.Dx() <= 0 {
		return
	}
	if ed.Len() == 0 {
		p.Text(hint, r, option.AlignStart, p.Style.Theme.FgMuted)
	}
	ed.Alignment = text.Start
	if p.Style.RTL != (p.Gtx.Locale.Direction == system.RTL) {
		ed.Alignment = text.End
	}
	defer draw.Clip(p.Ops, r).Pop()
	p.FieldNode(hint)
	gtx := p.Gtx
	gtx.Constraints = layout.Constraints{Min: image.Pt(r.Dx(), 0), Max: image.Pt(r.Dx(), viewport.Unbounded)}
	m := op.Record(p.Ops)
	dims := ui.LayoutEditor(gtx, p.Painter, ed)
	call := m.Stop()
	y := p.Baseline(p.Style.Face, r.Dy()) - (dims.Size.Y - dims.Baseline)
	defer draw.Offset(p.Ops, r.Min.Add(image.Pt(0, y))).Pop()
	call.Add(p.Ops)
}
