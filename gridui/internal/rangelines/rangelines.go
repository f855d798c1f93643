// SPDX-License-Identifier: LicenseRef-giogrid-EULA

// Package rangelines draws outlines of rectangles of cells, and computes their places in a part of
// the sheet and the places of the handles at their corners. Features that paint ranges share it. It
// imports cellrange, draw and viewport.
package rangelines

import (
	"image"
	"slices"

	"github.com/giogrid/giogrid/gridui/internal/celllayout"
	"github.com/giogrid/giogrid/gridui/internal/cellrange"
	"github.com/giogrid/giogrid/gridui/internal/coord"
	"github.com/giogrid/giogrid/gridui/internal/dataset"
	"github.com/giogrid/giogrid/gridui/internal/draw"
	"github.com/giogrid/giogrid/gridui/internal/ranges"
	"github.com/giogrid/giogrid/gridui/internal/viewport"
)

// Lines draws outlines of rectangles of cells.
type Lines struct {
	Ranges   *cellrange.Ranges
	Dataset  *dataset.Set
	Viewport *viewport.Frame
	Painter  *draw.Painter
}

// Nav returns the number of the i-th row of a part.
func (l *Lines) Nav(part *viewport.Part, i int) (nav coord.Nav, ok bool) {
	at := viewport.Address{Band: part.Band, Row: coord.Slot(part.Rows[i].Index)}
	pos, ok := l.Viewport.RowAt(at)
	if !ok {
		return 0, false
	}
	return l.Dataset.NavIndex(pos), true
}

// Reaches reports whether the rows of a part, which is not empty, may be in a span: their numbers rise from row to row.
func (l *Lines) Reaches(part *viewport.Part, in ranges.Span) bool {
	first, above := l.Nav(part, 0)
	last, below := l.Nav(part, len(part.Rows)-1)
	return !above || !below || int(first) < in.End && int(last) >= in.First
}

// Columns returns the left and the right end of the columns of a part that are in a span, without
// the columns of the grid itself, in pixels of the sheet. ok is false if there are none.
func (l *Lines) Columns(cols []celllayout.Span, in ranges.Span) (left, right int, ok bool) {
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

// Outline draws the sides of a rectangle that are in a part, thick pixels wide, inside its cells.
// It does not cover the lines after its last row and after its last column.
func (l *Lines) Outline(part *viewport.Part, r ranges.Rect, thick int) {
	if s, ok := l.sides(part, r); ok {
		l.fillSides(s.box, thick, s.wanted)
	}
}

// sides holds the sides of a rectangle of cells in a part.
type sides struct {
	// box is the part of the rectangle whose cells are in the part, in pixels of the sheet, without
	// the lines after its last row and after its last column.
	box image.Rectangle
	// wanted reports for each side of the box whether it is a side of the rectangle, clockwise from
	// the top.
	wanted [4]bool
	// first and last are the indexes of the first and the last row in the part.
	first, last int
}

// sides returns the sides of a rectangle in a part. ok is false if none of its cells is there.
func (l *Lines) sides(part *viewport.Part, r ranges.Rect) (s sides, ok bool) {
	if len(part.Rows) == 0 || !l.Reaches(part, r.Rows) {
		return s, false
	}
	r.Cols = l.Ranges.DataSpan(r.Cols)
	left, right, ok := l.Columns(part.Cols, r.Cols)
	if !ok {
		return s, false
	}
	s.first, s.last, ok = l.rows(part, r.Rows)
	if !ok {
		return s, false
	}
	s.box = image.Rect(left, part.Rows[s.first].Start, right, part.Rows[s.last].End())
	up, down := l.isRow(part, s.first, r.Rows.First), l.isRow(part, s.last, r.Rows.End-1)
	start, end := hasColumn(part.Cols, r.Cols.First), hasColumn(part.Cols, r.Cols.End-1)
	s.box = l.withoutLines(s.box, down, end)
	if l.Painter.Style.RTL {
		start, end = end, start
	}
	s.wanted = [...]bool{up, end, down, start}
	return s, true
}

// withoutLines returns a box of cells without the line below them and the line after them.
func (l *Lines) withoutLines(box image.Rectangle, below, after bool) image.Rectangle {
	line, rtl := l.Painter.Style.Line, l.Painter.Style.RTL
	if below {
		box.Max.Y -= line
	}
	switch {
	case after && rtl:
		box.Min.X += line
	case after:
		box.Max.X -= line
	}
	return box
}

// fillSides fills the wanted sides of a box, clockwise from the top.
func (l *Lines) fillSides(box image.Rectangle, thick int, wanted [4]bool) {
	for i, side := range sidesOf(box, thick) {
		if wanted[i] {
			l.Painter.FillInk(side)
		}
	}
}

// sidesOf returns the sides of a box, thick pixels inside it, clockwise from the top.
func sidesOf(box image.Rectangle, thick int) [4]image.Rectangle {
	lo, hi := box.Min, box.Max
	return [...]image.Rectangle{
		image.Rect(lo.X, lo.Y, hi.X, lo.Y+thick), image.Rect(hi.X-thick, lo.Y, hi.X, hi.Y),
		image.Rect(lo.X, hi.Y-thick, hi.X, hi.Y), image.Rect(lo.X, lo.Y, lo.X+thick, hi.Y),
	}
}

// hasColumn reports whether a part contains a column.
func hasColumn(cols []celllayout.Span, index int) bool {
	return slices.ContainsFunc(cols, func(c celllayout.Span) bool { return c.Index == index })
}

// rows returns the indexes in a part of the first and the last row in a span.
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
