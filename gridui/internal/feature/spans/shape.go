// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package spans

import (
	"image"
	"image/color"

	"gioui.org/f32"
	"gioui.org/op"
	"gioui.org/op/clip"
	"gioui.org/op/paint"

	"github.com/giogrid/giogrid/gridui/internal/draw"
)

// shape is a set of rectangles in a colour that is painted as one path, because the cost of a frame grows with the
// number of its operations. It is kept between frames, relative to an origin.
type shape struct {
	of   shapeKey
	ops  op.Ops
	call op.CallOp
	some bool
}

// shapeKey identifies the rectangles and the colour of a shape. The zero value identifies no shape.
type shapeKey struct {
	layout uint64
	ink    color.NRGBA
	line   int
	within image.Rectangle
}

// sync records the rectangles that add lists, unless they are known. They are relative to origin.
func (s *shape) sync(of shapeKey, origin image.Point, add func(rect func(image.Rectangle))) {
	if s.of == of {
		return
	}
	s.of, s.some = of, false
	s.ops.Reset()
	m := op.Record(&s.ops)
	var path clip.Path
	path.Begin(&s.ops)
	add(func(r image.Rectangle) {
		if r.Empty() {
			return
		}
		s.some = true
		r = r.Sub(origin)
		min, max := f32.Pt(float32(r.Min.X), float32(r.Min.Y)), f32.Pt(float32(r.Max.X), float32(r.Max.Y))
		path.MoveTo(min)
		path.LineTo(f32.Pt(max.X, min.Y))
		path.LineTo(max)
		path.LineTo(f32.Pt(min.X, max.Y))
		path.Close()
	})
	c := clip.Outline{Path: path.End()}.Op().Push(&s.ops)
	paint.ColorOp{Color: of.ink}.Add(&s.ops)
	paint.PaintOp{}.Add(&s.ops)
	c.Pop()
	s.call = m.Stop()
}

// paint paints the shape at an origin.
func (s *shape) paint(p *draw.Painter, origin image.Point) {
	if s.some && s.of.ink.A > 0 {
		p.MoveTo(origin)
		s.call.Add(p.Ops)
		p.MoveTo(image.Point{})
	}
}
