// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package textrun

import (
	"image"
	"image/draw"
	"math"

	"gioui.org/f32"
	ot "github.com/go-text/typesetting/font/opentype"
	"golang.org/x/image/vector"
)

// mask is the coverage of each pixel by a glyph, row by row.
type mask struct {
	alpha []uint8
	box   image.Rectangle // of the pixels, relative to the pixel of the glyph's dot
}

// phases is the number of horizontal places within a pixel at which glyphs are drawn.
const phases = 8

// masks holds the masks of a glyph at each phase, made when needed.
type masks [phases]*mask

// masker draws glyphs. Its zero value is ready to use.
type masker struct {
	raster vector.Rasterizer
	bytes  int // of the cached masks
}

const (
	// maxMasks limits the bytes of cached masks; beyond it, all are discarded.
	maxMasks = 4 << 20
	// maskOverhead is about the memory of a mask in addition to its pixels, in bytes.
	maskOverhead = 64
)

// mask returns the mask of an outline with its dot at phase from the left edge of a pixel.
func (m *masker) mask(o *outline, phase int) *mask {
	if o.masks == nil {
		o.masks = new(masks)
	}
	k := o.masks[phase]
	if k == nil {
		k = m.draw(o, phase)
		o.masks[phase] = k
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
	m.raster.Reset(size.X, size.Y)
	m.raster.DrawOp = draw.Src
	o.trace(&m.raster, f32.Pt(float32(phase)/phases-float32(k.box.Min.X), float32(-k.box.Min.Y)))
	k.alpha = make([]uint8, size.X*size.Y)
	to := image.Alpha{Pix: k.alpha, Stride: size.X, Rect: image.Rectangle{Max: size}}
	m.raster.Draw(&to, to.Rect, image.Opaque, image.Point{})
	return k
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

// trace adds the outline to a rasterizer, with its dot at a point.
func (o *outline) trace(r *vector.Rasterizer, at f32.Point) {
	pts := o.points
	for _, op := range o.ops {
		a := pts[0].Add(at)
		switch op {
		case ot.SegmentOpMoveTo:
			r.ClosePath()
			r.MoveTo(a.X, a.Y)
			pts = pts[1:]
		case ot.SegmentOpLineTo:
			r.LineTo(a.X, a.Y)
			pts = pts[1:]
		case ot.SegmentOpQuadTo:
			b := pts[1].Add(at)
			r.QuadTo(a.X, a.Y, b.X, b.Y)
			pts = pts[2:]
		case ot.SegmentOpCubeTo:
			b, c := pts[1].Add(at), pts[2].Add(at)
			r.CubeTo(a.X, a.Y, b.X, b.Y, c.X, c.Y)
			pts = pts[3:]
		}
	}
	r.ClosePath()
}
