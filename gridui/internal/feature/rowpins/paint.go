// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package rowpins

import (
	"image"
	"image/color"

	"gioui.org/f32"
	"gioui.org/layout"
	"gioui.org/op"
	"gioui.org/unit"

	"github.com/giogrid/giogrid/gridui/icon"
	"github.com/giogrid/giogrid/gridui/internal/draw"
	"github.com/giogrid/giogrid/gridui/internal/viewport"
	"github.com/giogrid/giogrid/gridui/option"
)

// backgroundSide is the side of the rounded rectangle behind the pin of a pinned row.
const backgroundSide = unit.Dp(24)

// PaintOver paints the buttons of the rows of a part.
func (f *Feature) PaintOver(part viewport.Part) {
	if !viewport.HasRows(part.Band) || !f.Options.Enabled {
		return
	}
	for _, col := range part.Cols {
		if !f.IsColumn(col.Index) {
			continue
		}
		for _, row := range part.Rows {
			at := part.At(row, col)
			number, ok := f.Viewport.RowAt(at)
			if side, can := f.side(number); ok && can {
				f.paintButton(image.Rect(col.Start, row.Start, col.End(), row.End()-f.Painter.Style.Line), side, f.Pointer.Hover.At == at)
			}
		}
	}
}

// paintButton paints a button in the middle of a cell: the head of the pin points to the side
// that its row is pinned to, and a rounded rectangle lies behind the pin of a pinned row.
func (f *Feature) paintButton(cell image.Rectangle, side option.RowPinSide, hover bool) {
	p := f.Painter
	background := min(p.Style.ScaledIn(backgroundSide, cell.Dy()-p.Dp(4)), cell.Dy(), cell.Dx())
	px := min(p.Style.Scaled(draw.BoxSide), background)
	ink := p.Outline(false, hover)
	middle := cell.Min.Add(cell.Size().Sub(image.Pt(background, background)).Div(2))
	defer draw.Offset(p.Ops, middle).Pop()
	if side != option.RowPinNone {
		k := draw.EmptyBox(&p.Style, background)
		k.Filled = !p.Style.ForcedColors
		if p.Style.ForcedColors {
			p.BoxShape(k, ink)
		} else {
			p.BoxShape(k, p.Style.Theme.Accent)
			ink = p.Style.Theme.AccentFg
		}
	}
	defer draw.Offset(p.Ops, image.Pt((background-px)/2, (background-px)/2)).Pop()
	DrawIcon(p.Gtx, p.Style.Icons.Pin, px, side, ink, p.DrawGlyph)
}

// DrawIcon draws a pin, upside down for the bottom.
func DrawIcon(gtx layout.Context, pin icon.Icon, px int, side option.RowPinSide, c color.NRGBA, glyph func(gtx layout.Context, glyph string, px int, c color.NRGBA)) {
	if side == option.RowPinBottom {
		middle := f32.Pt(0, float32(px)/2)
		defer op.Affine(f32.Affine2D{}.Scale(middle, f32.Pt(1, -1))).Push(gtx.Ops).Pop()
	}
	pin.Draw(gtx, px, c, glyph)
}

// label returns the label of the button of a row, and whether the row is pinned.
func (f *Feature) label(at viewport.Address) (label string, pinned bool) {
	if f.sideAt(at) != option.RowPinNone {
		return f.Painter.Style.Texts.Unpin, true
	}
	return f.Painter.Style.Texts.PinTop, false
}
