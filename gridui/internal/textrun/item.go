// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package textrun

import (
	"image"
	"image/color"

	"golang.org/x/image/math/fixed"
)

type item struct {
	run   *Run
	uses  uint32 // of run when it was added
	x, y  int
	color color.NRGBA
}

// sharesPath reports whether two items can share one path. Items drawn by the Shaper must be on one baseline:
// it caches the paths it makes, by glyphs but not by their height.
func (a item) sharesPath(b item) bool {
	return a.color == b.color && a.run.outlined == b.run.outlined &&
		(a.run.outlined || a.y == b.y && a.run.face.shaper == b.run.face.shaper)
}

// maxImagePx is the largest size of text in images, in pixels. Larger text is rare, and a mask of its glyphs
// would use too much of the memory for masks.
const maxImagePx = 96

// fitsImage reports whether an item can be part of an image: its glyphs have outlines and are at whole pixels
// vertically.
func (a *item) fitsImage() bool {
	if !a.run.outlined || a.run.face.fast.px > maxImagePx {
		return false
	}
	for i := range a.run.glyphs {
		if a.run.glyphs[i].dy&63 != 0 {
			return false
		}
	}
	return true
}

// place returns the pixel of the dot of g, a glyph of the item, and the distance of the dot from the pixel's left
// edge in phases, rounded to the nearest.
func (a *item) place(g *glyph) (at image.Point, phase int) {
	x, phase := phaseOf(g.x - g.dx)
	return image.Pt(a.x+x, a.y-g.dy.Floor()), phase
}

// phaseOf returns the pixel of a dot x right of the left edge of a pixel, and its distance from the left edge of
// its own in phases, rounded to the nearest.
func phaseOf(x fixed.Int26_6) (pixel, phase int) {
	const step = 64 / phases
	x += step / 2
	return x.Floor(), int(x&63) / step
}

// box returns the pixels that an item's glyphs may touch, relative to the line's origin.
func (a *item) box() (box image.Rectangle) {
	outlines := a.run.face.fast.outlines
	for i := range a.run.glyphs {
		g := &a.run.glyphs[i]
		at, phase := a.place(g)
		box = box.Union(outlines[g.number()].box(phase).Add(at))
	}
	return box
}
