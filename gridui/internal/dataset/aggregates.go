// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package dataset

import (
	"math"

	"github.com/giogrid/giogrid/gridui/internal/column"
	"github.com/giogrid/giogrid/gridui/internal/coord"
	"github.com/giogrid/giogrid/gridui/internal/rowdata"
	"github.com/giogrid/giogrid/gridui/internal/rowmodel"
	"github.com/giogrid/giogrid/gridui/option"
)

// groupSums are the aggregates of groups, of branches of a tree and of all rows.
type groupSums struct {
	by *grouping
	// groups and outline are those of the model.
	groups  *rowmodel.Groups
	outline *rowmodel.Outline
	rows    rowdata.Source
	// tree says that the groups are those of a tree, decimal is the decimal sign of shares.
	tree    bool
	decimal rune
}

// Sums are the aggregates that show.
func (gs *groups) Sums() groupSums {
	o := &gs.rows.Order
	return groupSums{&o.Now.By, o.Model.Groups(), o.Model.Outline(), o.Now.Records, o.Now.Tree != nil, gs.rows.Cols.Numbers.Decimal}
}

// of is what a column shows for a group: its aggregate, or the share that this is.
func (g groupSums) of(d *column.Def, group int) (s column.Aggregate, ok bool) {
	s, ok = g.plain(d, group)
	if !ok || !g.by.shares {
		return s, ok
	}
	if of := g.by.summing[g.by.SumOf(d)].share; of != option.ShareOfNone {
		s.Shared, s.Decimal = true, g.decimal
		s.Share = g.part(d, g.by.summingOf(d, g.by.SumOf(d)).Figure(s), g.whole(of, int(g.groups.List[group].Parent)))
	}
	return s, true
}

// whole is the group that shares are parts of, below another one; above all is that of all rows.
func (g groupSums) whole(of option.ShareOf, parent int) int {
	if of == option.ShareOfTotal {
		return 0
	}
	return max(parent, 0)
}

// part is a number as a share of the aggregate of a group, NaN where there is none.
func (g groupSums) part(d *column.Def, n float64, whole int) float64 {
	s, _ := g.plain(d, whole)
	all := g.by.summingOf(d, g.by.SumOf(d)).Figure(s)
	if all == 0 {
		return math.NaN()
	}
	return n / all
}

// ofRow is the share that a row is; ok is false where its column shows values.
func (g groupSums) ofRow(d *column.Def, record coord.Record) (s column.Aggregate, ok bool) {
	at := g.by.SumOf(d)
	if !g.by.shares || g.groups == nil || at < 0 || g.by.summing[at].share == option.ShareOfNone {
		return s, false
	}
	summing := g.by.summing[at]
	s = column.Aggregate{Function: summing.function, Number: math.NaN(), Picked: -1, Rows: g.rows, Shared: true, Share: math.NaN(), Decimal: g.decimal}
	if parent := g.groupOf(record); parent >= 0 && int(record) < g.rows.Len() {
		rows := g.rows.Lease()
		n := g.by.summingOf(d, at).Own(rows.At(int(record)))
		rows.Release()
		s.Share = g.part(d, n, g.whole(summing.share, parent))
	}
	return s, true
}

// groupOf is the group that a row is right below, -1 for none.
func (g groupSums) groupOf(record coord.Record) int {
	if !g.tree {
		return g.groups.Of(record)
	}
	if g.outline == nil {
		return -1
	}
	place := g.outline.Place(record)
	if place < 0 {
		return -1
	}
	if place = g.outline.Parent(place); place < 0 || !g.by.Branches {
		return 0
	}
	return g.groups.Branch(g.outline, g.outline.Item(place).Record())
}

// plain is the aggregate of a column for a group; group 0 is all rows.
func (g groupSums) plain(d *column.Def, group int) (s column.Aggregate, ok bool) {
	at := g.by.SumOf(d)
	if g.groups == nil || at < 0 || at >= len(g.groups.Values) || group >= len(g.groups.List) {
		return s, false
	}
	summing := g.by.summing[at]
	s = column.Aggregate{Function: summing.function, Number: math.NaN(), Picked: -1, Rows: g.rows}
	switch groups := g.groups; {
	case groups.Results[at] != nil:
		s.Count = groups.Results[at][group]
	case groups.Picked[at] != nil:
		s.Picked = groups.Picked[at][group]
	case groups.Values[at] != nil:
		s.Number = groups.Values[at][group]
	default:
		if sum := &groups.Sums[at][group]; !sum.Empty() || summing.function != option.AggregateAverage {
			s.Exact = sum
		}
	}
	return s, true
}

// OfItem is what a column shows for a group or its footer, a branch of a tree, or for a row that
// shows shares; ok is false where a row shows its own value.
func (g groupSums) OfItem(d *column.Def, it coord.Item) (s column.Aggregate, ok bool) {
	switch {
	case it < 0:
		return g.of(d, it.Group())
	case !g.by.Branches || g.groups == nil || g.outline == nil:
		return g.ofRow(d, it.Record())
	}
	if branch := g.groups.Branch(g.outline, it.Record()); branch >= 0 {
		return g.of(d, branch)
	}
	return g.ofRow(d, it.Record())
}

// HidesOwn returns which records show an aggregate or a share instead of their own value;
// nil means none.
func (gs *groups) HidesOwn(d *column.Def) func(record coord.Record) bool {
	sums := gs.Sums()
	if !sums.by.HidesOwn() || sums.by.SumOf(d) < 0 || d == gs.rows.Cols.OutlineDef() {
		return nil
	}
	return func(record coord.Record) bool {
		if record < 0 {
			return false
		}
		_, ok := sums.OfItem(d, record.Item())
		return ok
	}
}

// aggregates are the aggregates for the model to compute.
func (gs *groups) aggregates(by grouping) (as []rowmodel.Aggregate) {
	for i, d := range by.sums {
		a, _ := by.summingOf(d, i).Aggregation(gs.rows.Order.Records)
		as = append(as, a)
	}
	return as
}

// AppendSum appends the text of an aggregate of a column for a group; group 0 is all rows.
func (gs *groups) AppendSum(dst []byte, d *column.Def, group int) []byte {
	if gs.rows.remote != nil {
		return gs.rows.grouped.appendSum(dst, d, group)
	}
	if s, ok := gs.Sums().of(d, group); ok {
		return d.Sums.AppendSum(dst, s)
	}
	return dst
}
