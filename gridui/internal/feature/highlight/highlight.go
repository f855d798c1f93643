// SPDX-License-Identifier: LicenseRef-giogrid-EULA

// Package highlight tints the row and the column of the focused cell, and the column under the mouse.
package highlight

import (
	"image"

	"github.com/giogrid/giogrid/gridui/internal/celllayout"
	"github.com/giogrid/giogrid/gridui/internal/coord"
	"github.com/giogrid/giogrid/gridui/internal/draw"
	"github.com/giogrid/giogrid/gridui/internal/feature"
	"github.com/giogrid/giogrid/gridui/internal/focus"
	"github.com/giogrid/giogrid/gridui/internal/host"
	"github.com/giogrid/giogrid/gridui/internal/viewport"
	"github.com/giogrid/giogrid/layoutx"
)

// Feature keeps no state: it paints according to the options, the focus and the mouse.
type Feature struct {
	Row, Column, Hover *bool
	Painter            *draw.Painter
	Focus              *focus.Focus
	Pointer            *host.Pointer
}

// PaintCells tints the cells of a part in the column under the mouse, and in the row or the column of the focused cell.
func (f *Feature) PaintCells(part feature.Part) {
	if len(part.Cols) == 0 {
		return
	}
	if *f.Hover {
		f.paintHover(part)
	}
	if *f.Row || *f.Column {
		f.paintFocus(part)
	}
}

// paintHover tints the column under the mouse, except the cell in the row or the header that is tinted already.
func (f *Feature) paintHover(part feature.Part) {
	h := &f.Pointer.Hover
	column, shown := spanOf(part.Cols, h.At.Col)
	if !h.In || h.At == viewport.NoCell || !shown {
		return
	}
	var run image.Rectangle
	for _, row := range part.Rows {
		head := part.Band == layoutx.Head && row != part.Rows[len(part.Rows)-1]
		if part.Band == h.At.Band && coord.Slot(row.Index) == h.At.Row || head {
			continue
		}
		cell := image.Rect(column.Start, row.Start, column.End(), row.End())
		if run.Empty() || cell.Min.Y != run.Max.Y {
			f.Painter.Fill(run, f.Painter.Style.Theme.Hover)
			run = cell
		}
		run.Max.Y = cell.Max.Y
	}
	f.Painter.Fill(run, f.Painter.Style.Theme.Hover)
}

// paintFocus tints the cells of a part in the row or the column of the focused cell. No cell is tinted twice.
func (f *Feature) paintFocus(part feature.Part) {
	at := f.Focus.At()
	if at == viewport.NoCell {
		return
	}
	column, shown := spanOf(part.Cols, at.Col)
	shown = shown && *f.Column
	var run image.Rectangle // adjacent cells of the column
	for _, row := range part.Rows {
		switch {
		case *f.Row && part.Band == at.Band && coord.Slot(row.Index) == at.Row && viewport.HasRows(at.Band):
			f.mark(rowRect(part.Cols, row), false)
		case shown && (part.Band != layoutx.Head || row == part.Rows[len(part.Rows)-1]):
			cell := image.Rect(column.Start, row.Start, column.End(), row.End())
			if run.Empty() || cell.Min.Y != run.Max.Y {
				f.mark(run, true)
				run = cell
			}
			run.Max.Y = cell.Max.Y
		}
	}
	f.mark(run, true)
}

// mark tints adjacent cells of a row or, if column is set, of a column. If the theme has no tint it draws lines
// at their sides.
func (f *Feature) mark(r image.Rectangle, column bool) {
	p := f.Painter
	if tint := p.Style.Theme.Highlight; tint.A > 1 {
		p.Fill(r, tint)
		return
	}
	line, ink := p.Style.Line, p.Style.Theme.FocusRing
	if column {
		p.Fill(image.Rect(r.Min.X, r.Min.Y, r.Min.X+line, r.Max.Y), ink)
		p.Fill(image.Rect(r.Max.X-line, r.Min.Y, r.Max.X, r.Max.Y), ink)
		return
	}
	p.Fill(image.Rect(r.Min.X, r.Min.Y, r.Max.X, r.Min.Y+line), ink)
	p.Fill(image.Rect(r.Min.X, r.Max.Y-2*line, r.Max.X, r.Max.Y-line), ink) // above the line between rows
}

// spanOf returns the extent of the column with an index, and whether it is on the screen.
func spanOf(cols []celllayout.Span, index int) (celllayout.Span, bool) {
	for _, c := range cols {
		if c.Index == index {
			return c, true
		}
	}
	return celllayout.Span{}, false
}

// rowRect returns the rectangle of the cells of a row in all columns of a part, which are adjacent, from the left
// or from the right.
func rowRect(cols []celllayout.Span, row celllayout.Span) image.Rectangle {
	first, last := cols[0], cols[len(cols)-1]
	return image.Rect(min(first.Start, last.Start), row.Start, max(first.End(), last.End()), row.End())
}
