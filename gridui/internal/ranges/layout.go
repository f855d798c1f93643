// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package ranges

import (
	"cmp"
	"iter"
	"slices"
)

// Table is a block of cells copied as one table: all rows of Rows times all columns of Cols, ascending. Every
// cell of it is selected, so no blanks are needed.
type Table struct{ Rows, Cols []Span }

// Table returns the cells of the rectangle as a table.
func (r Rect) Table() Table { return Table{Rows: []Span{r.Rows}, Cols: []Span{r.Cols}} }

// Layout returns the tables that copying rectangles produces, to be written below each other with
// an empty line between them. It is a single table if all rows have selected cells in the same
// columns: ranges side by side in the same rows, below each other in the same columns, or both.
// Otherwise each rectangle becomes a table, in the given order, and cells that several of them
// share are repeated.
func Layout(rects []Rect) []Table {
	rects = slices.DeleteFunc(slices.Clone(rects), Rect.Empty)
	if one, ok := merged(rects); ok {
		return []Table{one}
	}
	tables := make([]Table, len(rects))
	for i, r := range rects {
		tables[i] = r.Table()
	}
	return tables
}

// EachCol iterates over the column numbers of the table. It does not allocate.
func (t Table) EachCol() iter.Seq[int] { return eachOf(t.Cols) }

// Size returns the number of rows and columns of the table.
func (t Table) Size() Size {
	return Size{Rows: cells{spans: t.Rows}.count(), Cols: cells{spans: t.Cols}.count()}
}

func eachOf(spans []Span) iter.Seq[int] {
	return func(yield func(int) bool) {
		for _, s := range spans {
			for i := s.First; i < s.End; i++ {
				if !yield(i) {
					return
				}
			}
		}
	}
}

// merged returns the table with exactly the cells of the rectangles; ok is false if their union is
// not a table.
func merged(rects []Rect) (t Table, ok bool) {
	if len(rects) == 0 {
		return Table{}, false
	}
	for _, r := range rects {
		t.Rows, t.Cols = append(t.Rows, r.Rows), append(t.Cols, r.Cols)
	}
	t.Rows, t.Cols = union(t.Rows), union(t.Cols)
	return t, len(rects) == 1 || countOf(Cover(nil, rects)) == product(total(t.Rows), total(t.Cols))
}

// union sorts and merges spans in place. The result is ascending, and no two spans touch.
func union(spans []Span) []Span {
	slices.SortFunc(spans, func(a, b Span) int { return cmp.Compare(a.First, b.First) })
	joined := spans[:1]
	for _, s := range spans[1:] {
		if last := &joined[len(joined)-1]; s.First <= last.End {
			last.End = max(last.End, s.End)
		} else {
			joined = append(joined, s)
		}
	}
	return joined
}

// total returns the total length of non-empty spans.
func total(spans []Span) (n uint64) {
	for _, s := range spans {
		n += s.size()
	}
	return n
}
