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
	Viewport           *viewport.Frame
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
	run := pieces{fill: f.hover}
	for _, row := range part.Rows {
		head := part.Band == layoutx.Head && row != part.Rows[len(part.Rows)-1]
		if part.Band == h.At.Band && coord.Slot(row.Index) == h.At.Row || head {
			continue
		}
		if r, ok := f.inColumn(&part, row, column, h.At); ok {
			run.add(r)
		}
	}
	run.end()
}

// hover tints cells under the mouse.
func (f *Feature) hover(r image.Rectangle) { f.Painter.Fill(r, f.Painter.Style.Theme.Hover) }

// paintFocus tints the cells of a part in the row or the column of the focused cell. No cell is tinted twice.
func (f *Feature) paintFocus(part feature.Part) {
	at := f.Focus.At()
	if at == viewport.NoCell {
		return
	}
	column, shown := spanOf(part.Cols, at.Col)
	shown = shown && *f.Column
	run := pieces{fill: f.markColumn}
	for _, row := range part.Rows {
		switch {
		case *f.Row && part.Band == at.Band && coord.Slot(row.Index) == at.Row && viewport.HasRows(at.Band):
			f.paintRow(&part, row)
		case shown && (part.Band != layoutx.Head || row == part.Rows[len(part.Rows)-1]):
			tinted := viewport.NoCell
			if *f.Row {
				tinted = at
			}
			if r, ok := f.inColumn(&part, row, column, tinted); ok {
				run.add(r)
			}
		}
	}
	run.end()
}

// paintRow tints the cells of a row, merged cells over all of their rows.
func (f *Feature) paintRow(part *feature.Part, row celllayout.Span) {
	if !f.Viewport.Joins() || part.Sticky >= 0 {
		f.mark(rowRect(part.Cols, row), false)
		return
	}
	var run image.Rectangle
	for _, col := range part.Cols {
		at := part.At(row, col)
		r := image.Rect(col.Start, row.Start, col.End(), row.End())
		m, merged := f.Viewport.DrawnMerged(at)
		if !merged {
			run = run.Union(r)
			continue
		}
		if at.Col == f.Viewport.FirstDrawn(part.Cols, m).Col {
			f.mark(run, false)
			f.mark(m.Rect, false)
			run = image.Rectangle{}
		}
	}
	f.mark(run, false)
}

// inColumn returns the place of the cell of a row in a column: of a merged cell as a whole, at its first row on the
// screen. ok is false for its other rows, and for a merged cell that extends over the row of tinted.
func (f *Feature) inColumn(part *feature.Part, row, col celllayout.Span, tinted viewport.Address) (r image.Rectangle, ok bool) {
	at := part.At(row, col)
	m, merged := f.Viewport.DrawnMerged(at)
	if !merged || part.Sticky >= 0 {
		return image.Rect(col.Start, row.Start, col.End(), row.End()), true
	}
	over := tinted.Band == at.Band && tinted.Row >= m.At.Row && tinted.Row < m.At.Row+coord.Slot(m.Rows)
	return m.Rect, at.Row == m.At.Row && !over
}

// pieces joins cells below each other that are equally wide, to fill them at once.
type pieces struct {
	fill func(r image.Rectangle)
	run  image.Rectangle
}

// add adds a cell below the others.
func (p *pieces) add(r image.Rectangle) {
	if p.run.Empty() || r.Min.Y != p.run.Max.Y || r.Min.X != p.run.Min.X || r.Max.X != p.run.Max.X {
		p.end()
		p.run = r
	}
	p.run.Max.Y = r.Max.Y
}

// end fills the cells that were added last.
func (p *pieces) end() {
	if !p.run.Empty() {
		p.fill(p.run)
	}
}

// markColumn tints adjacent cells of a column.
func (f *Feature) markColumn(r image.Rectangle) { f.mark(r, true) }

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
