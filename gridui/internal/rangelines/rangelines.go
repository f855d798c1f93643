// SPDX-License-Identifier: LicenseRef-giogrid-EULA

// Package rangelines draws rectangles of cells: their outline, where they are in a part of the
// sheet, and where handles lie at their corners. Features that paint ranges share it. It imports
// cellrange, draw and viewport.
package rangelines

import (
	"image"
	"slices"

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

// Outline draws the sides of a rectangle that lie in a part, thick pixels inside its cells. The
// lines after its last row and after its last column stay free.
func (l *Lines) Outline(part *viewport.Part, r ranges.Rect, thick int) {
	r.Cols = l.Ranges.DataSpan(r.Cols)
	left, right, ok := l.Columns(part.Cols, r.Cols)
	top, bottom, shown := l.rows(part, r.Rows)
	if !ok || !shown {
		return
	}
	box := image.Rect(left, part.Rows[top].Start, right, part.Rows[bottom].End())
	line, rtl := l.Painter.Style.Line, l.Painter.Style.RTL
	up, down := l.isRow(part, top, r.Rows.First), l.isRow(part, bottom, r.Rows.End-1)
	start, end := hasColumn(part.Cols, r.Cols.First), hasColumn(part.Cols, r.Cols.End-1)
	if down {
		box.Max.Y -= line
	}
	switch {
	case end && rtl:
		box.Min.X += line
	case end:
		box.Max.X -= line
	}
	if rtl {
		start, end = end, start
	}
	l.fillSides(box, thick, [...]bool{up, end, down, start})
}

// fillSides fills the sides of a box that are wanted, clockwise from the top.
func (l *Lines) fillSides(box image.Rectangle, thick int, wanted [4]bool) {
	lo, hi := box.Min, box.Max
	for i, side := range [...]image.Rectangle{
		image.Rect(lo.X, lo.Y, hi.X, lo.Y+thick), image.Rect(hi.X-thick, lo.Y, hi.X, hi.Y),
		image.Rect(lo.X, hi.Y-thick, hi.X, hi.Y), image.Rect(lo.X, lo.Y, lo.X+thick, hi.Y),
	} {
		if wanted[i] {
			l.Painter.FillInk(side)
		}
	}
}

// hasColumn reports whether a column is among those of a part.
func hasColumn(cols []layoutx.Span, index int) bool {
	return slices.ContainsFunc(cols, func(c layoutx.Span) bool { return c.Index == index })
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
