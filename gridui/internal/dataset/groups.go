// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package dataset

import (
	"cmp"

	"github.com/giogrid/giogrid/gridui/internal/column"
	"github.com/giogrid/giogrid/gridui/internal/coord"
	"github.com/giogrid/giogrid/gridui/internal/rowmodel"
	"github.com/giogrid/giogrid/gridui/internal/settings"
	"github.com/giogrid/giogrid/gridui/locale"
	"github.com/giogrid/giogrid/gridui/option"
)

// groups resolves the groups and aggregates of the rows.
type groups struct {
	rows   *shownRows
	want   *want
	open   *openState
	fields *fields
	// by is the aggregate that groups are ordered by.
	by rowmodel.GroupOrder
}

// take passes the groups and aggregates to the model.
func (gs *groups) take() { gs.rows.Order.Model.SetGroups(gs.shape(gs.rows.Order.By)) }

// shape returns the layout of groups for the model.
func (gs *groups) shape(by grouping) rowmodel.Shape {
	var s rowmodel.Shape
	for _, d := range by.By {
		s.Groups = append(s.Groups, d.Field(gs.rows.Order.Records))
	}
	s.Aggregates, s.AllRows = gs.aggregates(by), gs.rows.Options.Grouping.AllRows
	open := gs.open.known
	s.OpenGroup = func(groups *rowmodel.Groups, group int) bool {
		e, level := open.Load(), int(groups.List[group].Level)-1
		if e.Rows.ExceptionCount() == 0 {
			return e.IsOpen("", level)
		}
		return e.IsOpen(groupID(gs.rows.Order.Records, by.By, groups, group), level)
	}
	s.By, s.Orders = gs.order(by), gs.orders(by)
	gs.by = s.By
	total := gs.rows.Options.Grouping.Total
	s.Totals = rowmodel.TotalRows{
		Footers: gs.rows.Options.Grouping.Footers && len(s.Groups) > 0,
		First:   total == option.TotalRowFirst && gs.rows.Orders(), Last: total == option.TotalRowLast && gs.rows.Orders(),
	}
	return s
}

// order returns the aggregate that groups are ordered by: the aggregate of the first sort key's
// column, if it has one.
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

// Named returns the text of the value of a group, and the number of its rows.
func (gs *groups) Named(it coord.Item) (text string, rows int) {
	if gs.rows.remote != nil {
		return gs.rows.grouped.named(it)
	}
	group := gs.rows.Group(it)
	if group == nil {
		return "", 0
	}
	now := &gs.rows.Order.Now
	return now.By.Text(now.Records, group), group.Len()
}

// Titled returns the name of a group, and the number of its rows.
func (gs *groups) Titled(it coord.Item, texts *locale.Grouping) (title string, rows int) {
	group := gs.rows.Group(it)
	if gs.rows.remote != nil || group == nil {
		return gs.Named(it)
	}
	now := &gs.rows.Order.Now
	return now.By.Title(now.Records, group, texts), group.Len()
}

// orders returns the orders of the levels, zero for levels without one.
func (gs *groups) orders(by grouping) []rowmodel.GroupOrder {
	orders := make([]rowmodel.GroupOrder, len(by.By))
	for i := range by.By {
		orders[i] = gs.levelOrder(&by, &by.By[i])
	}
	return orders
}

// levelOrder returns the order of the groups of a level, zero without one.
func (gs *groups) levelOrder(by *grouping, level *column.GroupBy) rowmodel.GroupOrder {
	as := level.Level.Order
	order := rowmodel.GroupOrder{On: true, Descending: as.Desc}
	switch as.By {
	case option.GroupOrderCount:
		order.Size = true
	case option.GroupOrderValue:
		key := gs.valueKey(level, as.Desc)
		order.Value, order.Descending = &key, key.Descending
	case option.GroupOrderAggregate:
		d := column.Find(gs.rows.CallerColumns(), as.ColumnID)
		if order.Aggregate = by.SumOf(d); d == nil || order.Aggregate < 0 {
			gs.rows.Report.Problem("grouporder"+as.ColumnID, "no column %q with an aggregate to order groups by; they keep the order of their rows", as.ColumnID)
			return rowmodel.GroupOrder{}
		}
	default:
		return rowmodel.GroupOrder{}
	}
	return order
}

// valueKey returns a key that orders groups by their values.
func (gs *groups) valueKey(level *column.GroupBy, desc bool) rowmodel.SortKey {
	if level.Level.Interval == option.GroupByValue && level.Def.GroupText == nil && level.Def.Compare != nil {
		return gs.fields.sortField(level.Def, desc)
	}
	return rowmodel.SortKey{
		Field: level.Field(gs.rows.Order.Records), Descending: desc != level.Def.Inverted,
		MissingFirst: settings.MissingFirst(cmp.Or(level.Def.SortMissing, gs.rows.Options.Sorting.Missing), desc),
	}
}

// orderChanged reports whether groups must be ordered by another aggregate.
func (gs *groups) orderChanged() bool {
	return len(gs.rows.Order.By.sums) > 0 && gs.rows.Order.By.groups() && gs.order(gs.rows.Order.By) != gs.by
}

// ShownBy returns the requested columns that currently group the rows. Rows of a source are grouped
// when their groups have arrived.
func (gs *groups) ShownBy(by []string) []string {
	s := &gs.rows.grouped
	switch {
	case !s.rows.groupsRows, s.rows.remote == nil && !s.rows.Orders(), s.rows.Nested():
		return nil
	case s.rows.remote == nil || !s.rows.remote.Status().Known && s.rows.remote.Can().Groups:
		return by[:min(len(by), mostLevels)]
	case s.lines() == nil:
		return nil
	}
	return s.ids
}
