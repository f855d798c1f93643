// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package dataset

import (
	"math"

	"github.com/giogrid/giogrid/gridui/internal/column"
	"github.com/giogrid/giogrid/gridui/internal/rowmodel"
)

// rowFilter is what the model filters by, nil for all rows.
func (fs *fields) rowFilter() rowmodel.Filter {
	if !fs.want.Filters() {
		return nil
	}
	return joined(fs.columnFilters(fs.want.filterState(), "", fs.toFilter))
}

// columnFilters are the filters of all columns but one, and the quick one; field is how
// they read a column.
func (fs *fields) columnFilters(s FilterState, but string, field func(*column.Def) *rowmodel.Field) rowmodel.All {
	var all rowmodel.All
	for i := range s.Columns {
		c := &s.Columns[i]
		if !c.Filter.Active() || c.ColumnID == but && but != "" {
			continue
		}
		d := fs.rows.filterColumn(c.ColumnID)
		if d == nil || !d.Filters() {
			fs.rows.Report.Problem("filter"+c.ColumnID, "no column %q to filter by; the filter is skipped", c.ColumnID)
			continue
		}
		if f, _ := fs.conditionsOn(d, field(d)).Filter(c.Filter); f != nil {
			all = append(all, f)
		}
	}
	if s.quick != "" {
		q := rowmodel.Quick{Text: s.quick}
		for _, d := range column.Each(fs.rows.CallerColumns(), nil, (*column.Def).Filters) {
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

// toFilter is a column as filters read it, the same for as long as the rows and
// the columns are, so that typing on narrows and caches hold.
func (fs *fields) toFilter(d *column.Def) *rowmodel.Field {
	o := &fs.rows.Order
	f := fs.filters[d]
	if f == nil {
		if fs.filters == nil {
			fs.filters = map[*column.Def]*rowmodel.Field{}
		}
		f = column.FilterField(o.Records, d)
		if o.Tree != nil && len(o.Tree.Names) > 0 {
			o.Tree.emptyFillers(f)
		}
		fs.filters[d] = f
	}
	if fs.rows.Options.Filtering.KeepText && f.Folded == nil {
		f = withText(f)
		fs.filters[d] = f
	} else if !fs.rows.Options.Filtering.KeepText && f.Folded != nil {
		f = withoutText(f)
		fs.filters[d] = f
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

// toList is a column as the search for values reads it: without the cache of its
// text, which belongs to the model's jobs.
func (fs *fields) toList(d *column.Def) *rowmodel.Field {
	if f := fs.toFilter(d); f.Folded != nil {
		return withoutText(f)
	}
	return fs.toFilter(d)
}
