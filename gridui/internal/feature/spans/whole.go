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

// joins reports whether the cells of two neighbouring rows are merged, of which the first shows the cell e.
func (f *Feature) joins(e column.Extent, above, below *line) bool {
	j := f.plan.joiners[e.Leaf]
	if j == nil || !f.neighbours(above, below) || f.extentOf(above, e.Leaf) != e || f.extentOf(below, e.Leaf) != e {
		return false
	}
	return j.Equal(above.row, below.row)
}

// beside returns the row that is by rows below another one in its band, false if there is none.
func (f *Feature) beside(pos coord.Pos, by int) (coord.Pos, bool) {
	at := f.Viewport.AddressOf(pos, 0)
	at.Row += coord.Slot(by)
	return f.Viewport.RowAt(at)
}

// run returns how many rows above a row, or below it if by is 1, are merged with its cell e.
func (f *Feature) run(l line, e column.Extent, by, most int) (n int) {
	if f.plan.joiners[e.Leaf] == nil {
		return 0
	}
	for n < most {
		pos, ok := f.beside(l.pos, by)
		if !ok {
			return n
		}
		next := f.lineOf(pos)
		above, below := &l, &next
		if by < 0 {
			above, below = below, above
		}
		if !f.joins(e, above, below) {
			return n
		}
		n, l = n+1, next
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
	l := f.lineAt(at.Band, at.Row)
	if !l.ok {
		return m
	}
	e := f.extentOf(&l, at.Col)
	above := f.run(l, e, -1, reach)
	m.At = viewport.Address{Band: at.Band, Row: at.Row - coord.Slot(above), Col: e.Leaf}
	m.Rows, m.Cols = above+1+f.run(l, e, 1, reach), e.Width
	return m
}

// Begins reports whether the merged cell at an address begins there.
func (f *Feature) Begins(at viewport.Address) bool {
	f.plan.sync(f)
	l := f.lineAt(at.Band, at.Row)
	if !l.ok {
		return true
	}
	e := f.extentOf(&l, at.Col)
	return e.Leaf == at.Col && f.run(l, e, -1, 1) == 0
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
	if e.Leaf != col || f.run(l, e, -1, 1)+f.run(l, e, 1, 1) > 0 {
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
	first, last := f.lineOf(f.Dataset.NavRow(coord.Nav(r.Rows.First))), f.lineOf(f.Dataset.NavRow(coord.Nav(r.Rows.End-1)))
	up, down := 0, 0
	for _, leaf := range f.plan.merging {
		if leaf < r.Cols.End {
			e := f.extentOf(&first, leaf)
			if e.Leaf+e.Width > r.Cols.First && e.Leaf == leaf {
				up = max(up, f.run(first, e, -1, reach))
			}
			e = f.extentOf(&last, leaf)
			if e.Leaf+e.Width > r.Cols.First && e.Leaf == leaf {
				down = max(down, f.run(last, e, 1, reach))
			}
		}
	}
	r.Rows.First, r.Rows.End = r.Rows.First-up, r.Rows.End+down
	return r
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
