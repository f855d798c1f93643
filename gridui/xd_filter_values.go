// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package gridui

import (
	"gioui.org/layout"

	"github.com/giogrid/giogrid/gridui/internal/column"
	"github.com/giogrid/giogrid/gridui/internal/rowmodel"
)

// valueList is the values of a column to choose from.
type valueList struct {
	list []rowmodel.Value
	// more says that there are too many for a list.
	more bool
}

// maxValues is the most values that a list has.
const maxValues = 100_000

// valueSearch is the search for a column's values, and what it depends on.
type valueSearch struct {
	job   *rowmodel.Values
	state filterState
	rows  rowsGiven
	cols  uint32
	found *valueList
}

// distinct finds the values of a column, here if there are few rows, else beside the
// frames. What was found holds until rows, columns or the filters of other columns
// change.
func (ds *dataset) distinct(gtx layout.Context, col int) *valueList {
	o, d := &ds.order, ds.cols.Def(col)
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
	ds.step(gtx, s.job.Job)
	if !s.job.Finished() {
		ds.poll(gtx)
		return nil
	}
	s.found = &valueList{list: s.job.List, more: s.job.More}
	if err := s.job.Err(); err != nil {
		s.found = &valueList{}
		ds.report.Problem("values"+err.Error(), "the values of column %q are not listed: %w", d.ID, err)
	}
	s.job = nil
	return s.found
}

// holds says whether what a search found, or will find, is still so.
func (ds *dataset) holds(s *valueSearch, id string) bool {
	return s.rows == ds.order.rowsGiven() && s.cols == ds.cols.Rev && s.state.sameBut(id, ds.filterState())
}

// sameBut says whether the filters of all columns but one are the same.
func (s filterState) sameBut(id string, other filterState) bool {
	if s.quick != other.quick {
		return false
	}
	a, b := s.columns, other.columns
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

func (ds *dataset) searchValues(d *column.Def) *valueSearch {
	o := &ds.order
	now := ds.filterState()
	s := &valueSearch{state: now.clone(), rows: o.rowsGiven(), cols: ds.cols.Rev}
	if o.records == nil || ds.unscanned("a list of the values of a column", "it is empty") {
		s.found = &valueList{}
		return s
	}
	others := ds.columnFilters(now, d.ID, ds.valueField)
	if tree := o.tree; tree != nil && len(tree.names) > 0 {
		others = append(others, rowmodel.Func{Keep: func(row int32) bool { return !tree.isFiller(int(row)) }})
	}
	if gone := o.gone.set; gone != nil {
		others = append(others, rowmodel.Func{Keep: func(row int32) bool { return !gone.Has(int(row)) }})
	}
	n := o.records.Len()
	s.job = rowmodel.FindValues(ds.valueField(d), n, joined(others), maxValues)
	ds.launch(s.job.Job, n)
	return s
}

// valueField is a column as the search for values reads it: without the cache of its
// text, which belongs to the model's jobs.
func (ds *dataset) valueField(d *column.Def) *rowmodel.Field {
	if f := ds.filterField(d); f.Folded != nil {
		return withoutText(f)
	}
	return ds.filterField(d)
}

// dropValues ends the searches for values.
func (o *rowOrder) dropValues() {
	for _, s := range o.values {
		if s.job != nil {
			s.job.Cancel()
		}
	}
	o.values = nil
}
