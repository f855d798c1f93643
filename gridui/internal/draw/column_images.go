// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package draw

import (
	"encoding/binary"
	"image"

	"gioui.org/f32"
	"gioui.org/op"
	"gioui.org/op/clip"
	"gioui.org/op/paint"

	"github.com/giogrid/giogrid/gridui/internal/textrun"
)

// columnImages fills cells below one another, each of another colour, with one image that has a pixel for each cell. Its
// colours differ from those of the cells by up to 3 of 255. Images are therefore used only while rows scroll, and on
// platforms that draw text as images. A nil columnImages fills nothing.
type columnImages struct {
	kept []*image.RGBA
	used int
}

// columnLeast is the least number of cells of an image: two are filled at once without one.
const columnLeast = 3

// column returns the number of fills from the first that are a column of cells of the same height, 0 if there are too few.
func (c *columnImages) column(fills []Fill) (n int) {
	if c == nil {
		return 0
	}
	for n = 1; n < len(fills) && fills[n-1].isAbove(&fills[n]) && fills[n].rect.Dy() == fills[0].rect.Dy(); n++ {
	}
	if n < columnLeast {
		return 0
	}
	return n
}

// fill fills a column of cells.
func (c *columnImages) fill(o *origin, cells []Fill) {
	first := cells[0].rect
	img := c.next(len(cells))
	for i := range cells {
		binary.LittleEndian.PutUint32(img.Pix[4*i:], textrun.Pixel(cells[i].ink))
	}
	o.moveTo(first.Min)
	size := first.Size()
	area := clip.Rect{Max: image.Pt(size.X, size.Y*len(cells))}.Push(o.ops)
	scale := op.Affine(f32.AffineId().Scale(f32.Point{}, f32.Pt(float32(size.X), float32(size.Y)))).Push(o.ops)
	pixels := paint.NewImageOp(img)
	pixels.Filter = paint.FilterNearest
	pixels.Add(o.ops)
	paint.PaintOp{}.Add(o.ops)
	scale.Pop()
	area.Pop()
}

// next returns an image of a pixel's width. Its memory is used again when the shapes are recorded again: the image of the
// last recording has been drawn then.
func (c *columnImages) next(height int) *image.RGBA {
	if c.used == len(c.kept) {
		c.kept = append(c.kept, new(image.RGBA))
	}
	img := c.kept[c.used]
	c.used++
	if cap(img.Pix) < 4*height {
		img.Pix = make([]uint8, 4*height)
	}
	*img = image.RGBA{Pix: img.Pix[:4*height], Stride: 4, Rect: image.Rect(0, 0, 1, height)}
	return img
}
