// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package dataset

import (
	"github.com/giogrid/giogrid/gridui/filter"
	"github.com/giogrid/giogrid/gridui/internal/column"
	"github.com/giogrid/giogrid/gridui/internal/coord"
	"github.com/giogrid/giogrid/gridui/internal/rowfilter"
	"github.com/giogrid/giogrid/gridui/internal/rowmodel"
)

// rowFilter returns the filter of the model, nil for all rows.
func (fs *fields) rowFilter() rowmodel.Filter {
	if !fs.want.Filters() {
		return nil
	}
	return joined(fs.columnFilters(fs.want.filterState(), "", fs.toFilter))
}

// columnFilters returns the filters of all columns except one, the expression and the quick filter.
// field returns the field of a column.
func (fs *fields) columnFilters(s FilterState, but string, field func(*column.Def) *rowmodel.Field) rowmodel.All {
	var all rowmodel.All
	for i := range s.Columns {
		c := &s.Columns[i]
		if !c.Filter.Active() || c.ColumnID == but && but != "" {
			continue
		}
		if by, ok := fs.conditionsOf(c.ColumnID, field); ok {
			if f, _ := by.Filter(c.Filter); f != nil {
				all = append(all, f)
			}
		}
	}
	if f := fs.expression(s, field); f != nil {
		all = append(all, f)
	}
	if s.quick != "" {
		q := rowmodel.Quick{Text: s.quick, Phrase: s.phrase}
		for _, d := range column.Each(fs.rows.CallerColumns(), nil, (*column.Def).Filters) {
			q.Fields = append(q.Fields, field(d))
		}
		all = append(all, q)
	}
	return all
}

// expression returns the filter over several columns, nil for all rows.
func (fs *fields) expression(s FilterState, field func(*column.Def) *rowmodel.Field) rowmodel.Filter {
	if !s.Expression.Active() {
		return nil
	}
	if err := s.Expression.Check(); err != nil {
		fs.rows.Report.Problem("expression", "the filter over several columns cannot be used, and all rows pass it: %w", err)
		return nil
	}
	return rowfilter.Expression(&s.Expression, func(id string) (rowfilter.Conditions, bool) { return fs.conditionsOf(id, field) })
}

// conditionsOf returns the conditions of a column; a missing column is reported. field returns the
// field of a column.
func (fs *fields) conditionsOf(id string, field func(*column.Def) *rowmodel.Field) (c rowfilter.Conditions, ok bool) {
	d := fs.want.filterColumn(id)
	if d == nil || !d.Filters() {
		fs.rows.Report.Problem("filter"+id, "no column %q to filter by; the filter is skipped", id)
		return c, false
	}
	return fs.conditionsOn(d, field(d)), true
}

// unbound returns the conditions of a column without its rows. A source compares values itself,
// regardless of their type in the program.
func (fs *fields) unbound(d *column.Def) rowfilter.Conditions {
	c := rowfilter.Of(d, fs.rows.Cols.Numbers)
	if fs.rows.remote != nil {
		c.Values = column.CellValues{}
	}
	return c
}

func (fs *fields) conditionsOn(d *column.Def, field *rowmodel.Field) rowfilter.Conditions {
	c := fs.unbound(d)
	c.Refused = func() {
		fs.rows.Report.Problem("compare"+d.ID, "the numbers of column %q cannot be compared, and the filter is skipped: "+
			"their type has neither a method Rat() *big.Rat nor a String method that writes their digits", d.ID)
	}
	c.Field, c.Clock = field, fs.want.clockOf(d.ID)
	if fs.orders.code != nil && fs.rows.remote == nil {
		c.Look = func(by filter.Condition) (rowmodel.Filter, bool) { return fs.orders.code.look(fs, d, by) }
	}
	c.Stored = column.Stored{Def: d, Rows: fs.beside.source()}.Field()
	rows, tree, gone := fs.beside.source(), fs.rows.Order.Tree, fs.rows.Order.Gone.set
	c.Live = func(row coord.Record) bool { return !tree.IsFiller(row) && !gone.Has(int(row)) }
	if d.Test != nil {
		c.Test = func(row coord.Record, operand string) bool {
			rows := rows.Lease()
			defer rows.Release()
			return !tree.IsFiller(row) && d.Test(rows.At(int(row)), operand)
		}
	}
	return c
}

// filterColumn returns the column with an id, from the program's columns or else from the grid's.
func (w *want) filterColumn(id string) *column.Def {
	in := w.in
	if d := column.Find(in.CallerColumns(), id); d != nil {
		return d
	}
	if col := in.Cols.Find(id); col >= 0 {
		return in.Cols.Def(col)
	}
	return nil
}

// knownColumn returns a column like filterColumn. It reads the columns of the program only if the column does not show,
// because it is called in each frame: what the program has changed since the last frame it may not tell yet.
func (w *want) knownColumn(id string) *column.Def {
	if col := w.in.Cols.Find(id); col >= 0 {
		return w.in.Cols.Def(col)
	}
	return w.filterColumn(id)
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

// toFilter returns the field of a column for filters. It is cached until the rows or the columns
// change, so that further typing narrows the result and text caches remain valid.
func (fs *fields) toFilter(d *column.Def) *rowmodel.Field {
	o := &fs.rows.Order
	f := fs.filters[d]
	if f == nil {
		if fs.filters == nil {
			fs.filters = map[*column.Def]*rowmodel.Field{}
		}
		f = column.FilterField(fs.beside.source(), d)
		f.Codes = new(rowmodel.CodeCache)
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

// withText returns a copy of a field with a text cache. Fields are never modified, because jobs
// read them.
func withText(f *rowmodel.Field) *rowmodel.Field {
	c := *f
	c.Folded = new(rowmodel.TextCache)
	return &c
}

// withoutText returns a copy of a field without a text cache.
func withoutText(f *rowmodel.Field) *rowmodel.Field {
	c := *f
	c.Folded = nil
	return &c
}

// toList returns the field of a column for the search for values: without the caches, which belong
// to the jobs of the model.
func (fs *fields) toList(d *column.Def) *rowmodel.Field {
	f := *fs.toFilter(d)
	if fs.beside.now != nil { // values are read from the rows themselves
		o := &fs.rows.Order
		f = *column.FilterField(o.Records, d)
		if o.Tree != nil && len(o.Tree.Names) > 0 {
			o.Tree.EmptyFillers(&f)
		}
	}
	f.Folded, f.Codes = nil, nil
	return &f
}
