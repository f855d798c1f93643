// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package clipboard

import (
	"github.com/giogrid/giogrid/gridui/internal/cellblocks"
	"github.com/giogrid/giogrid/gridui/internal/dataset"
	"github.com/giogrid/giogrid/gridui/internal/ranges"
)

// rangesContent returns the cells of the ranges: one table if they form one, or else a table for each of
// them. It skips rows without cells, such as group rows, and columns that may not be copied. Full rows are copied with
// the whole grid.
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
		if !f.Dataset.Gapless() {
			whole := f.wholeGrid()
			b.Keep = func(row int) (in, more bool) {
				it := s.Item(row)
				return whole && s.Kind(it) == dataset.ItemRow || s.HasCells(it), true
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

// clip limits rectangles to some lines, and counts their rows from the first of these lines. It reports
// whether rows were cut off.
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

// copiedColumns returns the index of each column of the sheet among the copyable columns, -1 for other columns.
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

// wholeGrid reports whether all cells are selected as a whole: their copy has headers.
func (f *Feature) wholeGrid() bool {
	active, ok := f.Ranges.Set.Active()
	return ok && f.severalCells() && active.Kind == ranges.All
}

// severalCells reports whether the selected ranges contain several cells, with the focus at its current
// place.
func (f *Feature) severalCells() bool {
	f.Ranges.FollowFocus()
	return f.Ranges.Several()
}
