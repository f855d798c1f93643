// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package dataset

import (
	"cmp"
	"maps"
	"slices"

	"github.com/giogrid/giogrid/gridui/internal/column"
	"github.com/giogrid/giogrid/gridui/internal/rowmodel"
	"github.com/giogrid/giogrid/gridui/internal/settings"
	"github.com/giogrid/giogrid/gridui/option"
)

// fields holds the columns as fields of the row model.
type fields struct {
	rows   *shownRows
	want   *want
	beside *besideRows
	// sorts holds the fields for sorting. They are kept so that the model can detect a key that
	// changed only its direction.
	sorts map[*column.Def]*rowmodel.Field
	// filters holds the fields for filters.
	filters map[*column.Def]*rowmodel.Field
	// orders makes the keys of orders other than by value.
	orders orders
}

// drop forgets the fields, after their rows or columns were replaced.
func (fs *fields) drop() { fs.sorts, fs.filters, fs.orders.fields = nil, nil, nil }

// kept returns all fields, so that their caches follow changes of the rows even while they are not
// used for filtering or sorting.
func (fs *fields) kept() []*rowmodel.Field {
	return slices.AppendSeq(slices.Collect(maps.Values(fs.sorts)), maps.Values(fs.filters))
}

// sortFields returns the sort keys of the model. Keys whose column does not sort are reported and
// skipped.
func (fs *fields) sortFields(keys []option.SortKey) []rowmodel.SortKey {
	var out []rowmodel.SortKey
	for _, k := range keys {
		if k.ColumnID == column.GroupColumnID && fs.rows.Order.By.groups() {
			for _, d := range fs.rows.Order.By.By {
				out = append(out, fs.sortKeys(d.Def, k)...)
			}
			continue
		}
		d := column.Find(fs.rows.CallerColumns(), k.ColumnID)
		if d == nil || !d.Sorts() {
			fs.rows.Report.Problem("sort"+k.ColumnID, "no column %q to sort by; the key is skipped", k.ColumnID)
			continue
		}
		out = append(out, fs.sortKeys(d, k)...)
	}
	return out
}

func (fs *fields) sortField(d *column.Def, desc bool) rowmodel.SortKey {
	desc = desc != d.Inverted
	return rowmodel.SortKey{
		Field: fs.toSort(d), Descending: desc, Text: d.TextOrder, Language: d.Language,
		MissingFirst: settings.MissingFirst(cmp.Or(d.SortMissing, fs.rows.Options.Sorting.Missing), desc),
	}
}

// toSort returns the field of a column for sorting. It is cached until the rows change.
func (fs *fields) toSort(d *column.Def) *rowmodel.Field {
	o := &fs.rows.Order
	f := fs.sorts[d]
	if f == nil {
		if fs.sorts == nil {
			fs.sorts = map[*column.Def]*rowmodel.Field{}
		}
		f = column.SortField(fs.beside.source(), d)
		if o.Tree != nil && len(o.Tree.Names) > 0 {
			o.Tree.NameFillers(f, d == fs.rows.Cols.OutlineDef() && f.Compare == nil && f.Numbers == nil && f.Integers == nil)
		}
		if d.TextOrder == rowmodel.Collated {
			f.Collation = new(rowmodel.KeyCache)
		}
		fs.sorts[d] = f
	}
	return f
}
