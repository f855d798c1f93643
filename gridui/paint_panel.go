// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package gridui

import (
	"image"
	"image/color"

	"gioui.org/io/semantic"
	"gioui.org/layout"
	"gioui.org/op"
	"gioui.org/unit"
	"gioui.org/widget"

	"github.com/giogrid/giogrid/gridui/filter"
	"github.com/giogrid/giogrid/gridui/internal/dataset"
	"github.com/giogrid/giogrid/gridui/internal/draw"
	"github.com/giogrid/giogrid/gridui/internal/style"
	"github.com/giogrid/giogrid/gridui/internal/ui"
	"github.com/giogrid/giogrid/gridui/internal/viewport"
	"github.com/giogrid/giogrid/gridui/option"
	"github.com/giogrid/giogrid/layoutx"
)

const (
	panelWide = unit.Dp(280)
	panelPad  = unit.Dp(12)
	panelGap  = unit.Dp(6)
	panelRow  = unit.Dp(32)
	// listRows is how many values a panel shows where there is room.
	listRows, listLeast = 8, 2
)

// panel draws the card of a filter.
type panel struct {
	*painter
	col  int
	kind option.Kind
	list *dataset.ValueList
	// content is the inside of the card, y where its next part goes; row, line and gap
	// are the heights of a part, of a row of a list, and of what lies between parts.
	content        image.Rectangle
	y              int
	row, line, gap int
	second         bool
	// picker is the button whose list of operators is open.
	picker image.Rectangle
}

// filterCard draws the panel of a filter over everything else, and what keeps input
// from the grid meanwhile.
func (p *painter) filterCard() {
	col := p.panelColumn()
	if col < 0 {
		return
	}
	m := op.Record(p.Ops)
	p.syncPanel(col)
	ui.Cover(p.Painter, &p.filterPanel.shade)
	c := panel{painter: p, col: col, kind: p.ask.filterKind(col), list: p.ask.data.Values.Distinct(p.Gtx, col)}
	if c.list != nil {
		p.filterPanel.values.sync(c.list)
	}
	c.draw()
	op.Defer(p.Ops, m.Stop())
}

func (c *panel) draw() {
	gtx := c.Gtx
	c.row = max(gtx.Dp(panelRow), c.Style.Face.Px*2)
	c.line = max(gtx.Dp(panelRow)*7/8, c.Style.Face.Px*3/2, c.Style.Scaled(style.BoxLeast))
	c.gap = gtx.Dp(panelGap)
	size := image.Pt(c.Style.Scaled(panelWide), c.height())
	r := c.place(size)
	f := &c.filterPanel
	f.rect = r
	defer draw.Clip(c.Ops, r).Pop()
	draw.Listen(c.Ops, &f.card)
	draw.NodeLabel(c.Ops, c.filterTitle(c.col))
	c.Fill(r, c.Style.Theme.MenuBorder)
	c.Fill(r.Inset(c.Style.Line), c.Style.Theme.MenuBg)
	c.content = r.Inset(gtx.Dp(panelPad))
	c.y = c.content.Min.Y
	c.Text(c.filterTitle(c.col), c.next(c.line), option.AlignStart, c.Style.Theme.MenuFg)
	c.condition(0)
	if c.second {
		c.joiner()
		c.condition(1)
	}
	if f.listShown {
		c.values()
	}
	c.y = c.content.Max.Y - c.row
	c.footer()
	c.operators()
}

// place is where a card of some size goes: below the column's header and field.
func (c *panel) place(size image.Point) image.Rectangle {
	window := image.Rectangle{Max: c.view.SheetSize()}
	anchor := c.view.HeadRect(viewport.Address{Band: layoutx.Head, Row: c.cols.Levels - 1, Col: c.col})
	anchor.Max.Y = max(anchor.Max.Y, c.filterStrip().Max.Y)
	anchor = anchor.Intersect(window)
	return ui.PopupIn(c.Painter, window, anchor, size, layoutx.Below)
}

// height is that of the card: where room is short, the second condition goes first and
// then the values, since both can be had by other means.
func (c *panel) height() int {
	f := &c.filterPanel
	room := c.view.SheetSize().Y
	above := 2*c.Gtx.Dp(panelPad) + c.line + c.gap + c.row + c.conditionHeight(0)
	second := c.row + c.gap + c.conditionHeight(1)
	values := 2*(c.row+c.gap) + listLeast*c.line
	active := f.parts[1].condition().Active()
	c.second = active || f.parts[0].condition().Active() && above+second+values <= room
	if c.second {
		above += second
	}
	f.listShown = above+values <= room
	if !f.listShown {
		return above
	}
	return above + values + max(min(c.lines()-listLeast, (room-above-values)/c.line), 0)*c.line
}

// lines is how many rows the list of values has, as far as it would like to show.
func (c *panel) lines() int {
	if c.list == nil {
		return listLeast
	}
	return min(len(c.filterPanel.values.from.List), listRows)
}

func (c *panel) conditionHeight(part int) int {
	if c.filterPanel.operands(part) == 0 {
		return c.row + c.gap
	}
	return 2 * (c.row + c.gap)
}

// next is the place of the next part, of some height.
func (c *panel) next(height int) image.Rectangle {
	r := image.Rect(c.content.Min.X, c.y, c.content.Max.X, c.y+height)
	c.y += height + c.gap
	return r
}

// halves cuts a rectangle in two, the first where reading starts.
func (c *panel) halves(r image.Rectangle) (first, second image.Rectangle) {
	first, second = r, r
	first.Max.X = r.Min.X + (r.Dx()-c.gap)/2
	second.Min.X = r.Max.X - (r.Dx()-c.gap)/2
	if c.Style.RTL {
		return second, first
	}
	return first, second
}

// condition draws the operator of a condition and its operands.
func (c *panel) condition(part int) {
	f := &c.filterPanel
	by := &f.parts[part]
	r := c.next(c.row)
	if f.picking == part {
		c.picker = r
	}
	name := operatorName(by.op, c.kind, &c.Style.Texts.Operators)
	if part == 0 && f.values.chosen != nil {
		name = operatorName(filter.OpOneOf, c.kind, &c.Style.Texts.Operators)
	}
	c.button(&by.button, r, name, func(in image.Rectangle) {
		c.fieldBox(in, false, false)
		text, arrow := c.ends(in, c.row)
		c.Text(name, text, option.AlignStart, c.Style.Theme.Fg)
		c.Icon(c.Style.Icons.Collapse, arrow, c.Style.Theme.FgMuted)
	})
	bad := c.ask.filterBad(c.col, filter.Filter{First: by.condition()})
	switch f.operands(part) {
	case 1:
		r = c.next(c.row)
		c.operand(&by.a.Editor, r, c.Style.Texts.FilterValue, bad)
	case 2:
		r = c.next(c.row)
		a, b := c.halves(r)
		c.operand(&by.a.Editor, a, c.Style.Texts.FilterValue, bad)
		c.operand(&by.b.Editor, b, c.Style.Texts.FilterValue, bad)
	}
	if by.wrong.due(c.painter, bad && (c.Gtx.Focused(&by.a.Editor) || c.Gtx.Focused(&by.b.Editor))) {
		ui.DrawTip(c.Painter, r, image.Rectangle{Max: c.view.SheetSize()}, c.Style.Texts.FilterBad)
	}
}

// ends cuts a piece of some width off where reading ends, and pads the rest.
func (c *panel) ends(r image.Rectangle, width int) (rest, end image.Rectangle) {
	rest, end = r, r
	pad := c.Gtx.Dp(8)
	if c.Style.RTL {
		end.Max.X = min(r.Min.X+width, r.Max.X)
		rest.Min.X, rest.Max.X = end.Max.X, r.Max.X-pad
		return rest, end
	}
	end.Min.X = max(r.Max.X-width, r.Min.X)
	rest.Min.X, rest.Max.X = r.Min.X+pad, end.Min.X
	return rest, end
}

func (c *panel) operand(ed *widget.Editor, r image.Rectangle, hint string, bad bool) {
	c.fieldBox(r, bad, c.Gtx.Focused(ed))
	text, _ := c.ends(r, c.Gtx.Dp(8))
	ui.EditorIn(c.Painter, text, ed, hint)
}

// joiner draws the choice between and and or.
func (c *panel) joiner() {
	f := &c.filterPanel
	label := c.Style.Texts.FilterAnd
	if f.any {
		label = c.Style.Texts.FilterOr
	}
	c.button(&f.join, c.next(c.row), label, func(in image.Rectangle) {
		c.fieldBox(in, false, false)
		and, or := c.halves(in)
		chosen := and
		andInk, orInk := c.Style.Theme.AccentFg, c.Style.Theme.Fg
		if f.any {
			chosen, andInk, orInk = or, orInk, andInk
		}
		c.Fill(chosen.Inset(2*c.Style.Line), c.Style.Theme.Accent)
		c.Text(c.Style.Texts.FilterAnd, and, option.AlignCenter, andInk)
		c.Text(c.Style.Texts.FilterOr, or, option.AlignCenter, orInk)
	})
}

// values draws the search among the values, and their list.
func (c *panel) values() {
	v := &c.filterPanel.values
	c.operand(&v.search, c.next(c.row), c.Style.Texts.FilterSearch, false)
	bottom := c.content.Max.Y - c.row - c.gap
	rest := image.Rect(c.content.Min.X, c.y, c.content.Max.X, bottom)
	switch {
	case c.list == nil:
		c.Notice(c.Style.Texts.Loading, rest)
		return
	case c.list.More:
		c.Notice(c.Style.Texts.FilterMany, rest)
		return
	case len(v.found) == 0:
		c.Notice(c.Style.Texts.NothingFound, rest)
		return
	}
	c.allValues()
	rest.Min.Y = c.y - c.gap
	v.rows.Draw(c.painter.Painter, rest, len(v.found), c.line, c.value)
}

// allValues draws the box of all values that are listed.
func (c *panel) allValues() {
	v, label := &c.filterPanel.values, c.Style.Texts.SelectAll
	all, some := v.state()
	c.control(&v.all, c.next(c.row), func(in image.Rectangle) {
		draw.NodeClass(c.Ops, semantic.CheckBox)
		draw.NodeLabel(c.Ops, label)
		draw.NodeSelected(c.Ops, all)
		if some && !all {
			draw.NodeAbout(c.Ops, c.Phrase(label, c.Style.Texts.Spoken.Mixed))
		}
		text, _ := c.tick(in, all, some)
		text, _ = c.ends(text, 0)
		c.Text(label, text, option.AlignStart, c.Style.Theme.MenuFg)
	})
}

// value draws a row of the list: a box, the value, and how many rows have it.
func (c *panel) value(i int, r image.Rectangle) {
	v := &c.filterPanel.values.found[i]
	on := c.filterPanel.values.has(v.Text)
	label, ink := v.Text, c.Style.Theme.MenuFg
	if label == "" {
		label, ink = c.Style.Texts.FilterNoValue, c.Style.Theme.FgMuted
	}
	node := draw.Clip(c.Ops, r)
	draw.NodeClass(c.Ops, semantic.CheckBox)
	draw.NodeLabel(c.Ops, label)
	draw.NodeSelected(c.Ops, on)
	node.Pop()
	text, _ := c.tick(r, on, on)
	text, count := c.ends(text, c.Style.Scaled(56))
	if c.Style.RTL {
		count.Min.X += c.Gtx.Dp(8)
	} else {
		count.Max.X -= c.Gtx.Dp(8)
	}
	c.Text(cutRunes(label, maxTyped), text, option.AlignStart, ink)
	c.Text(c.filterPanel.values.count(v.Rows), count, option.AlignEnd, c.Style.Theme.FgMuted)
}

// tick draws a check box where reading starts: on for all, a dash for some. It returns
// the place of its text.
func (c *panel) tick(r image.Rectangle, all, some bool) (text, box image.Rectangle) {
	side := c.Style.Scaled(draw.BoxSide)
	x, y := r.Min.X+c.Gtx.Dp(4), r.Min.Y+(r.Dy()-side)/2
	box = image.Rect(x, y, x+side, y+side)
	text = r
	text.Min.X = box.Max.X
	if c.Style.RTL {
		box, text = layoutx.Mirror(box, r), layoutx.Mirror(text, r)
	}
	if !all && !some {
		c.fieldBox(box, false, false)
		return text, box
	}
	c.Fill(box, c.Style.Theme.Accent)
	icon := c.Style.Icons.Check
	if !all {
		icon = c.Style.Icons.Dash
	}
	c.Icon(icon, box, c.Style.Theme.AccentFg)
	return text, box
}

// footer draws the buttons at the end.
func (c *panel) footer() {
	clear, close := c.halves(c.next(c.row))
	c.plate(&c.filterPanel.clear, clear, c.Style.Texts.FilterClear, c.Style.Theme.Fg, c.Style.Theme.Bg)
	c.plate(&c.filterPanel.close, close, c.Style.Texts.Close, c.Style.Theme.AccentFg, c.Style.Theme.Accent)
}

// plate draws a button of text.
func (c *panel) plate(b *widget.Clickable, r image.Rectangle, label string, ink, ground color.NRGBA) {
	c.button(b, r, label, func(in image.Rectangle) {
		c.fieldBox(in, false, false)
		c.Fill(in.Inset(c.Style.Line), ground)
		c.Text(label, in, option.AlignCenter, ink)
	})
}

// button makes a rectangle a button, which contents draws at the origin.
func (c *panel) button(b *widget.Clickable, r image.Rectangle, label string, contents func(in image.Rectangle)) {
	c.control(b, r, func(in image.Rectangle) {
		draw.NodeClass(c.Ops, semantic.Button)
		draw.NodeLabel(c.Ops, label)
		contents(in)
	})
}

// control takes presses and keys in a rectangle, which contents draws at the origin and
// describes.
func (c *panel) control(b *widget.Clickable, r image.Rectangle, contents func(in image.Rectangle)) {
	defer draw.Offset(c.Ops, r.Min).Pop()
	gtx := c.Gtx
	gtx.Constraints = layout.Exact(r.Size())
	b.Layout(gtx, func(gtx layout.Context) layout.Dimensions {
		in := image.Rectangle{Max: r.Size()}
		contents(in)
		if b.Hovered() { // a tint would lie over the text
			c.Border(in, in, c.Style.Line, c.Style.Theme.FgMuted)
		}
		if gtx.Focused(b) {
			c.Ring(in)
		}
		return layout.Dimensions{Size: r.Size()}
	})
}

// operators draws the list of operators over what lies below its button.
func (c *panel) operators() {
	f := &c.filterPanel
	if f.picking < 0 || c.picker.Empty() {
		return
	}
	ops := c.ask.filterOps(c.col)
	r := c.picker
	r.Min.Y, r.Max.Y = r.Max.Y, min(r.Max.Y+len(ops)*c.line+2*c.Style.Line, f.rect.Max.Y-c.gap)
	c.Fill(r, c.Style.Theme.MenuBorder)
	r = r.Inset(c.Style.Line)
	c.Fill(r, c.Style.Theme.MenuBg)
	f.ops.Draw(c.painter.Painter, r, len(ops), c.line, func(i int, r image.Rectangle) {
		name := operatorName(ops[i], c.kind, &c.Style.Texts.Operators)
		node := draw.Clip(c.Ops, r)
		draw.NodeClass(c.Ops, semantic.RadioButton)
		draw.NodeLabel(c.Ops, name)
		draw.NodeSelected(c.Ops, ops[i] == f.parts[f.picking].op)
		node.Pop()
		text, sign := c.ends(r, c.row)
		c.Text(name, text, option.AlignStart, c.Style.Theme.MenuFg)
		c.SmallText(opSigns[ops[i]], c.Style.Face, sign, c.Style.Theme.FgMuted)
	})
}
