// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package rowmodel

import (
	"cmp"
	"slices"
	"sort"
)

// rebuilding lays groups out whose rows moved. Rows of groups that were not touched are
// copied as they stand.
type rebuilding struct {
	*regrouping
	// segments are the rows of each node without others below. Those of touched ones are
	// in merged, one after the other; stay is room for those of one.
	segments [][]int32
	stay     []int32
	// first is the first row by node, kids are the nodes below each.
	first []int32
	kids  [][]int32
	// listed are the nodes that stay, parents first.
	listed []int32
}

// rebuild makes groups, and the outline of these, for rows that moved.
func (r *regrouping) rebuild() (*Groups, *Outline) {
	b := &rebuilding{regrouping: r}
	b.merge()
	b.link()
	b.findFirst(0)
	b.list(0)
	groups := b.groups()
	b.renumber(b.listed)
	r.rank = make([]int32, len(groups.List))
	for i := range r.rank {
		r.rank[i] = int32(i)
	}
	for _, t := range r.totals {
		if t != nil {
			r.retally(t, groups, r.touched)
		}
	}
	r.results(groups, &Groups{Values: pickedAll(r.s.groups.Values, b.listed), Results: pickedAll(r.s.groups.Results, b.listed)})
	if order := groups.orderBy(r.shape.By); order != nil {
		b.renumber(order)
		b.listed = picked(b.listed, order)
	}
	r.index(groups.List)
	if r.depth() == 0 {
		return groups, nil
	}
	return groups, groups.outline(r.spare, r.n, b.isOpen(groups))
}

// isOpen tells which groups are open: those that were before, and of new ones what the
// shape says.
func (b *rebuilding) isOpen(groups *Groups) func(item int32, depth int) bool {
	old, outline := b.s.groups, b.s.outline
	return func(item int32, _ int) bool {
		if node := int(b.listed[^item]); node < len(old.List) {
			return !outline.closed.Has(old.place(node))
		}
		return b.shape.OpenGroup != nil && b.shape.OpenGroup(groups, int(^item))
	}
}

// merge finds the rows of each group.
func (b *rebuilding) merge() {
	b.segments = make([][]int32, len(b.nodes))
	if b.depth() == 0 {
		b.segments[0] = b.s.list
		if !b.s.listed {
			b.segments[0] = rowsIn(b.s.keep, b.n)
		}
		return
	}
	slices.SortFunc(b.add, func(x, y leafRow) int {
		switch {
		case x.leaf != y.leaf:
			return cmp.Compare(x.leaf, y.leaf)
		case b.order == nil:
			return cmp.Compare(x.row, y.row)
		}
		return b.order.compare(x.row, y.row)
	})
	old, add := b.s.groups, b.add
	b.merged = slices.Grow(b.merged[:0], len(old.Rows)+len(add))
	for i, g := range b.nodes {
		if g.Level != b.depth() {
			continue
		}
		if i < len(old.List) {
			b.segments[i] = old.Rows[g.Lo:g.Hi]
		}
		k := 0
		for k < len(add) && int(add[k].leaf) == i {
			k++
		}
		if b.touched[i] {
			b.segments[i] = b.mergeRows(b.segments[i], add[:k])
		}
		add = add[k:]
	}
}

// mergeRows are the rows of a group without those that changed, and with rows that
// joined.
func (b *rebuilding) mergeRows(rows []int32, add []leafRow) []int32 {
	b.stay = b.gone.appendRest(b.stay[:0], rows)
	rest, from := b.stay, len(b.merged)
	merged := b.merged
	for _, a := range add {
		at := sort.Search(len(rest), func(i int) bool { return !b.precedes(rest[i], a.row) })
		merged = append(append(merged, rest[:at]...), a.row)
		rest = rest[at:]
	}
	b.merged = append(merged, rest...)
	return b.merged[from:len(b.merged):len(b.merged)]
}

// link lists the groups that have rows below those above them.
func (b *rebuilding) link() {
	b.kids, b.first = make([][]int32, len(b.nodes)), make([]int32, len(b.nodes))
	byRank := make([]int32, len(b.nodes))
	for i := range byRank {
		byRank[i] = int32(i)
	}
	slices.SortFunc(byRank, func(x, y int32) int { return cmp.Compare(b.rank[x], b.rank[y]) })
	some := make([]bool, len(b.nodes)) // has rows
	for i := len(b.nodes) - 1; i >= 0; i-- {
		some[i] = some[i] || len(b.segments[i]) > 0
	}
	for level := b.depth(); level > 0; level-- {
		for i, g := range b.nodes {
			if g.Level == level && some[i] {
				some[g.Parent] = true
			}
		}
	}
	for _, i := range byRank {
		if up := b.nodes[i].Parent; up >= 0 && some[i] {
			b.kids[up] = append(b.kids[up], i)
		}
	}
}

// findFirst finds the first row of a group, where the groups below stand in the order of
// theirs.
func (b *rebuilding) findFirst(at int32) {
	if b.nodes[at].Level == b.depth() {
		if rows := b.segments[at]; len(rows) > 0 {
			b.first[at] = rows[0]
		}
		return
	}
	kids := b.kids[at]
	for _, kid := range kids {
		b.findFirst(kid)
	}
	byFirst := func(x, y int32) int {
		if b.precedes(b.first[x], b.first[y]) {
			return -1
		}
		return 1
	}
	if !slices.IsSortedFunc(kids, byFirst) {
		slices.SortStableFunc(kids, byFirst)
	}
	if len(kids) > 0 {
		b.first[at] = b.first[kids[0]]
	}
}

// list lists a group and those below it.
func (b *rebuilding) list(at int32) {
	b.listed = append(b.listed, at)
	for _, kid := range b.kids[at] {
		b.list(kid)
	}
}

// groups are the nodes in their order.
func (b *rebuilding) groups() *Groups {
	g := &Groups{List: make([]Group, len(b.listed)), Rows: slices.Grow(b.spareRows[:0], len(b.s.groups.Rows)+len(b.add))}
	number := make([]int32, len(b.nodes))
	for i, node := range b.listed {
		number[node] = int32(i)
		to := &g.List[i]
		*to = Group{Parent: -1, Level: b.nodes[node].Level, Row: b.first[node], Lo: int32(len(g.Rows))}
		if up := b.nodes[node].Parent; up >= 0 {
			to.Parent = number[up]
		}
		g.Rows = append(g.Rows, b.segments[node]...)
		to.Hi = int32(len(g.Rows))
	}
	for i := len(g.List) - 1; i > 0; i-- {
		up := &g.List[g.List[i].Parent]
		up.Hi = max(up.Hi, g.List[i].Hi)
	}
	return g
}

// renumber makes what is known of groups follow new numbers: order are those of before.
func (b *rebuilding) renumber(order []int32) {
	b.values, b.touched = picked(b.values, order), picked(b.touched, order)
	b.rank = picked(b.rank, order)
	for _, t := range b.totals {
		if t != nil {
			t.renumber(order)
		}
	}
}

// picked are some of the values in another order.
func picked[T any](values []T, order []int32) []T {
	next := make([]T, len(order))
	for i, at := range order {
		next[i] = values[at]
	}
	return next
}

// pickedAll are what groups had, in another order: nothing where they are new.
func pickedAll[T any](lists [][]T, order []int32) [][]T {
	next := make([][]T, len(lists))
	for i, list := range lists {
		if list == nil {
			continue
		}
		next[i] = make([]T, len(order))
		for k, at := range order {
			if int(at) < len(list) {
				next[i][k] = list[at]
			}
		}
	}
	return next
}
