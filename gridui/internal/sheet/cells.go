// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package sheet

import (
	"image"
	"image/color"

	"gioui.org/layout"

	"github.com/giogrid/giogrid/gridui/internal/celllayout"
	"github.com/giogrid/giogrid/gridui/internal/viewport"
)

// paintCells paints the cells of a part: the layers under their text, the text, and the layers over
// it.
func (s *Sheet) paintCells(part viewport.Part) {
	l := &s.Text.Styles
	s.Text.BeginPane(part)
	for i, row := range part.Rows {
		if l.UseRow(i); l.HasCells() {
			s.cellGrounds(&part, row)
		}
	}
	if s.Merged != nil {
		s.Merged.PaintGrounds(part)
	}
	s.Features.PaintCells(part)
	s.Text.Paint()
	s.Painter.MoveTo(image.Point{})
	s.Text.PaintStrikes()
	if s.Merged != nil {
		s.Merged.PaintTexts(part)
	}
	s.CellMarks.PaintOver(part)
}

// cellGrounds fills the backgrounds of a row's cells, neighbours of one colour in one piece.
func (s *Sheet) cellGrounds(part *viewport.Part, row celllayout.Span) {
	p := s.Painter
	var run image.Rectangle
	var ink color.NRGBA
	for _, col := range part.Cols {
		look := s.Text.Styles.Cell(col.Index)
		r := image.Rect(col.Start, row.Start, col.End(), row.End())
		bg := look.Bg
		if p.Style.ForcedColors {
			bg = color.NRGBA{}
		}
		if bg != ink {
			p.Fill(run, ink)
			run, ink = image.Rectangle{}, bg
		}
		if bg.A != 0 {
			run = run.Union(r)
		}
		if look.Bar.A != 0 {
			p.Fill(run, ink)
			run = image.Rectangle{}
			p.StyleBar(r, look)
		}
	}
	p.Fill(run, ink)
}

// paintWidgets lays out the widgets of a part. A sticky row has its widgets only in its sticky
// place.
func (s *Sheet) paintWidgets(part *viewport.Part) {
	for at, r := range part.Cells {
		if m, ok := s.Viewport.DrawnMerged(at); ok && s.Merged != nil && s.Widgets.IsWidget(m.At) {
			if at != s.Viewport.FirstDrawn(part.Cols, m) {
				continue
			}
			at, r = m.At, m.Rect
		}
		if !s.Widgets.IsWidget(at) || part.Sticky < 0 && s.Viewport.Sticky.IsStuck(at) {
			continue
		}
		if indent := s.Viewport.Indents.Of(at, r.Dx()); s.Painter.Style.RTL {
			r.Max.X -= indent
		} else {
			r.Min.X += indent
		}
		s.paintWidget(r, at)
	}
}

// paintWidget lays out the widget of a cell.
func (s *Sheet) paintWidget(r image.Rectangle, at viewport.Address) {
	s.Painter.Inside(r, func(gtx layout.Context) layout.Dimensions { return s.Widgets.LayoutCell(gtx, at) })
}
