// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package dataset

import (
	"cmp"

	"github.com/giogrid/giogrid/gridui/internal/column"
	"github.com/giogrid/giogrid/gridui/internal/rowmodel"
	"github.com/giogrid/giogrid/gridui/option"
)

// ActiveKeys are the keys that the rows are sorted by.
func (ds *Set) ActiveKeys() []option.SortKey {
	if ds.Options.Sorting.Mode == option.SortOff || ds.Options.Sorting.Manual {
		return nil
	}
	if len(ds.Options.Sorting.Keys) > 0 && ds.Unscanned("sorting", "rows keep their order: see Sorting.Manual") {
		return nil
	}
	return ds.Options.Sorting.Keys
}

// sortFields are the columns of some keys as the model reads them. Keys that name
// no column to sort by are left out and reported.
func (ds *Set) sortFields(keys []option.SortKey) []rowmodel.SortKey {
	var out []rowmodel.SortKey
	for _, k := range keys {
		if k.ColumnID == column.GroupColumnID && ds.Order.By.groups() {
			for _, d := range ds.Order.By.By {
				out = append(out, ds.sortField(d, k.Desc))
			}
			continue
		}
		d := column.Find(ds.CallerColumns(), k.ColumnID)
		if d == nil || !d.Sorts() {
			ds.Report.Problem("sort"+k.ColumnID, "no column %q to sort by; the key is skipped", k.ColumnID)
			continue
		}
		out = append(out, ds.sortField(d, k.Desc))
	}
	return out
}

func (ds *Set) sortField(d *column.Def, desc bool) rowmodel.SortKey {
	desc = desc != d.Inverted
	return rowmodel.SortKey{
		Field: ds.orderField(d), Descending: desc, Text: d.TextOrder, Language: d.Language,
		MissingFirst: cmp.Or(d.SortMissing, ds.Options.Sorting.Missing).First(desc),
	}
}

// orderField is a column as the model reads it, the same for as long as the rows
// are.
func (ds *Set) orderField(d *column.Def) *rowmodel.Field {
	o := &ds.Order
	f := o.fields[d]
	if f == nil {
		if o.fields == nil {
			o.fields = map[*column.Def]*rowmodel.Field{}
		}
		f = column.SortField(o.Records, d)
		if o.Tree != nil && len(o.Tree.Names) > 0 {
			o.Tree.nameFillers(f, d == ds.outlineDef() && f.Compare == nil && f.Numbers == nil && f.Integers == nil)
		}
		if d.TextOrder == rowmodel.Collated {
			f.Collation = new(rowmodel.KeyCache)
		}
		o.fields[d] = f
	}
	return f
}

// groupOrderChanged says whether the groups are to be ordered by another
// aggregate.
func (ds *Set) groupOrderChanged() bool {
	return len(ds.Order.By.sums) > 0 && ds.Order.By.groups() && ds.groupOrder(ds.Order.By) != ds.Order.groupsBy
}
