// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package edit

import (
	"slices"

	"github.com/giogrid/giogrid/gridui/internal/column"
	"github.com/giogrid/giogrid/gridui/internal/ranges"
	"github.com/giogrid/giogrid/gridui/internal/rowdata"
)

// Target is a block of cells that a Bulk writes to: all data rows of some spans, in some columns.
type Target struct {
	// rows are places in the snapshot of the Bulk, in ascending order.
	rows []ranges.Span
	// Columns are the columns of the block.
	Columns []*column.Def
	// Value is what a cell gets; ok is false where it is not written to.
	Value func(c TargetCell) (v any, ok bool)

	// line is how many data rows of the target have been passed.
	line int
}

// TargetCell is a cell of a Target.
type TargetCell struct {
	// Line and Field are the indexes of its row among the data rows of the target, and of its column
	// among the columns.
	Line, Field int
	Column      *column.Def
	// Before is its row before the edit.
	Before rowdata.Row
}

// band is consecutive rows in which the same cells are written to. Each row of a Bulk is in one
// band, so that it is copied and checked once.
type band struct {
	rows ranges.Span
	// targets have cells in the band, cells are these cells: each column once.
	targets []int
	cells   []bandCell
	// writes reports whether a column of the cells can be edited.
	writes bool
	// end is the index in Bulk.found behind the rows of the band.
	end int
}

// bandCell is a column of a band: which column of which target it is, and which of the commit.
type bandCell struct{ target, field, column int32 }

// bandsOf divides the rows of targets into bands. add adds a column to the commit and returns its
// number there.
func bandsOf(targets []Target, add func(d *column.Def) int) (bands []band) {
	numbers, edges := make([][]int32, len(targets)), []int(nil)
	byDef := map[*column.Def]int32{}
	for i := range targets {
		numbers[i] = numbersOf(byDef, targets[i].Columns, add)
		for _, s := range targets[i].rows {
			edges = append(edges, s.First, s.End)
		}
	}
	slices.Sort(edges)
	edges = slices.Compact(edges)
	if len(edges) == 1 {
		edges = append(edges, edges[0]) // no rows: a band for the row that Bulk.also is
	}
	for i := 1; i < len(edges); i++ {
		if b := newBand(targets, numbers, ranges.Span{First: edges[i-1], End: edges[i]}); len(b.cells) > 0 {
			bands = append(bands, b)
		}
	}
	return bands
}

// numbersOf are the numbers of columns in a commit, which gets those that it lacks.
func numbersOf(byDef map[*column.Def]int32, columns []*column.Def, add func(d *column.Def) int) []int32 {
	numbers := make([]int32, len(columns))
	for i, d := range columns {
		n, ok := byDef[d]
		if !ok {
			n = int32(add(d))
			byDef[d] = n
		}
		numbers[i] = n
	}
	return numbers
}

// newBand is the band of some rows, all of which are in the same targets. Where targets overlap,
// the first one has the cell. numbers are those of the columns of the targets.
func newBand(targets []Target, numbers [][]int32, rows ranges.Span) band {
	b, taken := band{rows: rows}, map[int32]bool{}
	for i := range targets {
		if !slices.ContainsFunc(targets[i].rows, func(s ranges.Span) bool { return s.Covers(rows) }) {
			continue
		}
		b.targets = append(b.targets, i)
		for field, n := range numbers[i] {
			if !taken[n] {
				taken[n] = true
				b.cells = append(b.cells, bandCell{target: int32(i), field: int32(field), column: n})
				b.writes = b.writes || targets[i].Columns[field].Set != nil
			}
		}
	}
	return b
}
