// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package rowmodel

import (
	"math"
	"math/rand/v2"
	"slices"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/giogrid/giogrid/gridui/internal/exact"
	"github.com/giogrid/giogrid/gridui/internal/rounds"
)

// restless changes the rows of a tree with aggregates, children to be loaded, late rows and cycles.
type restless struct {
	*summedTree
	late   []int32
	filter Filter
}

// number returns a value whose sums depend on the order of the additions.
func (t *restless) number() float64 {
	switch t.rng.IntN(12) {
	case 0:
		return 7 // missing
	case 1:
		return math.NaN()
	}
	return t.rng.Float64() * math.Pow(10, float64(t.rng.IntN(12)))
}

func (t *restless) tree() *Tree {
	all := make([]int32, len(t.parents))
	for i := range all {
		all[i] = int32(i)
	}
	return new(Tree).With(slices.Clone(t.parents), slices.Clone(t.late), all)
}

// parent returns a row that is there, or none.
func (t *restless) parent(known int) int32 {
	if up := int32(t.rng.IntN(known+1)) - 1; !t.gone[up] {
		return up
	}
	return -1
}

// change makes a change of the rows in the data, and returns it.
func (t *restless) change() Changes {
	c, before := Changes{}, t.tree()
	if t.rng.IntN(4) > 0 {
		known := len(t.parents)
		for range t.rng.IntN(6) {
			t.parents = append(t.parents, t.parent(known))
			t.price = append(t.price, t.number())
			late := int32(-1)
			if t.rng.IntN(3) == 0 {
				late = int32(len(t.late)) * 1000
			}
			t.late = append(t.late, late)
		}
		for range t.rng.IntN(4) { // cycles too
			if r := t.rng.IntN(known); !t.gone[int32(r)] {
				t.parents[r] = t.parent(known)
			}
		}
		for range t.rng.IntN(2) {
			r := t.rng.IntN(known)
			if t.late[r] >= 0 {
				t.late[r] = int32(t.rng.IntN(known))*1000 + int32(r)%1000
				c.Moved = append(c.Moved, int32(r))
			}
		}
		c.Added = len(t.parents) - known
		t.shape.Tree = t.tree()
		c.Moved = append(c.Moved, t.shape.Tree.MovedFrom(before)...)
	}
	for range t.rng.IntN(6) {
		r := int32(t.rng.IntN(len(t.parents)))
		if c.Updated = append(c.Updated, r); t.rng.IntN(2) == 0 {
			t.price[r] = t.number()
		}
		t.lazy[r] = t.rng.IntN(2) == 0
	}
	if c.Added > 0 || len(c.Moved) > 0 {
		shape := t.shape
		c.Shape = &shape
	}
	for range t.rng.IntN(3) {
		c.Removed = append(c.Removed, int32(t.rng.IntN(len(t.parents))))
	}
	if c.Removed = t.shape.Tree.WithBelow(c.Removed); len(c.Removed) > len(t.parents)/6 {
		c.Removed = nil
	}
	for _, r := range c.Removed {
		t.gone[r] = true
	}
	if t.rng.IntN(2) == 0 { // parents of removed rows need not be known
		c.Moved = slices.DeleteFunc(c.Moved, func(r int32) bool { return t.gone[r] })
	}
	return c
}

// fresh returns a model of the same rows that was computed as a whole.
func (t *restless) fresh(tt *testing.T) *Model {
	m := new(Model)
	m.Reset(len(t.parents))
	var gone []int32
	for r := range t.gone {
		gone = append(gone, r)
	}
	m.remove(gone)
	m.SetShape(t.shape)
	m.SetSort(t.keys)
	m.SetFilter(t.filter)
	require.NoError(tt, m.Prepare().Run())
	require.True(tt, m.Adopt())
	return m
}

// TestSumsOfTreesWhoseRowsMoveEqualNewOnes compares outlines and aggregates after changes with those of a new model, to
// the last bit.
func TestSumsOfTreesWhoseRowsMoveEqualNewOnes(tt *testing.T) {
	patched, jobs := 0, 0
	for seed := range rounds.Seeds(120) {
		rng := rand.New(rand.NewPCG(seed, 21))
		t := &restless{summedTree: newSummedTree(rng, 1+rng.IntN(300))}
		if seed%40 == 39 { // blocks
			t = &restless{summedTree: newSummedTree(rng, 3*batch+rng.IntN(300))}
		}
		t.filter = t.model.wantedFilter()
		for i := range t.price {
			t.price[i] = t.number()
		}
		if len(t.shape.Aggregates) > 0 && rng.IntN(2) == 0 {
			t.shape.Aggregates = t.shape.Aggregates[:rng.IntN(len(t.shape.Aggregates))]
		}
		t.late = make([]int32, len(t.parents))
		for i := range t.late {
			if t.late[i] = -1; rng.IntN(5) == 0 {
				t.late[i] = int32(i) * 1000
			}
		}
		t.shape.Tree = t.tree()
		t.model.SetShape(t.shape)
		require.NoError(tt, t.model.Prepare().Run())
		require.True(tt, t.model.Adopt())
		for range 12 {
			require.NoError(tt, t.model.Apply(t.change()))
			if job := t.model.Prepare(); job != nil {
				require.NoError(tt, job.Run())
				require.True(tt, t.model.Adopt())
				jobs++
			} else {
				patched++
			}
			sameTrees(tt, t.fresh(tt), &t.model, seed)
		}
	}
	require.Greater(tt, patched, 5*jobs, "few trees are laid out as a whole")
}

func sameTrees(t *testing.T, want, got *Model, seed uint64) {
	a, b := want.Outline(), got.Outline()
	require.Equal(t, a.items, b.items, "seed %d", seed)
	require.Equal(t, a.ends, b.ends)
	require.Equal(t, a.up, b.up)
	require.Equal(t, a.depths, b.depths)
	require.Equal(t, a.placed, b.placed)
	require.Equal(t, a.closed, b.closed)
	require.Equal(t, a.shown.Bits, b.shown.Bits)
	require.Equal(t, want.Groups() == nil, got.Groups() == nil)
	if want.Groups() == nil {
		return
	}
	g, h := want.Groups(), got.Groups()
	require.Equal(t, g.List, h.List, "seed %d", seed)
	require.Equal(t, g.Rows, h.Rows)
	require.Equal(t, bitsOf(g.Values), bitsOf(h.Values), "seed %d", seed)
	require.Equal(t, g.Sums, h.Sums)
	require.Equal(t, g.Picked, h.Picked)
	requireSameResults(t, g.Results, h.Results)
}

// requireSameResults compares results in which numbers may be none.
func requireSameResults(t *testing.T, want, got [][]any) {
	require.Len(t, got, len(want))
	for i := range want {
		require.Len(t, got[i], len(want[i]))
		for k := range want[i] {
			a, list := want[i][k].([]float64)
			if !list {
				require.Equal(t, want[i][k], got[i][k])
				continue
			}
			require.Equal(t, bitsOf([][]float64{a}), bitsOf([][]float64{got[i][k].([]float64)}))
		}
	}
}

// TestBranchesReadChangedRowsAlone counts the row reads of a tree with moving rows. The rows directly below a branch are
// read when it changes for the first time, and after that only changed ones.
func TestBranchesReadChangedRowsAlone(t *testing.T) {
	const folders, files = 40, 50
	parents, price, reads := make([]int32, folders*(files+1)), make([]float64, folders*(files+1)), 0
	for i := range parents {
		parents[i], price[i] = int32(i%folders), float64(i)
		if i < folders {
			parents[i] = int32(i) - 1
		}
	}
	numbers := gather(price)
	counted := func(dst []float64, rows []int32) {
		reads += len(rows)
		numbers(dst, rows)
	}
	whole := func(dst []exact.Number, some []bool, rows []int32) {
		reads += len(rows)
		for i, r := range rows {
			dst[i], some[i] = exact.Whole(exact.OfInt64(int64(price[r]))), true
		}
	}
	for name, sum := range map[string]Aggregate{
		"rounded": {Field: &Field{Numbers: counted}},
		"least":   {Field: &Field{Numbers: counted}, Function: Min},
		"exact":   {Field: &Field{Exact: whole}, Exact: true},
	} {
		var m Model
		m.Reset(len(parents))
		m.SetSort([]SortKey{{Field: &Field{Numbers: numbers}}})
		m.SetShape(Shape{Tree: NewTree(parents), Aggregates: []Aggregate{sum}})
		require.NoError(t, m.Refresh())
		for step, want := range []int{folders * files, 2, 2} { // each folder is below the one before, so all are above the rows
			first, second := int32(folders+folders-1), int32(2*folders+folders-1)
			price[first], price[second] = price[second], price[first]
			reads = 0
			require.NoError(t, m.Apply(Changes{Updated: []int32{first, second}}))
			require.Nil(t, m.Prepare(), "a job is to sum up")
			require.Equal(t, want, reads, "%s, step %d", name, step)
		}
	}
}
