// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package rowtree_test

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/giogrid/giogrid/gridui/internal/coord"
	"github.com/giogrid/giogrid/gridui/internal/dataset/rowtree"
	"github.com/giogrid/giogrid/gridui/internal/rounds"
	"github.com/giogrid/giogrid/gridui/internal/rowmodel"
)

// grove is a tree by Path whose rows come and go.
type grove struct {
	rng   *rand.Rand
	tree  *rowtree.Rows
	paths []string // by row
	gone  rowmodel.Bits
	left  []int32
	made  int
}

// TestChangedPathsEqualNewOnes changes a few rows of a tree by Path, with rows that go and come back below others, and
// now and then without the row above them, and compares it with a new tree of the rows that are left.
func TestChangedPathsEqualNewOnes(t *testing.T) {
	funcs := rowtree.Funcs{Path: byPath}
	for seed := range rounds.Seeds(80) {
		g := &grove{rng: rand.New(rand.NewPCG(seed, 5))}
		wild := seed%3 == 0
		for range 30 {
			g.add(false)
		}
		g.tree = build(rows(g.paths...), funcs)
		g.gone = rowmodel.NewBits(10_000)
		x := new(rowtree.PathIndex)
		g.tree.IndexPaths(x, funcs, g.gone, func(int) {})
		g.tree.SetPaths(x)
		for step := range 30 {
			g.step(t, funcs, wild)
			g.check(t, funcs, fmt.Sprint("seed ", seed, ", step ", step))
		}
	}
}

// add makes a row below another one, or if wild at times below one that is missing.
func (g *grove) add(wild bool) {
	g.made++
	path := fmt.Sprint("n", g.made)
	if len(g.left) > 0 && g.rng.IntN(5) > 0 {
		path = g.paths[g.left[g.rng.IntN(len(g.left))]] + "/" + path
	}
	if wild && g.rng.IntN(6) == 0 {
		path = fmt.Sprint("gap", g.rng.IntN(3), "/", path)
	}
	g.left = append(g.left, int32(len(g.paths)))
	g.paths = append(g.paths, path)
}

// step removes rows, adds rows, of which some were removed before, and announces rows that stay the same.
func (g *grove) step(t *testing.T, funcs rowtree.Funcs, wild bool) {
	p := rowtree.Repath{By: funcs, Gone: slices.Clone(g.gone)}
	for range g.rng.IntN(3) {
		row := g.left[g.rng.IntN(len(g.left))]
		for _, r := range g.left { // most of the time a row with nothing below it
			if !g.above(r) && g.rng.IntN(4) == 0 {
				row = r
			}
		}
		if !slices.Contains(p.Remove, row) {
			p.Remove = append(p.Remove, row)
		}
	}
	for range g.rng.IntN(3) {
		p.Updated = append(p.Updated, g.left[g.rng.IntN(len(g.left))])
	}
	g.left = slices.DeleteFunc(g.left, func(r int32) bool {
		return slices.ContainsFunc(p.Remove, func(up int32) bool { return g.isBelow(r, up) })
	})
	before := len(g.paths)
	for range g.rng.IntN(3) {
		if g.add(wild); len(p.Remove) > 0 && g.rng.IntN(4) == 0 && !g.above(p.Remove[0]) {
			g.paths[len(g.paths)-1] = g.paths[p.Remove[0]]
			break
		}
	}
	joined := g.tree.Joined(funcs, rows(g.paths[before:]...), func(string) (coord.Record, bool) { return 0, false })
	next := joined.Repathed(p)
	require.Equal(t, joined.Len()+next.Added, next.Tree.Len())
	for range next.Added {
		g.paths = append(g.paths, "")
	}
	for _, r := range next.Removed {
		require.False(t, g.gone.Has(int(r)), "removed before")
		g.gone.Set(int(r))
	}
	g.tree = next.Tree
}

// above reports whether a row has rows below it.
func (g *grove) above(row int32) bool {
	return slices.ContainsFunc(g.left, func(r int32) bool { return r != row && g.isBelow(r, row) })
}

// isBelow reports whether the path of row starts with that of up.
func (g *grove) isBelow(row, up int32) bool {
	return (g.paths[row] + "/")[:min(len(g.paths[row])+1, len(g.paths[up])+1)] == g.paths[up]+"/"
}

// check compares the tree with a new one of the same rows.
func (g *grove) check(t *testing.T, funcs rowtree.Funcs, at string) {
	var paths, got []string
	for _, r := range g.left {
		paths = append(paths, g.paths[r])
	}
	for i, line := range lines(g.tree) {
		if !g.gone.Has(i) {
			got = append(got, line)
		}
	}
	want := lines(build(rows(paths...), funcs))
	slices.Sort(want)
	slices.Sort(got)
	require.Equal(t, want, got, at)
	for i := range g.tree.Len() {
		if up := g.tree.Tree.Parent(coord.Record(i)); up >= 0 && !g.gone.Has(i) {
			require.False(t, g.gone.Has(int(up)), "%s: the row above %d is gone", at, i)
		}
	}
}
