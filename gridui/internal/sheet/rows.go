// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package sheet

import (
	"image"

	"github.com/giogrid/giogrid/gridui/internal/celllayout"
	"github.com/giogrid/giogrid/gridui/internal/viewport"
	"github.com/giogrid/giogrid/gridui/theme"
	"github.com/giogrid/giogrid/layoutx"
)

// bandGround fills a band if its background differs from the grid's. It fills the whole width of
// the grid, including the scroll bar.
func (s *Sheet) bandGround(b layoutx.Band, r image.Rectangle) {
	r.Min.X, r.Max.X = 0, s.Viewport.SheetSize().X
	switch b {
	case layoutx.Top, layoutx.Bottom:
		s.Painter.Fill(r, s.Painter.Style.Theme.FloatingBg)
	case layoutx.Foot:
		s.Painter.Fill(r, s.Painter.Style.Theme.FooterBg)
	}
}

// rowGrounds paints stripes, row styles, marks of features and hover across all panes.
func (s *Sheet) rowGrounds(part *viewport.Part, band image.Rectangle) {
	if !viewport.HasRows(part.Band) {
		return
	}
	p, styles := s.Painter, &s.Text.Styles
	s.stripes(part, band)
	if styles.RowsFilled() && !p.Style.ForcedColors {
		for i, row := range part.Rows {
			p.Fill(rowRect(band, row), styles.RowAt(i).Bg)
		}
	}
	s.Features.PaintRows(*part)
	for i, row := range part.Rows {
		if styles.RowsFilled() {
			p.StyleBar(rowRect(band, row), styles.RowAt(i))
		}
		if s.Pointer.Hover.Over(part.At(row, celllayout.Span{})) {
			p.Fill(rowRect(band, row), p.Style.Theme.Hover)
		}
	}
}

// rowRect returns a row of a band, in pixels of the sheet.
func rowRect(band image.Rectangle, row celllayout.Span) image.Rectangle {
	return image.Rect(band.Min.X, row.Start, band.Max.X, row.End())
}

// stripes fills every second row of the body if the theme has stripes.
func (s *Sheet) stripes(part *viewport.Part, band image.Rectangle) {
	th := &s.Painter.Style.Theme
	if part.Band != layoutx.Body || th.RowAlt.A == 0 || th.RowAlt == th.Bg {
		return
	}
	stripe := s.Painter.Rule(th.RowAlt)
	for _, row := range part.Rows {
		if row.Index&1 != 0 {
			stripe.PaintRow(rowRect(band, row))
		}
	}
	stripe.End()
}

// rowLines paints a line below each row.
func (s *Sheet) rowLines(part *viewport.Part, band image.Rectangle) {
	p, line := s.Painter, s.Painter.Style.Line
	if p.Style.Lines == theme.LinesNone {
		return
	}
	merged := s.Merged != nil && s.Merged.PaintRowLines(*part, band)
	rule := p.Rule(p.Style.Theme.Border)
	defer rule.End()
	for _, row := range part.Rows {
		if merged {
			break
		}
		rule.Paint(image.Rect(band.Min.X, row.End()-line, band.Max.X, row.End()))
	}
	switch part.Band {
	case layoutx.Top:
		rule.Paint(image.Rect(band.Min.X, band.Max.Y-line, band.Max.X, band.Max.Y))
	case layoutx.Foot:
		if len(s.Viewport.Sheet.Rows[layoutx.Bottom]) > 0 {
			return
		}
		fallthrough
	case layoutx.Bottom:
		rule.Paint(image.Rect(band.Min.X, band.Min.Y, band.Max.X, band.Min.Y+line))
	}
}

// columnLines paints a line after each column, down to the last row.
func (s *Sheet) columnLines(part *viewport.Part, r image.Rectangle) {
	p := s.Painter
	if p.Style.Lines != theme.LinesBoth || len(part.Rows) == 0 {
		return
	}
	if s.Merged != nil && s.Merged.PaintColumnLines(*part) {
		return
	}
	bottom := min(part.Rows[len(part.Rows)-1].End(), r.Max.Y)
	rule := p.Rule(p.Style.Theme.Border)
	for _, col := range part.Cols {
		x := s.lineX(col)
		rule.Paint(image.Rect(x, r.Min.Y, x+p.Style.Line, bottom))
	}
	rule.End()
}

// lineX returns the x coordinate of the line after a column.
func (s *Sheet) lineX(col celllayout.Span) int {
	if s.Painter.Style.RTL {
		return col.Start
	}
	return col.End() - s.Painter.Style.Line
}
