// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package textrun

import (
	"image"
	"math"

	"gioui.org/f32"
	ot "github.com/go-text/typesetting/font/opentype"
)

// mask is the coverage of each pixel by a glyph, row by row.
type mask struct {
	alpha   []uint8
	box     image.Rectangle // of the pixels, relative to the pixel of the glyph's dot
	sprites []*sprite       // the mask in the colours in use
}

// phases is the number of horizontal places within a pixel at which glyphs are drawn.
const phases = 8

// masks holds the masks of a glyph at each phase, made when needed, and the sprites requested last.
type masks struct {
	at     [phases]*mask
	recent [phases]*sprite
}

// masker draws glyphs. Its zero value is ready to use.
type masker struct {
	raster areas
	bytes  int // of the cached masks and sprites
}

const (
	// maxMasks limits the bytes of cached masks and sprites; beyond it, all are discarded.
	maxMasks = 8 << 20
	// maskOverhead is about the memory of a mask or sprite in addition to its pixels, in bytes.
	maskOverhead = 80
)

// mask returns the mask of an outline with its dot at phase from the left edge of a pixel.
func (m *masker) mask(o *outline, phase int) *mask {
	if o.masks == nil {
		o.masks = new(masks)
	}
	k := o.masks.at[phase]
	if k == nil {
		k = m.draw(o, phase)
		o.masks.at[phase] = k
		m.bytes += len(k.alpha) + maskOverhead
	}
	return k
}

func (m *masker) draw(o *outline, phase int) *mask {
	k := &mask{box: o.box(phase)}
	size := k.box.Size()
	if k.box.Empty() {
		return k
	}
	m.raster.reset(size.X, size.Y)
	o.trace(&m.raster, f32.Pt(float32(phase)/phases-float32(k.box.Min.X), float32(-k.box.Min.Y)))
	k.alpha = make([]uint8, size.X*size.Y)
	m.raster.alpha(k.alpha)
	k.trim()
	return k
}

// trim removes rows and columns without coverage from the sides of a mask.
func (k *mask) trim() {
	w, inked := k.box.Dx(), image.Rectangle{}
	for i, a := range k.alpha {
		if a != 0 {
			at := image.Pt(i%w, i/w)
			inked = inked.Union(image.Rectangle{Min: at, Max: at.Add(image.Pt(1, 1))})
		}
	}
	tight := k.alpha[:0]
	for y := inked.Min.Y; y < inked.Max.Y; y++ {
		tight = append(tight, k.alpha[y*w+inked.Min.X:y*w+inked.Max.X]...)
	}
	k.alpha, k.box = tight, inked.Add(k.box.Min)
}

// box returns the pixels that an outline may touch at a phase.
func (o *outline) box(phase int) image.Rectangle {
	if o.min == o.max {
		return image.Rectangle{}
	}
	dx := float32(phase) / phases
	return image.Rect(floor(o.min.X+dx), floor(o.min.Y), floor(o.max.X+dx)+1, floor(o.max.Y)+1)
}

func floor(v float32) int { return int(math.Floor(float64(v))) }

// trace adds the outline to areas, with its dot at a point.
func (o *outline) trace(r *areas, dot f32.Point) {
	pts := o.points
	for _, op := range o.ops {
		a := pts[0].Add(dot)
		switch op {
		case ot.SegmentOpMoveTo:
			r.moveTo(a)
			pts = pts[1:]
		case ot.SegmentOpLineTo:
			r.lineTo(a)
			pts = pts[1:]
		case ot.SegmentOpQuadTo:
			r.quadTo(a, pts[1].Add(dot))
			pts = pts[2:]
		case ot.SegmentOpCubeTo:
			r.cubeTo(a, pts[1].Add(dot), pts[2].Add(dot))
			pts = pts[3:]
		}
	}
}
