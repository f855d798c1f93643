// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package rowmodel

import "slices"

// rankedBy lists the groups in the order of their first rows, each followed by its descendants.
func (g *Groups) rankedBy(before func(a, b int32) bool) []int32 {
	children := newBranches(g.List)
	for i := range g.List {
		slices.SortFunc(children.of(int32(i)), func(a, b int32) int {
			if before(g.List[a].row, g.List[b].row) {
				return -1
			}
			return 1
		})
	}
	return children.appendTree(nil, 0)
}

// aggregated updates the aggregates of groups that keep their numbers. laid is set if rows may have
// changed places. It returns false if the aggregates change the order of the groups.
func (r *regrouping) aggregated(laid bool) bool {
	g := r.s.groups
	r.follow(laid, func(group int32) []int32 { return g.Rows[g.List[group].Lo:g.List[group].Hi] })
	for i, a := range r.shape.Aggregates {
		for k, touched := range r.touched {
			if touched {
				r.write(g, i, k)
			}
		}
		if a.Result != nil {
			g.Results[i] = r.joined(a, g, g.Results[i])
		}
	}
	return r.ordered(g)
}

// write stores an aggregate in a group, except results of Result.
func (r *regrouping) write(g *Groups, aggregate, group int) {
	of := g.List[group]
	switch a := &r.shape.Aggregates[aggregate]; {
	case a.Result != nil:
	case a.Custom != nil:
		g.Values[aggregate][group] = a.Custom(g.Rows[of.Lo:of.Hi:of.Hi])
	default:
		r.totals[aggregate].write(g, aggregate, group)
	}
}

// ordered reports whether groups are in the order of their aggregates.
func (r *regrouping) ordered(g *Groups) bool {
	compare := g.siblings(r.shape.orders())
	if compare == nil {
		return true
	}
	rank := inverse(r.ranked)
	return siblingsInOrder(g.List, func(a, b int32) bool {
		c := compare(a, b)
		return c < 0 || c == 0 && rank[a] < rank[b]
	})
}

// follow updates the totals. laid is set if rows may have changed places; rows returns the rows of
// a leaf group.
func (r *regrouping) follow(laid bool, rows func(group int32) []int32) {
	f := &following{
		moves: r.moves, list: r.nodes, touched: r.touched,
		depth: r.depth(), sorted: r.order.sorted(), laid: laid && r.order.sorted(),
	}
	for _, t := range r.totals {
		if t == nil {
			continue
		}
		r.room.stale = emptied(r.room.stale, len(r.nodes))
		f.stale = r.room.stale
		t.follow(f)
		r.retally(t, f, rows)
	}
}

// retally aggregates the rows of stale groups, and joins the totals of the groups below.
func (r *regrouping) retally(t totals, f *following, rows func(group int32) []int32) {
	above := false
	for i, stale := range f.stale {
		switch {
		case !stale:
		case f.list[i].Level == f.depth:
			t.fold(int32(i), rows(int32(i)))
		default:
			t.clear(int32(i))
			above = true
		}
	}
	for i := len(r.ranked) - 1; i > 0 && above; i-- {
		below := r.ranked[i]
		if up := f.list[below].Parent; f.stale[up] {
			t.join(up, below)
		}
	}
}

// joined returns the results of an aggregate. For touched groups it joins the results of the groups
// below if possible.
func (r *regrouping) joined(a Aggregate, g *Groups, before []any) []any {
	results, below := make([]any, len(g.List)), make([][]any, len(g.List))
	for k := len(g.List) - 1; k >= 0; k-- {
		group := g.List[k]
		switch {
		case !r.touched[k]:
			results[k] = before[k]
		case a.Join != nil && below[k] != nil:
			slices.Reverse(below[k])
			results[k] = a.Join(below[k])
		default:
			results[k] = a.Result(g.Rows[group.Lo:group.Hi:group.Hi])
		}
		if up := group.Parent; up >= 0 && a.Join != nil && r.touched[up] {
			below[up] = append(below[up], results[k])
		}
	}
	return results
}
