// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package filterbar

import (
	"image"

	"gioui.org/op"
	"gioui.org/unit"

	"github.com/giogrid/giogrid/gridui/internal/draw"
	"github.com/giogrid/giogrid/gridui/internal/ui"
	"github.com/giogrid/giogrid/gridui/option"
	"github.com/giogrid/giogrid/layoutx"
)

const (
	// builderWidth is the greatest width of the popup. Below narrowWidth a condition takes two lines. Below
	// pairWidth two operands take a separate line. The limits grow with the indentation of groups.
	builderWidth, narrowWidth, pairWidth = unit.Dp(720), unit.Dp(520), unit.Dp(650)
	// indentStep is the indentation of the parts of a group, and indentDeepest the most levels of it.
	indentStep    = unit.Dp(18)
	indentDeepest = 6
)

// paint draws the builder below the bar, over everything else, with a cover that keeps the pointer from the
// grid.
func (b *builder) paint(anchor image.Rectangle) {
	if !b.open {
		return
	}
	b.sync()
	b.text.sync(b.root)
	if b.typed.waits {
		b.Painter.WakeAt(b.typed.due)
	}
	p := b.Painter
	m := op.Record(p.Ops)
	ui.Cover(p, &b.outside)
	b.paintCard(anchor)
	b.picker.paint()
	b.text.paintChoices(b.textAt.Union(b.textAt.Add(image.Pt(0, (b.text.lines()-1)*b.textAt.Dy()))))
	op.Defer(p.Ops, m.Stop())
}

// measure determines the place of the popup, and the number of visible lines.
func (b *builder) measure(anchor image.Rectangle) (line, gap int) {
	p := b.Painter
	window := image.Rectangle{Max: b.Viewport.Geometry.Size}
	gap = p.Dp(ui.ButtonGap)
	line = max(b.Buttons.Side(p.Gtx, &p.Style), min(p.Style.RowHeight-2*gap, p.Dp(48)))
	b.width = min(p.Style.Scaled(builderWidth), window.Dx()-2*gap)
	b.narrow = b.width < p.Style.Scaled(narrowWidth)
	pad := p.Dp(ui.CardPad)
	chrome := 2*pad + (1+b.text.lines()+b.foot.lines(b.Sources, b.width-2*pad, gap))*(line+gap) // title, text and foot
	height := b.fitLines(window.Dy()-2*gap-chrome, line+gap)
	size := image.Pt(b.width, min(chrome+height, window.Dy()))
	anchor = anchor.Inset(gap)
	if anchor.Empty() {
		anchor = image.Rect(gap, 0, window.Dx()-gap, gap)
	}
	b.card = ui.PopupIn(p, window, anchor, size, layoutx.Below)
	return line, gap
}

// heightOf returns the height of a part in pixels. single is the height of a single line.
func (b *builder) heightOf(i, single int) int {
	n := 1
	if b.narrow && len(b.lines[i].Path) > 0 {
		n++
	}
	if b.pairBelow(i) {
		n++
	}
	return n * single
}

// pairBelow reports whether the two operands of a condition do not fit after the operator.
func (b *builder) pairBelow(i int) bool {
	part, st := b.lines[i].Part, &b.Painter.Style
	return !part.Group() && part.Is.Op.Operands() == 2 && b.width < st.Scaled(pairWidth)+b.indent(i)
}

// indent returns the indentation of a part in pixels.
func (b *builder) indent(i int) int {
	return min(len(b.lines[i].Path), indentDeepest) * b.Painter.Style.Scaled(indentStep)
}

// fitLines determines the number of lines that fit from the first, and returns their height in pixels.
func (b *builder) fitLines(room, single int) (height int) {
	last := len(b.lines)
	for last > 0 { // find the first line from which all lines fit
		if height += b.heightOf(last-1, single); height > room {
			break
		}
		last--
	}
	b.first = min(max(b.first, 0), min(last, len(b.lines)-1))
	height, b.fit = 0, 0
	for i := b.first; i < len(b.lines); i++ {
		next := b.heightOf(i, single)
		if height+next > room && b.fit > 0 {
			break
		}
		height, b.fit = height+next, b.fit+1
	}
	return height
}

// paintCard draws the popup.
func (b *builder) paintCard(anchor image.Rectangle) {
	p := b.Painter
	line, gap := b.measure(anchor)
	defer ui.Card(p, b.card).Pop()
	draw.Listen(p.Ops, &b.inside)
	title := p.Style.Texts.Filters.Title
	draw.NodeLabel(p.Ops, title)
	in := b.card.Inset(p.Dp(ui.CardPad))
	head := image.Rect(in.Min.X, in.Min.Y, in.Max.X, in.Min.Y+line)
	p.TextIn(p.Style.HeaderFace, title, head, option.AlignStart, p.Style.Theme.MenuFg)
	top := head.Max.Y + gap
	if n := b.text.lines(); n > 0 {
		b.textAt = image.Rect(in.Min.X, top, in.Max.X, top+line)
		b.text.paint(b.textAt, gap)
		top += n * (line + gap)
	}
	y := top
	for i := b.first; i < min(b.first+b.fit, len(b.lines)); i++ {
		height := b.heightOf(i, line+gap)
		b.paintRow(i, image.Rect(in.Min.X, y, in.Max.X, y+height-gap), line)
		y += height
	}
	b.list = image.Rect(in.Min.X, top, in.Max.X, y)
	total, above := 0, 0
	for i := range b.lines {
		if i == b.first {
			above = total
		}
		total += b.heightOf(i, line+gap)
	}
	p.Thumb(image.Rect(in.Min.X, b.list.Min.Y, b.card.Max.X-p.Style.Line, b.list.Max.Y), total, above)
	n := b.foot.lines(b.Sources, in.Dx(), gap)
	b.foot.paint(b.Sources, image.Rect(in.Min.X, in.Max.Y-n*(line+gap)+gap, in.Max.X, in.Max.Y), n, gap)
}
