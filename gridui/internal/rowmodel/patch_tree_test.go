// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package rowmodel

import (
	"math/rand/v2"
	"slices"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/giogrid/giogrid/gridui/internal/coord"
	"github.com/giogrid/giogrid/gridui/internal/rounds"
)

// patchedTree is a model of a tree whose rows come, go and change, and its data.
type patchedTree struct {
	rng     *rand.Rand
	parents []int32
	price   []float64
	opens   []bool
	gone    map[int32]bool
	field   *Field
	filter  Filter
	keys    []SortKey
	how     TreeFilter
	model   Model
}

func (p *patchedTree) shape() Shape {
	return Shape{
		Tree: NewTree(p.parents), Filter: p.how,
		OpenRow: func(row coord.Record, depth int, held bool) bool { return held || p.opens[row] != (depth%2 == 0) },
	}
}

// grow adds n rows below rows that are there.
func (p *patchedTree) grow(n int) {
	for range n {
		up := int32(-1)
		if k := len(p.parents); k > 0 && p.rng.IntN(10) > 0 {
			if r := int32(p.rng.IntN(k)); !p.gone[r] {
				up = r
			}
		}
		p.parents, p.price, p.opens = append(p.parents, up), append(p.price, float64(p.rng.IntN(40))), append(p.opens, p.rng.IntN(2) == 0)
	}
}

// move gives a row another parent, neither itself nor below it.
func (p *patchedTree) move(c *Changes) {
	r, up := int32(p.rng.IntN(len(p.parents))), int32(p.rng.IntN(len(p.parents)+1))-1
	if p.gone[r] || p.gone[up] {
		return
	}
	for at := up; at >= 0; at = p.parents[at] {
		if at == r {
			return
		}
	}
	p.parents[r] = up
	c.Updated, c.Moved = append(c.Updated, r), append(c.Moved, r)
}

// fresh returns a model of the same rows that was laid out as a whole.
func (p *patchedTree) fresh(t *testing.T) *Model {
	m := new(Model)
	m.Reset(len(p.parents))
	var gone []int32
	for r := range p.gone {
		gone = append(gone, r)
	}
	m.want.n = len(p.parents)
	m.remove(gone)
	p.set(m)
	require.NoError(t, m.Prepare().Run())
	require.True(t, m.Adopt())
	return m
}

func (p *patchedTree) set(m *Model) {
	m.SetFields([]*Field{p.field})
	m.SetShape(p.shape())
	m.SetFilter(p.filter)
	m.SetSort(p.keys)
}

// TestPatchedTreesEqualRebuiltOnes applies changes to trees, which are laid out at once, and compares the outline with
// one that was laid out anew.
func TestPatchedTreesEqualRebuiltOnes(t *testing.T) {
	patched, jobs := 0, 0
	for seed := range rounds.Seeds(60) {
		rng := rand.New(rand.NewPCG(seed, 3))
		p := &patchedTree{rng: rng, gone: map[int32]bool{}, how: TreeFilter(rng.IntN(3))}
		p.field = &Field{Numbers: func(dst []float64, rows []int32) {
			for i, r := range rows {
				dst[i] = p.price[r]
			}
		}}
		p.grow(1 + rng.IntN(400))
		if rng.IntN(2) == 0 {
			p.filter = NumberIs{Field: p.field, Op: Less, A: float64(5 + rng.IntN(40))}
		}
		if rng.IntN(2) == 0 {
			p.keys = []SortKey{{Field: p.field, Descending: rng.IntN(2) == 0}}
		}
		p.model.Reset(len(p.parents))
		p.set(&p.model)
		require.NoError(t, p.model.Prepare().Run())
		require.True(t, p.model.Adopt())
		for range 12 {
			c := Changes{}
			if rng.IntN(3) > 0 {
				known := len(p.parents)
				p.parents = slices.Clone(p.parents)
				for range rng.IntN(3) {
					p.move(&c)
				}
				p.grow(rng.IntN(6))
				c.Added = len(p.parents) - known
				shape := p.shape()
				c.Shape = &shape
			}
			for range rng.IntN(6) {
				if r := int32(rng.IntN(len(p.parents))); !p.gone[r] {
					p.price[r] = float64(rng.IntN(40))
					c.Updated = append(c.Updated, r)
				}
			}
			for range rng.IntN(3) {
				c.Removed = append(c.Removed, int32(rng.IntN(len(p.parents))))
			}
			c.Removed = NewTree(p.parents).WithBelow(c.Removed)
			if len(c.Removed) > len(p.parents)/8 {
				c.Removed = nil
			}
			for _, r := range c.Removed {
				p.gone[r] = true
			}
			require.NoError(t, p.model.Apply(c))
			if job := p.model.Prepare(); job != nil {
				require.NoError(t, job.Run())
				require.True(t, p.model.Adopt())
				jobs++
			} else {
				patched++
			}
			got, want := p.model.Outline(), p.fresh(t).Outline()
			require.Equal(t, want.items, got.items, "seed %d", seed)
			require.Equal(t, want.ends, got.ends)
			require.Equal(t, want.up, got.up)
			require.Equal(t, want.depths, got.depths)
			require.Equal(t, want.placed, got.placed)
			require.Equal(t, want.closed, got.closed)
			require.Equal(t, want.Len(), got.Len())
			for i := range coord.Index(want.Len()) {
				require.Equal(t, want.At(i), got.At(i))
			}
			if pass := p.model.Passing(); pass != nil {
				for r := range p.parents {
					require.Equal(t, !p.gone[int32(r)] && (p.filter == nil || p.price[r] < p.filter.(NumberIs).A), pass.Has(r))
				}
			}
		}
	}
	require.Greater(t, patched, 5*jobs, "few trees are laid out as a whole")
}

func TestSetsAreComparedByWords(t *testing.T) {
	some := func(rows ...int) Bits {
		b := NewBits(130)
		for _, r := range rows {
			b.Set(r)
		}
		return b
	}
	came, went := changedBits(some(1, 64, 129), 130, some(1, 65, 129), 130)
	require.Equal(t, []int32{65}, came)
	require.Equal(t, []int32{64}, went)
	came, went = changedBits(nil, 100, nil, 130)
	require.Len(t, came, 30)
	require.Empty(t, went)
	came, went = changedBits(nil, 130, some(0, 129), 130)
	require.Empty(t, came)
	require.Len(t, went, 128)
	require.True(t, slices.IsSorted(went))
}
