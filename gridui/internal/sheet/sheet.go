// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package sheet

import (
	"image"

	"gioui.org/layout"

	"github.com/giogrid/giogrid/gridui/internal/celltext"
	"github.com/giogrid/giogrid/gridui/internal/column"
	"github.com/giogrid/giogrid/gridui/internal/coord"
	"github.com/giogrid/giogrid/gridui/internal/draw"
	"github.com/giogrid/giogrid/gridui/internal/feature"
	"github.com/giogrid/giogrid/gridui/internal/headmarks"
	"github.com/giogrid/giogrid/gridui/internal/host"
	"github.com/giogrid/giogrid/gridui/internal/nocmp"
	"github.com/giogrid/giogrid/gridui/internal/viewport"
	"github.com/giogrid/giogrid/layoutx"
)

// Sources holds what a sheet is painted from.
type Sources struct {
	_ nocmp.Struct

	Columns  *column.Set
	Viewport *viewport.Frame
	Painter  *draw.Painter
	Text     *celltext.Layer
	Pointer  *host.Pointer
	Marks    *headmarks.Marks
	Features *feature.List
	Widgets  Widgets
	// CellMarks paints marks over the text of cells, under the lines between columns.
	CellMarks CellMarks
	// Merged paints the merged cells, nil if there are none.
	Merged Merged
	// Held reports whether widgets must not act on events.
	Held func() bool
}

// Merge sets the painter of merged cells.
func (s *Sheet) Merge(m Merged) { s.Merged = m }

// Merged paints merged cells.
type Merged interface {
	// PaintGrounds paints the grounds of the merged cells of a part, over the grounds of their rows and cells.
	PaintGrounds(part viewport.Part)
	// PaintTexts paints their texts.
	PaintTexts(part viewport.Part)
	// PaintRowLines paints the lines below the rows of a band outside its merged cells, and PaintColumnLines those after
	// the columns of a part. They return false if nothing is merged there.
	PaintRowLines(part viewport.Part, band image.Rectangle) bool
	PaintColumnLines(part viewport.Part) bool
}

// Widgets provides the cells that are widgets of the program.
type Widgets interface {
	// IsWidget reports whether a cell is a widget.
	IsWidget(at viewport.Address) bool
	// LayoutCell lays out the widget of a cell.
	LayoutCell(gtx layout.Context, at viewport.Address) layout.Dimensions
}

// CellMarks paints marks over the text of cells.
type CellMarks interface {
	// PaintOver paints the marks of a part.
	PaintOver(part viewport.Part)
}

// Sheet paints the rows and the header. Between frames it keeps texts alone, of cells whose widgets leave them to it.
type Sheet struct {
	Sources
	texts map[viewport.Address]string
	buf   []byte
}

// HasWidgets reports whether a band has cells that are widgets of the program.
func (s *Sheet) HasWidgets(b layoutx.Band) bool {
	switch b {
	case layoutx.Head:
		return s.Columns.AnyHead
	case layoutx.Foot:
		return s.Columns.AnyFooter
	}
	return s.Columns.AnyCell
}

// PaintBands paints the rows of body, pinned bands and footer, and the sticky rows over them.
func (s *Sheet) PaintBands() {
	for _, b := range [...]layoutx.Band{layoutx.Body, layoutx.Top, layoutx.Bottom, layoutx.Foot} {
		r := s.Viewport.Sheet.Panes.Band(b)
		if r.Empty() {
			continue
		}
		s.bandGround(b, r)
		within := r
		if b == layoutx.Body {
			within = s.Viewport.ScrolledBody()
		}
		c := draw.Clip(s.Painter.Ops, within)
		s.paintRows(viewport.BandPart(&s.Viewport.Sheet, b), r)
		c.Pop()
	}
	s.paintSticky()
}

// paintSticky paints the sticky rows over the rows under them.
func (s *Sheet) paintSticky() {
	for i, row := range s.Viewport.Sticky.Rows {
		r := s.Viewport.RowBody(coord.Pos(row.Index))
		c := draw.Clip(s.Painter.Ops, r)
		s.Painter.Fill(r, s.Painter.Style.Theme.Bg)
		s.paintRows(s.Viewport.Sticky.Part(i), s.Viewport.Sheet.Panes.Band(layoutx.Body))
		c.Pop()
	}
}

// paintRows paints the rows of a band, or a sticky row, in the rectangle of the band.
func (s *Sheet) paintRows(part viewport.Part, band image.Rectangle) {
	s.Text.BeginBand(part)
	s.rowGrounds(&part, band)
	s.eachPane(part, s.paintPart)
	s.rowLines(&part, band)
	s.eachPane(part, s.Features.PaintOver)
}

// eachPane calls paint with the part of a band in each visible pane, clipped to the pane.
func (s *Sheet) eachPane(band viewport.Part, paint func(part viewport.Part)) {
	for _, pane := range [...]layoutx.Pane{layoutx.Center, layoutx.Left, layoutx.Right} {
		part := band.In(&s.Viewport.Sheet, pane)
		r := s.Viewport.Sheet.Panes.Rect(pane, part.Band)
		if r.Empty() || len(part.Cols) == 0 {
			continue
		}
		c := draw.Clip(s.Painter.Ops, r)
		paint(part)
		c.Pop()
	}
}

// paintPart paints the cells of a pane's part of a band.
func (s *Sheet) paintPart(part viewport.Part) {
	s.paintCells(part)
	s.columnLines(&part, s.Viewport.Sheet.Panes.Rect(part.Pane, part.Band))
	if s.HasWidgets(part.Band) {
		s.paintWidgets(&part)
	}
}
