// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package textrun

import (
	"encoding/binary"
	"image"
	"image/color"

	"gioui.org/f32"
)

// RoundImage draws a rectangle with round corners in a colour, and returns an image of the given size in pixels. Each of
// the four sides has four points: both ends of its line, then both handles of the cubic curve to the next side. Gio
// draws the path through these points as the same image.
func (c *Cache) RoundImage(size image.Point, points [16]f32.Point, ink color.NRGBA) *image.RGBA {
	r := &c.masker.raster
	r.reset(size.X, size.Y)
	r.moveTo(points[0])
	for i := 0; i < len(points); i += 4 {
		r.lineTo(points[i+1])
		r.cubeTo(points[i+2], points[i+3], points[(i+4)%len(points)])
	}
	alpha := make([]uint8, size.X*size.Y)
	r.alpha(alpha)
	pixels, in := image.NewRGBA(image.Rectangle{Max: size}), c.coverages.of(ink)
	for i, a := range alpha {
		binary.LittleEndian.PutUint32(pixels.Pix[4*i:], in.pixels[a])
	}
	return pixels
}
