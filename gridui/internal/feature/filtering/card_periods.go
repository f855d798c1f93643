// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package filtering

import (
	"image"

	"gioui.org/io/semantic"

	"github.com/giogrid/giogrid/gridui/internal/draw"
	"github.com/giogrid/giogrid/gridui/internal/filterwords"
	"github.com/giogrid/giogrid/gridui/internal/ui"
	"github.com/giogrid/giogrid/gridui/option"
)

// operand draws the editor of an operand, with the button for relative dates in columns of times.
func (c *card) operand(o *ui.Operand, r image.Rectangle, invalid bool) {
	p := c.p
	if c.kind != option.KindTime {
		c.editor(&o.Editor, r, p.Style.Texts.FilterValue, invalid)
		return
	}
	_, button := c.ends(r, c.row)
	rest := image.Rect(r.Min.X, r.Min.Y, button.Min.X, r.Max.Y)
	if p.Style.RTL {
		rest = image.Rect(button.Max.X, r.Min.Y, r.Max.X, r.Max.Y)
	}
	c.editor(&o.Editor, rest, p.Style.Texts.FilterValue, invalid)
	c.button(&o.Dates.Clickable, button, p.Style.Texts.Filters.Periods.List, func(in image.Rectangle) {
		c.field(in)
		p.Icon(p.Style.Icons.Collapse, in, p.Style.Theme.FgMuted)
	})
	if c.panel.dated == o {
		c.dated = r
	}
}

// periods draws the open list of relative dates over the area below its operand.
func (c *card) periods() {
	p, f := c.p, c.panel
	if f.dated == nil || c.dated.Empty() {
		return
	}
	r := c.dated
	r.Min.X, r.Max.X = c.content.Min.X, c.content.Max.X
	r.Min.Y, r.Max.Y = r.Max.Y, min(r.Max.Y+len(datePeriods)*c.line+2*p.Style.Line, f.rect.Max.Y-c.gap)
	defer ui.Card(p, r).Pop()
	r = r.Inset(p.Style.Line)
	now := f.dated.Value()
	f.periods.Draw(p, r, len(datePeriods), c.line, func(i int, r image.Rectangle) {
		name := filterwords.Period(datePeriods[i], &p.Style.Texts.Filters.Periods)
		node := draw.Clip(p.Ops, r)
		draw.NodeClass(p.Ops, semantic.RadioButton)
		draw.NodeLabel(p.Ops, name)
		draw.NodeSelected(p.Ops, datePeriods[i].String() == now)
		node.Pop()
		text, _ := c.ends(r, c.gap)
		p.Text(name, text, option.AlignStart, p.Style.Theme.MenuFg)
	})
}
