// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package ranges

import (
	"iter"
	"slices"
)

// Splices implements [Moves] for a change that removed and inserted rows and kept the order of all others. It
// needs neither ids nor a list of rows, and takes time linear in the number of spans. A moved row counts as
// removed and inserted, so a corner does not follow it: use [Lookup] if rows move.
type Splices struct {
	// Before and Now hold the row numbers displayed before and after the change.
	Before, Now Span
	// Removed holds row numbers before the change, Inserted row numbers after it. Both are ascending and
	// disjoint.
	Removed, Inserted []Span
}

// Survivor returns the current number of the first row that was not removed.
func (s Splices) Survivor(from, to int) (now int, ok bool) {
	was, ok := outside(s.Removed, from, to)
	if !ok || !s.Before.Has(was) {
		return 0, false
	}
	now = s.Now.First + was - s.Before.First
	for _, r := range s.Removed {
		if r.First > was {
			break
		}
		now -= r.Len()
	}
	for _, r := range s.Inserted {
		if r.First > now {
			break
		}
		now += r.Len()
	}
	return now, true
}

// Source returns the row and column of the table, from 0, that are pasted into a cell; ok is false if the
// cell is not written. If rows are skipped it takes time linear in their number: iterate with [Block.EachRow]
// and [Block.EachCol] to write all cells.
func (p *Paste) Source(to Corner) (row, col int, ok bool) {
	for i := range p.Blocks {
		if row, col, ok := p.Blocks[i].Source(to); ok {
			return row, col, true
		}
	}
	return 0, 0, false
}

// EachRow iterates over the row numbers of the block, each with the row of the table that is pasted
// into it. It does not allocate.
func (b *Block) EachRow() iter.Seq2[int, int] { return eachSource(b.rows, b.table.Rows) }

// EachCol iterates over the column numbers of the block, each with the column of the table that is
// pasted into it. It does not allocate.
func (b *Block) EachCol() iter.Seq2[int, int] { return eachSource(b.cols, b.table.Cols) }

// Source returns the row and column of the table that are pasted into a cell; ok is false if the
// cell is not in the block.
func (b *Block) Source(to Corner) (row, col int, ok bool) {
	row, in := b.rows.index(to.Row)
	col, ok = b.cols.index(to.Col)
	if !in || !ok {
		return 0, 0, false
	}
	return row % b.table.Rows, col % b.table.Cols, true
}

func eachSource(to cells, n int) iter.Seq2[int, int] {
	return func(yield func(at, source int) bool) {
		for i, at := range to.each {
			if !yield(at, i%n) {
				return
			}
		}
	}
}

// Equal reports whether two sets have the same ranges in the same order, the same active range and
// the same pending subtraction.
func (s *Set) Equal(o *Set) bool {
	return s.list.equal(&o.list) && s.subtracting() == o.subtracting() && s.hole == o.hole
}

// Collapse replaces all ranges with one cell and ends the gesture.
func (s *Set) Collapse(to Corner) { *s = Set{list: list{active: Cell(to), some: true}} }

// Activate makes the i-th range active and ends the gesture.
func (s *Set) Activate(i int) {
	s.end()
	if i != s.at {
		s.list = listOf(s.all(), i)
	}
}

// Contains reports whether a cell is selected, excluding a pending subtraction. bounds holds the displayed
// rows and columns.
func (s *Set) Contains(c Corner, bounds Rect) bool {
	if s.subtracting() && s.hole.Rect(bounds).Contains(c) {
		return false
	}
	for i := range s.len() {
		if s.get(i).Rect(bounds).Contains(c) {
			return true
		}
	}
	return false
}

// EachRow iterates over the row numbers of the table. It does not allocate.
func (t Table) EachRow() iter.Seq[int] { return eachOf(t.Rows) }

func (l *list) equal(o *list) bool {
	return l.some == o.some && l.active == o.active && l.at == o.at && slices.Equal(l.others, o.others)
}

// index returns the index of a number; ok is false if it is skipped or in none of the spans.
func (c cells) index(at int) (i int, ok bool) {
	for k, s := range c.spans {
		if s.Has(at) {
			if c.skip != nil && c.skip(at) {
				return 0, false
			}
			before := cells{spans: c.spans[:k], skip: c.skip}
			part := cells{spans: []Span{{s.First, at}}, skip: c.skip}
			return before.count() + part.count(), true
		}
	}
	return 0, false
}
