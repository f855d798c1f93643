// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package textrun

import (
	"encoding/binary"
	"image"

	"gioui.org/op"
	"gioui.org/op/paint"
)

const (
	// maxSide and maxArea limit an image, in pixels: larger text is drawn as paths. An image of maxArea takes
	// a megabyte.
	maxSide = 4096
	maxArea = 1 << 18
)

// recordImage records an image of the items that fit one, in any colours, and returns the others.
func (l *Line) recordImage(c *Cache) []item {
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
	if box.Empty() || max(size.X, size.Y) > maxSide || size.X*size.Y > maxArea {
		return l.items
	}
	m := l.blank(size)
	for i := range l.items {
		if a := &l.items[i]; a.fitsImage() {
			c.drawItem(m, a, box.Min)
		}
	}
	// A new handle tells Gio that the pixels are new.
	shown := paint.NewImageOp(m)
	shown.Filter = paint.FilterNearest
	at := op.Offset(box.Min).Push(&l.ops)
	shown.Add(&l.ops)
	paint.PaintOp{}.Add(&l.ops)
	at.Pop()
	return others
}

// blank returns the line's image, transparent and of the given size. It reuses the old pixels unless they are
// too few or more than four times as many.
func (l *Line) blank(size image.Point) *image.RGBA {
	if l.image == nil {
		l.image = new(image.RGBA)
	}
	m, n := l.image, 4*size.X*size.Y
	if n > cap(m.Pix) || cap(m.Pix) > 4*n {
		m.Pix = make([]uint8, n)
	} else {
		m.Pix = m.Pix[:n]
		clear(m.Pix)
	}
	m.Stride, m.Rect = 4*size.X, image.Rectangle{Max: size}
	return m
}

// DropImage releases the memory of the line's image, and reports whether there was one. The line must be
// recorded again before it is painted.
func (l *Line) DropImage() bool {
	if l.image == nil {
		return false
	}
	clear(l.recorded)
	l.image, l.inked, l.recorded = nil, false, l.recorded[:0]
	l.ops.Reset()
	return true
}

// drawItem draws an item's glyphs into an image. origin is its first pixel, relative to the line's origin.
func (c *Cache) drawItem(m *image.RGBA, a *item, origin image.Point) {
	outlines, in := a.run.face.fast.outlines, c.coverages.of(a.color)
	for i := range a.run.glyphs {
		g := &a.run.glyphs[i]
		at, phase := a.place(g)
		in.draw(m, c.masker.mask(outlines[g.number()], phase), at.Sub(origin))
	}
}

// draw draws a glyph with its dot at a pixel of the image. Where glyphs overlap, their coverage adds up, as
// in a path.
func (s *coverage) draw(m *image.RGBA, k *mask, dot image.Point) {
	to := k.box.Add(dot)
	w := to.Dx()
	for y := range to.Dy() {
		alpha := k.alpha[y*w : (y+1)*w]
		pix := m.Pix[m.PixOffset(to.Min.X, to.Min.Y+y):]
		for x, a := range alpha {
			if a == 0 {
				continue
			}
			p := pix[4*x : 4*x+4]
			covered := int(a)
			if p[3] != 0 {
				covered = min(covered+int(p[3])*255/int(s.opaque), 255)
			}
			binary.LittleEndian.PutUint32(p, s.pixels[covered])
		}
	}
}
