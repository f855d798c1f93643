// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package textrun

import (
	"image"
	"image/draw"
	"testing"

	"gioui.org/f32"
	"github.com/stretchr/testify/require"
	"golang.org/x/image/vector"
)

// shapes holds outlines of straight lines, of curves that turn back, and of cubic curves, in an image of 12 pixels.
var shapes = map[string]func(move, line func(a f32.Point), quad func(a, b f32.Point), cube func(a, b, c f32.Point)){
	"lines": func(move, line func(f32.Point), _ func(_, _ f32.Point), _ func(_, _, _ f32.Point)) {
		move(f32.Pt(1.3, 2.7))
		line(f32.Pt(9.6, 1.2))
		line(f32.Pt(7.1, 10.9))
	},
	"hole": func(move, line func(f32.Point), _ func(_, _ f32.Point), _ func(_, _, _ f32.Point)) {
		for _, c := range [][4]f32.Point{
			{f32.Pt(1, 1), f32.Pt(10.5, 1), f32.Pt(10.5, 11), f32.Pt(1, 11)},
			{f32.Pt(4, 3), f32.Pt(4, 8.25), f32.Pt(8.5, 8.25), f32.Pt(8.5, 3)},
		} {
			move(c[0])
			line(c[1])
			line(c[2])
			line(c[3])
		}
	},
	"quads": func(move, _ func(f32.Point), quad func(_, _ f32.Point), _ func(_, _, _ f32.Point)) {
		move(f32.Pt(3, 2))
		quad(f32.Pt(14, 5), f32.Pt(4, 10))
		quad(f32.Pt(-2, 6), f32.Pt(3, 2))
	},
	"cubes": func(move, _ func(f32.Point), _ func(_, _ f32.Point), cube func(_, _, _ f32.Point)) {
		move(f32.Pt(6, 1))
		cube(f32.Pt(11, 1), f32.Pt(11, 10), f32.Pt(6, 10))
		cube(f32.Pt(1, 10), f32.Pt(1, 1), f32.Pt(6, 1))
	},
}

// TestAreasAreNearlyTheExactCoverage compares areas with an exact rasterizer.
func TestAreasAreNearlyTheExactCoverage(t *testing.T) {
	const size = 12
	for name, shape := range shapes {
		var r areas
		r.reset(size, size)
		shape(r.moveTo, r.lineTo, r.quadTo, r.cubeTo)
		got := make([]uint8, size*size)
		r.alpha(got)

		exact := vector.NewRasterizer(size, size)
		exact.DrawOp = draw.Src
		shape(
			func(a f32.Point) { exact.ClosePath(); exact.MoveTo(a.X, a.Y) },
			func(a f32.Point) { exact.LineTo(a.X, a.Y) },
			func(a, b f32.Point) { exact.QuadTo(a.X, a.Y, b.X, b.Y) },
			func(a, b, c f32.Point) { exact.CubeTo(a.X, a.Y, b.X, b.Y, c.X, c.Y) },
		)
		exact.ClosePath()
		want := image.NewAlpha(image.Rect(0, 0, size, size))
		exact.Draw(want, want.Rect, image.Opaque, image.Point{})
		sum, most := 0, 0
		for i, a := range want.Pix {
			d := max(int(a)-int(got[i]), int(got[i])-int(a))
			sum, most = sum+d, max(most, d)
		}
		require.LessOrEqual(t, most, 80, "%s: most where a curve is vertical", name)
		require.LessOrEqual(t, sum, 8*size*size, "%s: by less than eight on average", name)
	}
}

func TestAreasBeginAnew(t *testing.T) {
	var r areas
	for range 2 {
		r.reset(2, 2)
		r.moveTo(f32.Pt(0, 0))
		r.lineTo(f32.Pt(1, 0))
		r.lineTo(f32.Pt(1, 2))
		r.lineTo(f32.Pt(0, 2))
		got := make([]uint8, 4)
		r.alpha(got)
		require.Equal(t, []uint8{255, 0, 255, 0}, got)
	}
}
