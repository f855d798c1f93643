// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package textrun

import (
	"math"

	"gioui.org/f32"
)

// areas computes which part of each pixel an outline covers, with the approximation of Gio's renderer, so that
// images look as paths: within a column of pixels a curve counts as its tangent in the middle. Each curve adds
// to the pixels of its columns the area above it, signed by its direction, and what is outside the outline
// cancels out.
type areas struct {
	width, height int
	// signed holds the sums row by row.
	signed []float32
	start  f32.Point // of the contour
	at     f32.Point
}

// reset begins an outline in an image of a size.
func (r *areas) reset(width, height int) {
	r.width, r.height = width, height
	r.signed = append(r.signed[:0], make([]float32, width*height)...)
	r.start, r.at = f32.Point{}, f32.Point{}
}

// moveTo closes the contour and begins another one.
func (r *areas) moveTo(p f32.Point) {
	r.lineTo(r.start)
	r.start, r.at = p, p
}

func (r *areas) lineTo(p f32.Point) { r.quadTo(mix(r.at, p, 0.5), p) }

// quadTo adds a curve, in two parts if it turns back horizontally.
func (r *areas) quadTo(c, p f32.Point) {
	from, before, after := r.at, c.X-r.at.X, p.X-c.X
	r.at = p
	if before*after >= 0 {
		r.curve(from, c, p)
		return
	}
	t := before / (before - after)
	c0, c1 := mix(from, c, t), mix(c, p, t)
	mid := mix(c0, c1, t)
	r.curve(from, c0, mid)
	r.curve(mid, c1, p)
}

// cubeParts is the number of quadratic curves for a cubic one.
const cubeParts = 4

// cubeTo adds a cubic curve.
func (r *areas) cubeTo(c0, c1, p f32.Point) {
	for i := range cubeParts {
		// The first part of what remains of the curve becomes quadratic.
		a, t := r.at, 1/float32(cubeParts-i)
		ab, bc, cd := mix(a, c0, t), mix(c0, c1, t), mix(c1, p, t)
		abc, bcd := mix(ab, bc, t), mix(bc, cd, t)
		end := mix(abc, bcd, t)
		r.quadTo(ab.Add(abc).Mul(3).Sub(a).Sub(end).Mul(0.25), end)
		c0, c1 = bcd, cd
	}
}

// curve adds the areas above a curve that does not turn back.
func (r *areas) curve(from, c, to f32.Point) {
	sign := float32(1)
	if from.X > to.X {
		from, to, sign = to, from, -1
	}
	before, after := c.Sub(from), to.Sub(c)
	for x := max(floor(from.X), 0); x < r.width && float32(x) < to.X; x++ {
		left, right := max(from.X, float32(x)), min(to.X, float32(x+1))
		width := right - left
		if width <= 0 {
			continue
		}
		// t is where the curve is in the middle.
		mid := (left+right)/2 - from.X
		t := mid / (before.X + sqrt(before.X*before.X+(after.X-before.X)*mid))
		y := mix(mix(from, c, t), mix(c, to, t), t).Y
		tangent := mix(before, after, t)
		r.column(x, y, width*abs(tangent.Y/tangent.X), sign*width)
	}
}

// column adds to the pixels of a column the area above a line that rises by rise around y, times by.
func (r *areas) column(x int, y, rise, by float32) {
	for i := x; i < len(r.signed); i += r.width {
		above := min(max(y, 0), 1)
		if rise > 1e-4 {
			above = (filled(y+rise/2) - filled(y-rise/2)) / rise
		}
		r.signed[i] += by * above
		y--
	}
}

// filled returns the integral of min(max(y, 0), 1).
func filled(y float32) float32 {
	switch {
	case y <= 0:
		return 0
	case y < 1:
		return y * y / 2
	}
	return y - 0.5
}

// alpha closes the outline and writes the coverage of the pixels, from 0 to 255.
func (r *areas) alpha(dst []uint8) {
	r.lineTo(r.start)
	for i, a := range r.signed {
		dst[i] = uint8(min(abs(a), 1)*255 + 0.5)
	}
}

// mix returns the point at t between a and b.
func mix(a, b f32.Point, t float32) f32.Point { return a.Add(b.Sub(a).Mul(t)) }

func sqrt(v float32) float32 { return float32(math.Sqrt(float64(max(v, 0)))) }
func abs(v float32) float32  { return max(v, -v) }
