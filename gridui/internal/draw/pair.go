// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package draw

import (
	"image"

	"gioui.org/f32"
	"gioui.org/op"
	"gioui.org/op/clip"
	"gioui.org/op/paint"
)

// Cells of a colour scale have a colour each, so that no path joins them. Two cells below one another are therefore filled
// at once, by a gradient that passes from the upper to the lower colour within the edge between them: no pixel has its
// centre there. Images take fewer operations, but round the colours of translucent pixels: see columnImages.

// pairEdge is half the length of the gradient, in pixels.
const pairEdge = 0.25

// isAbove reports whether two fills are a single rectangle each, the second one below the first and as wide.
func (f *Fill) isAbove(below *Fill) bool {
	a, b := f.rect, below.rect
	return f.rects == 1 && below.rects == 1 && a.Min.X == b.Min.X && a.Max.X == b.Max.X && a.Max.Y == b.Min.Y
}

// fillPair fills two rectangles below one another. Gio does not scale the ends of gradients with the operations around
// them, so that the edge has to be at the origin.
func fillPair(o *origin, above, below *Fill) {
	edge := image.Pt(above.rect.Min.X, above.rect.Max.Y)
	o.moveTo(edge)
	s := clip.Rect(above.rect.Union(below.rect).Sub(edge)).Push(o.ops)
	paint.LinearGradientOp{
		Stop1: f32.Pt(0, -pairEdge), Color1: above.ink, Stop2: f32.Pt(0, pairEdge), Color2: below.ink,
	}.Add(o.ops)
	paint.PaintOp{}.Add(o.ops)
	s.Pop()
}

// origin moves the origin of operations.
type origin struct {
	ops *op.Ops
	at  image.Point
}

// moveTo moves the origin to a point.
func (o *origin) moveTo(at image.Point) {
	if at != o.at {
		op.Offset(at.Sub(o.at)).Add(o.ops)
		o.at = at
	}
}
