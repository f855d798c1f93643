// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package menus

import (
	"image"
	"image/color"

	"gioui.org/io/event"
	"gioui.org/io/semantic"
	"gioui.org/layout"
	"gioui.org/op"
	"gioui.org/op/clip"
	"gioui.org/op/paint"
)

// far is the reach of an open menu's input area in pixels, larger than any window: the caller may not know
// its size.
const far = 1_000_000

// painter draws the levels of one frame.
type painter struct {
	look
	menu  *engine
	gtx   layout.Context
	sizes sizes
	text  writer
}

// draw draws all levels above the window, and under them an area that receives all input of the window.
func (p *painter) draw() {
	ops := p.gtx.Ops
	m := op.Record(ops)
	area := clip.Rect{Min: image.Pt(-far, -far), Max: image.Pt(far, far)}.Push(ops)
	event.Op(ops, p.menu.owner.tag)
	for depth := range p.menu.levels {
		if !p.menu.levels[depth].panel.box.Empty() {
			p.level(depth)
		}
	}
	area.Pop()
	op.Defer(ops, m.Stop())
}

func (p *painter) level(depth int) {
	ops := p.gtx.Ops
	l := &p.menu.levels[depth]
	p.ground(l.panel.box)
	defer clip.Rect(l.panel.box).Push(ops).Pop()
	semantic.DescriptionOp(p.Spoken.Menu).Add(ops)
	p.items(depth)
	if l.panel.more {
		p.strips(l)
	}
}

// ground draws the shadow, the border and the background of a level.
func (p *painter) ground(box image.Rectangle) {
	ops := p.gtx.Ops
	p.shadow(box)
	radius := min(p.sizes.radius, box.Dx()/2, box.Dy()/2)
	paint.FillShape(ops, p.Border, clip.UniformRRect(box, radius).Op(ops))
	inner := shrink(box, p.sizes.border, p.sizes.border)
	paint.FillShape(ops, p.Bg, clip.UniformRRect(inner, max(radius-p.sizes.border, 0)).Op(ops))
}

// shadowSteps is the number of shapes of a shadow.
const shadowSteps = 8

// shadow draws a stack of shrinking shapes, whose sum fades out.
func (p *painter) shadow(box image.Rectangle) {
	if p.Shadow.A == 0 {
		return
	}
	ops := p.gtx.Ops
	reach, drop := p.gtx.Dp(12), p.gtx.Dp(4)
	c := p.Shadow
	for step := range shadowSteps {
		out := reach * (shadowSteps - step) / shadowSteps
		// The weights 1, 2, 3 … make the edge fade as a blur does.
		c.A = uint8(int(p.Shadow.A) * (step + 1) / (shadowSteps * (shadowSteps + 1) / 2))
		r := box.Inset(-out).Add(image.Pt(0, drop))
		paint.FillShape(ops, c, clip.UniformRRect(r, p.sizes.radius+out).Op(ops))
	}
}

// items draws the visible items.
func (p *painter) items(depth int) {
	l := &p.menu.levels[depth]
	defer clip.Rect(l.panel.view).Push(p.gtx.Ops).Pop()
	first, last := l.panel.rows.Range(l.scroll, l.scroll+l.panel.view.Dy())
	for i := first; i < last; i++ {
		if l.items.at(i).separator {
			p.separator(l.itemRect(i))
		} else {
			p.item(depth, i)
		}
	}
}

func (p *painter) separator(r image.Rectangle) {
	y := (r.Min.Y + r.Max.Y - p.sizes.border) / 2
	line := image.Rect(r.Min.X+p.sizes.pad, y, r.Max.X-p.sizes.pad, y+p.sizes.border)
	paint.FillShape(p.gtx.Ops, p.Line, clip.Rect(line).Op())
}

// item draws one item, from the start of its line to the end and back.
func (p *painter) item(depth, i int) {
	ops := p.gtx.Ops
	l := &p.menu.levels[depth]
	it, r := l.items.at(i), l.itemRect(i)
	on, reason := l.items.state(i)
	said := p.spokenOf(l, i, it, spokenState{reason, p.menu.childIsOpen(depth, i)})
	hint, label := said.hint, said.label
	defer clip.Rect(r).Push(ops).Pop()
	semantic.LabelOp(label).Add(ops)
	semantic.DescriptionOp(said.phrase).Add(ops)
	semantic.EnabledOp(on).Add(ops)
	semantic.SelectedOp(l.hot == i).Add(ops)

	if l.hot == i {
		p.lit(r, on)
	}
	ink, muted := p.Fg, p.FgMuted
	if !on {
		ink, muted = p.Disabled, p.Disabled
	}
	row := line{rest: shrink(r, p.sizes.pad, 0), rtl: p.RTL}
	if l.panel.icons {
		p.leading(it, row.takeStart(p.sizes.icon, p.sizes.gap), ink)
	}
	second := said.reason != "" && l.panel.rows.Size(i) > p.sizes.item
	if second {
		// The second line is below the parts of a one-line item.
		row.rest.Max.Y -= p.secondLine()
	}
	if it.parent {
		p.arrow(row.takeEnd(p.sizes.icon, p.sizes.gap), muted)
	} else if hint != "" {
		wide := p.text.width(hint, p.sizes.maxWidth)
		p.text.draw(ops, hint, row.takeEnd(wide, 2*p.sizes.gap), !p.RTL, muted)
	}
	p.text.draw(ops, label, row.rest, p.RTL, ink)
	if second {
		p.text.draw(ops, said.reason, secondLine(row.rest, r), p.RTL, muted)
	}
}

// secondLine returns the space below the label of an item, which is as high as the space above the label.
func secondLine(label, item image.Rectangle) image.Rectangle {
	air := max((label.Dy()-(item.Max.Y-label.Max.Y))/2, 0)
	return image.Rect(label.Min.X, label.Max.Y-air, label.Max.X, item.Max.Y-air/2)
}

// lit draws the background of the highlighted item, fainter if it cannot be chosen.
func (p *painter) lit(r image.Rectangle, on bool) {
	c := p.Hover
	if !on {
		c = mix(p.Hover, p.Bg, 128)
	}
	r = shrink(r, p.sizes.top-p.sizes.border, 0)
	radius := max(p.sizes.radius-2*p.sizes.border, 0)
	paint.FillShape(p.gtx.Ops, c, clip.UniformRRect(r, radius).Op(p.gtx.Ops))
}

// leading draws the check mark of a checked item, else its icon.
func (p *painter) leading(it entry, box image.Rectangle, ink color.NRGBA) {
	box = middle(box, p.sizes.icon)
	switch {
	case it.checked:
		checkShape.fill(p.gtx.Ops, box, ink)
	case it.icon != nil:
		defer op.Offset(box.Min).Push(p.gtx.Ops).Pop()
		gtx := p.gtx.Disabled()
		gtx.Constraints = layout.Exact(box.Size())
		it.icon(gtx, box.Dx(), ink)
	}
}

// arrow draws the arrow of a parent. The padding inside its shape is moved into the padding of the item.
func (p *painter) arrow(box image.Rectangle, ink color.NRGBA) {
	shape, air := rightShape, p.sizes.icon/4
	if p.RTL {
		shape, air = leftShape, -air
	}
	shape.fill(p.gtx.Ops, middle(box, p.sizes.icon).Add(image.Pt(air, 0)), ink)
}

// strips draws the arrows for scrolling a level; an arrow is faint if there is nothing more in its direction.
func (p *painter) strips(l *level) {
	ink := func(more bool) color.NRGBA {
		if more {
			return p.FgMuted
		}
		return mix(p.Disabled, p.Bg, 160)
	}
	box, view := l.panel.box, l.panel.view
	top := image.Rect(box.Min.X, box.Min.Y, box.Max.X, view.Min.Y)
	bottom := image.Rect(box.Min.X, view.Max.Y, box.Max.X, box.Max.Y)
	side := p.sizes.icon * 3 / 4
	upShape.fill(p.gtx.Ops, middle(top, side), ink(l.scroll > 0))
	downShape.fill(p.gtx.Ops, middle(bottom, side), ink(l.scroll < l.scrollMax()))
}

// line is the space of an item, allocated from both ends in reading direction.
type line struct {
	rest image.Rectangle
	rtl  bool
}

func (l *line) takeStart(wide, gap int) image.Rectangle { return l.take(wide, gap, l.rtl) }
func (l *line) takeEnd(wide, gap int) image.Rectangle   { return l.take(wide, gap, !l.rtl) }

func (l *line) take(wide, gap int, right bool) image.Rectangle {
	box := l.rest
	wide = min(wide, box.Dx())
	gap = min(gap, box.Dx()-wide)
	if right {
		box.Min.X = box.Max.X - wide
		l.rest.Max.X = box.Min.X - gap
	} else {
		box.Max.X = box.Min.X + wide
		l.rest.Min.X = box.Max.X + gap
	}
	return box
}

// middle returns a square in the middle of r.
func middle(r image.Rectangle, side int) image.Rectangle {
	at := image.Pt((r.Min.X+r.Max.X-side)/2, (r.Min.Y+r.Max.Y-side)/2)
	return image.Rectangle{Min: at, Max: at.Add(image.Pt(side, side))}
}
