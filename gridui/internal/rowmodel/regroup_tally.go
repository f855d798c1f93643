// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package rowmodel

import "slices"

// rankedBy lists the groups in the order of their first rows, each with all below it.
func (g *Groups) rankedBy(before func(a, b int32) bool) []int32 {
	children := make([][]int32, len(g.List))
	for i := 1; i < len(g.List); i++ {
		up := g.List[i].Parent
		children[up] = append(children[up], int32(i))
	}
	for _, list := range children {
		slices.SortFunc(list, func(a, b int32) int {
			if before(g.List[a].Row, g.List[b].Row) {
				return -1
			}
			return 1
		})
	}
	return appendTree(nil, children, 0)
}

// inverse is by value where it is in a permutation.
func inverse(order []int32) []int32 {
	at := make([]int32, len(order))
	for i, v := range order {
		at[v] = int32(i)
	}
	return at
}

// retally aggregates the rows of stale groups, and joins those of the groups below.
func (r *regrouping) retally(t totals, g *Groups, stale []bool) {
	above := false
	for i, group := range g.List {
		switch {
		case !stale[i]:
		case group.Level == r.depth():
			t.fold(int32(i), g.Rows[group.Lo:group.Hi])
		default:
			t.clear(int32(i))
			above = true
		}
	}
	if !above || r.depth() == 0 {
		return
	}
	ranked := inverse(r.rank)
	for i := len(g.List) - 1; i > 0; i-- {
		below := ranked[i]
		if up := g.List[below].Parent; stale[up] {
			t.join(up, below)
		}
	}
}

// results gives groups their aggregates: of those that were not touched the ones that they
// had before.
func (r *regrouping) results(g, before *Groups) {
	g.room(r.shape.Aggregates)
	for i, a := range r.shape.Aggregates {
		if a.Result != nil {
			g.Results[i] = r.joined(a, g, before.Results[i])
			continue
		}
		for k, group := range g.List {
			switch {
			case a.Custom == nil:
				r.totals[i].write(g, i, k)
			case r.touched[k]:
				g.Values[i][k] = a.Custom(g.Rows[group.Lo:group.Hi:group.Hi])
			default:
				g.Values[i][k] = before.Values[i][k]
			}
		}
	}
}

// joined are the results of an aggregate, of touched groups made of those below them where
// it can join these.
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
