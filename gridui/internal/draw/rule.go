// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package draw

import (
	"image"
	"image/color"
	"image/draw"
	"slices"

	"gioui.org/op"
	"gioui.org/op/paint"
)

// Rule paints rectangles of one colour, such as the lines between rows. End ends it; nothing else may be painted before.
//
// Gio keeps an area for pointer events for each clip, and a rectangle of a colour needs a clip. An image as large as the
// rectangle needs none, and rectangles that lie to each other as in the last frame are one call. Rectangles at equal
// distances, such as the lines of a header, are one image with clear pixels between them, if it is small: each image costs
// a draw of the GPU, which in a browser takes 10 µs.
type Rule struct {
	painter *Painter
	color   color.NRGBA
	// size is the size of the rectangles, zero at first. image is nil if they need clips.
	size  image.Point
	image *ruleImage
}

const (
	// ruleImages is the number of images that are kept for rules. If a frame needs more, the other rectangles have
	// clips.
	ruleImages = 32
	// ruleFrames is the number of frames for which an image is kept without being used.
	ruleFrames = 600
	// ruleSide and rulePixels bound the size of an image, in pixels. All images together take at most 32 MB.
	ruleSide, rulePixels = 4096, 1 << 18
	// ruleJoins is the least number of rectangles in one image, joinPixels bounds its size: its clear pixels are painted,
	// too.
	ruleJoins, joinPixels = 4, 1 << 17
)

// ruleKey names an image: count rectangles of a size and a colour, at distances of step.
type ruleKey struct {
	size, step image.Point
	count      int
	color      color.NRGBA
}

// bounds returns the size of the image.
func (k *ruleKey) bounds() image.Point { return k.step.Mul(k.count - 1).Add(k.size) }

// ruleImage is an image of one colour, and the places where it is painted.
type ruleImage struct {
	key ruleKey
	op  paint.ImageOp
	// frame is the number of the frame that used it last.
	frame uint32
	// at lists the places of this frame. call paints the image at the places of recorded, from the first one on.
	at, recorded []image.Point
	call         op.CallOp
	ops          op.Ops
}

// Rule begins to paint rectangles.
func (p *Painter) Rule(c color.NRGBA) Rule { return Rule{painter: p, color: c} }

// Paint paints a rectangle of the sheet. Few sizes should occur, most of them repeatedly.
func (r *Rule) Paint(rect image.Rectangle) {
	size := rect.Size()
	if size.X <= 0 || size.Y <= 0 || r.color.A == 0 {
		return
	}
	if size != r.size {
		r.End()
		r.size = size
		if r.image = r.painter.ruleImage(ruleKey{size: size, count: 1, color: r.color}); r.image == nil {
			r.painter.Ink(r.color)
		}
	}
	if r.image == nil {
		r.painter.FillInk(rect)
		return
	}
	r.image.at = append(r.image.at, rect.Min)
}

// PaintOnce paints a rectangle whose size is not likely to occur again.
func (r *Rule) PaintOnce(rect image.Rectangle) {
	r.End()
	r.painter.Fill(rect, r.color)
}

// End paints what is left.
func (r *Rule) End() {
	if r.image != nil {
		r.painter.joined(r.image).paint(r.painter.Ops)
	}
	r.size, r.image = image.Point{}, nil
}

// paint paints the image at its places.
func (of *ruleImage) paint(ops *op.Ops) {
	first := of.at[0]
	for i := range of.at {
		of.at[i] = of.at[i].Sub(first)
	}
	if !slices.Equal(of.at, of.recorded) {
		of.record()
	}
	of.op.Add(ops)
	t := Offset(ops, first)
	of.call.Add(ops)
	t.Pop()
}

// record records the call.
func (of *ruleImage) record() {
	of.recorded = append(of.recorded[:0], of.at...)
	of.ops.Reset()
	m := op.Record(&of.ops)
	var last image.Point
	for _, at := range of.recorded {
		if at != last {
			op.Offset(at.Sub(last)).Add(&of.ops)
		}
		last = at
		paint.PaintOp{}.Add(&of.ops)
	}
	of.call = m.Stop()
}

// joined returns the image of all rectangles of an image, painted at the first; the image itself if they are not at
// equal distances, or not worth it.
func (p *Painter) joined(of *ruleImage) *ruleImage {
	n := len(of.at)
	if n < ruleJoins {
		return of
	}
	first, k := of.at[0], of.key
	k.count, k.step = n, of.at[1].Sub(first)
	if b := k.bounds(); k.step.X < 0 || k.step.Y < 0 || b.X*b.Y > joinPixels {
		return of
	}
	for i, at := range of.at {
		if at != first.Add(k.step.Mul(i)) {
			return of
		}
	}
	all := p.ruleImage(k)
	if all == nil {
		return of
	}
	all.at = append(all.at, first)
	return all
}

// ruleImage returns an image, nil if there is none.
func (p *Painter) ruleImage(k ruleKey) *ruleImage {
	b := k.bounds()
	if k.color.A != 0xff || max(b.X, b.Y) > ruleSide || b.X*b.Y > rulePixels {
		return nil
	}
	var free *ruleImage
	for i := range p.rules {
		of := &p.rules[i]
		if of.frame == p.frame {
			continue
		}
		if of.key == k {
			of.frame, of.at = p.frame, of.at[:0]
			return of
		}
		if free == nil || of.frame < free.frame {
			free = of
		}
	}
	if free != nil {
		free.fill(k)
		free.frame, free.at = p.frame, free.at[:0]
	}
	return free
}

// dropRules drops an image that was not used for long. Each frame looks at one.
func (p *Painter) dropRules() {
	if of := &p.rules[p.frame%ruleImages]; of.key.count > 0 && p.frame-of.frame > ruleFrames {
		*of = ruleImage{frame: of.frame}
	}
}

// fill makes the image.
func (of *ruleImage) fill(k ruleKey) {
	pixels, ink := image.NewRGBA(image.Rectangle{Max: k.bounds()}), image.NewUniform(k.color)
	for i := range k.count {
		at := k.step.Mul(i)
		draw.Draw(pixels, image.Rectangle{Min: at, Max: at.Add(k.size)}, ink, image.Point{}, draw.Src)
	}
	of.key, of.op = k, paint.NewImageOp(pixels)
	of.op.Filter = paint.FilterNearest
}
