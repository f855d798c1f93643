// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package draw

import (
	"image"

	"github.com/giogrid/giogrid/gridui/internal/textrun"
)

// Each image costs a draw of the GPU, for which a browser calls eight functions: 10 µs. Rectangles at equal distances are
// therefore painted by few images that show several of them, with clear pixels between.

const (
	// ruleJoins is the least number of rectangles that are joined.
	ruleJoins = 4
	// joinPixels bounds the image of all rectangles, settledPixels each of several images with a part of them. These
	// cost more to make, and are made for the second frame with rectangles of the same size: while a window is resized,
	// each frame has other sizes.
	joinPixels, settledPixels = 1 << 17, 1 << 19
)

// paintRule paints an image at its places, joined if possible.
func (p *Painter) paintRule(of *ruleImage) {
	if !p.paintJoined(of) {
		of.paint(p.Ops)
	}
}

// paintJoined paints the rectangles of an image as few images of several, and reports whether it could.
func (p *Painter) paintJoined(of *ruleImage) bool {
	step, ok := of.step()
	if !ok {
		return false
	}
	n, most := len(of.at), p.mostJoined(of, step)
	if most < ruleJoins {
		return false
	}
	// The first images show one rectangle more than the others, if the number of rectangles requires that.
	parts := (n + most - 1) / most
	count, longer := n/parts, n%parts
	split := longer * (count + 1)
	long, rest := p.part(of, step, count+1, of.at[:split]), p.part(of, step, count, of.at[split:])
	if rest == nil || long == nil && split > 0 {
		return false
	}
	if long != nil {
		long.paint(p.Ops)
	}
	rest.paint(p.Ops)
	of.at = of.at[:0]
	return true
}

// mostJoined returns the number of rectangles that may be in one image. Without a GPU the pixels from one rectangle to the
// next must cost no more than another draw.
func (p *Painter) mostJoined(of *ruleImage, step image.Point) int {
	most, each := of.key.most(step, joinPixels), step.X*of.key.size.Y+step.Y*of.key.size.X
	if most >= len(of.at) && !(p.Style.TextImages && each > textrun.DrawPixels) {
		return most
	}
	if p.Style.TextImages || !of.settled {
		return 0
	}
	return of.key.most(step, settledPixels)
}

// part returns the image of count rectangles that shows those at the given places; nil without places, or if there is no
// room for the image.
func (p *Painter) part(of *ruleImage, step image.Point, count int, at []image.Point) *ruleImage {
	if len(at) == 0 {
		return nil
	}
	k := of.key
	k.count, k.step = count, step
	all := p.ruleImage(k)
	if all == nil {
		return nil
	}
	for i := 0; i < len(at); i += count {
		all.at = append(all.at, at[i])
	}
	return all
}

// step returns the distance of the rectangles; ok is false if they are few, or not at equal distances in one direction.
func (of *ruleImage) step() (step image.Point, ok bool) {
	if len(of.at) < ruleJoins {
		return step, false
	}
	first := of.at[0]
	step = of.at[1].Sub(first)
	if step.X < 0 || step.Y < 0 || (step.X == 0) == (step.Y == 0) {
		return step, false
	}
	for i, at := range of.at {
		if at != first.Add(step.Mul(i)) {
			return step, false
		}
	}
	return step, true
}

// most returns the number of rectangles at distances of step that an image of a number of pixels has room for.
func (k *ruleKey) most(step image.Point, pixels int) int {
	along, across, by := k.size.X, k.size.Y, step.X
	if step.X == 0 {
		along, across, by = k.size.Y, k.size.X, step.Y
	}
	return (min(pixels/across, ruleSide)-along)/by + 1
}
