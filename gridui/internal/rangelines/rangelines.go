// SPDX-License-Identifier: LicenseRef-giogrid-EULA

// Package rangelines draws rectangles of cells: their outline, and where they are in a part of
// the sheet. Features that paint ranges share it. It imports cellrange, draw and viewport.
package rangelines

import (
	"image"

	"github.com/giogrid/giogrid/gridui/internal/cellrange"
	"github.com/giogrid/giogrid/gridui/internal/coord"
	"github.com/giogrid/giogrid/gridui/internal/dataset"
	"github.com/giogrid/giogrid/gridui/internal/draw"
	"github.com/giogrid/giogrid/gridui/internal/ranges"
	"github.com/giogrid/giogrid/gridui/internal/viewport"
	"github.com/giogrid/giogrid/layoutx"
)

// Lines draws outlines of rectangles of cells.
type Lines struct {
	Ranges   *cellrange.Ranges
	Dataset  *dataset.Set
	Viewport *viewport.Viewport
	Painter  *draw.Painter
}

// Nav is the number of the i-th row of a part.
func (l *Lines) Nav(part *viewport.Part, i int) (nav coord.Nav, ok bool) {
	at := viewport.Address{Band: part.Band, Row: coord.Slot(part.Rows[i].Index)}
	pos, ok := l.Viewport.RowAt(at)
	if !ok {
		return 0, false
	}
	return l.Dataset.NavIndex(pos), true
}

// Columns are the left and the right end of the columns of a part that are in a span, without
// those of the grid's own, in pixels of the sheet. ok is false if there are none.
func (l *Lines) Columns(cols []layoutx.Span, in ranges.Span) (left, right int, ok bool) {
	for _, c := range cols {
		if !in.Has(c.Index) || !l.Ranges.HasData(c.Index) {
			continue
		}
		if !ok {
			left, right, ok = c.Start, c.End(), true
			continue
		}
		left, right = min(left, c.Start), max(right, c.End())
	}
	return left, right, ok
}

// Outline draws the sides of a rectangle that lie in a part, thick pixels inside its cells: the
// last pixels of a cell are those of the lines between cells, which are drawn over it.
func (l *Lines) Outline(part *viewport.Part, r ranges.Rect, thick int) {
	r.Cols = l.Ranges.DataSpan(r.Cols)
	left, right, ok := l.Columns(part.Cols, r.Cols)
	top, bottom, shown := l.rows(part, r.Rows)
	if !ok || !shown {
		return
	}
	p, line := l.Painter, l.Painter.Style.Line
	if first := part.Rows[top]; l.isRow(part, top, r.Rows.First) {
		p.FillInk(image.Rect(left, first.Start, right, first.Start+thick))
	}
	if last := part.Rows[bottom]; l.isRow(part, bottom, r.Rows.End-1) {
		p.FillInk(image.Rect(left, last.End()-line-thick, right, last.End()-line))
	}
	up, down := part.Rows[top].Start, part.Rows[bottom].End()-line
	for _, c := range part.Cols {
		start, end := c.Index == r.Cols.First, c.Index == r.Cols.End-1
		if l.Painter.Style.RTL {
			start, end = end, start
		}
		if start {
			p.FillInk(image.Rect(c.Start, up, c.Start+thick, down))
		}
		if end {
			p.FillInk(image.Rect(c.End()-line-thick, up, c.End()-line, down))
		}
	}
}

// rows are the places in a part of the first and the last row that are in a span.
func (l *Lines) rows(part *viewport.Part, in ranges.Span) (first, last int, ok bool) {
	for i := range part.Rows {
		if nav, is := l.Nav(part, i); is && in.Has(int(nav)) {
			if !ok {
				first = i
			}
			last, ok = i, true
		}
	}
	return first, last, ok
}

// isRow reports whether the i-th row of a part has a number.
func (l *Lines) isRow(part *viewport.Part, i, nav int) bool {
	n, ok := l.Nav(part, i)
	return ok && int(n) == nav
}
