// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package rowmodel

import (
	"cmp"
	"math"
	"slices"

	"github.com/giogrid/giogrid/gridui/internal/exact"
)

// GroupOrder orders groups with the same parent by an aggregate, NaN last. The zero value keeps the
// order of their first rows.
type GroupOrder struct {
	On        bool
	Aggregate int
	// Size orders groups by their number of rows instead, Value by the sort order of their first
	// rows. Value's Descending is ignored.
	Size       bool
	Value      *SortKey
	Descending bool
}

// byAggregate reports whether the order is by an aggregate with an index below n.
func (by *GroupOrder) byAggregate(n int) bool {
	return by.On && !by.Size && by.Value == nil && by.Aggregate >= 0 && by.Aggregate < n
}

// orders reports whether the order is defined, with n aggregates.
func (by *GroupOrder) orders(n int) bool {
	return by.On && (by.Size || by.Value != nil) || by.byAggregate(n)
}

// groupOrders holds the orders of groups by level; all applies to levels without one.
type groupOrders struct {
	all    GroupOrder
	levels []GroupOrder
}

// of returns the order of a level, counted from 1.
func (o *groupOrders) of(level int) GroupOrder {
	if level <= len(o.levels) && o.levels[level-1].On {
		return o.levels[level-1]
	}
	return o.all
}

// on reports whether there is any order.
func (o *groupOrders) on() bool {
	return o.all.On || slices.ContainsFunc(o.levels, func(by GroupOrder) bool { return by.On })
}

// each calls do for each order by an aggregate with an index below n.
func (o *groupOrders) each(n int, do func(aggregate int)) {
	for _, by := range append(o.levels[:len(o.levels):len(o.levels)], o.all) {
		if by.byAggregate(n) {
			do(by.Aggregate)
		}
	}
}

// orderBy sorts groups together with their descendants.
func (g *Groups) orderBy(by groupOrders) {
	order := g.order(by)
	if order == nil {
		return
	}
	old, rows := g.List, make([]int32, 0, len(g.Rows))
	g.permute(order, nil)
	for a := range g.aggregates {
		g.Values[a], g.Results[a] = permuted(g.Values[a], order), permuted(g.Results[a], order)
		g.Sums[a], g.Picked[a] = permuted(g.Sums[a], order), permuted(g.Picked[a], order)
	}
	for i, at := range order {
		if g.isLeaf(i) {
			rows = append(rows, g.Rows[old[at].Lo:old[at].Hi]...)
		}
	}
	g.Rows = rows
}

// order returns the permutation that sorts the groups: the i-th group becomes the one now at
// order[i]. nil means no change.
func (g *Groups) order(by groupOrders) (order []int32) {
	compare := g.siblings(by)
	if compare == nil {
		return nil
	}
	children := newBranches(g.List)
	for i := range g.List {
		slices.SortStableFunc(children.of(int32(i)), compare)
	}
	return children.appendTree(make([]int32, 0, len(g.List)), 0)
}

// siblings returns a comparison of groups with the same parent, nil if no level has an order.
func (g *Groups) siblings(by groupOrders) func(a, b int32) int {
	if !by.on() {
		return nil
	}
	depth, any := 0, false
	for i := range g.List {
		depth = max(depth, int(g.List[i].Level))
	}
	levels := make([]func(a, b int32) int, depth)
	for i := range levels {
		if of := by.of(i + 1); of.orders(len(g.Values)) {
			levels[i], any = g.comparison(of), true
		}
	}
	if !any {
		return nil
	}
	return func(a, b int32) int {
		if compare := levels[g.List[a].Level-1]; compare != nil {
			return compare(a, b)
		}
		return 0
	}
}

// branches holds the groups directly below each group.
type branches struct {
	groups []int32
	from   []int32 // children of group i are at from[i] … from[i+1]-1
}

// newBranches lists the children of each group of a list, in its order.
func newBranches(list []Group) (b branches) {
	all := make([]int32, len(list))
	for i := range all {
		all[i] = int32(i)
	}
	b.fill(list, all, func(int32) bool { return true })
	return b
}

// fill lists the children of each group of a list: the wanted elements of some, in the order of
// some.
func (b *branches) fill(list []Group, some []int32, wanted func(group int32) bool) {
	b.from = slices.Grow(b.from[:0], len(list)+2)[:len(list)+2]
	clear(b.from)
	count := 0
	for _, i := range some {
		if up := list[i].Parent; up >= 0 && wanted(i) {
			b.from[up+2]++
			count++
		}
	}
	for i := 1; i < len(b.from); i++ {
		b.from[i] += b.from[i-1]
	}
	b.groups = slices.Grow(b.groups[:0], count)[:count]
	for _, i := range some {
		if up := list[i].Parent; up >= 0 && wanted(i) {
			b.groups[b.from[up+1]] = i
			b.from[up+1]++
		}
	}
}

func (b *branches) of(group int32) []int32 { return b.groups[b.from[group]:b.from[group+1]] }

// appendTree appends a group and its descendants, parents first.
func (b *branches) appendTree(order []int32, at int32) []int32 {
	order = append(order, at)
	for _, below := range b.of(at) {
		order = b.appendTree(order, below)
	}
	return order
}

// comparison returns a comparison of groups of a level.
func (g *Groups) comparison(by GroupOrder) func(a, b int32) int {
	switch at := by.Aggregate; {
	case by.Value != nil:
		key := *by.Value
		key.Descending = by.Descending
		rows := newRowOrder([]SortKey{key})
		return func(a, b int32) int { return rows.compare(g.List[a].row, g.List[b].row) }
	case by.Size:
		return func(a, b int32) int { return signed(cmp.Compare(g.List[a].Len(), g.List[b].Len()), by.Descending) }
	case g.Results[at] != nil:
		results := g.Results[at]
		return ordering(by, g.aggregates[at].Compare, func(group int32) (any, bool) { return results[group], results[group] != nil })
	case g.Sums[at] != nil:
		return g.compareExact(by)
	case g.Picked[at] != nil:
		return g.comparePicked(by)
	}
	values := g.Values[by.Aggregate]
	return func(a, b int32) int { return compareSums(values[a], values[b], by.Descending) }
}

// ordering returns a comparison of groups by a function; without one it keeps the order. Groups
// without a value come last.
func ordering[V any](by GroupOrder, compare func(a, b V) int, of func(group int32) (v V, some bool)) func(a, b int32) int {
	return func(a, b int32) int {
		x, some := of(a)
		y, others := of(b)
		switch {
		case !some || !others || compare == nil:
			return cmp.Compare(boolNumber(!some), boolNumber(!others))
		case by.Descending:
			return compare(y, x)
		}
		return compare(x, y)
	}
}

// compareExact returns a comparison of groups by exact sums, or by the means of exact sums.
func (g *Groups) compareExact(by GroupOrder) func(a, b int32) int {
	sums := g.Sums[by.Aggregate]
	if g.aggregates[by.Aggregate].Function != Average {
		return ordering(by, (*exact.Sum).Cmp, func(group int32) (*exact.Sum, bool) { return &sums[group], true })
	}
	means := make([]float64, len(sums))
	for i := range sums {
		means[i] = nan
		if !sums[i].Empty() {
			means[i] = sums[i].FloatMean()
		}
	}
	return func(a, b int32) int { return compareSums(means[a], means[b], by.Descending) }
}

// comparePicked returns a comparison of groups by the values of the picked rows.
func (g *Groups) comparePicked(by GroupOrder) func(a, b int32) int {
	picked, f := g.Picked[by.Aggregate], g.aggregates[by.Aggregate].Field
	if f.Integers == nil {
		compare := f.Compare
		if compare == nil {
			compare = func(a, b int32) int { return cmp.Compare(a, b) }
		}
		return ordering(by, compare, func(group int32) (int32, bool) { return picked[group], picked[group] >= 0 })
	}
	values := f.valuesOf(picked)
	return ordering(by, func(a, b pick) int {
		if c := cmp.Compare(a.value, b.value); c != 0 || f.Compare == nil || !clamped(a.value) {
			return c
		}
		return f.Compare(a.row, b.row)
	}, func(group int32) (pick, bool) {
		return pick{row: picked[group], value: values[group]}, picked[group] >= 0
	})
}

// valuesOf reads the integers of rows. Rows below 0 have none.
func (f *Field) valuesOf(rows []int32) []int64 {
	values, some := make([]int64, len(rows)), make([]int32, 0, batch)
	for lo := 0; lo < len(rows); lo += batch {
		part := rows[lo:min(lo+batch, len(rows))]
		some = some[:0]
		for _, row := range part {
			if row >= 0 {
				some = append(some, row)
			}
		}
		to := values[lo : lo+len(some)]
		f.Integers(to, some)
		at := len(some) - 1
		for i := len(part) - 1; i >= 0; i-- {
			if part[i] >= 0 {
				values[lo+i] = to[at]
				at--
			}
		}
	}
	return values
}

func compareSums(a, b float64, descending bool) int {
	switch {
	case math.IsNaN(a) || math.IsNaN(b):
		return cmp.Compare(boolNumber(math.IsNaN(a)), boolNumber(math.IsNaN(b)))
	case descending:
		return cmp.Compare(b, a)
	}
	return cmp.Compare(a, b)
}

func boolNumber(b bool) int {
	if b {
		return 1
	}
	return 0
}

// permute renumbers the groups, but not their aggregates: the i-th group becomes the one at
// order[i]. Parents come before their children in order.
func (g *Groups) permute(order []int32, room []Group) {
	number, list := inverse(order), slices.Grow(room[:0], len(order))[:len(order)]
	at := int32(0)
	for i, old := range order {
		group := g.List[old]
		if group.Parent >= 0 {
			group.Parent = number[group.Parent]
		}
		size := group.Hi - group.Lo
		group.Lo, group.Hi = at, at+size
		if g.isLeaf(int(old)) {
			at += size
		}
		list[i] = group
	}
	g.List = list
}

// permuted returns the values reordered: the i-th was at order[i]. nil stays nil.
func permuted[V any](values []V, order []int32) []V {
	if values == nil {
		return nil
	}
	next := make([]V, len(values))
	for i, old := range order {
		next[i] = values[old]
	}
	return next
}

// inverse returns the inverse of a permutation.
func inverse(order []int32) []int32 {
	at := make([]int32, len(order))
	for i, v := range order {
		at[v] = int32(i)
	}
	return at
}
