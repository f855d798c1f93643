// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package placeholder

import (
	"image"

	"github.com/giogrid/giogrid/gridui/internal/celllayout"
	"github.com/giogrid/giogrid/gridui/internal/celltext"
	"github.com/giogrid/giogrid/gridui/internal/draw"
	"github.com/giogrid/giogrid/gridui/internal/settings"
	"github.com/giogrid/giogrid/gridui/theme"
	"github.com/giogrid/giogrid/layoutx"
)

// paintSkeleton draws a bar in each cell of the rows that are being loaded.
func (f *Feature) paintSkeleton(body image.Rectangle) {
	p := f.Painter
	defer draw.Clip(p.Ops, body).Pop()
	height := max(p.Style.Face.Px*7/10, 2)
	for i := range f.skeletonRows() {
		top := body.Min.Y + i*p.Style.RowHeight
		if top >= body.Max.Y {
			break
		}
		y := top + (p.Style.RowHeight-height)/2
		f.paintBars(i, y, height)
		if p.Style.Lines != theme.LinesNone {
			end := top + p.Style.RowHeight
			p.Fill(image.Rect(body.Min.X, end-p.Style.Line, body.Max.X, end), p.Style.Theme.Border)
		}
	}
}

// skeletonRows returns the number of rows of the skeleton: the number that the program set, otherwise the size of
// a page if that is set.
func (f *Feature) skeletonRows() int {
	loading, paging := f.Options.Loading, &f.Options.Paging
	if loading.Rows <= 0 && paging.IsOn() && paging.Size > 0 {
		loading.Rows = paging.State().Size
	}
	return settings.SkeletonRows(loading)
}

// paintBars draws the bars of a row, at y and with a height in pixels.
func (f *Feature) paintBars(row, y, height int) {
	p, sheet := f.Painter, &f.Viewport.Sheet
	for pane := range sheet.Cols {
		c := draw.Clip(p.Ops, sheet.Panes.Rect(layoutx.Pane(pane), layoutx.Body))
		for _, col := range sheet.Cols[pane] {
			x, width := f.barSpan(row, col)
			p.Fill(image.Rect(x, y, x+width, y+height), p.Style.Theme.Skeleton)
		}
		c.Pop()
	}
}

// barSpan returns the start and the width of the bar of a cell, in pixels of the sheet.
func (f *Feature) barSpan(row int, col celllayout.Span) (x, width int) {
	st := &f.Painter.Style
	room := col.Size - 2*st.Padding
	width = celltext.SkeletonWidth(room, col.Index*3+row*5)
	return col.Start + celltext.AlignIn(st, f.Columns.Leaves[col.Index].Align, col.Size, width), max(width, 0)
}
