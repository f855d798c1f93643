// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package look

import (
	"image"
	"image/color"

	"gioui.org/f32"
	"gioui.org/layout"
	"gioui.org/op"
	"gioui.org/op/clip"
	"gioui.org/op/paint"
	"gioui.org/unit"
)

// cardRadius is the radius of a card's corners.
const cardRadius = unit.Dp(8)

// Card fills its constraints with a widget inside a thin border with round corners. It paints over the corners in the
// colour of the ground: a round clip would make all text inside more expensive to draw.
func (l *Look) Card(gtx layout.Context, ground color.NRGBA, w layout.Widget) layout.Dimensions {
	size := gtx.Constraints.Max
	r := image.Rectangle{Max: size}
	At(gtx, r.Inset(max(gtx.Dp(1), 1)), w)
	corners(gtx, r, ground)
	Outline(gtx, r, cardRadius, 1, l.Theme().Border)
	return layout.Dimensions{Size: size}
}

// corners paints the area of a rectangle outside its round corners.
func corners(gtx layout.Context, r image.Rectangle, ground color.NRGBA) {
	rad := float32(gtx.Dp(cardRadius))
	if float32(r.Dx()) < 2*rad || float32(r.Dy()) < 2*rad {
		return
	}
	b := rect32(r, 0)
	var p clip.Path
	p.Begin(gtx.Ops)
	for _, c := range [...]struct{ x, y, dx, dy float32 }{
		{b.x0, b.y0, rad, rad}, {b.x1, b.y0, -rad, rad}, {b.x1, b.y1, -rad, -rad}, {b.x0, b.y1, rad, -rad},
	} {
		p.MoveTo(f32.Pt(c.x, c.y))
		p.LineTo(f32.Pt(c.x+c.dx, c.y))
		p.CubeTo(f32.Pt(c.x+c.dx*(1-bow), c.y), f32.Pt(c.x, c.y+c.dy*(1-bow)), f32.Pt(c.x, c.y+c.dy))
		p.Close()
	}
	paint.FillShape(gtx.Ops, ground, clip.Outline{Path: p.End()}.Op())
}

// Flow lays out widgets from left to right and continues in a new line at the end of the width. Each line is as high
// as its highest widget; the others are vertically centred. Gaps are between widgets and between lines.
func Flow(gtx layout.Context, gap, lineGap unit.Dp, ws ...layout.Widget) layout.Dimensions {
	f := flow{width: gtx.Constraints.Max.X, gap: gtx.Dp(gap), lineGap: gtx.Dp(lineGap)}
	cgtx := gtx
	cgtx.Constraints.Min = image.Point{}
	for _, w := range ws {
		m := op.Record(gtx.Ops)
		dims := w(cgtx)
		call := m.Stop()
		if f.x > 0 && f.x+dims.Size.X > f.width {
			f.endLine(gtx)
		}
		f.line = append(f.line, placed{call, image.Pt(f.x, 0), dims.Size})
		f.x += dims.Size.X + f.gap
		f.wide, f.high = max(f.wide, f.x-f.gap), max(f.high, dims.Size.Y)
	}
	f.endLine(gtx)
	return layout.Dimensions{Size: gtx.Constraints.Constrain(image.Pt(f.wide, max(f.y-f.lineGap, 0)))}
}

type flow struct {
	width, gap, lineGap int
	x, y, wide, high    int
	line                []placed
}

type placed struct {
	call op.CallOp
	at   image.Point
	size image.Point
}

func (f *flow) endLine(gtx layout.Context) {
	if len(f.line) == 0 {
		return
	}
	for _, p := range f.line {
		t := op.Offset(image.Pt(p.at.X, f.y+(f.high-p.size.Y)/2)).Push(gtx.Ops)
		p.call.Add(gtx.Ops)
		t.Pop()
	}
	f.y += f.high + f.lineGap
	f.x, f.high, f.line = 0, 0, f.line[:0]
}
