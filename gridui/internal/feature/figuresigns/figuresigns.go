// SPDX-License-Identifier: LicenseRef-giogrid-EULA

// Package figuresigns shows which figure a total is: by a small sign beside it, such as Σ for a sum, and by its name in
// the tooltip.
package figuresigns

import (
	"image"

	"github.com/giogrid/giogrid/gridui/internal/celllayout"
	"github.com/giogrid/giogrid/gridui/internal/column"
	"github.com/giogrid/giogrid/gridui/internal/contents"
	"github.com/giogrid/giogrid/gridui/internal/dataset"
	"github.com/giogrid/giogrid/gridui/internal/draw"
	"github.com/giogrid/giogrid/gridui/internal/feature"
	"github.com/giogrid/giogrid/gridui/internal/viewport"
	"github.com/giogrid/giogrid/gridui/option"
	"github.com/giogrid/giogrid/layoutx"
)

// Feature draws the signs of totals.
type Feature struct {
	Cells    *contents.Cells
	Dataset  *dataset.Set
	Viewport *viewport.Frame
	Painter  *draw.Painter
	text     []byte
	// totals keeps which rows of the body on the screen show totals.
	totals viewport.RowValues[dataset.RowsState, bool]
}

// signs are the signs of the figures; the others have none.
var signs = [...]string{
	option.AggregateSum: "Σ", option.AggregateAverage: "Ø", option.AggregateCount: "n", option.AggregateMin: "min", option.AggregateMax: "max",
}

// figureOf returns the figure that a cell of totals shows.
func (f *Feature) figureOf(at viewport.Address) option.Aggregate {
	if !f.Dataset.Order.Now.By.Sums() || !viewport.HasRows(at.Band) || !f.Cells.IsTotals(at) {
		return option.AggregateNone
	}
	return f.Dataset.Order.Now.By.FunctionOf(f.Cells.Columns.Def(at.Col))
}

// PaintOver draws the signs of the totals in a part, at the reading start of cells that have room beside the figure.
func (f *Feature) PaintOver(part feature.Part) {
	if !viewport.HasRows(part.Band) || !f.Dataset.Order.Now.By.Sums() {
		return
	}
	isTotal := func(row celllayout.Span) bool { return f.Cells.IsTotals(part.At(row, celllayout.Span{})) }
	for i, total := range f.totals.In(&part, f.Dataset.RowsState(), isTotal) {
		if total {
			f.paintRow(&part, part.Rows[i])
		}
	}
}

// paintRow draws the signs of a row.
func (f *Feature) paintRow(part *feature.Part, row celllayout.Span) {
	for _, col := range part.Cols {
		inRow, inCol, ok := f.Viewport.Place(part, row, col)
		if ok && inCol.Index == col.Index {
			f.paint(part.At(row, col), image.Rect(inCol.Start, inRow.Start, inCol.End(), inRow.End()-f.Painter.Style.Line))
		}
	}
}

// paint draws the sign of a cell.
func (f *Feature) paint(at viewport.Address, cell image.Rectangle) {
	a := f.figureOf(at)
	if int(a) >= len(signs) || signs[a] == "" {
		return
	}
	p := f.Painter
	f.text = f.Cells.AppendDrawn(f.text[:0], at)
	if len(f.text) == 0 {
		return
	}
	cell.Min.X, cell.Max.X = cell.Min.X+p.Style.Padding, cell.Max.X-p.Style.Padding
	sign := p.Cache.RunString(p.Style.Face, signs[a]).Width
	// The figure is bold: a tenth more than in the usual weight.
	figure := p.Cache.Run(p.Style.Face, f.text).Width * 11 / 10
	if cell.Dx() < sign+p.Style.MarkGap+figure {
		return
	}
	if p.Style.RTL {
		cell = layoutx.Mirror(image.Rect(cell.Min.X, cell.Min.Y, cell.Min.X+sign, cell.Max.Y), cell)
	} else {
		cell.Max.X = cell.Min.X + sign
	}
	p.Text(signs[a], cell, option.AlignStart, p.Style.Theme.FgMuted)
}

// Hint returns the name and the text of the figure in a cell.
func (f *Feature) Hint(at viewport.Address) (text string, ok bool) {
	if at == viewport.NoCell {
		return "", false
	}
	figure := f.figureOf(at)
	if figure == option.AggregateNone {
		return "", false
	}
	name := column.AggregateName(figure, &f.Painter.Style.Texts.Grouping)
	if f.text = f.Cells.AppendDrawn(f.text[:0], at); len(f.text) == 0 {
		return "", false
	}
	return name + ": " + string(f.text), true
}
