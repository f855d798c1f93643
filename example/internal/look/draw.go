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

// Fill paints a rectangle, in pixels.
func Fill(gtx layout.Context, r image.Rectangle, c color.NRGBA) {
	if !r.Empty() && c.A != 0 {
		paint.FillShape(gtx.Ops, c, clip.Rect(r).Op())
	}
}

// Plate paints a rectangle with round corners, in pixels. A radius that is too large makes a pill.
func Plate(gtx layout.Context, r image.Rectangle, radius unit.Dp, c color.NRGBA) {
	if !r.Empty() && c.A != 0 {
		round := min(gtx.Dp(radius), r.Dx()/2, r.Dy()/2)
		paint.FillShape(gtx.Ops, c, clip.UniformRRect(r, round).Op(gtx.Ops))
	}
}

// Outline paints the border of a rectangle with round corners, inside it. Width is in dp.
func Outline(gtx layout.Context, r image.Rectangle, radius, width unit.Dp, c color.NRGBA) {
	if r.Empty() || c.A == 0 {
		return
	}
	// A stroke extends to both sides of its path, so the path is half a width inside.
	w := float32(max(gtx.Dp(width), 1))
	var p clip.Path
	p.Begin(gtx.Ops)
	roundPath(&p, rect32(r, w/2), max(float32(gtx.Dp(radius))-w/2, 0))
	paint.FillShape(gtx.Ops, c, clip.Stroke{Path: p.End(), Width: w}.Op())
}

// box is a rectangle with fractional pixels.
type box struct{ x0, y0, x1, y1 float32 }

func rect32(r image.Rectangle, inset float32) box {
	return box{
		float32(r.Min.X) + inset, float32(r.Min.Y) + inset,
		float32(r.Max.X) - inset, float32(r.Max.Y) - inset,
	}
}

// bow is the distance of a Bézier curve's handles along its tangents for a quarter circle of radius 1.
const bow = 0.5523

func roundPath(p *clip.Path, b box, r float32) {
	r = min(r, (b.x1-b.x0)/2, (b.y1-b.y0)/2)
	k := r * (1 - bow)
	p.MoveTo(f32.Pt(b.x0+r, b.y0))
	p.LineTo(f32.Pt(b.x1-r, b.y0))
	p.CubeTo(f32.Pt(b.x1-k, b.y0), f32.Pt(b.x1, b.y0+k), f32.Pt(b.x1, b.y0+r))
	p.LineTo(f32.Pt(b.x1, b.y1-r))
	p.CubeTo(f32.Pt(b.x1, b.y1-k), f32.Pt(b.x1-k, b.y1), f32.Pt(b.x1-r, b.y1))
	p.LineTo(f32.Pt(b.x0+r, b.y1))
	p.CubeTo(f32.Pt(b.x0+k, b.y1), f32.Pt(b.x0, b.y1-k), f32.Pt(b.x0, b.y1-r))
	p.LineTo(f32.Pt(b.x0, b.y0+r))
	p.CubeTo(f32.Pt(b.x0, b.y0+k), f32.Pt(b.x0+k, b.y0), f32.Pt(b.x0+r, b.y0))
	p.Close()
}

// At lays out a widget with exactly the size of r, at its place, both in pixels, clipped to r.
func At(gtx layout.Context, r image.Rectangle, w layout.Widget) layout.Dimensions {
	defer op.Offset(r.Min).Push(gtx.Ops).Pop()
	size := image.Pt(max(r.Dx(), 0), max(r.Dy(), 0))
	defer clip.Rect{Max: size}.Push(gtx.Ops).Pop()
	gtx.Constraints = layout.Exact(size)
	return w(gtx)
}

// Middle lays out a widget of any height, vertically centred in the available height.
func Middle(gtx layout.Context, w layout.Widget) layout.Dimensions {
	size := gtx.Constraints.Max
	gtx.Constraints.Min = image.Point{}
	m := op.Record(gtx.Ops)
	dims := w(gtx)
	call := m.Stop()
	defer op.Offset(image.Pt(0, (size.Y-dims.Size.Y)/2)).Push(gtx.Ops).Pop()
	call.Add(gtx.Ops)
	return layout.Dimensions{Size: size}
}
