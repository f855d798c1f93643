// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package gridui

import (
	"cmp"

	"github.com/giogrid/giogrid/gridui/internal/column"
	"github.com/giogrid/giogrid/gridui/internal/rowmodel"
	"github.com/giogrid/giogrid/gridui/option"
)

// activeKeys are the keys that the rows are sorted by.
func (ds *dataset) activeKeys() []option.SortKey {
	if ds.opt.Sorting.Mode == option.SortOff || ds.opt.Sorting.Manual {
		return nil
	}
	if len(ds.opt.Sorting.Keys) > 0 && ds.unscanned("sorting", "rows keep their order: see Sorting.Manual") {
		return nil
	}
	return ds.opt.Sorting.Keys
}

// sortFields are the columns of some keys as the model reads them. Keys that name
// no column to sort by are left out and reported.
func (ds *dataset) sortFields(keys []option.SortKey) []rowmodel.SortKey {
	var out []rowmodel.SortKey
	for _, k := range keys {
		if k.ColumnID == column.GroupColumnID && ds.order.by.groups() {
			for _, d := range ds.order.by.by {
				out = append(out, ds.sortField(d, k.Desc))
			}
			continue
		}
		d := column.Find(ds.columns(), k.ColumnID)
		if d == nil || !d.Sorts() {
			ds.report.Problem("sort"+k.ColumnID, "no column %q to sort by; the key is skipped", k.ColumnID)
			continue
		}
		out = append(out, ds.sortField(d, k.Desc))
	}
	return out
}

func (ds *dataset) sortField(d *column.Def, desc bool) rowmodel.SortKey {
	desc = desc != d.Inverted
	return rowmodel.SortKey{
		Field: ds.orderField(d), Descending: desc, Text: d.TextOrder, Language: d.Language,
		MissingFirst: cmp.Or(d.SortMissing, ds.opt.Sorting.Missing).First(desc),
	}
}

// orderField is a column as the model reads it, the same for as long as the rows
// are.
func (ds *dataset) orderField(d *column.Def) *rowmodel.Field {
	o := &ds.order
	f := o.fields[d]
	if f == nil {
		if o.fields == nil {
			o.fields = map[*column.Def]*rowmodel.Field{}
		}
		f = column.SortField(o.records, d)
		if o.tree != nil && len(o.tree.names) > 0 {
			o.tree.nameFillers(f, d == ds.outlineDef() && f.Compare == nil && f.Numbers == nil && f.Integers == nil)
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
func (ds *dataset) groupOrderChanged() bool {
	return len(ds.order.by.sums) > 0 && ds.order.by.groups() && ds.groupOrder(ds.order.by) != ds.order.groupsBy
}
