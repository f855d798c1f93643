// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package edit

import (
	"slices"

	"github.com/giogrid/giogrid/gridui/internal/column"
	"github.com/giogrid/giogrid/gridui/internal/ranges"
	"github.com/giogrid/giogrid/gridui/internal/rowdata"
)

// Target is a block of cells that a Bulk writes to: all data rows of spans, in some columns.
type Target struct {
	// rows holds spans of lines in the snapshot of the Bulk, in ascending order.
	rows []ranges.Span
	// Columns holds the columns of the block.
	Columns []*column.Def
	// Value returns the value for a cell; ok is false if the cell is skipped.
	Value func(c TargetCell) (v any, ok bool)

	// line is the number of data rows of the target processed so far.
	line int
}

// TargetCell is a cell of a Target.
type TargetCell struct {
	// Line is the index of its row among the data rows of the target, Field the index of its
	// column among the columns.
	Line, Field int
	Column      *column.Def
	// Before is its row before the edit.
	Before rowdata.Row
}

// band is a range of rows in which the same cells are written. Each row of a Bulk is in one band,
// so that it is copied and checked only once.
type band struct {
	rows ranges.Span
	// targets holds the indexes of targets with cells in the band, cells their cells: each column
	// once.
	targets []int
	cells   []bandCell
	// writes is set if a column of the cells can be edited.
	writes bool
	// end is the index in Bulk.found after the rows of the band.
	end int
}

// bandCell is a column of a band: its target, its index in the target's columns, and its number in
// the commit.
type bandCell struct{ target, field, column int32 }

// bandsOf divides the rows of targets into bands. add adds a column to the commit and returns its
// number.
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
		edges = append(edges, edges[0]) // no rows: a band for the row Bulk.also
	}
	for i := 1; i < len(edges); i++ {
		if b := newBand(targets, numbers, ranges.Span{First: edges[i-1], End: edges[i]}); len(b.cells) > 0 {
			bands = append(bands, b)
		}
	}
	return bands
}

// numbersOf returns the numbers of columns in a commit, and adds missing ones.
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

// newBand returns the band of rows that are all in the same targets. If targets overlap, the first
// one determines the cell. numbers holds the numbers of the targets' columns in the commit.
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
