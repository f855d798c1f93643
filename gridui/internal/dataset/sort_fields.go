// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package dataset

import (
	"cmp"
	"maps"
	"slices"

	"github.com/giogrid/giogrid/gridui/internal/column"
	"github.com/giogrid/giogrid/gridui/internal/rowmodel"
	"github.com/giogrid/giogrid/gridui/option"
)

// fields are the columns as the row model reads them.
type fields struct {
	rows *shownRows
	want *want
	// sorts are the columns as the rows are sorted by them, kept so that the model can tell
	// that a key is the same as before but for its direction.
	sorts map[*column.Def]*rowmodel.Field
	// filters are the columns as filters read them.
	filters map[*column.Def]*rowmodel.Field
}

// drop forgets the fields, which belong to rows or columns that are no more.
func (fs *fields) drop() { fs.sorts, fs.filters = nil, nil }

// kept are all fields: their caches must follow changes of the rows while nothing is filtered or
// sorted by them too.
func (fs *fields) kept() []*rowmodel.Field {
	return slices.AppendSeq(slices.Collect(maps.Values(fs.sorts)), maps.Values(fs.filters))
}

// sortFields are the sort keys of the model. Keys whose column cannot be sorted by are reported
// and skipped.
func (fs *fields) sortFields(keys []option.SortKey) []rowmodel.SortKey {
	var out []rowmodel.SortKey
	for _, k := range keys {
		if k.ColumnID == column.GroupColumnID && fs.rows.Order.By.groups() {
			for _, d := range fs.rows.Order.By.By {
				out = append(out, fs.sortField(d.Def, k.Desc))
			}
			continue
		}
		d := column.Find(fs.rows.CallerColumns(), k.ColumnID)
		if d == nil || !d.Sorts() {
			fs.rows.Report.Problem("sort"+k.ColumnID, "no column %q to sort by; the key is skipped", k.ColumnID)
			continue
		}
		out = append(out, fs.sortField(d, k.Desc))
	}
	return out
}

func (fs *fields) sortField(d *column.Def, desc bool) rowmodel.SortKey {
	desc = desc != d.Inverted
	return rowmodel.SortKey{
		Field: fs.toSort(d), Descending: desc, Text: d.TextOrder, Language: d.Language,
		MissingFirst: cmp.Or(d.SortMissing, fs.rows.Options.Sorting.Missing).First(desc),
	}
}

// toSort is a column as the model sorts by it. The field is cached until the rows change.
func (fs *fields) toSort(d *column.Def) *rowmodel.Field {
	o := &fs.rows.Order
	f := fs.sorts[d]
	if f == nil {
		if fs.sorts == nil {
			fs.sorts = map[*column.Def]*rowmodel.Field{}
		}
		f = column.SortField(o.Records, d)
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
