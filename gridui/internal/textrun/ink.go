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

// ink paints glyphs of any script and font. Outlines and bitmaps come from the Shaper that numbered the
// glyphs.
type ink struct {
	shaper   *text.Shaper
	at       image.Point // where the first glyph is, in pixels
	color    color.NRGBA
	pictures bool // some glyphs may be bitmaps
}

// paint adds to ops the operations that paint gs on the baseline of the first glyph, wherever their fonts
// would place it.
func (k ink) paint(ops *op.Ops, gs []text.Glyph) {
	// The shaper places paths and bitmaps relative to the dot of the first glyph.
	at := op.Offset(k.at).Push(ops)
	fill(ops, k.shaper.Shape(gs), k.color)
	if k.pictures {
		k.shaper.Bitmaps(gs).Add(ops)
	}
	at.Pop()
}

// fill paints the inside of a path.
func fill(ops *op.Ops, path clip.PathSpec, c color.NRGBA) {
	outline := clip.Outline{Path: path}.Op().Push(ops)
	paint.ColorOp{Color: c}.Add(ops)
	paint.PaintOp{}.Add(ops)
	outline.Pop()
}
