// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package dataset

import (
	"github.com/giogrid/giogrid/gridui/internal/column"
	"github.com/giogrid/giogrid/gridui/internal/rowmodel"
)

// rowFilter is the filter of the model, nil for all rows.
func (fs *fields) rowFilter() rowmodel.Filter {
	if !fs.want.Filters() {
		return nil
	}
	return joined(fs.columnFilters(fs.want.filterState(), "", fs.toFilter))
}

// columnFilters are the filters of all columns but one, and the quick filter. field returns the
// column as they read it.
func (fs *fields) columnFilters(s FilterState, but string, field func(*column.Def) *rowmodel.Field) rowmodel.All {
	var all rowmodel.All
	for i := range s.Columns {
		c := &s.Columns[i]
		if !c.Filter.Active() || c.ColumnID == but && but != "" {
			continue
		}
		d := fs.filterColumn(c.ColumnID)
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

// filterColumn is the column with an id: the caller's first, else one of the grid's own.
func (fs *fields) filterColumn(id string) *column.Def {
	if d := column.Find(fs.rows.CallerColumns(), id); d != nil {
		return d
	}
	if col := fs.rows.Cols.Find(id); col >= 0 {
		return fs.rows.Cols.Def(col)
	}
	return nil
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

// toFilter is a column as filters read it. The field is cached until the rows or the columns
// change, so that typing on narrows the result and text caches hold.
func (fs *fields) toFilter(d *column.Def) *rowmodel.Field {
	o := &fs.rows.Order
	f := fs.filters[d]
	if f == nil {
		if fs.filters == nil {
			fs.filters = map[*column.Def]*rowmodel.Field{}
		}
		f = column.FilterField(o.Records, d)
		if o.Tree != nil && len(o.Tree.Names) > 0 {
			o.Tree.EmptyFillers(f)
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

// withText is a copy of a field that caches its text. A field is never changed itself, because
// jobs read it.
func withText(f *rowmodel.Field) *rowmodel.Field {
	c := *f
	c.Folded = new(rowmodel.TextCache)
	return &c
}

// withoutText is a copy of a field without a text cache.
func withoutText(f *rowmodel.Field) *rowmodel.Field {
	c := *f
	c.Folded = nil
	return &c
}

// toList is a column as the search for values reads it: without the text cache, which belongs to
// the jobs of the model.
func (fs *fields) toList(d *column.Def) *rowmodel.Field {
	if f := fs.toFilter(d); f.Folded != nil {
		return withoutText(f)
	}
	return fs.toFilter(d)
}
