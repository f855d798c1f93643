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
}

// Sums are the aggregates that show.
func (gs *groups) Sums() groupSums {
	o := &gs.rows.Order
	return groupSums{&o.Now.By, o.Model.Groups(), o.Model.Outline(), o.Now.Records}
}

// of is the aggregate of a column for a group; group 0 is all rows.
func (g groupSums) of(d *column.Def, group int) (s column.Aggregate, ok bool) {
	at := g.by.SumOf(d)
	if g.groups == nil || at < 0 || at >= len(g.groups.Values) || group >= len(g.groups.List) {
		return s, false
	}
	s = column.Aggregate{Number: math.NaN(), Picked: -1, Rows: g.rows}
	switch groups := g.groups; {
	case groups.Results[at] != nil:
		s.Count = groups.Results[at][group]
	case groups.Picked[at] != nil:
		s.Picked = groups.Picked[at][group]
	case groups.Values[at] != nil:
		s.Number = groups.Values[at][group]
	default:
		if sum := &groups.Sums[at][group]; !sum.Empty() || d.Aggregate != option.AggregateAverage {
			s.Exact = sum
		}
	}
	return s, true
}

// OfItem is the aggregate of a column for a group or a branch of a tree.
func (g groupSums) OfItem(d *column.Def, it coord.Item) (s column.Aggregate, ok bool) {
	switch {
	case it < 0:
		return g.of(d, it.Group())
	case !g.by.Branches || g.groups == nil || g.outline == nil:
		return s, false
	}
	branch := g.groups.Branch(g.outline, it.Record())
	if branch < 0 {
		return s, false
	}
	return g.of(d, branch)
}

// HidesOwn returns which records show the aggregate of their branch instead of their own value;
// nil means none.
func (gs *groups) HidesOwn(d *column.Def) func(record coord.Record) bool {
	sums := gs.Sums()
	if !sums.by.Branches || sums.by.SumOf(d) < 0 || d == gs.rows.Cols.OutlineDef() {
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
	for _, d := range by.sums {
		a, _ := d.Aggregation(gs.rows.Order.Records)
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
