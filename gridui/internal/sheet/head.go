// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package sheet

import (
	"image"

	"github.com/giogrid/giogrid/gridui/internal/draw"
	"github.com/giogrid/giogrid/gridui/internal/viewport"
	"github.com/giogrid/giogrid/gridui/theme"
	"github.com/giogrid/giogrid/layoutx"
)

// PaintHead paints the header: a row for each level of groups, and one for the columns.
func (s *Sheet) PaintHead() {
	p := s.Painter
	band := s.Viewport.Sheet.Panes.Band(layoutx.Head)
	if band.Empty() {
		return
	}
	wide := band
	wide.Min.X, wide.Max.X = 0, s.Viewport.SheetSize().X
	p.Fill(wide, p.Style.Theme.HeaderBg)
	for _, pane := range [...]layoutx.Pane{layoutx.Center, layoutx.Left, layoutx.Right} {
		s.paintHead(viewport.BandPart(&s.Viewport.Sheet, layoutx.Head).In(&s.Viewport.Sheet, pane))
	}
	p.Fill(image.Rect(0, band.Max.Y-p.Style.Line, wide.Max.X, band.Max.Y), p.Style.Theme.Border)
}

// paintHead paints a pane's part of the header.
func (s *Sheet) paintHead(part viewport.Part) {
	r, cols := s.Viewport.Sheet.Panes.Rect(part.Pane, layoutx.Head), part.Cols
	if r.Empty() || len(cols) == 0 {
		return
	}
	defer draw.Clip(s.Painter.Ops, r).Pop()
	s.headHover(part.Pane)
	s.Features.PaintCells(part)
	for level := range s.Columns.Levels - 1 {
		for _, span := range s.Columns.SpansIn(part.Pane, level, cols[0].Index, cols[len(cols)-1].Index+1) {
			s.groupHead(part.Pane, level, span)
		}
	}
	s.Text.PaintHead(part.Pane)
	s.headLines(part.Pane)
	if s.Columns.AnyHead {
		s.headWidgets(&part)
	}
	s.Marks.Paint(part.Pane)
	s.Features.PaintHead(part)
}

// headWidgets lays out the headers that are widgets of the program.
func (s *Sheet) headWidgets(part *viewport.Part) {
	row := part.Rows[len(part.Rows)-1]
	for _, col := range part.Cols {
		if s.Columns.Leaves[col.Index].Head {
			s.paintWidget(image.Rect(col.Start, row.Start, col.End(), row.End()), part.At(row, col))
		}
	}
}

// headHover highlights the header under the pointer.
func (s *Sheet) headHover(pane layoutx.Pane) {
	at := s.Pointer.Hover.At
	if !s.Pointer.Hover.In || at.Band != layoutx.Head || at.Col < 0 {
		return
	}
	if s.Columns.Leaves[at.Col].Pane == pane {
		s.Painter.Fill(s.Viewport.HeadRect(at), s.Painter.Style.Theme.Hover)
	}
}

// headLines paints a short line between headers, or a full one if the sheet has column lines.
func (s *Sheet) headLines(pane layoutx.Pane) {
	p := s.Painter
	if p.Style.Lines == theme.LinesNone {
		return
	}
	band := s.Viewport.Sheet.Panes.Rect(pane, layoutx.Head)
	rule := p.Rule(p.Style.Theme.Border)
	defer rule.End()
	for _, col := range s.Viewport.Sheet.Cols[pane] {
		top := band.Min.Y + s.Viewport.Heads.Top(len(s.Columns.Leaves[col.Index].Groups))
		bottom := band.Max.Y - s.Viewport.Geometry.FilterHeight - s.Viewport.Geometry.StripHeight
		if p.Style.Lines != theme.LinesBoth {
			inset := p.Style.HeaderHeight * 3 / 10
			top, bottom = bottom-s.Viewport.Heads.Height(s.Columns.Levels-1)+inset, bottom-inset
		} else {
			bottom = band.Max.Y
		}
		x := s.lineX(col)
		rule.Paint(image.Rect(x, top, x+p.Style.Line, bottom))
	}
}
