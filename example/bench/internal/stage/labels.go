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

// Labels draws the sheet without a grid: a widget.Label for each cell on the screen, and nothing else.
type Labels struct {
	theme *material.Theme
	ink   op.CallOp
	// kept holds the operations of the cells of the last frame, by row and column. If it is nil, each frame makes new
	// operations.
	kept  map[image.Point]*keptCell
	spare []*keptCell
	frame int
}

// keptCell holds the operations of the label of a cell.
type keptCell struct {
	ops   op.Ops
	call  op.CallOp
	frame int // that drew it last
}

// NewLabels returns labels that are laid out in each frame.
func NewLabels() *Labels {
	th := NewTheme()
	ops := new(op.Ops)
	m := op.Record(ops)
	paint.ColorOp{Color: th.Fg}.Add(ops)
	return &Labels{theme: th, ink: m.Stop()}
}

// NewKeptLabels returns labels that are laid out when they come onto the screen, and whose operations each later
// frame calls: the least work by hand for cells at rest or in motion.
func NewKeptLabels() *Labels {
	l := NewLabels()
	l.kept = map[image.Point]*keptCell{}
	return l
}

// Layout draws the cells on the screen.
func (l *Labels) Layout(gtx layout.Context, offset image.Point) {
	l.frame++
	paint.Fill(gtx.Ops, l.theme.Bg)
	size := gtx.Constraints.Max
	defer clip.Rect{Max: size}.Push(gtx.Ops).Pop()
	cells := sheet.Cells(offset, size)
	gtx.Constraints = layout.Constraints{Max: image.Pt(sheet.ColWidth-2*sheet.Padding, sheet.RowHeight)}
	for row := cells.Min.Y; row < cells.Max.Y; row++ {
		for column := cells.Min.X; column < cells.Max.X; column++ {
			at := image.Pt(column*sheet.ColWidth+sheet.Padding, row*sheet.RowHeight).Sub(offset)
			l.cell(gtx, at, image.Pt(column, row))
		}
	}
	for cell, k := range l.kept {
		if k.frame != l.frame {
			delete(l.kept, cell)
			l.spare = append(l.spare, k)
		}
	}
}

// cell draws a cell at a place of the window.
func (l *Labels) cell(gtx layout.Context, at, cell image.Point) {
	defer op.Offset(at).Push(gtx.Ops).Pop()
	if l.kept == nil {
		l.label(gtx, cell)
		return
	}
	k := l.kept[cell]
	if k == nil {
		k = l.record(gtx, cell)
		l.kept[cell] = k
	}
	k.frame = l.frame
	k.call.Add(gtx.Ops)
}

// record lays out the label of a cell, into operations that outlast the frame.
func (l *Labels) record(gtx layout.Context, cell image.Point) *keptCell {
	k := new(keptCell)
	if last := len(l.spare) - 1; last >= 0 {
		k, l.spare = l.spare[last], l.spare[:last]
		k.ops.Reset()
	}
	gtx.Ops = &k.ops
	m := op.Record(gtx.Ops)
	l.label(gtx, cell)
	k.call = m.Stop()
	return k
}

func (l *Labels) label(gtx layout.Context, cell image.Point) {
	text := sheet.Text(cell.Y, cell.X)
	widget.Label{MaxLines: 1}.Layout(gtx, l.theme.Shaper, font.Font{}, sheet.TextSize, text, l.ink)
}
