// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package dataset

import (
	"gioui.org/layout"

	"github.com/giogrid/giogrid/gridui/filter"
	"github.com/giogrid/giogrid/gridui/internal/column"
	"github.com/giogrid/giogrid/gridui/internal/coord"
	"github.com/giogrid/giogrid/gridui/internal/rowmodel"
)

// valueLists finds the distinct values of columns, for users to choose from.
type valueLists struct {
	rows   *shownRows
	jobs   *jobs
	want   *want
	fields *fields
	// searches are what was found and what is being looked for.
	searches map[valueKey]*valueSearch
}

// ValueList is the distinct values of a column.
type ValueList struct {
	List []rowmodel.Value
	// More says that there are too many for a list.
	More bool
}

// maxValues is the most values of a list.
const maxValues = 100_000

// valueKey names a search: for the values of a column, with the filter over several columns or
// without.
type valueKey struct {
	columnID string
	bare     bool
}

// filters are those of the rows that are searched.
func (vl *valueLists) filters(k valueKey) FilterState {
	now := vl.want.askedFilters()
	if k.bare {
		now.Expression = filter.Expr{}
	}
	return now
}

// valueSearch is a search for the values of a column, and what it depends on.
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

// DistinctBare is Distinct without the filter over several columns, for those who change that.
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
	return s.rows == vl.given() && s.cols == vl.rows.Cols.Rev && s.state.sameBut(k.columnID, vl.filters(k))
}

// given identifies the rows that are searched. Of a source more arrive all the time: their lists are
// dropped when others show.
func (vl *valueLists) given() rowsGiven {
	if vl.rows.remote != nil {
		return rowsGiven{}
	}
	return vl.rows.Order.rowsGiven()
}

// search starts to search for the values of a column.
func (vl *valueLists) search(d *column.Def, k valueKey) *valueSearch {
	o := &vl.rows.Order
	now := vl.filters(k)
	s := &valueSearch{state: now.Clone(), rows: vl.given(), cols: vl.rows.Cols.Rev}
	if r := vl.rows.remote; r != nil {
		s.job = r.Jobs().Values(vl.fields.remoteQuery(now, d.ID), d.ID, maxValues)
		vl.jobs.LaunchWaiting(s.job.Job)
		return s
	}
	if o.Records == nil || vl.rows.Unscanned("a list of the values of a column", "it is empty") {
		s.found = &ValueList{}
		return s
	}
	others := vl.fields.columnFilters(now, d.ID, vl.fields.toList)
	if tree := o.Tree; tree != nil && len(tree.Names) > 0 {
		others = append(others, rowmodel.Func{Keep: func(row coord.Record) bool { return !tree.IsFiller(row) }})
	}
	if gone := o.Gone.set; gone != nil {
		others = append(others, rowmodel.Func{Keep: func(row coord.Record) bool { return !gone.Has(int(row)) }})
	}
	n := o.Records.Len()
	s.job = rowmodel.FindValues(vl.fields.toList(d), n, joined(others), maxValues)
	vl.jobs.Launch(s.job.Job, n)
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
