// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package draw

import (
	"image"

	"gioui.org/f32"
	"gioui.org/op"
	"gioui.org/unit"
)

// Ring frames the element with the keyboard focus.
func (p *Painter) Ring(r image.Rectangle) {
	w, c := 2*p.Style.Line, p.Style.Theme.FocusRing
	p.Fill(image.Rect(r.Min.X, r.Min.Y, r.Max.X, r.Min.Y+w), c)
	p.Fill(image.Rect(r.Min.X, r.Max.Y-w, r.Max.X, r.Max.Y), c)
	p.Fill(image.Rect(r.Min.X, r.Min.Y+w, r.Min.X+w, r.Max.Y-w), c)
	p.Fill(image.Rect(r.Max.X-w, r.Min.Y+w, r.Max.X, r.Max.Y-w), c)
}

// ThumbWidth is the width of the thumb of a list.
const ThumbWidth = unit.Dp(4)

// Thumb draws a thumb at the reading end of a rectangle. The rectangle shows the part of a total
// height from an offset on, in pixels.
func (p *Painter) Thumb(r image.Rectangle, total, offset int) {
	height := r.Dy()
	if total <= height || height <= 0 {
		return
	}
	size := max(height*height/total, p.Dp(16))
	y := r.Min.Y + (height-size)*offset/max(total-height, 1)
	w := p.Dp(ThumbWidth)
	x := r.Max.X - w
	if p.Style.RTL {
		x = r.Min.X
	}
	p.Fill(image.Rect(x, y, x+w, y+size), p.Style.Theme.ScrollThumb)
}

// BesideThumb returns a row of a list without the space for the thumb.
func (p *Painter) BesideThumb(r image.Rectangle) image.Rectangle {
	w := 2 * p.Dp(ThumbWidth)
	if p.Style.RTL {
		r.Min.X += w
	} else {
		r.Max.X -= w
	}
	return r
}

// OpenMark draws the mark of an expandable item, such as a row with rows below it. The mark points
// down if the item is open, else in the reading direction.
func (p *Painter) OpenMark(r image.Rectangle, open bool) {
	defer Offset(p.Ops, r.Min).Pop()
	mark := p.Style.Icons.Expand
	if open {
		mark = p.Style.Icons.Collapse
	} else if p.Style.RTL {
		middle := f32.Pt(float32(r.Dx())/2, 0)
		defer op.Affine(f32.Affine2D{}.Scale(middle, f32.Pt(-1, 1))).Push(p.Ops).Pop()
	}
	mark.Draw(p.Gtx, r.Dx(), p.Style.Theme.FgMuted, p.DrawGlyph)
}
