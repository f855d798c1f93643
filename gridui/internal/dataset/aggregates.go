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

// groupSums holds the aggregates of groups, of branches of a tree and of all rows.
type groupSums struct {
	by *grouping
	// groups and outline belong to the model.
	groups  *rowmodel.Groups
	outline *rowmodel.Outline
	rows    rowdata.Source
	// tree is set if the groups are branches of a tree. decimal is the decimal sign of shares.
	tree    bool
	decimal rune
}

// Sums returns the aggregates of the visible rows.
func (gs *groups) Sums() groupSums {
	o := &gs.rows.Order
	return groupSums{&o.Now.By, o.Model.Groups(), o.Model.Outline(), o.Now.Records, o.Now.Tree != nil, gs.rows.Cols.Numbers.Decimal}
}

// of returns the displayed value of a column for a group: its aggregate, or the aggregate as a
// share.
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

// whole returns the group whose aggregate is 100 % of the shares below parent. Group 0 is all rows.
func (g groupSums) whole(of option.ShareOf, parent int) int {
	if of == option.ShareOfTotal {
		return 0
	}
	return max(parent, 0)
}

// part returns n as a share of the aggregate of a group, NaN if the aggregate is 0.
func (g groupSums) part(d *column.Def, n float64, whole int) float64 {
	s, _ := g.plain(d, whole)
	all := g.by.summingOf(d, g.by.SumOf(d)).Figure(s)
	if all == 0 {
		return math.NaN()
	}
	return n / all
}

// ofRow returns the share of a row. ok is false if the column shows values.
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

// groupOf returns the innermost group of a row, -1 if it has none.
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

// plain returns the aggregate of a column for a group; group 0 is all rows.
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

// OfItem returns the displayed value of a column for a group or its footer, for a branch of a tree,
// or for a row that shows shares. ok is false if a row shows its own value.
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

// HidesOwn returns a function that reports whether a record shows an aggregate or a share in place
// of its value; nil means that no record does.
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

// aggregates returns the aggregates for the model to compute.
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
