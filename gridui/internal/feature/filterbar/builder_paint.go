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
	// builderWidth is the greatest width of the popup, narrowWidth the width below which a
	// condition takes two lines.
	builderWidth, narrowWidth = unit.Dp(680), unit.Dp(520)
	builderPadding            = unit.Dp(12)
	// indentStep is how far the parts of a group are indented, indentDeepest of how many groups.
	indentStep    = unit.Dp(18)
	indentDeepest = 6
)

// paint draws the builder below the bar, over everything else, with a cover that keeps the pointer
// from the grid.
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

// measure finds where the popup goes, and how many lines show.
func (b *builder) measure(anchor image.Rectangle) (line, gap int) {
	p := b.Painter
	window := image.Rectangle{Max: b.Viewport.Geometry.Size}
	gap = p.Dp(ui.ButtonGap)
	line = max(b.Buttons.Side(p.Gtx, &p.Style), min(p.Style.RowHeight-2*gap, p.Dp(48)))
	width := min(p.Style.Scaled(builderWidth), window.Dx()-2*gap)
	b.narrow = width < p.Style.Scaled(narrowWidth)
	if b.rowHeight = line + gap; b.narrow {
		b.rowHeight += line + gap
	}
	pad := p.Dp(builderPadding)
	chrome := 2*pad + (2+b.text.lines())*(line+gap) // title, text and foot
	height := b.fitLines(window.Dy()-2*gap-chrome, line+gap)
	size := image.Pt(width, min(chrome+height, window.Dy()))
	anchor = anchor.Inset(gap)
	if anchor.Empty() {
		anchor = image.Rect(gap, 0, window.Dx()-gap, gap)
	}
	b.card = ui.PopupIn(p, window, anchor, size, layoutx.Below)
	return line, gap
}

// heightOf is the height of a line of the builder in pixels: groups never take two.
func (b *builder) heightOf(i, single int) int {
	if b.lines[i].Part.Group() {
		return single
	}
	return b.rowHeight
}

// fitLines finds how many lines have room from the first on, and returns their height in pixels.
func (b *builder) fitLines(room, single int) (height int) {
	last := len(b.lines)
	for last > 0 { // the first line from which on all have room
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

// paintCard draws the popup itself.
func (b *builder) paintCard(anchor image.Rectangle) {
	p := b.Painter
	line, gap := b.measure(anchor)
	defer draw.Clip(p.Ops, b.card).Pop()
	draw.Listen(p.Ops, &b.inside)
	title := p.Style.Texts.Filters.Bar.Title
	draw.NodeLabel(p.Ops, title)
	p.Fill(b.card, p.Style.Theme.MenuBorder)
	p.Fill(b.card.Inset(p.Style.Line), p.Style.Theme.MenuBg)
	in := b.card.Inset(p.Dp(builderPadding))
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
	b.paintFoot(image.Rect(in.Min.X, in.Max.Y-line, in.Max.X, in.Max.Y), gap)
}

// paintFoot draws the buttons below the lines.
func (b *builder) paintFoot(at image.Rectangle, gap int) {
	p, texts := b.Painter, &b.Painter.Style.Texts
	fl := flow{p: p, line: at, x: at.Min.X, end: at.Max.X, gap: gap}
	for _, f := range [...]struct {
		of   *ui.Button
		text string
	}{{&b.addCondition, texts.Filters.Bar.AddCondition}, {&b.addGroup, texts.Filters.Bar.AddGroup}, {&b.empty, texts.FilterClear}, {&b.finish, texts.Close}} {
		width := min(b.Buttons.Width(p.Gtx, &p.Style, f.text, false), (at.Dx()-3*gap)/4)
		face := ui.ButtonFace{Label: f.text, Text: f.text, Framed: true, Fill: p.Style.Theme.MenuBg}
		if f.of == &b.finish {
			face.At = fl.last(width)
		} else {
			face.At = fl.next(width)
		}
		fitted(b.Buttons, p, f.of, face)
	}
}

// fitted draws a button whose text is cut where it has no room.
func fitted(bs *ui.Buttons, p *draw.Painter, of *ui.Button, face ui.ButtonFace) {
	text := face.Text
	if text == "" || p.Cache.RunString(p.Style.Face, text).Width+2*p.Dp(ui.ButtonPad) <= face.At.Dx() {
		bs.Draw(of, face)
		return
	}
	face.Text = ""
	bs.Draw(of, face)
	p.Text(text, face.At.Inset(p.Dp(ui.ButtonPad)/2), option.AlignStart, p.Style.Theme.MenuFg)
}

// flow places parts of a line one after the other in the reading direction.
type flow struct {
	p    *draw.Painter
	line image.Rectangle
	// x is where the next part begins and end where the last one ends, as if one read from left to
	// right, gap is the distance between parts.
	x, end, gap int
}

// rest is the room that is left, in pixels.
func (f *flow) rest() int { return max(f.end-f.x, 0) }

// next is the place of the next part at the beginning.
func (f *flow) next(width int) image.Rectangle {
	r := image.Rect(f.x, f.line.Min.Y, max(min(f.x+width, f.end), f.x), f.line.Max.Y)
	f.x += width + f.gap
	return f.mirrored(r)
}

// last is the place of the next part at the end.
func (f *flow) last(width int) image.Rectangle {
	r := image.Rect(f.end-width, f.line.Min.Y, f.end, f.line.Max.Y)
	f.end -= width + f.gap
	return f.mirrored(r)
}

func (f *flow) mirrored(r image.Rectangle) image.Rectangle {
	if f.p.Style.RTL {
		return layoutx.Mirror(r, f.line)
	}
	return r
}
