// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package textrun

import (
	"image"
	"image/color"

	"gioui.org/op"
	"gioui.org/op/clip"
	"gioui.org/op/paint"
	"gioui.org/text"
)

// ink paints glyphs. It is the one place that knows where outlines come from:
// here, in any script and font, from the Shaper that numbered the glyphs.
type ink struct {
	shaper   *text.Shaper
	x        int // where the first glyph is, in pixels
	color    color.NRGBA
	pictures bool // some glyphs may be bitmaps
}

// paint adds to ops the operations that paint gs on the baseline y 0, however
// their fonts would place it.
func (k ink) paint(ops *op.Ops, gs []text.Glyph) {
	// The shaper hangs paths and pictures on the dot of the first glyph.
	at := op.Offset(image.Pt(k.x, 0)).Push(ops)
	outline := clip.Outline{Path: k.shaper.Shape(gs)}.Op().Push(ops)
	paint.ColorOp{Color: k.color}.Add(ops)
	paint.PaintOp{}.Add(ops)
	outline.Pop()
	if k.pictures {
		k.shaper.Bitmaps(gs).Add(ops)
	}
	at.Pop()
}
