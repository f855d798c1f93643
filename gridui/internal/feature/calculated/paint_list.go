// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package calculated

import (
	"image"

	"gioui.org/io/semantic"

	"github.com/giogrid/giogrid/gridui/internal/draw"
	"github.com/giogrid/giogrid/gridui/internal/formula"
	"github.com/giogrid/giogrid/gridui/internal/ui"
	"github.com/giogrid/giogrid/gridui/option"
	"github.com/giogrid/giogrid/layoutx"
)

// listRows limits the visible completions.
const listRows = 6

// paintList draws the list of completions, below the formula.
func (d *dialog) paintList(plan *plan) {
	f, fd := d.f, &d.field
	p := f.Painter
	if !fd.lists() || !p.Gtx.Focused(&fd.editor) {
		return
	}
	rowH := f.Buttons.Side(p.Gtx, &p.Style)
	n := len(fd.found.Items)
	window := image.Rectangle{Max: f.Viewport.Geometry.Size}
	card := ui.PopupIn(p, window, plan.formula, image.Pt(plan.formula.Dx(), min(n, listRows)*rowH+2*p.Style.Line), layoutx.Below)
	defer ui.Card(p, card).Pop()
	in := card.Inset(p.Style.Line)
	node := draw.Clip(p.Ops, in)
	if p.Describes {
		draw.NodeLabel(p.Ops, f.words.texts.Completions)
	}
	fd.rows.Draw(p, in, n, rowH, d.paintItem)
	node.Pop()
}

// paintItem draws a completion: its label, and its description at the end.
func (d *dialog) paintItem(i int, at image.Rectangle) {
	fd, p := &d.field, d.f.Painter
	it := &fd.found.Items[i]
	ink, muted := p.Style.Theme.MenuFg, p.Style.Theme.FgMuted
	if i == fd.at {
		p.Fill(at, p.Style.Theme.Accent)
		ink, muted = p.Style.Theme.AccentFg, p.Style.Theme.AccentFg
	}
	detail := d.detail(it)
	node := draw.Clip(p.Ops, at)
	if p.Describes {
		draw.NodeClass(p.Ops, semantic.RadioButton)
		draw.NodeLabel(p.Ops, it.Label)
		if detail != "" {
			draw.NodeAbout(p.Ops, detail)
		}
		draw.NodeSelected(p.Ops, i == fd.at)
	}
	node.Pop()
	at.Min.X, at.Max.X = at.Min.X+p.Style.Padding, at.Max.X-p.Style.Padding
	wide := min(p.Cache.RunString(p.Style.Face, it.Label).Width, at.Dx())
	label, rest := at, at
	label.Max.X = label.Min.X + wide
	rest.Min.X = min(label.Max.X+p.Dp(ui.ButtonPad), at.Max.X)
	rtl := p.Style.RTL
	p.Text(it.Label, mirrored(label, at, rtl), option.AlignStart, ink)
	p.Text(detail, mirrored(rest, at, rtl), option.AlignEnd, muted)
}

// detail returns the description of a completion: the parameters of a function, the type of a column.
func (d *dialog) detail(it *formula.Item) string {
	switch it.Kind {
	case formula.ItemFunction:
		return it.Detail
	case formula.ItemColumn:
		return it.Type.Name(&d.f.words.texts.Messages)
	}
	return ""
}
