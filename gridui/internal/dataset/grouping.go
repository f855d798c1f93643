// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package dataset

import (
	"encoding/json"
	"slices"

	"github.com/giogrid/giogrid/gridui/internal/column"
	"github.com/giogrid/giogrid/gridui/internal/rowdata"
	"github.com/giogrid/giogrid/gridui/internal/rowmodel"
	"github.com/giogrid/giogrid/gridui/option"
)

// groupPrefix begins the ids of groups.
const groupPrefix = "__group__:"

// groupColumns are the columns to group by, in their order.
func (ds *Set) groupColumns() (defs []*column.Def) {
	if ds.Funcs.Tree.On() || len(ds.Options.Grouping.By) > 0 && ds.Unscanned("grouping", "it is off") {
		return nil
	}
	for _, id := range ds.Options.Grouping.By {
		d := column.Find(ds.CallerColumns(), id)
		if d == nil || d.Err != nil {
			ds.Report.Problem("group"+id, "no column %q to group by; it is left out", id)
			continue
		}
		defs = append(defs, d)
	}
	return defs
}

// grouping is how the rows are grouped and summed up now.
type grouping struct {
	By []*column.Def
	// sums are the columns with an aggregate, in the order of the model's.
	sums []*column.Def
	// Branches says that branches of a tree show aggregates.
	Branches bool
}

// groups says whether rows are grouped; without groups there may still be sums of all.
func (g *grouping) groups() bool { return len(g.By) > 0 }

// SumOf is the place of a column among those with an aggregate, or -1.
func (g *grouping) SumOf(d *column.Def) int { return slices.Index(g.sums, d) }

// resolveGrouping finds the columns to group by and to sum up.
func (ds *Set) resolveGrouping() grouping {
	by, branches := ds.groupColumns(), ds.Funcs.Tree.On() && ds.Funcs.Tree.Aggregate
	if len(by) == 0 && ds.Options.Grouping.Total == option.TotalNone && !branches || !ds.Scans() {
		return grouping{}
	}
	sums := column.Each(ds.CallerColumns(), nil, func(d *column.Def) bool { return d.Aggregate != option.AggregateNone || d.AggregateRows != nil })
	sums = slices.DeleteFunc(sums, func(d *column.Def) bool {
		_, err := d.Aggregation(nil)
		if err != nil {
			ds.Report.Problem("aggregate"+d.ID, "column %q shows no aggregate: %w", d.ID, err)
		}
		return err != nil
	})
	return grouping{By: by, sums: sums, Branches: branches}
}

// groupShape is how the model groups.
func (ds *Set) groupShape(by grouping) rowmodel.Shape {
	var s rowmodel.Shape
	for _, d := range by.By {
		s.Groups = append(s.Groups, groupField(ds.Order.Records, d))
	}
	s.Aggregates = ds.aggregates(by)
	open := ds.Order.opened
	s.OpenGroup = func(groups *rowmodel.Groups, group int) bool {
		e, level := open.Load(), int(groups.List[group].Level)-1
		if e.Rows.Len() == 0 {
			return e.IsOpen("", level)
		}
		return e.IsOpen(groupID(ds.Order.Records, by.By, groups, group), level)
	}
	s.By = ds.groupOrder(by)
	ds.Order.groupsBy = s.By
	return s
}

// groupOrder is the aggregate that groups are ordered by, if the rows are sorted
// by its column first.
func (ds *Set) groupOrder(by grouping) rowmodel.GroupOrder {
	keys := ds.ActiveKeys()
	if len(keys) == 0 {
		return rowmodel.GroupOrder{}
	}
	d := column.Find(ds.CallerColumns(), keys[0].ColumnID)
	if d == nil {
		return rowmodel.GroupOrder{}
	}
	if at := by.SumOf(d); at >= 0 {
		return rowmodel.GroupOrder{On: true, Aggregate: at, Descending: keys[0].Desc != d.Inverted}
	}
	return rowmodel.GroupOrder{}
}

// groupField shows the values of a column that groups are made of.
func groupField(rows rowdata.Source, d *column.Def) *rowmodel.Field {
	if d.GroupText != nil {
		return &rowmodel.Field{Texts: func(dst []string, at []int32) {
			rows := rows.Lease()
			defer rows.Release()
			for i, r := range at {
				dst[i] = d.GroupText(rows.At(int(r)))
			}
		}}
	}
	f := column.SortField(rows, d)
	f.Compare = nil
	if f.Integers == nil && f.Numbers == nil && f.Texts == nil {
		f.Texts = column.Texts(rows, d, d.Str != nil && d.Kind == option.KindText)
	}
	return f
}

// GroupText is the value that a group of a level stands for, as it shows.
func GroupText(rows rowdata.Source, d *column.Def, row int32) string {
	rows = rows.Lease()
	defer rows.Release()
	at := rows.At(int(row))
	if d.GroupText != nil {
		return d.GroupText(at)
	}
	return string(d.AppendText(nil, at))
}

// groupID is the id of a group: the texts of its levels.
func groupID(rows rowdata.Source, by []*column.Def, groups *rowmodel.Groups, group int) string {
	at := &groups.List[group]
	path := make([]string, at.Level)
	for level := int(at.Level); level > 0; level-- {
		path[level-1] = GroupText(rows, by[level-1], at.Row)
	}
	text, err := json.Marshal(path)
	if err != nil { // no text fails
		return groupPrefix
	}
	return groupPrefix + string(text)
}

func (ds *Set) groupID(groups *rowmodel.Groups, group int) string {
	if groups == nil || group >= len(groups.List) {
		return ""
	}
	of := groupNamed{groups: groups, group: group, gen: ds.Order.gen, rows: ds.RowsRev, cols: ds.Cols.Rev}
	o := &ds.Order
	if o.named.id == "" || o.named.of != of {
		o.named.of, o.named.id = of, groupID(o.Now.Records, o.Now.By.By, groups, group)
	}
	return o.named.id
}

// groupNamed is a group whose id is known, and what that depends on. A settled frame asks
// for one group alone, the one at its top.
type groupNamed struct {
	groups     *rowmodel.Groups
	group      int
	gen        uint64
	rows, cols uint32
}
