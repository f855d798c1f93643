// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package readycells

import (
	"image"
	"image/color"
	"math"

	"gioui.org/f32"

	"github.com/giogrid/giogrid/gridui/option"
	"github.com/giogrid/giogrid/gridui/tint"
)

// Rating draws a number as stars.
type Rating struct {
	option.Rating
	Number Number
	// Value returns the value of the column for a number of stars.
	Value func(stars int) any
}

// mostStars is the greatest number of stars.
const mostStars = 10

// stars returns the number of stars of a full rating.
func (s *Rating) stars() int {
	if s.Max <= 0 {
		return 5
	}
	return min(s.Max, mostStars)
}

// least is the least size of a star, below which the cell shows its text.
const least = 7

// Draw draws the stars, as far as the value reaches filled, and the text where the stars would be too small.
func (s *Rating) Draw(c *Canvas, in *Input) {
	v, ok := s.Number(in.Row)
	n := s.stars()
	size := min(in.Face.Px, in.Line.Dy(), in.Line.Dx()/n)
	if size < c.Dp(least) {
		c.Text(in.Text, in.Line, in.Align, in.Face, in.Ink)
		return
	}
	if !ok || math.IsNaN(v) {
		if !in.Editable {
			return
		}
		v = 0
	}
	gap := min(c.Dp(2), (in.Line.Dx()-n*size)/n)
	x := c.alignX(in.Line, n*(size+gap)-gap, in.Align)
	y := in.Line.Min.Y + (in.Line.Dy()-size)/2
	row := image.Rect(x, y, x+n*(size+gap)-gap, y+size)
	ink := c.Look.Shape[tint.Orange]
	for i := range n {
		r := c.From(row, i*(size+gap), size)
		c.star(r, v-float64(i), ink)
		if in.Editable {
			hit := image.Rect(r.Min.X, in.Line.Min.Y, r.Max.X+gap, in.Line.Max.Y)
			c.Target(hit, Outcome{Value: s.Value(s.toggled(v, i+1))})
		}
	}
}

// toggled returns the number of stars after a click on one: a click on the only one takes it away.
func (s *Rating) toggled(v float64, star int) int {
	if star == 1 && v == 1 {
		return 0
	}
	return star
}

// star draws a star: the outline, and the part of it that is filled.
func (c *Canvas) star(r image.Rectangle, part float64, ink color.NRGBA) {
	f := c.fills.In(ink)
	outer := starIn(r, 1)
	if part >= 1 {
		f.Polygon(outer[:]...)
		return
	}
	f.Polygon(outer[:]...)
	inner := starIn(r, 1-2.6*float64(max(c.Painter.Style.Line, 1))/float64(r.Dx()))
	f.Reversed(inner[:])
	if part > 0 {
		f.Polygon(cut(inner[:], float32(c.From(r, int(part*float64(r.Dx())), 0).Min.X), c.RTL())...)
	}
}

// starIn returns the corners of a star in a rectangle, scaled around its middle.
func starIn(r image.Rectangle, scale float64) (pts [10]f32.Point) {
	size := float64(r.Dx())
	x, y := float64(r.Min.X)+size/2, float64(r.Min.Y)+size*0.525
	for i := range pts {
		radius := size / 2 * scale
		if i%2 == 1 {
			radius *= 0.45
		}
		pts[i] = pt(float32(x+radius*starPoints[i][0]), float32(y+radius*starPoints[i][1]))
	}
	return pts
}

// starPoints holds the directions of the corners of a star from its middle, clockwise from the top.
var starPoints = func() (all [10][2]float64) {
	for i := range all {
		angle := -math.Pi/2 + float64(i)*math.Pi/5
		all[i] = [2]float64{math.Cos(angle), math.Sin(angle)}
	}
	return all
}()

// cut returns the part of a polygon left of an edge, or right of it.
func cut(pts []f32.Point, edge float32, right bool) (out []f32.Point) {
	in := func(p f32.Point) bool { return (p.X <= edge) != right }
	for i, b := range pts {
		a := pts[(i+len(pts)-1)%len(pts)]
		if in(a) != in(b) {
			out = append(out, pt(edge, a.Y+(b.Y-a.Y)*(edge-a.X)/(b.X-a.X)))
		}
		if in(b) {
			out = append(out, b)
		}
	}
	return out
}

// Operated marks that ratings have targets where they can be edited.
func (*Rating) Operated() {}

// Key adds a star, and begins again after the last.
func (s *Rating) Key(in *Input) Outcome {
	v, _ := s.Number(in.Row)
	to := math.Floor(v) + 1
	if !in.Editable {
		return Outcome{}
	}
	if !(to > 0 && to <= float64(s.stars())) {
		to = 0
	}
	return Outcome{Value: s.Value(int(to))}
}

// Speak returns the stars of all stars: "3 of 5".
func (s *Rating) Speak(in *Input) string {
	v, ok := s.Number(in.Row)
	if !ok || math.IsNaN(v) {
		return ""
	}
	return in.Texts.Stars(numberText(v), s.stars())
}
