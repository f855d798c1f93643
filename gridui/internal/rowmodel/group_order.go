// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package rowmodel

import (
	"cmp"
	"math"
	"slices"
)

// GroupOrder orders groups that have the same parent by an aggregate, NaN last.
// The zero value leaves them in the order of their first rows.
type GroupOrder struct {
	On         bool
	Aggregate  int
	Descending bool
}

// orderBy puts groups into an order, each with all that is below it, and returns which
// stands where: the i-th is what order[i] was. nil: all stand where they did.
func (g *Groups) orderBy(by GroupOrder) (order []int32) {
	if !by.On || by.Aggregate < 0 || by.Aggregate >= len(g.Values) {
		return nil
	}
	compare := g.comparison(by)
	children := make([][]int32, len(g.List))
	for i := 1; i < len(g.List); i++ {
		up := g.List[i].Parent
		children[up] = append(children[up], int32(i))
	}
	for _, list := range children {
		slices.SortStableFunc(list, compare)
	}
	order = appendTree(make([]int32, 0, len(g.List)), children, 0)
	g.permute(order)
	return order
}

// comparison compares groups by an aggregate.
func (g *Groups) comparison(by GroupOrder) func(a, b int32) int {
	values, results, compare := g.Values[by.Aggregate], g.Results[by.Aggregate], g.compare[by.Aggregate]
	if compare == nil && values != nil {
		return func(a, b int32) int { return compareSums(values[a], values[b], by.Descending) }
	}
	of := func(group int32) any {
		switch {
		case results != nil:
			return results[group]
		case math.IsNaN(values[group]):
			return nil
		}
		return values[group]
	}
	return func(a, b int32) int {
		x, y := of(a), of(b)
		switch {
		case x == nil || y == nil || compare == nil:
			return cmp.Compare(boolNumber(x == nil), boolNumber(y == nil))
		case by.Descending:
			return compare(y, x)
		}
		return compare(x, y)
	}
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

// appendTree appends a group and those below it, parents first.
func appendTree(order []int32, children [][]int32, at int32) []int32 {
	order = append(order, at)
	for _, kid := range children[at] {
		order = appendTree(order, children, kid)
	}
	return order
}

// permute numbers the groups anew: the i-th is what order[i] was. Parents come
// before their children in it.
func (g *Groups) permute(order []int32) {
	number := make([]int32, len(order))
	for i, old := range order {
		number[old] = int32(i)
	}
	list, rows := make([]Group, len(order)), make([]int32, 0, len(g.Rows))
	for i, old := range order {
		group := g.List[old]
		if group.Parent >= 0 {
			group.Parent = number[group.Parent]
		}
		list[i] = group
	}
	for i := range list {
		if i+1 < len(list) && list[i+1].Level > list[i].Level {
			continue // its rows are in the groups below
		}
		at := int32(len(rows))
		rows = append(rows, g.Rows[list[i].Lo:list[i].Hi]...)
		list[i].Lo, list[i].Hi = at, int32(len(rows))
	}
	spread(list)
	for a, values := range g.Values {
		g.Values[a] = permuted(values, order)
	}
	for a, results := range g.Results {
		g.Results[a] = permuted(results, order)
	}
	g.List, g.Rows = list, rows
}

// permuted are values of which the i-th was at order[i]; nil stays nil.
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

// spread gives groups with groups below them the rows of those. They have as many
// as before.
func spread(list []Group) {
	for i := len(list) - 1; i >= 0; i-- {
		if i+1 < len(list) && list[i+1].Level > list[i].Level {
			size := list[i].Hi - list[i].Lo
			list[i].Lo = list[i+1].Lo
			list[i].Hi = list[i].Lo + size
		}
	}
}
