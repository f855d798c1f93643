// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package textrun

import (
	"image"

	"gioui.org/op"
	"gioui.org/op/paint"
)

const (
	// maxSide, and maxArea or maxWideArea, limit an image, in pixels: larger text is drawn as paths. An image of
	// maxArea takes a megabyte, an image of maxWideArea eight.
	maxSide     = 4096
	maxArea     = 1 << 18
	maxWideArea = 1 << 21
)

// recordImage records an image of the items that fit one, in any colours, and returns the others. It returns all items
// if the image would have more than a number of pixels.
func (l *Line) recordImage(c *Cache, most int) []item {
	var box image.Rectangle
	others := c.scratch.items[:0]
	for i := range l.items {
		if a := &l.items[i]; a.fitsImage() {
			box = box.Union(a.box())
		} else {
			others = append(others, *a)
		}
	}
	c.scratch.items = others
	size := box.Size()
	if box.Empty() || max(size.X, size.Y) > maxSide || size.X*size.Y > most {
		l.pix = nil
		return l.items
	}
	l.image = c.views.take(c.frame)
	l.image.image = l.blank(size)
	m := &l.image.image
	for i := range l.items {
		if a := &l.items[i]; a.fitsImage() {
			c.drawItem(m, a, box.Min)
		}
	}
	at := op.Offset(box.Min).Push(&l.ops)
	l.image.op.Add(&l.ops)
	paint.PaintOp{}.Add(&l.ops)
	at.Pop()
	return others
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
