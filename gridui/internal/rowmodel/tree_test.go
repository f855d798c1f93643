// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package rowmodel

import (
	"slices"
	"strconv"
	"testing"

	"github.com/stretchr/testify/require"
	"pgregory.net/rapid"

	"github.com/giogrid/giogrid/gridui/internal/coord"
)

// naiveTree lists the rows of a tree by recursion over lists of children.
type naiveTree struct {
	children map[int32][]int32
	open     map[int32]bool
	lazy     func(int32) bool
}

func newNaiveTree(t *Tree, rows []int32) *naiveTree {
	n := &naiveTree{children: map[int32][]int32{}, open: map[int32]bool{}, lazy: func(r int32) bool { return r%5 == 0 }}
	for _, r := range rows {
		p := t.parents[r]
		n.children[p] = append(n.children[p], r)
	}
	return n
}

func (n *naiveTree) show(parent int32) (items []int32) {
	for _, r := range n.children[parent] {
		items = append(items, r)
		if !n.open[r] {
			continue
		}
		if below := n.show(r); len(below) > 0 {
			items = append(items, below...)
		} else if n.lazy(r) {
			items = append(items, ^r)
		}
	}
	return items
}

func shownItems(o *Outline) (items []int32) {
	for i := range coord.Index(o.Len()) {
		items = append(items, int32(o.Item(o.At(i))))
	}
	return items
}

// drawParents returns a random forest, with cycles and missing parents.
func drawParents(t *rapid.T, n int, wild bool) []int32 {
	parents := make([]int32, n)
	for i := range parents {
		parents[i] = int32(rapid.IntRange(-1, i-1).Draw(t, "parent"))
		if wild && rapid.IntRange(0, 3).Draw(t, "wild") == 0 {
			parents[i] = int32(rapid.IntRange(-3, n+3).Draw(t, "parent"))
		}
	}
	return parents
}

func TestOutlineShowsWhatRecursionShows(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		n := rapid.IntRange(1, 200).Draw(t, "n")
		tree := NewTree(drawParents(t, n, true))
		rows := rapid.Permutation(everyInt(n)).Draw(t, "order")
		naive := newNaiveTree(tree, rows)
		all := rapid.Bool().Draw(t, "open")
		for r := range int32(n) {
			naive.open[r] = all
		}
		o := tree.outline(nil, rows, nil, func(coord.Item, int) bool { return all }, func(r coord.Record) bool { return naive.lazy(int32(r)) })
		for range 12 {
			require.Equal(t, naive.show(-1), shownItems(o))
			checkOutline(t, o, tree)
			r := rapid.IntRange(0, n-1).Draw(t, "row")
			open := rapid.Bool().Draw(t, "open")
			was := o.Open(o.Place(coord.Record(r)))
			changed := o.SetOpen(o.Place(coord.Record(r)), open)
			require.Equal(t, o.Expandable(o.Place(coord.Record(r))) && was != open, changed)
			naive.open[int32(r)] = open
		}
		depth := rapid.IntRange(0, 4).Draw(t, "depth")
		o.SetAllOpen(func(_ coord.Item, d int) bool { return d < depth })
		for r := range int32(n) {
			naive.open[r] = o.Depth(o.Place(coord.Record(r))) < depth
		}
		require.Equal(t, naive.show(-1), shownItems(o))
	})
}

func checkOutline(t *rapid.T, o *Outline, tree *Tree) {
	shown := 0
	for p := range o.Places() {
		i := o.Index(coord.Place(p))
		if i >= 0 {
			require.EqualValues(t, p, o.At(i))
			require.EqualValues(t, shown, i)
			shown++
		}
		item := o.Item(coord.Place(p))
		if item < 0 {
			require.Equal(t, ^item, o.Item(o.Parent(coord.Place(p))))
			continue
		}
		require.EqualValues(t, p, o.Place(coord.Record(item)))
		if up := o.Parent(coord.Place(p)); up >= 0 {
			require.EqualValues(t, tree.Parent(coord.Record(item)), int(o.Item(up)))
			require.Equal(t, o.Depth(up)+1, o.Depth(coord.Place(p)))
			require.True(t, up < coord.Place(p) && coord.Place(p) < o.End(up))
		} else {
			require.EqualValues(t, -1, tree.Parent(coord.Record(item)))
			require.Zero(t, o.Depth(coord.Place(p)))
		}
	}
	require.Equal(t, shown, o.Len())
}

func everyInt(n int) []int32 {
	rows := make([]int32, n)
	for i := range rows {
		rows[i] = int32(i)
	}
	return rows
}

func TestCyclesAreBrokenAndTold(t *testing.T) {
	for _, c := range []struct{ parents, want, cycles []int32 }{
		{[]int32{}, []int32{}, nil},
		{[]int32{0}, []int32{-1}, []int32{0}},
		{[]int32{1, 0, 1}, []int32{-1, 0, 1}, []int32{0}},
		{[]int32{2, 0, 1, 2}, []int32{-1, 0, 1, 2}, []int32{0}},
		{[]int32{3, 2, 1, -1}, []int32{3, -1, 1, -1}, []int32{1}},
		{[]int32{7, -9, 1}, []int32{-1, -1, 1}, nil},
		{[]int32{1, 1, 2}, []int32{1, -1, -1}, []int32{1, 2}},
	} {
		tree := NewTree(c.parents)
		require.Equal(t, c.want, tree.parents)
		require.Equal(t, c.cycles, tree.Cycles())
	}
	circles := make([]int32, 100)
	for i := range circles {
		circles[i] = int32(i)
	}
	require.Len(t, NewTree(circles).Cycles(), maxDuplicates)
}

func TestParentsByID(t *testing.T) {
	ids := []string{"a", "b", "c", "d"}
	up := []string{"", "a", "nobody", "b"}
	id := func(row coord.Record) string { return ids[row] }
	var table IDs
	table.Build(4, id)
	require.Equal(t, []int32{-1, 0, -1, 1}, ParentsByID(4, &table, id, func(row coord.Record) string { return up[row] }))
}

func TestTreeFilters(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		n := rapid.IntRange(1, 120).Draw(t, "n")
		tree := NewTree(drawParents(t, n, true))
		pass := NewBits(n)
		for _, r := range drawRows(t, n) {
			if r%3 == 0 {
				pass.Set(int(r))
			}
		}
		above := func(r int) (rows []int) {
			for r = int(tree.Parent(coord.Record(r))); r >= 0; r = int(tree.Parent(coord.Record(r))) {
				rows = append(rows, r)
			}
			return rows
		}
		has := func(r int) bool { return pass.Has(r) }
		ancestors, first, family := tree.keep(pass, KeepAncestors), tree.keep(pass, ParentsFirst), tree.keep(pass, KeepFamily)
		for r := range n {
			below := false // or the row itself
			for k := range n {
				below = below || pass.Has(k) && (k == r || slices.Contains(above(k), r))
			}
			require.Equal(t, below, ancestors.Has(r))
			require.Equal(t, below || slices.ContainsFunc(above(r), has), family.Has(r))
			require.Equal(t, has(r) && !slices.ContainsFunc(above(r), func(u int) bool { return !has(u) }), first.Has(r))
		}
	})
}

func TestShareOfDescendants(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		n := rapid.IntRange(1, 200).Draw(t, "n")
		tree := NewTree(drawParents(t, n, false))
		o := tree.outline(nil, everyInt(n), nil, func(coord.Item, int) bool { return true }, nil)
		var marks, able Marks
		for _, r := range drawRows(t, n) {
			marks.Put(coord.Record(r), true)
			able.Put(coord.Record(int(r)^1), true)
		}
		marked, selectable := o.PlacesOf(&marks), o.PlacesOf(&able)
		for p := range o.Places() {
			got, total := 0, 0
			for q := p + 1; coord.Place(q) < o.End(coord.Place(p)); q++ {
				if r := int(o.Item(coord.Place(q))); able.Has(coord.Record(r)) {
					total++
					if marks.Has(coord.Record(r)) {
						got++
					}
				}
			}
			require.Equal(t, ShareOf(got, total), o.Share(coord.Place(p), marked, selectable))
		}
	})
}

func TestOutlineOfNothingAndOfAChain(t *testing.T) {
	var zero Outline
	require.Zero(t, zero.Len())
	require.EqualValues(t, -1, zero.Place(0))
	o := NewTree(nil).outline(nil, nil, nil, nil, nil)
	require.Zero(t, o.Len())
	o.SetAllOpen(nil)
	const n = 100_000 // deeper than call stacks allow, and than depths are stored
	parents := make([]int32, n)
	for i := range parents {
		parents[i] = int32(i) - 1
	}
	o = NewTree(parents).outline(nil, everyInt(n), nil, func(coord.Item, int) bool { return true }, nil)
	require.Equal(t, n, o.Len())
	require.Equal(t, 65535, o.Depth(n-1))
	require.True(t, o.SetOpen(10, false))
	require.Equal(t, 11, o.Len())
	require.EqualValues(t, -1, o.Index(11))
	require.False(t, o.SetOpen(n-1, true), strconv.Itoa(n))
}
