// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package gridui

import (
	"cmp"

	"github.com/giogrid/giogrid/gridui/internal/column"
	"github.com/giogrid/giogrid/gridui/internal/rowmodel"
	"github.com/giogrid/giogrid/gridui/option"
)

// activeKeys are the keys that the rows are sorted by.
func (g *Core) activeKeys() []option.SortKey {
	if g.Sorting.Mode == option.SortOff || g.Sorting.Manual {
		return nil
	}
	if len(g.Sorting.Keys) > 0 && g.unscanned("sorting", "rows keep their order: see Sorting.Manual") {
		return nil
	}
	return g.Sorting.Keys
}

// sortFields are the columns of some keys as the model reads them. Keys that name
// no column to sort by are left out and reported.
func (g *Core) sortFields(keys []option.SortKey) []rowmodel.SortKey {
	var out []rowmodel.SortKey
	for _, k := range keys {
		if k.ColumnID == GroupColumn && g.order.by.groups() {
			for _, d := range g.order.by.by {
				out = append(out, g.sortField(d, k.Desc))
			}
			continue
		}
		d := column.Find(g.columns(), k.ColumnID)
		if d == nil || !d.Sorts() {
			g.report.problem("sort"+k.ColumnID, "no column %q to sort by; the key is skipped", k.ColumnID)
			continue
		}
		out = append(out, g.sortField(d, k.Desc))
	}
	return out
}

func (g *Core) sortField(d *column.Def, desc bool) rowmodel.SortKey {
	desc = desc != d.Inverted
	return rowmodel.SortKey{
		Field: g.orderField(d), Descending: desc, Text: d.TextOrder, Language: d.Language,
		MissingFirst: cmp.Or(d.SortMissing, g.Sorting.Missing).First(desc),
	}
}

// orderField is a column as the model reads it, the same for as long as the rows
// are.
func (g *Core) orderField(d *column.Def) *rowmodel.Field {
	o := &g.order
	f := o.fields[d]
	if f == nil {
		if o.fields == nil {
			o.fields = map[*column.Def]*rowmodel.Field{}
		}
		f = column.SortField(o.records, d)
		if o.tree != nil && len(o.tree.names) > 0 {
			o.tree.nameFillers(f, d == g.outlineDef() && f.Compare == nil && f.Numbers == nil && f.Integers == nil)
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
func (g *Core) groupOrderChanged() bool {
	return len(g.order.by.sums) > 0 && g.order.by.groups() && g.groupOrder(g.order.by) != g.order.groupsBy
}
