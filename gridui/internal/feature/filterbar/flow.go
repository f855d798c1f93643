// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package filterbar

import (
	"image"

	"github.com/giogrid/giogrid/gridui/internal/draw"
	"github.com/giogrid/giogrid/layoutx"
)

// flow places parts of a line one after the other in reading direction.
type flow struct {
	p    *draw.Painter
	line image.Rectangle
	// x is the start of the next part and end the end of the last one, as if text ran from left to right. gap
	// is the distance between parts.
	x, end, gap int
}

// rest returns the remaining room in pixels.
func (f *flow) rest() int { return max(f.end-f.x, 0) }

// next returns the place of the next part at the beginning.
func (f *flow) next(width int) image.Rectangle {
	r := image.Rect(f.x, f.line.Min.Y, max(min(f.x+width, f.end), f.x), f.line.Max.Y)
	f.x += width + f.gap
	return f.mirrored(r)
}

// below begins the next line, from x to end.
func (f *flow) below(x, end int) {
	f.line = f.line.Add(image.Pt(0, f.line.Dy()+f.gap))
	f.x, f.end = x, end
}

// last returns the place of the next part at the end.
func (f *flow) last(width int) image.Rectangle {
	r := image.Rect(f.end-width, f.line.Min.Y, f.end, f.line.Max.Y)
	f.end -= width + f.gap
	return f.mirrored(r)
}

func (f *flow) mirrored(r image.Rectangle) image.Rectangle {
	if f.p.Style.RTL {
		return layoutx.Mirror(r, f.line)
	}
	return r
}
