// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package stage

import (
	"image"

	"gioui.org/font"
	"gioui.org/layout"
	"gioui.org/op"
	"gioui.org/op/clip"
	"gioui.org/op/paint"
	"gioui.org/widget"
	"gioui.org/widget/material"

	"github.com/giogrid/giogrid/example/bench/internal/sheet"
)

// Labels draw the sheet as one would without a grid: a widget.Label for each cell on the screen, and
// nothing else.
type Labels struct {
	theme *material.Theme
	ink   op.CallOp
}

// NewLabels makes the labels.
func NewLabels() *Labels {
	th := NewTheme()
	ops := new(op.Ops)
	m := op.Record(ops)
	paint.ColorOp{Color: th.Fg}.Add(ops)
	return &Labels{theme: th, ink: m.Stop()}
}

// Layout draws the cells on the screen.
func (l *Labels) Layout(gtx layout.Context, offset image.Point) {
	paint.Fill(gtx.Ops, l.theme.Bg)
	size := gtx.Constraints.Max
	defer clip.Rect{Max: size}.Push(gtx.Ops).Pop()
	cells := sheet.Cells(offset, size)
	gtx.Constraints = layout.Constraints{Max: image.Pt(sheet.ColWidth-2*sheet.Padding, sheet.RowHeight)}
	for row := cells.Min.Y; row < cells.Max.Y; row++ {
		for column := cells.Min.X; column < cells.Max.X; column++ {
			at := image.Pt(column*sheet.ColWidth+sheet.Padding, row*sheet.RowHeight).Sub(offset)
			l.cell(gtx, at, sheet.Text(row, column))
		}
	}
}

func (l *Labels) cell(gtx layout.Context, at image.Point, text string) {
	defer op.Offset(at).Push(gtx.Ops).Pop()
	widget.Label{MaxLines: 1}.Layout(gtx, l.theme.Shaper, font.Font{}, sheet.TextSize, text, l.ink)
}
