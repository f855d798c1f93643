// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package sheet

import (
	"image"
	"image/color"

	"gioui.org/layout"
	"gioui.org/op"

	"github.com/giogrid/giogrid/gridui/internal/celllayout"
	"github.com/giogrid/giogrid/gridui/internal/celltext"
	"github.com/giogrid/giogrid/gridui/internal/draw"
	"github.com/giogrid/giogrid/gridui/internal/viewport"
)

// paintCells paints the cells of a part: the layers under their text, the text, and the layers over
// it.
func (s *Sheet) paintCells(part viewport.Part) {
	l := &s.Text.Styles
	s.Text.BeginPane(part)
	if l.AnyCells() {
		for i, row := range part.Rows {
			l.UseRow(i)
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

// paintWidget lays out the widget of a cell. In a row it may be smaller than the cell: it is then in the middle of the
// height, at the alignment of the column. One without a size leaves the cell to its text.
func (s *Sheet) paintWidget(r image.Rectangle, at viewport.Address) {
	p := s.Painter
	if !viewport.HasRows(at.Band) {
		p.Inside(r, func(gtx layout.Context) layout.Dimensions { return s.layoutWidget(gtx, at) })
		return
	}
	gtx := p.Gtx
	gtx.Constraints = layout.Constraints{Max: r.Size()}
	m := op.Record(p.Ops)
	size := s.layoutWidget(gtx, at).Size
	call := m.Stop()
	if size == (image.Point{}) {
		s.paintText(r, at)
		return
	}
	area := draw.Clip(p.Ops, r)
	t := draw.Offset(p.Ops, r.Min.Add(s.widgetOffset(r.Size(), size, at)))
	call.Add(p.Ops)
	t.Pop()
	area.Pop()
}

// layoutWidget lays out the widget of a cell, without its events while widgets must not act.
func (s *Sheet) layoutWidget(gtx layout.Context, at viewport.Address) layout.Dimensions {
	if s.Held() {
		gtx = gtx.Disabled()
	}
	return s.Widgets.LayoutCell(gtx, at)
}

// widgetOffset returns where a widget of a size begins in its cell.
func (s *Sheet) widgetOffset(cell, size image.Point, at viewport.Address) (by image.Point) {
	st := &s.Painter.Style
	by.Y = max((cell.Y-size.Y)/2, 0)
	by.X = max((cell.X-size.X)/2, 0)
	if size.X <= cell.X-2*st.Padding {
		by.X = celltext.AlignIn(st, s.Columns.Leaves[at.Col].Align, cell.X, size.X)
	}
	return by
}

// paintText draws the text of a cell whose widget has no size, in its room beside the indent.
func (s *Sheet) paintText(r image.Rectangle, at viewport.Address) {
	p, cells := s.Painter, s.Text.Cells
	s.buf = cells.AppendDrawn(s.buf[:0], at)
	if len(s.buf) == 0 {
		return
	}
	text := s.shown(at)
	p.Node(r, text, "")
	if !s.Viewport.IsRow(at) { // its text may change at any time
		r.Min.X, r.Max.X = r.Min.X+p.Style.Padding, r.Max.X-p.Style.Padding
		p.Text(text, r, s.Columns.Leaves[at.Col].Align, p.Style.Theme.Fg)
		return
	}
	area := draw.Clip(p.Ops, r)
	if indent := s.Viewport.Indents.Of(at, r.Dx()); p.Style.RTL {
		r.Max.X += indent
	} else {
		r.Min.X -= indent
	}
	look := cells.RowStyle(at).Over(cells.CellStyle(at))
	s.Text.PaintMerged(viewport.Merged{At: at, Rows: 1, Cols: 1, Rect: r, Line: r.Dy()}, look)
	area.Pop()
}

// mostTexts is the greatest number of kept texts of cells without a widget.
const mostTexts = 1024

// shown returns the text in s.buf, the same string as before if it is equal.
func (s *Sheet) shown(at viewport.Address) string {
	if text := s.texts[at]; text == string(s.buf) {
		return text
	}
	if s.texts == nil || len(s.texts) >= mostTexts {
		s.texts = map[viewport.Address]string{}
	}
	s.texts[at] = string(s.buf)
	return s.texts[at]
}
