// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package filtering

import (
	"image"

	"gioui.org/io/semantic"
	"gioui.org/widget"

	"github.com/giogrid/giogrid/gridui/filter"
	"github.com/giogrid/giogrid/gridui/internal/draw"
	"github.com/giogrid/giogrid/gridui/internal/filterwords"
	"github.com/giogrid/giogrid/gridui/internal/ui"
	"github.com/giogrid/giogrid/gridui/option"
)

// condition draws the operator of a condition and its operands.
func (c *card) condition(i int) {
	p, f := c.p, c.panel
	by := &f.conditions[i]
	r := c.next(c.row)
	if f.picking == i {
		c.picker = r
	}
	shown := by.op
	if i == 0 && f.values.filters() {
		shown = f.values.op()
	}
	name := filterwords.Operator(shown, c.kind, &p.Style.Texts.Operators)
	c.button(&by.button, r, name, func(in image.Rectangle) {
		c.field(in)
		text, arrow := c.ends(in, c.row)
		p.Text(name, text, option.AlignStart, p.Style.Theme.Fg)
		p.Icon(p.Style.Icons.Collapse, arrow, p.Style.Theme.FgMuted)
	})
	is := filter.Filter{First: by.condition()}
	invalid := f.invalid(c.col, is)
	switch f.operands(i) {
	case 1:
		r = c.next(c.row)
		c.operand(&by.a, r, invalid)
	case 2:
		r = c.next(c.row)
		a, b := c.halves(r)
		c.operand(&by.a, a, invalid)
		c.operand(&by.b, b, invalid)
	}
	if by.err.due(f.Sources, invalid && by.focused(p.Gtx)) {
		ui.DrawTip(p, r, c.window(), f.wrong(c.col, is))
	}
}

// editor draws a one-line editor in a box.
func (c *card) editor(ed *widget.Editor, r image.Rectangle, hint string, invalid bool) {
	ui.EditorBox{Hint: hint, Wrong: invalid}.Layout(c.p, r, ed)
}

// field draws the ground of a control that opens a list.
func (c *card) field(in image.Rectangle) {
	ui.FieldBox{Focused: c.focused}.Paint(c.p, in)
	if c.hovered {
		c.p.RoundRect(in, c.p.Dp(ui.ButtonRound), c.p.Style.Theme.Hover)
	}
}

// joiner draws the choice between and and or.
func (c *card) joiner() {
	p, f := c.p, c.panel
	join := ui.Segments{Texts: [2]string{p.Style.Texts.FilterAnd, p.Style.Texts.FilterOr}}
	if f.any {
		join.On = 1
	}
	c.button(&f.join, c.next(c.row), join.Texts[join.On], func(in image.Rectangle) {
		join.Focused = c.focused
		join.Paint(p, in)
	})
}

// operators draws the open list of operators over the area below its button.
func (c *card) operators() {
	p, f := c.p, c.panel
	if f.picking < 0 || c.picker.Empty() {
		return
	}
	ops := f.ops(c.col)
	r := c.picker
	r.Min.Y, r.Max.Y = r.Max.Y, min(r.Max.Y+len(ops)*c.line+2*p.Style.Line, f.rect.Max.Y-c.gap)
	defer ui.Card(p, r).Pop()
	r = r.Inset(p.Style.Line)
	tip, why := image.Rectangle{}, ""
	f.operators.Draw(p, r, len(ops), c.line, func(i int, r image.Rectangle) {
		name := filterwords.Operator(ops[i], c.kind, &p.Style.Texts.Operators)
		node := draw.Clip(p.Ops, r)
		draw.NodeClass(p.Ops, semantic.RadioButton)
		draw.NodeLabel(p.Ops, name)
		draw.NodeSelected(p.Ops, ops[i] == f.conditions[f.picking].op)
		ink, muted := p.Style.Theme.MenuFg, p.Style.Theme.FgMuted
		if denied := f.denies(c.col, ops[i]); denied != "" {
			draw.NodeEnabled(p.Ops, false)
			draw.NodeAbout(p.Ops, p.Phrase(name, denied))
			if ink, muted = ui.Faded(muted), ui.Faded(muted); i == f.operators.Lit() {
				tip, why = r, denied
			}
		}
		node.Pop()
		text, sign := c.ends(r, c.row)
		p.Text(name, text, option.AlignStart, ink)
		p.SmallText(filterwords.Sign(ops[i]), p.Style.Face, sign, muted)
	})
	if why != "" {
		ui.DrawTip(p, tip, c.window(), why)
	}
}
