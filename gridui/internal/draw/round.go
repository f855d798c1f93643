// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package draw

import (
	"image"
	"image/color"

	"gioui.org/op"
	"gioui.org/op/clip"
	"gioui.org/op/paint"
)

// roundRects caches recorded rectangles with round corners.
type roundRects map[roundRectKey]op.CallOp

// roundRectKey names a rectangle at the origin: a path that is painted in the current colour, or the image of a colour.
type roundRectKey struct {
	size   image.Point
	radius int
	ink    color.NRGBA // zero: a path
}

const (
	// maxRoundRects is the maximum number of cached rectangles.
	maxRoundRects = 64
	// maxRoundPixels is the maximum number of pixels of an image, 64 kB: all images together take at most 4 MB.
	maxRoundPixels = 1 << 14
)

// RoundRect fills a rectangle with round corners.
//
// Where text is drawn as images, a small rectangle is one, too: there a path takes more time than twenty images, and a
// scroll bar should not be the only path of a frame.
func (p *Painter) RoundRect(r image.Rectangle, radius int, c color.NRGBA) {
	if r.Empty() || c.A == 0 {
		return
	}
	k := roundRectKey{size: r.Size(), radius: min(radius, r.Dx()/2, r.Dy()/2)}
	if p.Style.TextImages && k.size.X*k.size.Y <= maxRoundPixels {
		k.ink = c
	} else {
		paint.ColorOp{Color: c}.Add(p.Ops)
	}
	at := Offset(p.Ops, r.Min)
	p.roundRect(k).Add(p.Ops)
	at.Pop()
}

// Capsule fills a rectangle with round ends.
func (p *Painter) Capsule(r image.Rectangle, c color.NRGBA) { p.RoundRect(r, min(r.Dx(), r.Dy())/2, c) }

// roundRect returns the recorded rectangle of a key.
func (p *Painter) roundRect(k roundRectKey) op.CallOp {
	if call, ok := p.Paths.rounded[k]; ok {
		return call
	}
	if p.Paths.rounded == nil || len(p.Paths.rounded) >= maxRoundRects {
		p.Paths.rounded = roundRects{}
	}
	call := p.recordRoundRect(k)
	p.Paths.rounded[k] = call
	return call
}

// recordRoundRect records the operations that fill a rectangle.
func (p *Painter) recordRoundRect(k roundRectKey) op.CallOp {
	ops, r := new(op.Ops), image.Rectangle{Max: k.size}
	m := op.Record(ops)
	if k.ink.A > 0 {
		pixels := paint.NewImageOp(p.Cache.RoundImage(k.size, RoundPoints(r, float32(k.radius)), k.ink))
		pixels.Filter = paint.FilterNearest
		pixels.Add(ops)
		paint.PaintOp{}.Add(ops)
	} else {
		s := clip.UniformRRect(r, k.radius).Push(ops)
		paint.PaintOp{}.Add(ops)
		s.Pop()
	}
	return m.Stop()
}
