// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package formats

import (
	"image"
	"image/color"

	"gioui.org/f32"

	"github.com/giogrid/giogrid/gridui/formats/rule"
	"github.com/giogrid/giogrid/gridui/internal/draw"
	"github.com/giogrid/giogrid/gridui/internal/rules"
)

// paintIcon draws the icon of a cell.
func (f *Feature) paintIcon(l *rules.Look, r image.Rectangle, page *page, ink color.NRGBA) {
	if at := f.iconRoom(r, page); !at.Empty() {
		f.addIcon(&f.layers[layerIcons], l.Icons, l.Icon, at, ink)
	}
}

// drawIcon draws an icon of a set in a square.
func (f *Feature) drawIcon(set rule.IconSet, icon int, at image.Rectangle, ink color.NRGBA) {
	f.drawn.Reset()
	f.addIcon(&f.drawn, set, icon, at, ink)
	f.drawn.Record(f.Painter.Ops)
}

// addIcon adds an icon of a set in a square.
func (f *Feature) addIcon(b *draw.Batch, set rule.IconSet, icon int, at image.Rectangle, ink color.NRGBA) {
	switch {
	case set == rule.Steps:
		f.addSteps(b, icon, at, ink)
	case set == rule.Shapes && icon == 2:
		r := at.Inset(at.Dx() / 8)
		b.In(ink).Round(r, float32(r.Dx())/2, false)
	default:
		outline := arrows[icon]
		if set == rule.Shapes {
			outline = shapes[icon]
		} else if icon == 1 && f.Painter.Style.RTL {
			outline = leftArrow
		}
		for i, c := range outline {
			outline[i] = c.Mul(float32(at.Dx())).Add(f32.Pt(float32(at.Min.X), float32(at.Min.Y)))
		}
		b.In(ink).Polygon(outline[:]...)
	}
}

// outline holds the corners of a shape in a square from 0 to 1. A shape with fewer than four corners repeats
// the last one.
type outline [4]f32.Point

var (
	arrows = [3]outline{
		{f32.Pt(0.1, 0.2), f32.Pt(0.9, 0.2), f32.Pt(0.5, 0.9), f32.Pt(0.5, 0.9)},
		{f32.Pt(0.2, 0.1), f32.Pt(0.9, 0.5), f32.Pt(0.2, 0.9), f32.Pt(0.2, 0.9)},
		{f32.Pt(0.5, 0.1), f32.Pt(0.9, 0.8), f32.Pt(0.1, 0.8), f32.Pt(0.1, 0.8)},
	}
	leftArrow = outline{f32.Pt(0.8, 0.1), f32.Pt(0.8, 0.9), f32.Pt(0.1, 0.5), f32.Pt(0.1, 0.5)}
	shapes    = [2]outline{
		{f32.Pt(0.5, 0), f32.Pt(1, 0.5), f32.Pt(0.5, 1), f32.Pt(0, 0.5)},
		{f32.Pt(0.5, 0.05), f32.Pt(1, 0.9), f32.Pt(0, 0.9), f32.Pt(0, 0.9)},
	}
)

// addSteps adds four rising bars: the first ones, up to the icon, in full and the others as low lines.
func (f *Feature) addSteps(b *draw.Batch, icon int, at image.Rectangle, ink color.NRGBA) {
	p, n := f.Painter, rule.Steps.Icons()
	for i := range n {
		r := at
		r.Min.X, r.Max.X = at.Min.X+i*at.Dx()/n, at.Min.X+(i+1)*at.Dx()/n-p.Style.Line
		r.Min.Y = at.Max.Y - (i+1)*at.Dy()/n
		if i > icon {
			r.Min.Y = at.Max.Y - p.Style.Line
		}
		if p.Style.RTL {
			r.Min.X, r.Max.X = at.Min.X+at.Max.X-r.Max.X, at.Min.X+at.Max.X-r.Min.X
		}
		b.Rect(r, ink)
	}
}
