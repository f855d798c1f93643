// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package column

import (
	"bytes"
	"slices"

	"github.com/giogrid/giogrid/gridui/internal/rowdata"
	"github.com/giogrid/giogrid/gridui/option"
	"github.com/giogrid/giogrid/layoutx"
)

// A Reach is a column whose cells can extend over the columns after it.
type Reach struct {
	// Leaf is the index of the column.
	Leaf int
	cols func(row rowdata.Row) int
	// steps holds, for each column that follows in the pane, the distance of its definition from that of the
	// column. It ends before the first column that is defined before it.
	steps []int
}

// Of returns over how many columns the cell of a row extends: n counts definitions, width the columns that show.
func (r *Reach) Of(row rowdata.Row) (n, width int) {
	n, width = max(r.cols(row), 1), 1
	for _, step := range r.steps {
		if step >= n {
			break
		}
		width++
	}
	return n, width
}

// Reaches appends the columns of a pane whose cells can extend over others, in order. Columns that show the nesting
// of rows extend over no others.
func (c *Set) Reaches(dst []Reach, p layoutx.Pane) []Reach {
	first := c.First(p)
	end := first + c.Count[p]
	for leaf := first; leaf < end; leaf++ {
		j := c.Def(leaf).Joins
		if j == nil || j.Cols == nil || leaf == c.Outline {
			continue
		}
		r := Reach{Leaf: leaf, cols: j.Cols}
		at := slices.Index(c.Defined, c.Leaves[leaf].ID)
		for next := leaf + 1; next < end; next++ {
			to := slices.Index(c.Defined, c.Leaves[next].ID)
			if to <= at || at < 0 {
				break
			}
			r.steps = append(r.steps, to-at)
		}
		dst = append(dst, r)
	}
	return dst
}

// A Cover finds the cells that do not show: in full rows, and where cells of other columns extend over them. It may be used on any goroutine.
type Cover struct {
	panes [3][]Reach
	// ends holds, for each pane, the index after its last column.
	ends [3]int
	// full tells the full rows, which cover all cells.
	full FullRows
}

// Cover returns the cover of the columns as they show now, nil if all cells show.
func (c *Set) Cover(mode option.SpanMode) *Cover {
	if !c.Full.Any() && (c.JoinKit == nil || mode == option.SpanOff) {
		return nil
	}
	cover := Cover{full: c.Full}
	some := c.Full.Any()
	for p := range cover.panes {
		if c.JoinKit != nil && mode != option.SpanOff {
			cover.panes[p] = c.Reaches(nil, layoutx.Pane(p))
		}
		cover.ends[p] = c.First(layoutx.Pane(p)) + c.Count[p]
		some = some || len(cover.panes[p]) > 0
	}
	if !some {
		return nil
	}
	return &cover
}

// paneOf returns the pane of a column.
func (c *Cover) paneOf(leaf int) layoutx.Pane {
	for _, p := range [...]layoutx.Pane{layoutx.Left, layoutx.Center} {
		if leaf < c.ends[p] {
			return p
		}
	}
	return layoutx.Right
}

// Each calls yield with the cells of a row in a pane that extend over other columns or can do so, in order: their
// column and the numbers that Reach.Of returns. Cells that are covered are left out. It stops before column end.
func (c *Cover) Each(p layoutx.Pane, row rowdata.Row, end int, yield func(leaf, n, width int)) {
	next := 0
	for i := range c.panes[p] {
		r := &c.panes[p][i]
		if r.Leaf >= end {
			return
		}
		if r.Leaf < next {
			continue
		}
		n, width := r.Of(row)
		next = r.Leaf + width
		yield(r.Leaf, n, width)
	}
}

// Covers reports whether the cell of a row in a shown column is covered by a cell of another column, or the row is a
// full row.
func (c *Cover) Covers(row rowdata.Row, leaf int) (covered bool) {
	if !c.Reaches(leaf) {
		return false
	}
	if c.full.Has(row) {
		return true
	}
	c.Each(c.paneOf(leaf), row, leaf, func(from, _, width int) { covered = covered || from+width > leaf })
	return covered
}

// Reaches reports whether cells of a column may be covered.
func (c *Cover) Reaches(leaf int) bool {
	if c == nil || leaf < 0 {
		return false
	}
	if c.full.Any() {
		return true
	}
	for i := range c.panes[c.paneOf(leaf)] {
		if r := &c.panes[c.paneOf(leaf)][i]; r.Leaf < leaf && leaf <= r.Leaf+len(r.steps) {
			return true
		}
	}
	return false
}

// Spans reports whether cells can extend over others, apart from full rows.
func (c *Cover) Spans() bool {
	return c != nil && len(c.panes[layoutx.Left])+len(c.panes[layoutx.Center])+len(c.panes[layoutx.Right]) > 0
}

// Any reports whether cells of a pane can extend over others.
func (c *Cover) Any(p layoutx.Pane) bool { return c != nil && len(c.panes[p]) > 0 }

// A Joiner compares the cells of a column in neighbouring rows. Each goroutine needs its own.
type Joiner struct {
	def    *Def
	by     func(above, below rowdata.Row) bool
	within []*Joiner
	texts  [2][]byte
}

// JoinerOf returns the comparison of a shown column together with the comparisons of the columns that it names; nil if
// its cells do not join. The column that shows the nesting of rows does not join.
func (c *Set) JoinerOf(leaf int, mode option.SpanMode, keys []option.SortKey) *Joiner {
	l, d := &c.Leaves[leaf], c.Def(leaf)
	if d.Joins == nil || !d.Joins.Rows || mode == option.SpanOff || l.Utility || leaf == c.Outline {
		return nil
	}
	if mode == option.SpanSorted && !slices.ContainsFunc(keys, func(k option.SortKey) bool { return k.ColumnID == l.ID }) {
		return nil
	}
	j := &Joiner{def: d, by: d.Joins.By}
	for _, id := range d.Joins.Within {
		in := slices.IndexFunc(c.All, func(l Leaf) bool { return l.ID == id })
		if in < 0 {
			continue
		}
		w := &Joiner{def: c.Defs[c.All[in].Def]}
		if by := w.def.Joins; by != nil {
			w.by = by.By
		}
		j.within = append(j.within, w)
	}
	return j
}

// Equal reports whether two rows have equal cells in the column.
func (j *Joiner) Equal(above, below rowdata.Row) bool {
	for _, w := range j.within {
		if !w.Equal(above, below) {
			return false
		}
	}
	d := j.def
	if d.Missing != nil && (d.Missing(above) || d.Missing(below)) {
		return false
	}
	if j.by != nil {
		return j.by(above, below)
	}
	j.texts[0], j.texts[1] = d.AppendText(j.texts[0][:0], above), d.AppendText(j.texts[1][:0], below)
	return (d.Kind != option.KindText || len(j.texts[0]) > 0) && bytes.Equal(j.texts[0], j.texts[1])
}

// An Extent is the cell that shows in a row at a column: its first column, and over how many columns it extends, counted
// by definitions and as they show.
type Extent struct{ Leaf, N, Width int }

// Extent returns the cell that shows in a row at a column.
func (c *Cover) Extent(row rowdata.Row, leaf int) Extent {
	e := Extent{leaf, 1, 1}
	if c == nil || leaf < 0 {
		return e
	}
	c.Each(c.paneOf(leaf), row, leaf+1, func(from, n, width int) {
		if from+width > leaf {
			e = Extent{from, n, width}
		}
	})
	return e
}
