// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package readycells

import (
	"gioui.org/layout"
	"gioui.org/op"

	"github.com/giogrid/giogrid/gridui/internal/column"
	"github.com/giogrid/giogrid/gridui/internal/dataset"
	"github.com/giogrid/giogrid/gridui/internal/ranges"
	"github.com/giogrid/giogrid/gridui/internal/readycells"
	"github.com/giogrid/giogrid/gridui/option"
)

// scales holds the ranges of the values of columns whose cells depend on them.
type scales struct {
	by map[string]*scale
	// rev grows with each change.
	rev uint32
}

// scale is the range of a column, and the job that computes it.
type scale struct {
	now  readycells.Scale
	of   dataset.SumRev
	def  *column.Def
	sum  *dataset.Sum
	runs bool
}

// of returns the range of a column.
func (s *scales) of(id string) readycells.Scale {
	if c := s.by[id]; c != nil {
		return c.now
	}
	return readycells.Scale{}
}

// sync computes the ranges of the columns that need them, after changes of the rows.
func (s *scales) sync(f *Feature, gtx layout.Context) {
	for i := range f.Columns.Leaves {
		cell, ok := f.cellOf(i).(readycells.Scaled)
		if !ok {
			continue
		}
		if _, fixed := cell.Fixed(); fixed {
			continue
		}
		id := f.Columns.Leaves[i].ID
		c := s.by[id]
		if c == nil {
			if s.by == nil {
				s.by = map[string]*scale{}
			}
			c = &scale{}
			s.by[id] = c
		}
		if c.sync(f, gtx, i) {
			s.rev++
		}
	}
}

// sync computes the range again if the rows have changed, and reports whether it has another range now. The last range
// holds until a job has ended. A job that ends is followed by the next one in the same frame, as its rows may have changed.
func (c *scale) sync(f *Feature, gtx layout.Context, col int) (changed bool) {
	changed = c.poll(f, gtx)
	if c.begin(f, col) {
		changed = c.poll(f, gtx) || changed
	}
	return changed
}

// begin begins a job if the rows have changed since the last one, and reports whether it did. A running job ends first, so
// that a stream of changes does not keep it from ending.
func (c *scale) begin(f *Feature, col int) bool {
	analysis, d := f.Dataset.Analysis(), f.Columns.Def(col)
	if c.sum != nil && c.def == d && (c.runs || analysis.SumRev(c.sum) == c.of) {
		return false
	}
	if c.runs {
		c.sum.Cancel()
	}
	c.def, c.runs = d, true
	c.sum = analysis.Sum(c.rows(f, col), nil)
	c.of = analysis.SumRev(c.sum)
	return true
}

// poll takes the range from a job that has ended, and reports whether it is another one.
func (c *scale) poll(f *Feature, gtx layout.Context) (changed bool) {
	if !c.runs || !f.Dataset.Jobs.Work(gtx, c.sum.Job) {
		return false
	}
	was := c.now
	c.runs, c.now = false, readycells.Scale{}
	if stats, _ := c.sum.SoFar(); stats.Numbers > 0 {
		c.now = readycells.Scale{Min: stats.Min().Float, Max: stats.Max().Float}
	}
	if c.now == was {
		return false
	}
	gtx.Execute(op.InvalidateCmd{})
	return true
}

// rows selects the cells of a column: in all rows, or in the visible rows if only the source has all.
func (c *scale) rows(f *Feature, col int) dataset.SumOf {
	of := dataset.SumOf{Measures: func([]ranges.Rect) []column.Measure {
		measures := make([]column.Measure, len(f.Columns.Leaves))
		measures[col] = f.Columns.Def(col).Measure()
		return measures
	}}
	cols := ranges.Span{First: col, End: col + 1}
	if f.Dataset.Analysis().Reads() {
		of.Cols, of.Scope = cols, option.StatusScopeSource
		of.Keep = func(*dataset.Snapshot, bool) func(int) (in, more bool) {
			return func(int) (in, more bool) { return true, true }
		}
		return of
	}
	of.Rects = []ranges.Rect{{Rows: ranges.Span{End: f.Dataset.ShownCount()}, Cols: cols}}
	return of
}
