// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package spans

import (
	"github.com/giogrid/giogrid/gridui/internal/column"
	"github.com/giogrid/giogrid/gridui/internal/coord"
	"github.com/giogrid/giogrid/gridui/internal/ranges"
	"github.com/giogrid/giogrid/gridui/internal/viewport"
)

// reach is the number of rows that a search of the rows of a merged cell visits at most, each way.
const reach = 10_000

// extentOf returns the cell that shows in a row at a column.
func (f *Feature) extentOf(l *line, leaf int) column.Extent {
	if !l.ok {
		return column.Extent{Leaf: leaf, N: 1, Width: 1}
	}
	return f.plan.cover.Extent(l.row, leaf)
}

// joins reports whether the cells of two neighbouring rows are merged, of which one shows the cell e.
func (f *Feature) joins(e column.Extent, above, below coord.Pos) bool {
	a, b, ok := f.pair(above, below)
	return ok && f.extentOf(&a, e.Leaf) == e && f.extentOf(&b, e.Leaf) == e && f.plan.joiners[e.Leaf].Equal(a.row, b.row)
}

// beside returns the row that is by rows below another one in its band, false if there is none.
func (f *Feature) beside(pos coord.Pos, by int) (coord.Pos, bool) {
	at := f.Viewport.AddressOf(pos, 0)
	at.Row += coord.Slot(by)
	return f.Viewport.RowAt(at)
}

// run returns how many rows above a row, or below it if by is 1, are merged with its cell e.
func (f *Feature) run(pos coord.Pos, e column.Extent, by, most int) (n int) {
	if f.plan.joiners[e.Leaf] == nil {
		return 0
	}
	for n < most {
		next, ok := f.beside(pos, by)
		if !ok || by > 0 && !f.joins(e, pos, next) || by < 0 && !f.joins(e, next, pos) {
			return n
		}
		n, pos = n+1, next
	}
	return n
}

// lastWhole keeps the merged cell that was asked for last: that of the focus is asked for in each frame.
type lastWhole struct {
	of  viewport.Address
	rev viewport.SpansRev
	is  viewport.Merged
}

// Whole returns the merged cell at an address.
func (f *Feature) Whole(at viewport.Address) viewport.Merged {
	if rev := f.Rev(); f.last.of != at || f.last.rev != rev || f.last.is.Rows == 0 {
		f.last = lastWhole{at, rev, f.whole(at)}
	}
	return f.last.is
}

// whole finds the merged cell at an address.
func (f *Feature) whole(at viewport.Address) viewport.Merged {
	m := viewport.Merged{At: at, Rows: 1, Cols: 1}
	pos, ok := f.Viewport.RowAt(at)
	if !ok {
		return m
	}
	l := f.lineOf(pos)
	if !l.ok {
		return m
	}
	e := f.extentOf(&l, at.Col)
	above := f.run(pos, e, -1, reach)
	m.At = viewport.Address{Band: at.Band, Row: at.Row - coord.Slot(above), Col: e.Leaf}
	m.Rows, m.Cols = above+1+f.run(pos, e, 1, reach), e.Width
	return m
}

// Begins reports whether the merged cell at an address begins there.
func (f *Feature) Begins(at viewport.Address) bool {
	f.plan.sync(f)
	pos, ok := f.Viewport.RowAt(at)
	if !ok {
		return true
	}
	l := f.lineOf(pos)
	e := f.extentOf(&l, at.Col)
	return e.Leaf == at.Col && f.run(pos, e, -1, 1) == 0
}

// Measure returns the width in pixels in which the text of a cell counts for the height of its row.
func (f *Feature) Measure(row coord.Pos, col int) int {
	f.plan.sync(f)
	width := f.Viewport.Widths.Of(col)
	l := f.lineOf(row)
	if !l.ok {
		return width
	}
	e := f.extentOf(&l, col)
	if e.Leaf != col || f.run(row, e, -1, 1)+f.run(row, e, 1, 1) > 0 {
		return 0
	}
	for next := col + 1; next < col+e.Width; next++ {
		width += f.Viewport.Widths.Of(next)
	}
	return width
}

// Grow returns the smallest rectangle that holds a rectangle and cuts no merged cell.
func (f *Feature) Grow(r ranges.Rect) ranges.Rect {
	f.plan.sync(f)
	bounds := ranges.Rect{Rows: ranges.Span{End: f.Dataset.NavCount()}, Cols: ranges.Span{End: len(f.Columns.Leaves)}}
	if r = r.Intersect(bounds); r.Empty() {
		return r
	}
	for {
		to := f.growRows(f.growCols(r))
		if to == r {
			return r
		}
		r = to
	}
}

// growRows adds the rows of the merged cells at the first and the last row.
func (f *Feature) growRows(r ranges.Rect) ranges.Rect {
	first, last := f.Dataset.NavRow(coord.Nav(r.Rows.First)), f.Dataset.NavRow(coord.Nav(r.Rows.End-1))
	up, down := 0, 0
	for _, leaf := range f.plan.merging {
		if leaf >= r.Cols.End {
			break
		}
		up = max(up, f.runIn(r.Cols, first, leaf, -1))
		down = max(down, f.runIn(r.Cols, last, leaf, 1))
	}
	r.Rows.First, r.Rows.End = r.Rows.First-up, r.Rows.End+down
	return r
}

// runIn returns how many rows above a row, or below it if by is 1, are merged with its cell in a column, if that is in
// some columns.
func (f *Feature) runIn(cols ranges.Span, pos coord.Pos, leaf, by int) int {
	l := f.lineOf(pos)
	if e := f.extentOf(&l, leaf); e.Leaf == leaf && e.Leaf+e.Width > cols.First {
		return f.run(pos, e, by, reach)
	}
	return 0
}

// growCols adds the columns of the merged cells at the first and the last column.
func (f *Feature) growCols(r ranges.Rect) ranges.Rect {
	if f.plan.cover == nil {
		return r
	}
	cols := r.Cols
	visit := func(nav int) {
		l := f.lineOf(f.Dataset.NavRow(coord.Nav(nav)))
		for _, leaf := range [...]int{r.Cols.First, r.Cols.End - 1} {
			e := f.extentOf(&l, leaf)
			cols.First, cols.End = min(cols.First, e.Leaf), max(cols.End, e.Leaf+e.Width)
		}
	}
	for nav := r.Rows.First; nav < r.Rows.End; nav++ {
		if nav-r.Rows.First == reach && nav < r.Rows.End-reach {
			nav = r.Rows.End - reach // the rows in the middle are not searched
		}
		visit(nav)
	}
	r.Cols = cols
	return r
}

var _ viewport.Spans = (*Feature)(nil)
