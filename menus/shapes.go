// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package menus

import (
	"image"
	"image/color"

	"gioui.org/f32"
	"gioui.org/layout"
	"gioui.org/op"
	"gioui.org/op/clip"
	"gioui.org/op/paint"
)

// shape is a set of polygons on a grid of 16 by 16, which do not overlap.
type shape [][]f32.Point

const shapeGrid = 16

func (s shape) fill(ops *op.Ops, box image.Rectangle, c color.NRGBA) {
	if box.Empty() {
		return
	}
	scale := float32(box.Dx()) / shapeGrid
	at := func(p f32.Point) f32.Point { return p.Mul(scale).Add(layout.FPt(box.Min)) }
	var path clip.Path
	path.Begin(ops)
	for _, polygon := range s {
		path.MoveTo(at(polygon[0]))
		for _, p := range polygon[1:] {
			path.LineTo(at(p))
		}
		path.Close()
	}
	paint.FillShape(ops, c, clip.Outline{Path: path.End()}.Op())
}

// icon returns an Icon that draws the shape.
func (s shape) icon() Icon {
	return func(gtx layout.Context, px int, c color.NRGBA) {
		s.fill(gtx.Ops, image.Rectangle{Max: image.Pt(px, px)}, c)
	}
}

var (
	rightShape = shape{{
		{X: 6.25, Y: 3.5}, {X: 10.75, Y: 8}, {X: 6.25, Y: 12.5}, {X: 5.2, Y: 11.45},
		{X: 8.65, Y: 8}, {X: 5.2, Y: 4.55},
	}}
	leftShape = shape{{
		{X: 9.75, Y: 3.5}, {X: 10.8, Y: 4.55}, {X: 7.35, Y: 8}, {X: 10.8, Y: 11.45},
		{X: 9.75, Y: 12.5}, {X: 5.25, Y: 8},
	}}
	upShape    = shape{{{X: 8, Y: 5}, {X: 13, Y: 11}, {X: 3, Y: 11}}}
	downShape  = shape{{{X: 3, Y: 5}, {X: 13, Y: 5}, {X: 8, Y: 11}}}
	checkShape = shape{{
		{X: 13, Y: 4}, {X: 14.25, Y: 5.25}, {X: 6.5, Y: 13}, {X: 2, Y: 8.5},
		{X: 3.25, Y: 7.25}, {X: 6.5, Y: 10.5},
	}}
	// copyShape is a sheet in front of another, both as frames.
	copyShape = shape{
		{{X: 2, Y: 2}, {X: 10, Y: 2}, {X: 10, Y: 4}, {X: 8.7, Y: 4}, {X: 8.7, Y: 3.3}, {X: 3.3, Y: 3.3},
			{X: 3.3, Y: 10.7}, {X: 4.7, Y: 10.7}, {X: 4.7, Y: 12}, {X: 2, Y: 12}},
		{{X: 6, Y: 5.3}, {X: 14, Y: 5.3}, {X: 14, Y: 6.6}, {X: 6, Y: 6.6}},
		{{X: 6, Y: 12.7}, {X: 14, Y: 12.7}, {X: 14, Y: 14}, {X: 6, Y: 14}},
		{{X: 6, Y: 6.6}, {X: 7.3, Y: 6.6}, {X: 7.3, Y: 12.7}, {X: 6, Y: 12.7}},
		{{X: 12.7, Y: 6.6}, {X: 14, Y: 6.6}, {X: 14, Y: 12.7}, {X: 12.7, Y: 12.7}},
	}
)

// exportShape is an arrow down into a tray.
var exportShape = shape{
	{{X: 7.3, Y: 2}, {X: 8.7, Y: 2}, {X: 8.7, Y: 7}, {X: 11.2, Y: 7}, {X: 8, Y: 10.6}, {X: 4.8, Y: 7}, {X: 7.3, Y: 7}},
	{{X: 2, Y: 10}, {X: 3.4, Y: 10}, {X: 3.4, Y: 12.6}, {X: 12.6, Y: 12.6}, {X: 12.6, Y: 10}, {X: 14, Y: 10}, {X: 14, Y: 14}, {X: 2, Y: 14}},
}
