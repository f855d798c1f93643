// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package dataset

import (
	"gioui.org/layout"

	"github.com/giogrid/giogrid/gridui/internal/column"
	"github.com/giogrid/giogrid/gridui/internal/rowmodel"
)

// ValueList is the values of a column to choose from.
type ValueList struct {
	List []rowmodel.Value
	// More says that there are too many for a list.
	More bool
}

// maxValues is the most values that a list has.
const maxValues = 100_000

// valueSearch is the search for a column's values, and what it depends on.
type valueSearch struct {
	job   *rowmodel.Values
	state FilterState
	rows  rowsGiven
	cols  uint32
	found *ValueList
}

// Distinct finds the values of a column, here if there are few rows, else beside the
// frames. What was found holds until rows, columns or the filters of other columns
// change.
func (ds *Set) Distinct(gtx layout.Context, col int) *ValueList {
	o, d := &ds.Order, ds.Cols.Def(col)
	s := o.values[d.ID]
	if s == nil || !ds.holds(s, d.ID) {
		if s != nil && s.job != nil {
			s.job.Cancel()
		}
		s = ds.searchValues(d)
		if o.values == nil {
			o.values = map[string]*valueSearch{}
		}
		o.values[d.ID] = s
	}
	if s.found != nil {
		return s.found
	}
	ds.Step(gtx, s.job.Job)
	if !s.job.Finished() {
		ds.Poll(gtx)
		return nil
	}
	s.found = &ValueList{List: s.job.List, More: s.job.More}
	if err := s.job.Err(); err != nil {
		s.found = &ValueList{}
		ds.Report.Problem("values"+err.Error(), "the values of column %q are not listed: %w", d.ID, err)
	}
	s.job = nil
	return s.found
}

// holds says whether what a search found, or will find, is still so.
func (ds *Set) holds(s *valueSearch, id string) bool {
	return s.rows == ds.Order.rowsGiven() && s.cols == ds.Cols.Rev && s.state.sameBut(id, ds.filterState())
}

// sameBut says whether the filters of all columns but one are the same.
func (s FilterState) sameBut(id string, other FilterState) bool {
	if s.quick != other.quick {
		return false
	}
	a, b := s.Columns, other.Columns
	for {
		for len(a) > 0 && a[0].ColumnID == id {
			a = a[1:]
		}
		for len(b) > 0 && b[0].ColumnID == id {
			b = b[1:]
		}
		if len(a) == 0 || len(b) == 0 {
			return len(a) == len(b)
		}
		if !a[0].Equal(b[0]) {
			return false
		}
		a, b = a[1:], b[1:]
	}
}

func (ds *Set) searchValues(d *column.Def) *valueSearch {
	o := &ds.Order
	now := ds.filterState()
	s := &valueSearch{state: now.Clone(), rows: o.rowsGiven(), cols: ds.Cols.Rev}
	if o.Records == nil || ds.Unscanned("a list of the values of a column", "it is empty") {
		s.found = &ValueList{}
		return s
	}
	others := ds.columnFilters(now, d.ID, ds.valueField)
	if tree := o.Tree; tree != nil && len(tree.Names) > 0 {
		others = append(others, rowmodel.Func{Keep: func(row int32) bool { return !tree.IsFiller(int(row)) }})
	}
	if gone := o.Gone.set; gone != nil {
		others = append(others, rowmodel.Func{Keep: func(row int32) bool { return !gone.Has(int(row)) }})
	}
	n := o.Records.Len()
	s.job = rowmodel.FindValues(ds.valueField(d), n, joined(others), maxValues)
	ds.Launch(s.job.Job, n)
	return s
}

// valueField is a column as the search for values reads it: without the cache of its
// text, which belongs to the model's jobs.
func (ds *Set) valueField(d *column.Def) *rowmodel.Field {
	if f := ds.filterField(d); f.Folded != nil {
		return withoutText(f)
	}
	return ds.filterField(d)
}

// DropValues ends the searches for values.
func (o *rowOrder) DropValues() {
	for _, s := range o.values {
		if s.job != nil {
			s.job.Cancel()
		}
	}
	o.values = nil
}
