// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package rowsource

import (
	"context"
	"slices"

	"github.com/giogrid/giogrid/storage/rowsource/value"
)

// groupEntry is a group with its place among its siblings.
type groupEntry struct {
	Group
	rows   []entry
	cursor Cursor
}

// CountGroups implements Result.
func (v *sliceView[T]) CountGroups(ctx context.Context) (Count, error) {
	if err := v.ready(ctx); err != nil {
		return Count{}, err
	}
	groups, err := v.divide()
	return Count{int64(len(groups)), true}, err
}

// Groups implements Result.
func (v *sliceView[T]) Groups(ctx context.Context, at Seek, n int) (page Page[Group], err error) {
	if err := v.ready(ctx); err != nil {
		return page, err
	}
	groups, err := v.divide()
	if err != nil {
		return page, err
	}
	places, err := v.arrange(ctx, groups)
	if err != nil {
		return page, err
	}
	lo, hi, err := places.span(at, n)
	if err != nil {
		return page, err
	}
	page = Page[Group]{Index: int64(lo), Exact: true, Items: make([]Group, 0, hi-lo)}
	for _, g := range groups[lo:hi] {
		page.Items = append(page.Items, g.Group)
	}
	if lo < hi {
		page.First, page.Last = groups[lo].cursor, groups[hi-1].cursor
	}
	return page, nil
}

// divide returns the groups directly below the path, in the order of their first rows.
func (v *sliceView[T]) divide() ([]*groupEntry, error) {
	level := len(v.query.Path)
	if level >= len(v.query.Group) {
		return nil, ErrNoGroups
	}
	column := v.source.columns[v.query.Group[level]]
	var groups []*groupEntry
	byValue := map[value.Value]*groupEntry{}
	for _, e := range v.order {
		of := column.Value(v.rows[e.row])
		g := byValue[of]
		if g == nil {
			g = &groupEntry{Group: Group{Path: v.query.Path.Child(of)}}
			byValue[of] = g
			groups = append(groups, g)
		}
		g.Rows++
		g.rows = append(g.rows, e)
	}
	return groups, nil
}

// arrange computes the aggregates of groups and sorts the groups.
func (v *sliceView[T]) arrange(ctx context.Context, groups []*groupEntry) (places, error) {
	terms := groupTerms(v.query)
	orders := make([]func(a, b value.Value) int, len(terms))
	for i, t := range terms {
		orders[i] = t.order.by(t.compare(v.source.order(t.order.Column), v.query.Aggregates))
	}
	for _, g := range groups {
		var err error
		if g.Aggregates, err = v.aggregate(ctx, v.query.Aggregates, g.rows); err != nil {
			return places{}, err
		}
		for _, t := range terms {
			g.cursor = append(g.cursor, t.of(g.Group))
		}
	}
	compare := compareCursors(orders)
	slices.SortFunc(groups, func(a, b *groupEntry) int { return compare(a.cursor, b.cursor) })
	return places{len(groups), len(terms), func(i int) Cursor { return groups[i].cursor }, compare}, nil
}

// groupTerm is a term of the order of groups: an aggregate, or the value of the group.
type groupTerm struct {
	order     Order
	aggregate int // below 0: the value
}

func (t groupTerm) of(g Group) value.Value {
	if t.aggregate < 0 {
		return g.Value()
	}
	return g.Aggregates[t.aggregate]
}

// compare returns the order of the values of the term: the given order of the column for its own values, the
// order of numbers for counts and sums.
func (t groupTerm) compare(column func(a, b value.Value) int, of []Agg) func(a, b value.Value) int {
	if t.aggregate >= 0 {
		switch of[t.aggregate].Func {
		case AggCount, AggDistinct, AggSum, AggAverage:
			return value.Value.Compare
		}
	}
	return column
}

// groupTerms returns the total order of the groups directly below the path.
func groupTerms(q Query) []groupTerm {
	column := q.Group[len(q.Path)]
	var terms []groupTerm
	for _, o := range q.Sort {
		if o.Column == column {
			terms = append(terms, groupTerm{o, -1})
			if o.ByValue() {
				return terms
			}
			continue
		}
		at := slices.IndexFunc(q.Aggregates, func(a Agg) bool { return a.Column == o.Column })
		if at >= 0 {
			terms = append(terms, groupTerm{Order{Column: o.Column, Descending: o.Descending, NullsFirst: o.NullsFirst}, at})
		}
	}
	return append(terms, groupTerm{Order{Column: column}, -1})
}
