// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package draw

import (
	"image"
	"image/color"
	"image/draw"
	"slices"

	"gioui.org/op"
	"gioui.org/op/paint"

	"github.com/giogrid/giogrid/gridui/internal/textrun"
)

// Rule paints rectangles of one colour, such as the lines between rows. End ends it; nothing else may be painted before.
//
// Gio keeps an area for pointer events for each clip, and a rectangle of a colour needs a clip. An image as large as the
// rectangle needs none, and rectangles that lie to each other as in the last frame are one call. Rectangles at equal
// distances, such as the lines between rows, are few images with clear pixels between them: see rule_join.go.
type Rule struct {
	painter *Painter
	color   color.NRGBA
	// size is the size of the rectangles, zero at first. image is nil if they need clips.
	size  image.Point
	image *ruleImage
	// rest is the rectangle that is filled next: those without an image grow together in it. inked is set once the
	// operations of the frame have the color of the rule.
	rest  image.Rectangle
	inked bool
}

const (
	// ruleImages is the number of images that are kept for rules. If a frame needs more, the other rectangles have
	// clips.
	ruleImages = 32
	// ruleFrames is the number of frames for which an image is kept without being used.
	ruleFrames = 600
	// ruleSide and rulePixels bound the size of an image of one rectangle, in pixels. Without a GPU an image has at most
	// textrun.DrawPixels pixels, because drawing it takes a fifth longer than filling a rectangle with a clip.
	ruleSide, rulePixels = 4096, 1 << 18
	// allRulePixels bounds all images together: 32 MB.
	allRulePixels = 1 << 23
)

// RuleFrames is the number of frames within which the painter drops an image that is not used.
const RuleFrames = ruleFrames + ruleImages

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
	// frame is the number of the frame that used it last. settled is set if the frame before used it, too.
	frame   uint32
	settled bool
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
		r.endImage()
		r.size, r.image = size, r.painter.ruleImage(ruleKey{size: size, count: 1, color: r.color})
	}
	if r.image == nil {
		r.fill(rect)
		return
	}
	r.image.at = append(r.image.at, rect.Min)
}

// PaintRow paints a rectangle that is as high as a row. Only the height of rows by the style is likely to occur again.
func (r *Rule) PaintRow(rect image.Rectangle) {
	if rect.Dy() == r.painter.Style.RowHeight {
		r.Paint(rect)
		return
	}
	r.endImage()
	r.fill(rect)
}

// fill fills a rectangle. Those that lie on one another without a gap are filled in one piece.
func (r *Rule) fill(rect image.Rectangle) {
	if rect.Min.Y == r.rest.Max.Y && rect.Min.X == r.rest.Min.X && rect.Max.X == r.rest.Max.X {
		r.rest.Max.Y = rect.Max.Y
		return
	}
	r.fillRest()
	r.rest = rect
}

// fillRest fills what is left.
func (r *Rule) fillRest() {
	if r.rest.Empty() || r.color.A == 0 {
		return
	}
	if !r.inked {
		r.painter.Ink(r.color)
		r.inked = true
	}
	r.painter.FillInk(r.rest)
	r.rest = image.Rectangle{}
}

// endImage paints the image at its places.
func (r *Rule) endImage() {
	if r.image != nil {
		r.fillRest()
		r.painter.paintRule(r.image)
		r.inked = false
	}
	r.size, r.image = image.Point{}, nil
}

// End paints what is left.
func (r *Rule) End() {
	r.endImage()
	r.fillRest()
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

// pixels returns the number of pixels of the image.
func (of *ruleImage) pixels() int {
	if of.key.count == 0 {
		return 0
	}
	b := of.key.bounds()
	return b.X * b.Y
}

// ruleImage returns an image, nil if there is none.
func (p *Painter) ruleImage(k ruleKey) *ruleImage {
	b := k.bounds()
	most := rulePixels
	switch {
	case k.count > 1:
		most = settledPixels
	case p.Style.TextImages:
		most = textrun.DrawPixels
	}
	if k.color.A != 0xff || max(b.X, b.Y) > ruleSide || b.X*b.Y > most {
		return nil
	}
	for i := range p.rules {
		if of := &p.rules[i]; of.frame != p.frame && of.key == k {
			of.settled = of.frame+1 == p.frame
			of.frame, of.at = p.frame, of.at[:0]
			return of
		}
	}
	free := p.freeRule(b.X * b.Y)
	if free != nil {
		free.fill(k)
		free.frame, free.settled, free.at = p.frame, false, free.at[:0]
		p.rulePixels += free.pixels()
	}
	return free
}

// freeRule returns a place for an image of a number of pixels, and drops the images used longest ago for it; nil if this
// frame uses too many.
func (p *Painter) freeRule(pixels int) *ruleImage {
	for {
		var free, oldest *ruleImage
		for i := range p.rules {
			switch of := &p.rules[i]; {
			case of.key.count == 0:
				if free == nil {
					free = of
				}
			case of.frame != p.frame && (oldest == nil || of.frame < oldest.frame):
				oldest = of
			}
		}
		if free != nil && p.rulePixels+pixels <= allRulePixels {
			return free
		}
		if oldest == nil {
			return nil
		}
		p.dropRule(oldest)
	}
}

// dropRules drops an image that was not used for long. Each frame looks at one.
func (p *Painter) dropRules() {
	if of := &p.rules[p.frame%ruleImages]; of.key.count > 0 && p.frame-of.frame > ruleFrames {
		p.dropRule(of)
	}
}

// dropRule drops an image.
func (p *Painter) dropRule(of *ruleImage) {
	p.rulePixels -= of.pixels()
	of.key, of.op = ruleKey{}, paint.ImageOp{}
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
