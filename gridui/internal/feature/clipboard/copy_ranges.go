// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package clipboard

import (
	"github.com/giogrid/giogrid/gridui/internal/cellblocks"
	"github.com/giogrid/giogrid/gridui/internal/dataset"
	"github.com/giogrid/giogrid/gridui/internal/ranges"
)

// rangesContent is the cells of the ranges: one table if they make one, else a table for each of
// them. Group rows and the like are passed over, and so are columns that may not be copied.
func (f *Feature) rangesContent() cellblocks.Cells {
	reach, rects := f.Dataset.Access().Lines(), f.Ranges.AppendRects(nil)
	if clip(rects, reach.Lines) {
		f.Dataset.Unscanned("copying ranges of cells", "the rows on the screen are copied")
	}
	s := reach.Snapshot()
	c := cellblocks.Cells{Snapshot: s}
	cols := f.copiedColumns()
	for _, table := range ranges.Layout(rects) {
		b := &cellblocks.Block{Rows: table.Rows}
		if f.Dataset.Outlined() {
			b.Keep = func(row int) (in, more bool) {
				return s.Kind(s.Item(row)) == dataset.ItemRow, true
			}
		}
		for leaf := range table.EachCol() {
			if col := cols[leaf]; col >= 0 {
				b.Cols = append(b.Cols, col)
			}
		}
		c.Blocks = append(c.Blocks, b)
	}
	return c
}

// clip leaves the part of rectangles that is on some lines, counts their rows from the first of these, and
// reports whether rows were left out.
func clip(rects []ranges.Rect, lines ranges.Span) (cut bool) {
	for i := range rects {
		r := &rects[i]
		shown := r.Rows.Intersect(lines)
		cut = cut || shown != r.Rows
		r.Rows = ranges.Span{First: shown.First - lines.First, End: shown.End - lines.First}
		if shown.Empty() {
			*r = ranges.Rect{}
		}
	}
	return cut
}

// copiedColumns are the places that the columns on the sheet have among those that may be copied,
// -1 for the others.
func (f *Feature) copiedColumns() []int {
	cols, n := make([]int, len(f.Columns.Leaves)), 0
	for i := range cols {
		cols[i] = -1
		if f.Columns.Def(i).Copies() {
			cols[i] = n
			n++
		}
	}
	return cols
}

// wholeGrid reports whether all cells are selected as such: their copy has headers.
func (f *Feature) wholeGrid() bool {
	active, ok := f.Ranges.Set.Active()
	return ok && f.severalCells() && active.Kind == ranges.All
}

// severalCells reports whether ranges of more than one cell are selected, with the focus where it is
// now.
func (f *Feature) severalCells() bool {
	f.Ranges.FollowFocus()
	return f.Ranges.Several()
}
