// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package cellranges

import (
	"image"

	"github.com/giogrid/giogrid/gridui/internal/coord"
	"github.com/giogrid/giogrid/gridui/internal/feature"
	"github.com/giogrid/giogrid/gridui/internal/ranges"
	"github.com/giogrid/giogrid/gridui/internal/viewport"
	"github.com/giogrid/giogrid/layoutx"
)

// PaintCells fills the selected cells of a part, those beside and below one another in one piece.
func (f *Feature) PaintCells(part feature.Part) {
	if len(f.cover) == 0 || !viewport.HasRows(part.Band) || len(part.Cols) == 0 {
		return
	}
	p := f.Painter
	p.Ink(p.Style.Theme.RangeFill)
	for _, r := range f.cover {
		left, right, ok := f.columns(part.Cols, r.Cols)
		if !ok {
			continue
		}
		for i := 0; i < len(part.Rows); i++ {
			if !f.fills(&part, i, r) {
				continue
			}
			block := image.Rect(left, part.Rows[i].Start, right, part.Rows[i].End())
			for i+1 < len(part.Rows) && part.Rows[i+1].Start == block.Max.Y && f.fills(&part, i+1, r) {
				i++
				block.Max.Y = part.Rows[i].End()
			}
			p.FillInk(block)
		}
	}
}

// fills reports whether the i-th row of a part is one with data and in a rectangle.
func (f *Feature) fills(part *feature.Part, i int, r ranges.Rect) bool {
	nav, ok := f.navOf(part, i)
	return ok && r.Rows.Has(nav) && !f.Ranges.Dataset.OwnRow(part.Band, coord.Slot(part.Rows[i].Index))
}

// navOf is the number of the i-th row of a part.
func (f *Feature) navOf(part *feature.Part, i int) (nav int, ok bool) {
	at := viewport.Address{Band: part.Band, Row: coord.Slot(part.Rows[i].Index)}
	pos, ok := f.Ranges.Viewport.RowAt(at)
	if !ok {
		return 0, false
	}
	return int(f.Ranges.Dataset.NavIndex(pos)), true
}

// columns are the left and the right end of the columns of a part that are in a span, without
// those of the grid's own, in pixels of the sheet. ok is false if there are none.
func (f *Feature) columns(cols []layoutx.Span, in ranges.Span) (left, right int, ok bool) {
	for _, c := range cols {
		if !in.Has(c.Index) || f.Ranges.Columns.Leaves[c.Index].Utility {
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

// PaintOver draws the outlines of the ranges as far as they are in a part. That of the active one
// is twice as thick.
func (f *Feature) PaintOver(part feature.Part) {
	if len(f.rects) == 0 || !viewport.HasRows(part.Band) || len(part.Cols) == 0 || len(part.Rows) == 0 {
		return
	}
	f.Painter.Ink(f.Painter.Style.Theme.RangeBorder)
	active, several := f.Ranges.Set.Active()
	bounds := f.Ranges.Bounds()
	for _, r := range f.rects {
		thick := f.Painter.Style.Line
		if several && r == active.Rect(bounds) {
			thick *= 2
		}
		f.outline(&part, r, thick)
	}
}

// outline draws the sides of a rectangle that lie in a part, thick pixels inside its cells: the
// last pixels of a cell are those of the lines between cells, which are drawn over it.
func (f *Feature) outline(part *feature.Part, r ranges.Rect, thick int) {
	r.Cols = f.dataSpan(r.Cols)
	left, right, ok := f.columns(part.Cols, r.Cols)
	top, bottom, shown := f.rows(part, r.Rows)
	if !ok || !shown {
		return
	}
	p, line := f.Painter, f.Painter.Style.Line
	if first := part.Rows[top]; f.isRow(part, top, r.Rows.First) {
		p.FillInk(image.Rect(left, first.Start, right, first.Start+thick))
	}
	if last := part.Rows[bottom]; f.isRow(part, bottom, r.Rows.End-1) {
		p.FillInk(image.Rect(left, last.End()-line-thick, right, last.End()-line))
	}
	up, down := part.Rows[top].Start, part.Rows[bottom].End()-line
	for _, c := range part.Cols {
		start, end := c.Index == r.Cols.First, c.Index == r.Cols.End-1
		if f.Painter.Style.RTL {
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

// dataSpan is a span of columns without those of the grid's own at its ends.
func (f *Feature) dataSpan(cols ranges.Span) ranges.Span {
	leaves := f.Ranges.Columns.Leaves
	for cols.First < cols.End && leaves[cols.First].Utility {
		cols.First++
	}
	for cols.First < cols.End && leaves[cols.End-1].Utility {
		cols.End--
	}
	return cols
}

// rows are the places in a part of the first and the last row that are in a span.
func (f *Feature) rows(part *feature.Part, in ranges.Span) (first, last int, ok bool) {
	for i := range part.Rows {
		if nav, is := f.navOf(part, i); is && in.Has(nav) {
			if !ok {
				first = i
			}
			last, ok = i, true
		}
	}
	return first, last, ok
}

// isRow reports whether the i-th row of a part has a number.
func (f *Feature) isRow(part *feature.Part, i, nav int) bool {
	n, ok := f.navOf(part, i)
	return ok && n == nav
}
