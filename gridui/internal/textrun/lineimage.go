// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package textrun

import (
	"image"

	"gioui.org/op"
	"gioui.org/op/clip"
	"gioui.org/op/paint"
)

const (
	// maxSide, and maxArea or maxWideArea, limit an image, in pixels: larger text is drawn as paths. An image of
	// maxArea takes a megabyte, an image of maxWideArea eight.
	maxSide     = 4096
	maxArea     = 1 << 18
	maxWideArea = 1 << 21
)

// strip is a part of an image: neighbouring items [first, end) of a line, and the pixels that they take on the line. top
// is where these begin in the image.
type strip struct {
	first, end, top int
	box             image.Rectangle
}

// DrawPixels is the number of pixels of images that a renderer without a GPU draws in the time of one more draw, about
// 0.2 ms in Chromium. From as many clear pixels on, the parts around them are drawn apart.
const DrawPixels = 1 << 12

// FitsImage reports whether text of a size in pixels becomes an image by [Line.RecordImage], rather than paths.
func FitsImage(size image.Point) bool { return fits(size, maxWideArea) }

// fits reports whether an image of a size may be made, of at most a number of pixels.
func fits(size image.Point, most int) bool {
	return max(size.X, size.Y) <= maxSide && size.X*size.Y <= most
}

// recordImage records an image of the items that fit one, in any colours, and returns the others. It returns all items
// if the image would have more than a number of pixels. With Cache.Images set, the room between rows of text is not part of
// the image: without a GPU, clear pixels take longer than an operation for each row.
func (l *Line) recordImage(c *Cache, most int) []item {
	size := l.layImage(c)
	if size.X <= 0 || size.Y <= 0 || !fits(size, most) {
		l.pix = nil
		return l.items
	}
	l.image = c.views.take(c.frame)
	l.image.image = l.blank(size)
	for _, s := range c.scratch.strips {
		for i := s.first; i < s.end; i++ {
			if a := &l.items[i]; a.fitsImage() {
				c.drawItem(&l.image.image, a, s.origin())
			}
		}
	}
	l.paintStrips(c.scratch.strips)
	return c.scratch.items
}

// paintStrips adds the operations that paint the strips of the image at their places. A single strip is the whole image.
func (l *Line) paintStrips(strips []strip) {
	l.image.op.Add(&l.ops)
	for _, s := range strips {
		at := op.Offset(s.origin()).Push(&l.ops)
		if len(strips) == 1 {
			paint.PaintOp{}.Add(&l.ops)
		} else {
			area := clip.Rect(s.box.Sub(s.origin())).Push(&l.ops)
			paint.PaintOp{}.Add(&l.ops)
			area.Pop()
		}
		at.Pop()
	}
}

// origin returns the place on the line of the first pixel of the image that shows the strip.
func (s *strip) origin() image.Point { return s.box.Min.Sub(image.Pt(0, s.top)) }

// layImage divides the line into strips, one below the other in an image, and returns the size of the image. The items that
// fit none are in c.scratch.items.
func (l *Line) layImage(c *Cache) (size image.Point) {
	strips, others := c.scratch.strips[:0], c.scratch.items[:0]
	for i := range l.items {
		a := &l.items[i]
		if !a.fitsImage() {
			others = append(others, *a)
			continue
		}
		box := a.box()
		if box.Empty() {
			continue
		}
		n := len(strips) - 1
		if n < 0 || c.Images && strips[n].isApart(box) {
			strips = append(strips, strip{first: i, end: i + 1, box: box})
			continue
		}
		strips[n].end, strips[n].box = i+1, strips[n].box.Union(box)
	}
	for i := range strips {
		strips[i].top = size.Y
		size.X, size.Y = max(size.X, strips[i].box.Dx()), size.Y+strips[i].box.Dy()
	}
	c.scratch.strips, c.scratch.items = strips, others
	return size
}

// isApart reports whether the room above or below the strip to a box is to be left out of the image.
func (s *strip) isApart(box image.Rectangle) bool {
	room := max(box.Min.Y-s.box.Max.Y, s.box.Min.Y-box.Max.Y)
	return room*s.box.Union(box).Dx() >= DrawPixels
}

// blank returns an image of transparent pixels. It reuses the pixels of the line unless they are too few or more than
// four times as many.
func (l *Line) blank(size image.Point) image.RGBA {
	n := 4 * size.X * size.Y
	if n+spriteSlack > cap(l.pix) || cap(l.pix) > 4*n+spriteSlack {
		l.pix = make([]uint8, n+n/8+spriteSlack)
	} else {
		clear(l.pix[:n])
	}
	return image.RGBA{Pix: l.pix[:n], Stride: 4 * size.X, Rect: image.Rectangle{Max: size}}
}

// drawItem draws an item's glyphs into an image. origin is its first pixel, relative to the line's origin.
func (c *Cache) drawItem(m *image.RGBA, a *item, origin image.Point) {
	outlines, in := a.run.face.fast.outlines, c.coverages.of(a.color)
	pix := m.Pix[:len(m.Pix)+spriteSlack]
	for i := range a.run.glyphs {
		g := &a.run.glyphs[i]
		at, phase := a.place(g)
		s := c.masker.sprite(outlines[g.number()], phase, in)
		if len(s.blocks) > 0 {
			at = at.Add(s.box.Min).Sub(origin)
			s.draw(pix, m.Stride, m.PixOffset(at.X, at.Y))
		}
	}
}
