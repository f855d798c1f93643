// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package dataset

import (
	"gioui.org/layout"

	"github.com/giogrid/giogrid/gridui/filter"
	"github.com/giogrid/giogrid/gridui/internal/column"
	"github.com/giogrid/giogrid/gridui/internal/rowmodel"
)

// valueLists finds the distinct values of columns, for users to choose from.
type valueLists struct {
	rows *shownRows
	jobs *jobs
	want *want
	// answers finds the values.
	answers *answers
	// searches holds finished and running searches.
	searches map[valueKey]*valueSearch
}

// ValueList holds the distinct values of a column.
type ValueList struct {
	List []rowmodel.Value
	// More is set if there are too many values for a list.
	More bool
}

// valueKey identifies a search for the values of a column. bare excludes the filter over several
// columns.
type valueKey struct {
	columnID string
	bare     bool
}

// filters returns the filters of the searched rows.
func (vl *valueLists) filters(k valueKey) FilterState {
	now := vl.want.askedFilters()
	if k.bare {
		now.Expression = filter.Expr{}
	}
	return now
}

// valueSearch is a search for the values of a column, with the state that it depends on.
type valueSearch struct {
	job   *rowmodel.Values
	state FilterState
	rows  rowsGiven
	cols  uint32
	found *ValueList
}

// Distinct returns the values of a column, or nil while a job searches for them. The result is
// cached until rows, columns or the filters of other columns change.
func (vl *valueLists) Distinct(gtx layout.Context, col int) *ValueList {
	return vl.list(gtx, col, valueKey{columnID: vl.rows.Cols.Def(col).ID})
}

// DistinctBare returns the values like Distinct, but ignores the filter over several columns, for
// editors of that filter.
func (vl *valueLists) DistinctBare(gtx layout.Context, col int) *ValueList {
	return vl.list(gtx, col, valueKey{columnID: vl.rows.Cols.Def(col).ID, bare: true})
}

func (vl *valueLists) list(gtx layout.Context, col int, k valueKey) *ValueList {
	d := vl.rows.Cols.Def(col)
	s := vl.searches[k]
	if s == nil || !vl.holds(s, k) {
		if s != nil && s.job != nil {
			s.job.Cancel()
		}
		s = vl.search(d, k)
		if vl.searches == nil {
			vl.searches = map[valueKey]*valueSearch{}
		}
		vl.searches[k] = s
	}
	if s.found != nil {
		return s.found
	}
	vl.jobs.Step(gtx, s.job.Job)
	if !s.job.Finished() {
		vl.jobs.Poll(gtx)
		return nil
	}
	s.found = &ValueList{List: s.job.List, More: s.job.More}
	if err := s.job.Err(); err != nil {
		s.found = &ValueList{}
		vl.rows.Report.Problem("values"+err.Error(), "the values of column %q are not listed: %w", d.ID, err)
	}
	s.job = nil
	return s.found
}

// holds reports whether the result of a search is still valid.
func (vl *valueLists) holds(s *valueSearch, k valueKey) bool {
	return s.rows == vl.answers.now().given() && s.cols == vl.rows.Cols.Rev && s.state.sameBut(k.columnID, vl.filters(k))
}

// search starts a search for the values of a column.
func (vl *valueLists) search(d *column.Def, k valueKey) *valueSearch {
	now, rows := vl.filters(k), vl.answers.now()
	s := &valueSearch{state: now.Clone(), rows: rows.given(), cols: vl.rows.Cols.Rev}
	if s.job = rows.Distinct(d, now); s.job == nil {
		s.found = &ValueList{}
	}
	return s
}

// Drop cancels all searches and discards their results.
func (vl *valueLists) Drop() {
	for _, s := range vl.searches {
		if s.job != nil {
			s.job.Cancel()
		}
	}
	vl.searches = nil
}
