// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package readycells

import (
	"image"
	"math"

	"gioui.org/f32"

	"github.com/giogrid/giogrid/gridui/internal/rowdata"
	"github.com/giogrid/giogrid/gridui/internal/tints"
	"github.com/giogrid/giogrid/gridui/option"
	"github.com/giogrid/giogrid/gridui/tint"
)

// Sparkline draws the values of a row as a small chart.
type Sparkline struct {
	option.Sparkline
	// Values appends the values of a row.
	Values func(dst []float64, row rowdata.Row) []float64
}

// Draw draws the chart over the whole cell.
func (s *Sparkline) Draw(c *Canvas, in *Input) {
	c.values = s.Values(c.values[:0], in.Row)
	pad := c.Dp(4)
	r := image.Rect(in.Line.Min.X, in.Cell.Min.Y+pad, in.Line.Max.X, in.Cell.Max.Y-pad)
	if len(c.values) == 0 || r.Dx() < 2 || r.Dy() < 3 {
		return
	}
	p := plot{Canvas: c, of: s, in: r, values: c.values}
	p.scale()
	switch {
	case s.Kind == option.SparkBars:
		p.bars()
	case s.Kind == option.SparkWinLoss:
		p.blocks()
	default:
		p.curve()
	}
}

// Speak returns the number of values, their range and the last one: "3 values, 3 to 5, last 4".
func (s *Sparkline) Speak(in *Input) string {
	values := s.Values(nil, in.Row)
	lo, hi, n := math.Inf(1), math.Inf(-1), 0
	last := math.NaN()
	for _, v := range values {
		if v == v {
			lo, hi, last, n = min(lo, v), max(hi, v), v, n+1
		}
	}
	if n == 0 {
		return in.Texts.NoValues
	}
	return in.Texts.Series(n, numberText(lo), numberText(hi), numberText(last))
}

// plot draws a chart in a rectangle.
type plot struct {
	*Canvas
	of     *Sparkline
	in     image.Rectangle
	values []float64
	lo, hi float64
}

// scale finds the values at the lower and the upper edge: of the program, or else the range of the finite values.
func (p *plot) scale() {
	if p.lo, p.hi = p.of.Min, p.of.Max; p.lo < p.hi {
		return
	}
	p.lo, p.hi = math.Inf(1), math.Inf(-1)
	for _, v := range p.values {
		if v == v && !math.IsInf(v, 0) {
			p.lo, p.hi = min(p.lo, v), max(p.hi, v)
		}
	}
	if p.of.Kind == option.SparkBars {
		p.lo, p.hi = min(p.lo, 0), max(p.hi, 0)
	}
}

// share returns the place of a value in the scale, from 0 at the lower edge to 1; a half if all values are equal.
func (p *plot) share(v float64) float64 {
	switch {
	case math.IsInf(v, 1):
		return 1
	case math.IsInf(v, -1):
		return 0
	case !(p.lo < p.hi):
		return 0.5
	}
	// Halves keep the differences of the greatest numbers finite.
	return min(max((v/2-p.lo/2)/(p.hi/2-p.lo/2), 0), 1)
}

// y returns the height of a value.
func (p *plot) y(v float64) float32 {
	return float32(p.in.Max.Y) - float32(p.share(v)*float64(p.in.Dy()))
}

// mirror returns an x coordinate in reading direction.
func (p *plot) mirror(x float32) float32 {
	if p.RTL() {
		return float32(p.in.Min.X+p.in.Max.X) - x
	}
	return x
}

// columns returns the number of places for values: one for each value, and at most one for each pixel.
func (p *plot) columns() int { return max(min(len(p.values), p.in.Dx()), 1) }

// bucket summarizes the values of a pixel. ok is false for a gap.
type bucket struct {
	first, last, lo, hi float64
	ok                  bool
	// gap reports that a value is missing, so that the line does not go on from the bucket before.
	gap bool
}

// bucket returns the i-th of n buckets.
func (p *plot) bucket(i, n int) (b bucket) {
	b.lo, b.hi = math.Inf(1), math.Inf(-1)
	for _, v := range p.values[i*len(p.values)/n : (i+1)*len(p.values)/n] {
		switch {
		case v != v:
			b.gap = true
			continue
		case !b.ok:
			b.first = v
		}
		b.last, b.ok = v, true
		b.lo, b.hi = min(b.lo, v), max(b.hi, v)
	}
	return b
}

// curve connects the values. The line of a pixel with several values goes over both of their extremes.
func (p *plot) curve() {
	ink := p.Look.ShapeOf(p.of.Tint, tint.Blue)
	width := max(float32(p.Dp(1.5)), 1)
	n := p.columns()
	p.in.Min.Y, p.in.Max.Y = p.in.Min.Y+int(width), p.in.Max.Y-int(width)
	room := float32(p.in.Dx()) - 2*width
	at := func(i int, v float64) f32.Point {
		x := float32(p.in.Min.X) + width
		if n > 1 {
			x += room * float32(i) / float32(n-1)
		} else {
			x += room / 2
		}
		return pt(p.mirror(x), p.y(v))
	}
	var last f32.Point
	connected, alone := false, false
	for i := range n {
		b := p.bucket(i, n)
		if !b.ok {
			p.dot(last, width, alone)
			connected, alone = false, false
			continue
		}
		first := at(i, b.first)
		if connected && !b.gap {
			p.Segment(last, first, width, ink)
			alone = false
		} else {
			p.dot(last, width, alone)
			alone = b.lo == b.hi
		}
		if b.lo < b.hi {
			p.Segment(at(i, b.lo), at(i, b.hi), width, ink)
		}
		last, connected = at(i, b.last), true
	}
	p.dot(last, 1.4*width, connected)
}

// dot marks a point.
func (p *plot) dot(at f32.Point, size float32, shown bool) {
	if shown {
		p.RectF(at.X-size, at.Y-size, at.X+size, at.Y+size, p.Look.ShapeOf(p.of.Tint, tint.Blue))
	}
}

// span returns the edges of the i-th of n columns, with a gap before the next one if there is room.
func (p *plot) span(i, n int) (x0, x1 float32) {
	w := float32(p.in.Dx()) / float32(n)
	gap := float32(0)
	if w >= 3 {
		gap = 1
	}
	x0, x1 = p.mirror(float32(p.in.Min.X)+w*float32(i)), p.mirror(float32(p.in.Min.X)+w*float32(i+1)-gap)
	return min(x0, x1), max(x0, x1)
}

// bars draws a bar for each value, from zero.
func (p *plot) bars() {
	zero := p.y(min(max(0, p.lo), p.hi))
	if !(p.lo < p.hi) {
		zero = float32(p.in.Max.Y)
	}
	n := p.columns()
	up, down := p.Look.ShapeOf(p.of.Tint, tint.Blue), p.Look.Shape[tint.Red]
	for i := range n {
		b := p.bucket(i, n)
		if !b.ok {
			continue
		}
		x0, x1 := p.span(i, n)
		if b.hi >= 0 {
			p.RectF(x0, min(p.y(b.hi), zero-1), x1, zero, up)
		}
		if b.lo < 0 {
			p.RectF(x0, zero, x1, max(p.y(b.lo), zero+1), down)
		}
	}
}

// blocks draws a block above the middle for a value above zero, and below it for one below.
func (p *plot) blocks() {
	middle := float32(p.in.Min.Y+p.in.Max.Y) / 2
	n := p.columns()
	up, down := p.Look.ShapeOf(p.of.Tint, tint.Blue), p.Look.Shape[tint.Red]
	for i := range n {
		b := p.bucket(i, n)
		x0, x1 := p.span(i, n)
		if b.ok && b.hi > 0 {
			p.RectF(x0, float32(p.in.Min.Y), x1, middle-0.5, up)
		}
		if b.ok && b.lo < 0 {
			p.RectF(x0, middle+0.5, x1, float32(p.in.Max.Y), down)
		}
		if b.ok && b.lo == 0 && b.hi == 0 {
			p.RectF(x0, middle-0.5, x1, middle+0.5, p.Look.Axis)
		}
	}
}

// The tints of options are in the order of package tints.
const _ = uint(tints.Count-1) - uint(tint.Grey)
