// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package dataset

import (
	"math"

	"github.com/giogrid/giogrid/gridui/internal/column"
	"github.com/giogrid/giogrid/gridui/internal/rowmodel"
)

// rowFilter is what the model filters by, nil for all rows.
func (ds *Set) rowFilter() rowmodel.Filter {
	if !ds.Filters() {
		return nil
	}
	return joined(ds.columnFilters(ds.filterState(), "", ds.filterField))
}

// columnFilters are the filters of all columns but one, and the quick one; field is how
// they read a column.
func (ds *Set) columnFilters(s FilterState, but string, field func(*column.Def) *rowmodel.Field) rowmodel.All {
	var all rowmodel.All
	for i := range s.Columns {
		c := &s.Columns[i]
		if !c.Filter.Active() || c.ColumnID == but && but != "" {
			continue
		}
		d := ds.filterColumn(c.ColumnID)
		if d == nil || !d.Filters() {
			ds.Report.Problem("filter"+c.ColumnID, "no column %q to filter by; the filter is skipped", c.ColumnID)
			continue
		}
		if f, _ := ds.conditionsOn(d, field(d)).Filter(c.Filter); f != nil {
			all = append(all, f)
		}
	}
	if s.quick != "" {
		q := rowmodel.Quick{Text: s.quick}
		for _, d := range column.Each(ds.CallerColumns(), nil, (*column.Def).Filters) {
			q.Fields = append(q.Fields, field(d))
		}
		all = append(all, q)
	}
	return all
}

//go:noinline
func joined(all rowmodel.All) rowmodel.Filter {
	switch len(all) {
	case 0:
		return nil
	case 1:
		return all[0]
	}
	return all
}

// filterField is a column as filters read it, the same for as long as the rows and
// the columns are, so that typing on narrows and caches hold.
func (ds *Set) filterField(d *column.Def) *rowmodel.Field {
	o := &ds.Order
	f := o.filterFields[d]
	if f == nil {
		if o.filterFields == nil {
			o.filterFields = map[*column.Def]*rowmodel.Field{}
		}
		f = column.FilterField(o.Records, d)
		if o.Tree != nil && len(o.Tree.Names) > 0 {
			o.Tree.emptyFillers(f)
		}
		o.filterFields[d] = f
	}
	if ds.Options.Filtering.KeepText && f.Folded == nil {
		f = withText(f)
		o.filterFields[d] = f
	} else if !ds.Options.Filtering.KeepText && f.Folded != nil {
		f = withoutText(f)
		o.filterFields[d] = f
	}
	return f
}

// withText and withoutText are a field that keeps its text, and one that does not:
// a field does not change once a job may read it.
func withText(f *rowmodel.Field) *rowmodel.Field {
	c := *f
	c.Folded = new(rowmodel.TextCache)
	return &c
}

func withoutText(f *rowmodel.Field) *rowmodel.Field {
	c := *f
	c.Folded = nil
	return &c
}

// emptyFillers gives nodes without a row no value.
func (t *treeRows) emptyFillers(f *rowmodel.Field) {
	t.nameFillers(f, false)
	numbers := f.Numbers
	if numbers == nil {
		return
	}
	f.Numbers = func(dst []float64, at []int32) {
		numbers(dst, at)
		for i, r := range at {
			if t.IsFiller(int(r)) {
				dst[i] = math.NaN()
			}
		}
	}
}
