// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package draw

import (
	"image"
	"image/color"

	"gioui.org/op"
	"gioui.org/op/clip"
	"gioui.org/op/paint"
	"gioui.org/unit"

	"github.com/giogrid/giogrid/gridui/internal/rowmodel"
	"github.com/giogrid/giogrid/gridui/internal/style"
)

const (
	// BoxSide is the side of a check box, boxRound the radius of its corners,
	// boxLine the width of its outline.
	BoxSide  = unit.Dp(16)
	boxRound = unit.Dp(3)
	boxLine  = unit.Dp(1.5)
)

// BoxState is the state of a box.
type BoxState struct {
	// Single is set for a radio button: at most one box of its group is on.
	Single bool
	Share  rowmodel.Share
	// Refused is set if the box is disabled, Hover if the pointer is on its cell.
	Refused, Hover bool
	// Waits is set while the rows are read that the box is about to select: it then shows three dots.
	Waits bool
}

// boxLook is the look of a box: its shape and its mark.
type boxLook struct {
	shape        boxKey
	mark         boxMark
	ink, markInk color.NRGBA
}

// boxMark is the mark on a box.
type boxMark uint8

const (
	boxBare boxMark = iota
	boxDot
	boxDash
	boxCheck
	boxDots
)

// boxKey names a shape of a box; sizes are in pixels.
type boxKey struct {
	side, line, round int
	Filled            bool
}

// placedBox is a box with its corner at a point.
type placedBox struct {
	at image.Point
	boxLook
}

// boxIn returns a box in the middle of a cell.
func (p *Painter) boxIn(cell image.Rectangle, s BoxState) placedBox {
	side := p.Style.ScaledIn(BoxSide, min(cell.Dx(), cell.Dy()))
	at := cell.Min.Add(image.Pt((cell.Dx()-side)/2, (cell.Dy()-side)/2))
	return placedBox{at, p.boxLook(side, s)}
}

// boxLook returns the look of a box with a side of a number of pixels. The box is round if only one
// of several can be on.
func (p *Painter) boxLook(side int, s BoxState) boxLook {
	k := EmptyBox(&p.Style, side)
	if s.Single {
		k.round = k.side / 2
	}
	l := boxLook{shape: k, ink: p.Outline(s.Refused, s.Hover)}
	if s.Waits {
		l.mark, l.markInk = boxDots, p.Outline(false, s.Hover)
		return l
	}
	if s.Share == rowmodel.None {
		return l
	}
	switch {
	case p.Style.ForcedColors:
		l.markInk = p.Outline(s.Refused, false)
	case s.Single:
		l.ink = p.accent(s.Refused)
		l.markInk = l.ink
	default:
		l.shape.Filled = true
		l.ink, l.markInk = p.accent(s.Refused), p.Style.Theme.AccentFg
	}
	switch {
	case s.Single:
		l.mark = boxDot
	case s.Share == rowmodel.Some:
		l.mark = boxDash
	default:
		l.mark = boxCheck
	}
	return l
}

// drawBox draws a box.
func (p *Painter) drawBox(l *placedBox) {
	defer Offset(p.Ops, l.at).Pop()
	p.BoxShape(l.shape, l.ink)
	switch side := l.shape.side; l.mark {
	case boxDot:
		r := dotIn(side)
		t := Offset(p.Ops, r.Min)
		p.BoxShape(boxKey{side: r.Dx(), round: r.Dx() / 2, Filled: true}, l.markInk)
		t.Pop()
	case boxDots:
		for _, r := range dotsIn(side) {
			t := Offset(p.Ops, r.Min)
			p.BoxShape(boxKey{side: r.Dx(), round: r.Dx() / 2, Filled: true}, l.markInk)
			t.Pop()
		}
	case boxDash:
		p.Style.Icons.Dash.Draw(p.Gtx, side, l.markInk, p.DrawGlyph)
	case boxCheck:
		p.Style.Icons.Check.Draw(p.Gtx, side, l.markInk, p.DrawGlyph)
	}
}

// dotIn returns the rectangle of the dot on a round box.
func dotIn(side int) image.Rectangle {
	inner := side / 2
	inner += (side - inner) & 1
	at := image.Pt((side-inner)/2, (side-inner)/2)
	return image.Rectangle{Min: at, Max: at.Add(image.Pt(inner, inner))}
}

// dotsIn returns the rectangles of the three dots on a box that waits.
func dotsIn(side int) (dots [3]image.Rectangle) {
	size := max(side/7, 1)
	size += (side - size) & 1
	for i := range dots {
		at := image.Pt((side-size)/2+(i-1)*(size+max(size/2, 1)), (side-size)/2)
		dots[i] = image.Rectangle{Min: at, Max: at.Add(image.Pt(size, size))}
	}
	return dots
}

// Outline returns the colour of an empty box. Its contrast to the background is at least 3:1,
// except if the box is disabled.
func (p *Painter) Outline(refused, hover bool) color.NRGBA {
	c := p.Style.Theme.FgMuted
	switch {
	case p.Style.ForcedColors && refused:
		c.A = 0x80
	case p.Style.ForcedColors:
		return p.Style.Theme.Fg
	case refused:
		c.A = 0x50
	case hover:
		return p.Style.Theme.Accent
	default:
		c.A = boxInk
	}
	return c
}

// boxInk is the opacity of the outline of a box.
const boxInk = 0xD0

func (p *Painter) accent(refused bool) color.NRGBA {
	c := p.Style.Theme.Accent
	if refused {
		c.A = 0x60
	}
	return c
}

// EmptyBox returns the shape of an empty box with a side of a number of pixels.
func EmptyBox(st *style.Resolved, side int) boxKey {
	return boxKey{side: side, line: max(st.Scaled(boxLine), 1), round: st.Scaled(boxRound)}
}

func (p *Painter) BoxShape(k boxKey, c color.NRGBA) {
	paint.ColorOp{Color: c}.Add(p.Ops)
	p.Paths.box(k).Add(p.Ops)
}

// maxBoxes is the maximum number of cached shapes of boxes; few are ever in use.
const maxBoxes = 16

// box returns the recorded shape of a box, to be filled with the current colour.
func (f *Paths) box(k boxKey) op.CallOp {
	if call, ok := f.boxes[k]; ok {
		return call
	}
	if f.boxes == nil || len(f.boxes) >= maxBoxes {
		f.boxes = map[boxKey]op.CallOp{}
	}
	ops := new(op.Ops)
	m := op.Record(ops)
	var outline Fill
	k.fill(&outline, image.Point{})
	s := clip.Outline{Path: outline.path(ops)}.Op().Push(ops)
	paint.PaintOp{}.Add(ops)
	s.Pop()
	f.boxes[k] = m.Stop()
	return f.boxes[k]
}

// fill adds a box with its corner at a point.
func (k boxKey) fill(f *Fill, at image.Point) {
	outer := image.Rect(0, 0, k.side, k.side).Add(at)
	f.Round(outer, float32(k.round), false)
	if !k.Filled {
		f.Round(outer.Inset(k.line), float32(max(k.round-k.line, 0)), true)
	}
}

// CheckBox draws a box in the middle of a cell.
func (p *Painter) CheckBox(cell image.Rectangle, state BoxState) {
	b := p.boxIn(cell, state)
	p.drawBox(&b)
}
