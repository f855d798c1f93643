// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package dataset

import (
	"github.com/giogrid/giogrid/gridui/internal/column"
	"github.com/giogrid/giogrid/gridui/internal/coord"
	"github.com/giogrid/giogrid/gridui/internal/rowdata"
	"github.com/giogrid/giogrid/gridui/internal/rowmodel"
	"github.com/giogrid/giogrid/gridui/option"
)

// groups says how the rows are grouped and summed up, and which groups there are.
type groups struct {
	rows *shownRows
	want *want
	open *openState
	// by is what groups are ordered by.
	by rowmodel.GroupOrder
}

// shape is the layout of groups for the model.
func (gs *groups) shape(by grouping) rowmodel.Shape {
	var s rowmodel.Shape
	for _, d := range by.By {
		s.Groups = append(s.Groups, groupField(gs.rows.Order.Records, d))
	}
	s.Aggregates = gs.aggregates(by)
	open := gs.open.known
	s.OpenGroup = func(groups *rowmodel.Groups, group int) bool {
		e, level := open.Load(), int(groups.List[group].Level)-1
		if e.Rows.ExceptionCount() == 0 {
			return e.IsOpen("", level)
		}
		return e.IsOpen(groupID(gs.rows.Order.Records, by.By, groups, group), level)
	}
	s.By = gs.order(by)
	gs.by = s.By
	return s
}

// order is the aggregate that groups are ordered by: that of the first sort key, if its column
// has one.
func (gs *groups) order(by grouping) rowmodel.GroupOrder {
	keys := gs.want.Keys()
	if len(keys) == 0 {
		return rowmodel.GroupOrder{}
	}
	d := column.Find(gs.rows.CallerColumns(), keys[0].ColumnID)
	if d == nil {
		return rowmodel.GroupOrder{}
	}
	if at := by.SumOf(d); at >= 0 {
		return rowmodel.GroupOrder{On: true, Aggregate: at, Descending: keys[0].Desc != d.Inverted}
	}
	return rowmodel.GroupOrder{}
}

// Named is the text of the value that a group stands for, and how many rows are in it.
func (gs *groups) Named(it coord.Item) (text string, rows int) {
	if gs.rows.remote != nil {
		return gs.rows.grouped.named(it)
	}
	group := gs.rows.group(it)
	if group == nil {
		return "", 0
	}
	now := &gs.rows.Order.Now
	return GroupText(now.Records, now.By.By[group.Level-1], group.Record()), group.Len()
}

// groupField is a column as the model groups by it.
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

// orderChanged reports whether groups have to be ordered by another aggregate.
func (gs *groups) orderChanged() bool {
	return len(gs.rows.Order.By.sums) > 0 && gs.rows.Order.By.groups() && gs.order(gs.rows.Order.By) != gs.by
}

// ShownBy are the ids of the columns whose groups show, by those that the options ask for: rows of a
// source are grouped when their groups have arrived.
func (gs *groups) ShownBy(by []string) []string {
	s := &gs.rows.grouped
	switch {
	case s.rows.remote == nil && !s.rows.Scans(), s.rows.Funcs.Tree.On():
		return nil
	case s.rows.remote == nil || !s.rows.remote.Status().Known && s.rows.remote.Can().Groups:
		return by
	case s.lines() == nil:
		return nil
	}
	return s.ids
}
