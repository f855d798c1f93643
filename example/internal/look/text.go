// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package look

import (
	"image/color"

	"gioui.org/font"
	"gioui.org/io/system"
	"gioui.org/layout"
	"gioui.org/op"
	"gioui.org/op/paint"
	"gioui.org/text"
	"gioui.org/unit"
	"gioui.org/widget"
)

// Type describes how a text is set. The zero value is one line of body text in the colour of the scheme.
type Type struct {
	Size   unit.Sp // 0 is 14
	Weight font.Weight
	Color  color.NRGBA
	Align  text.Alignment
	Lines  int // at most; 0 is 1, negative any number
}

// Text lays out a text. It is as large as the text, however much room there is. It reads from left to right, as both
// languages do, beside grids from right to left too.
func (l *Look) Text(gtx layout.Context, t Type, txt string) layout.Dimensions {
	gtx.Locale.Direction = system.LTR
	if t.Size == 0 {
		t.Size = 14
	}
	if t.Color == (color.NRGBA{}) {
		t.Color = l.Theme().Fg
	}
	if t.Lines == 0 {
		t.Lines = 1
	}
	ink := op.Record(gtx.Ops)
	paint.ColorOp{Color: t.Color}.Add(gtx.Ops)
	label, face := widget.Label{MaxLines: max(t.Lines, 0), Alignment: t.Align}, font.Font{Weight: t.Weight}
	color := ink.Stop()
	measure := op.Record(gtx.Ops)
	needs := label.Layout(gtx, l.Shaper, face, t.Size, txt, color).Size
	measure.Stop() // is not drawn: what widget.Label says to a screen reader fills its constraints
	gtx.Constraints.Max.Y = min(gtx.Constraints.Max.Y, needs.Y)
	gtx.Constraints.Max.X = min(gtx.Constraints.Max.X, needs.X+1) // widths of glyphs have fractions
	return label.Layout(gtx, l.Shaper, face, t.Size, txt, color)
}

// Title lays out the title of a page.
func (l *Look) Title(gtx layout.Context, txt string) layout.Dimensions {
	return l.Text(gtx, Type{Size: 22, Weight: font.SemiBold}, txt)
}

// Muted lays out text in a less prominent colour.
func (l *Look) Muted(gtx layout.Context, txt string) layout.Dimensions {
	return l.Text(gtx, Type{Size: 13, Color: l.Theme().FgMuted}, txt)
}
