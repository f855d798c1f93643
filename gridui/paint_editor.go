// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package gridui

import (
	"image"
	"image/color"

	"gioui.org/io/semantic"
	"gioui.org/io/system"
	"gioui.org/layout"
	"gioui.org/op"
	"gioui.org/op/paint"
	"gioui.org/text"
	"gioui.org/widget"

	"github.com/giogrid/giogrid/gridui/option"
)

// editorIn lays out an editor of one line in the grid's font, on the baseline that
// other text in the rectangle has. A hint shows while it is empty.
func (p *painter) editorIn(r image.Rectangle, ed *widget.Editor, hint string) {
	if r.Dx() <= 0 {
		return
	}
	if ed.Len() == 0 {
		p.say(hint, r, option.AlignStart, p.style.Theme.FgMuted)
	}
	ed.Alignment = text.Start
	if p.style.RTL != (p.gtx.Locale.Direction == system.RTL) {
		ed.Alignment = text.End
	}
	defer clipTo(p.ops, r).Pop()
	p.fieldNode(hint)
	gtx := p.gtx
	gtx.Constraints = layout.Constraints{Min: image.Pt(r.Dx(), 0), Max: image.Pt(r.Dx(), unbounded)}
	m := op.Record(p.ops)
	dims := p.layoutEditor(gtx, ed)
	call := m.Stop()
	y := p.baseline(p.style.Face, r.Dy()) - (dims.Size.Y - dims.Baseline)
	defer moveBy(p.ops, r.Min.Add(image.Pt(0, y))).Pop()
	call.Add(p.ops)
}

// fieldNode describes an editor, in the clip around it: Gio describes the editor itself,
// without a name.
func (p *painter) fieldNode(name string) {
	if name != "" && p.opt.semantics.Resolve(p.gtx) != option.SemanticsOff {
		nodeClass(p.ops, semantic.Editor)
		nodeLabel(p.ops, name)
	}
}

// material is a colour as widgets of Gio take it.
func (p *painter) material(c color.NRGBA) op.CallOp {
	m := op.Record(p.ops)
	paint.ColorOp{Color: c}.Add(p.ops)
	return m.Stop()
}
