// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package rownumbers

import (
	"image"

	"gioui.org/unit"

	"github.com/giogrid/giogrid/gridui/internal/coord"
	"github.com/giogrid/giogrid/gridui/internal/feature"
	"github.com/giogrid/giogrid/gridui/internal/viewport"
	"github.com/giogrid/giogrid/layoutx"
)

const (
	// barWidth is the width of the bar next to the emphasised numbers.
	barWidth = unit.Dp(2)
	// cornerMark is the side of the mark in the corner above the numbers.
	cornerMark = unit.Dp(8)
	// cornerGap is its distance from the edges of the corner.
	cornerGap = unit.Dp(4)
)

// PaintRows fills the background of the numbers, with the colour of headers. The backgrounds of selected rows and
// the bars of rows are drawn over it.
func (f *Feature) PaintRows(part feature.Part) {
	if !f.shown {
		return
	}
	within := f.Viewport.Sheet.Panes.Rect(layoutx.Left, part.Band)
	f.eachRun(&part, nil, func(run image.Rectangle) {
		f.Painter.Fill(run.Intersect(within), f.Painter.Style.Theme.HeaderBg)
	})
}

// PaintCells emphasises the numbers of the focused row and of rows in ranges.
func (f *Feature) PaintCells(part feature.Part) {
	if !f.shown || part.Pane != layoutx.Left || !viewport.HasRows(part.Band) {
		return
	}
	p, line := f.Painter, f.Painter.Style.Line
	width := max(p.Dp(barWidth), 2)
	f.eachRun(&part, f.isEmphasised, func(run image.Rectangle) {
		p.Fill(run, p.Style.Theme.RangeFill)
		bar := run
		if p.Style.RTL {
			bar.Min.X += line
			bar.Max.X = bar.Min.X + width
		} else {
			bar.Max.X -= line
			bar.Min.X = bar.Max.X - width
		}
		p.Fill(bar, p.Style.Theme.RangeBorder)
	})
}

// eachRun calls do with the cells of the column in the rows of a part for which is returns true, or in all rows
// if it is nil. It joins adjacent cells.
func (f *Feature) eachRun(part *feature.Part, is func(viewport.Address) bool, do func(image.Rectangle)) {
	var run image.Rectangle
	for _, row := range part.Rows {
		if is != nil && !is(part.At(row, f.col)) {
			continue
		}
		cell := image.Rect(f.col.Start, row.Start, f.col.End(), row.End())
		if cell.Min.Y != run.Max.Y && !run.Empty() {
			do(run)
			run = image.Rectangle{}
		}
		run = run.Union(cell)
	}
	if !run.Empty() {
		do(run)
	}
}

// isEmphasised reports whether the row of a cell has the focus or is in a range.
func (f *Feature) isEmphasised(at viewport.Address) bool {
	row, ok := f.Viewport.RowAt(at)
	if !ok {
		return false
	}
	if focused := f.Focus.At(); f.Focus.IsSet() && focused.Band == at.Band && focused.Row == at.Row {
		return true
	}
	if len(f.rects) == 0 {
		return false
	}
	nav := int(f.Dataset.NavIndex(row))
	for _, r := range f.rects {
		if r.Rows.Has(nav) {
			return !f.Dataset.NoCells(at.Band, at.Row)
		}
	}
	return false
}

// PaintHead marks the corner above the numbers if it selects all.
func (f *Feature) PaintHead(part feature.Part) {
	if !f.shown || part.Pane != layoutx.Left || !f.IsCorner(f.col.Index) {
		return
	}
	p, level := f.Painter, f.Columns.Levels-1
	r := f.Viewport.HeadRect(viewport.Address{Band: layoutx.Head, Row: coord.Slot(level), Col: f.col.Index})
	gap, side := p.Dp(cornerGap), p.Dp(cornerMark)
	at, legs := image.Pt(r.Max.X-p.Style.Line-gap, r.Max.Y-p.Style.Line-gap), image.Pt(-side, -side)
	if p.Style.RTL {
		at.X, legs.X = r.Min.X+p.Style.Line+gap, side
	}
	p.Triangle(at, legs, p.Style.Theme.FgMuted)
}
