// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package rowmodel

import (
	"cmp"
	"math"
	"math/rand/v2"
	"slices"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/giogrid/giogrid/gridui/internal/coord"
	"github.com/giogrid/giogrid/gridui/internal/exact"
	"github.com/giogrid/giogrid/gridui/internal/rounds"
)

// summedTree is a model of a tree with aggregates, and its data.
type summedTree struct {
	rng     *rand.Rand
	parents []int32
	price   []float64 // 7 counts as missing
	lazy    map[int32]bool
	gone    map[int32]bool
	reads   int

	model Model
	shape Shape
	keys  []SortKey
}

// drawTree returns random parents in one of several forms, with parents before their children or
// not.
func drawTree(rng *rand.Rand, n int) []int32 {
	parents := make([]int32, n)
	form := rng.IntN(4)
	for i := range parents {
		switch form {
		case 0: // bushy
			parents[i] = int32(rng.IntN(i+1)) - 1
		case 1: // long chains, as from paths without rows
			parents[i] = int32(i) - 1
			if rng.IntN(8) == 0 {
				parents[i] = int32(rng.IntN(i+1)) - 1
			}
		case 2: // flat
			parents[i] = int32(rng.IntN(3)) - 1
		default: // children before their parents, and cycles
			parents[i] = int32(rng.IntN(n+2)) - 1
		}
	}
	return parents
}

func newSummedTree(rng *rand.Rand, n int) *summedTree {
	t := &summedTree{rng: rng, parents: drawTree(rng, n), lazy: map[int32]bool{}, gone: map[int32]bool{}}
	for range n {
		t.price = append(t.price, float64(rng.IntN(12)))
	}
	price := &Field{Numbers: func(dst []float64, rows []int32) {
		for i, r := range rows {
			dst[i] = t.price[r]
		}
	}, Missing: func(dst []bool, rows []int32) {
		for i, r := range rows {
			dst[i] = t.price[r] == 7
		}
	}}
	for f := range Last + 1 {
		t.shape.Aggregates = append(t.shape.Aggregates, Aggregate{Field: price, Function: f})
	}
	t.shape.Aggregates = append(t.shape.Aggregates,
		Aggregate{Function: Count},
		Aggregate{Custom: t.mixed},
		Aggregate{Result: t.list, Join: func(results []any) any {
			var all []float64
			for _, r := range results {
				all = append(all, r.([]float64)...)
			}
			return all
		}},
		Aggregate{Result: t.list},
		Aggregate{Result: t.different, Distinct: func() func(rows, numbers []int32) {
			known := map[float64]int32{}
			return func(rows, numbers []int32) {
				for i, r := range rows {
					n, ok := known[t.price[r]]
					if !ok {
						n = int32(len(known))
						known[t.price[r]] = n
					}
					if numbers[i] = n; t.price[r] == 7 {
						numbers[i] = -1
					}
				}
			}
		}},
	)
	units := &Field{Exact: func(dst []exact.Number, some []bool, rows []int32) {
		for i, r := range rows {
			dst[i], some[i] = exact.Whole(exact.OfInt64(int64(t.price[r])<<60)), t.price[r] != 7
		}
	}}
	whole := &Field{Missing: price.Missing, Integers: func(dst []int64, rows []int32) {
		for i, r := range rows {
			dst[i] = int64(t.price[r])
		}
	}}
	compared := &Field{Missing: price.Missing, Compare: func(a, b int32) int { return cmp.Compare(t.price[a], t.price[b]) }}
	t.shape.Aggregates = append(t.shape.Aggregates,
		Aggregate{Field: units, Exact: true},
		Aggregate{Field: compared, Function: Min, Picked: true},
		Aggregate{Field: whole, Function: Max, Picked: true},
		Aggregate{Field: &Field{Missing: price.Missing}, Function: First, Picked: true},
		Aggregate{Field: &Field{Missing: price.Missing}, Function: Last, Picked: true},
	)
	t.shape.Tree = NewTree(t.parents)
	t.shape.OpenRow = func(row coord.Record, _ int, held bool) bool { return held || row%3 == 0 }
	t.shape.Filter = TreeFilter(rng.IntN(3))
	t.shape.TotalOnly = rng.IntN(4) == 0
	if rng.IntN(4) == 0 {
		t.shape.Lazy = func(row coord.Record) bool { return t.lazy[int32(row)] }
		for range n / 4 {
			t.lazy[int32(rng.IntN(n))] = true
		}
	}
	t.keys = [][]SortKey{nil, {{Field: price}}, {{Field: price, Descending: true}}}[rng.IntN(3)]
	t.model.Reset(n)
	t.model.SetShape(t.shape)
	t.model.SetSort(t.keys)
	if rng.IntN(2) == 0 {
		t.model.SetFilter(NumberIs{Field: price, Op: Greater, A: 4})
	}
	return t
}

// mixed returns a number that depends on the order of the rows.
func (t *summedTree) mixed(rows []int32) float64 {
	sum := 0.0
	for _, r := range rows {
		sum = math.Mod(sum*3+t.price[r], 1e6)
	}
	return sum
}

// list returns the prices of rows.
func (t *summedTree) list(rows []int32) any {
	all := []float64{}
	for _, r := range rows {
		all = append(all, t.price[r])
	}
	return all
}

// different returns the number of different prices.
func (t *summedTree) different(rows []int32) any {
	set := map[float64]bool{}
	for _, r := range rows {
		if t.price[r] != 7 {
			set[t.price[r]] = true
		}
	}
	return int64(len(set))
}

// leaves returns the rows that count below a place, all rows for -1, by searching all.
func (t *summedTree) leaves(o *Outline, place coord.Place) (rows []int32) {
	lo, hi := place+1, coord.Place(o.Places())
	if place >= 0 {
		hi = o.End(place)
	}
	for p := lo; p < hi; p++ {
		r := o.Item(p)
		if r >= 0 && !t.isBranch(int32(r)) && !(t.lazy[int32(r)] && t.shape.Lazy != nil) {
			rows = append(rows, int32(r))
		}
	}
	return rows
}

// isBranch reports whether a row is below another one, by searching all.
func (t *summedTree) isBranch(row int32) bool {
	for r, up := range t.shape.Tree.parents {
		if up == row && !t.gone[int32(r)] {
			return true
		}
	}
	return false
}

// naive computes an aggregate directly from rows.
func (t *summedTree) naive(f Function, rows []int32) float64 {
	var values []float64
	sum := 0.0
	for _, r := range rows {
		if t.price[r] != 7 {
			values = append(values, t.price[r])
			sum += t.price[r]
		}
	}
	switch {
	case f == Count:
		return float64(len(values))
	case f == Sum:
		return sum
	case len(values) == 0:
		return math.NaN()
	}
	return map[Function]float64{
		Min: slices.Min(values), Max: slices.Max(values), Average: sum / float64(len(values)),
		First: values[0], Last: values[len(values)-1],
	}[f]
}

// check compares all branches with aggregates of their rows.
func (t *summedTree) check(tt *testing.T) {
	g, o := t.model.Groups(), t.model.Outline()
	of := map[coord.Place]int{-1: 0}
	for p := range o.Places() {
		if r := o.Item(coord.Place(p)); r >= 0 {
			of[coord.Place(p)] = g.Branch(o, coord.Record(r))
			require.Equal(tt, o.Expandable(coord.Place(p)) && len(t.leaves(o, coord.Place(p))) > 0, of[coord.Place(p)] >= 0)
		}
	}
	count := 0
	for place, k := range of {
		if k < 0 {
			continue
		}
		count++
		rows := t.leaves(o, place)
		require.Equal(tt, len(rows), g.List[k].Len())
		for f := range Last + 1 {
			want := t.naive(f, rows)
			require.True(tt, g.Values[f][k] == want || want != want && g.Values[f][k] != g.Values[f][k], "function %d: %v, not %v", f, g.Values[f][k], want)
		}
		at := int(Last) + 1
		require.Equal(tt, float64(len(rows)), g.Values[at][k])
		require.Equal(tt, t.list(rows), g.Results[at+2][k])
		require.Equal(tt, t.different(rows), g.Results[at+4][k])
		t.checkPicks(tt, rows, k, at+5)
		if k > 0 && t.shape.TotalOnly {
			require.True(tt, math.IsNaN(g.Values[at+1][k]))
			require.Nil(tt, g.Results[at+3][k])
			continue
		}
		require.Equal(tt, t.mixed(rows), g.Values[at+1][k])
		require.Equal(tt, t.list(rows), g.Results[at+3][k])
	}
	require.Len(tt, g.List, count)
}

// checkPicks compares exact sums and picked rows of a group.
func (t *summedTree) checkPicks(tt *testing.T, rows []int32, k, at int) {
	g, sum := t.model.Groups(), exact.Sum{}
	least, most, first, last := int32(-1), int32(-1), int32(-1), int32(-1)
	for _, r := range rows {
		if t.price[r] == 7 {
			continue
		}
		sum.Add(exact.Whole(exact.OfInt64(int64(t.price[r]) << 60)))
		if least < 0 || t.price[r] < t.price[least] {
			least = r
		}
		if most < 0 || int64(t.price[r]) > int64(t.price[most]) {
			most = r
		}
		if last = r; first < 0 {
			first = r
		}
	}
	require.Equal(tt, sum, g.Sums[at][k])
	require.Equal(tt, []int32{least, most, first, last}, []int32{g.Picked[at+1][k], g.Picked[at+2][k], g.Picked[at+3][k], g.Picked[at+4][k]})
}

// change updates or removes rows.
func (t *summedTree) change(tt *testing.T) {
	var c Changes
	n := len(t.price)
	for range 1 + t.rng.IntN(4) {
		r := int32(t.rng.IntN(n))
		t.price[r] = float64(t.rng.IntN(12))
		c.Updated = append(c.Updated, r)
	}
	if t.rng.IntN(8) == 0 {
		c.Removed = t.shape.Tree.WithBelow([]int32{int32(t.rng.IntN(n))})
		for _, r := range c.Removed {
			t.gone[r] = true
		}
	}
	require.NoError(tt, t.model.Apply(c))
	require.NoError(tt, t.model.Refresh())
}

func TestBranchesAgainstALookAtTheirRows(t *testing.T) {
	for seed := range rounds.Seeds(300) {
		rng := rand.New(rand.NewPCG(seed, 3))
		m := newSummedTree(rng, 1+rng.IntN(60))
		require.NoError(t, m.model.Refresh())
		m.check(t)
		for range 12 {
			m.change(t)
			m.check(t)
		}
	}
}

// Changes of rows in place need no job, and their cost depends on the rows directly below the
// branches above them.
func TestBranchesAboveChangedRowsAreAggregated(t *testing.T) {
	const folders, files = 300, 10
	m := &summedTree{}
	for i := range folders * (files + 1) {
		up := int32(-1)
		if i >= folders {
			up = int32(i % folders)
		}
		m.parents, m.price = append(m.parents, up), append(m.price, 1)
	}
	field := &Field{Numbers: func(dst []float64, rows []int32) {
		m.reads += len(rows)
		for i, r := range rows {
			dst[i] = m.price[r]
		}
	}}
	m.model.Reset(len(m.parents))
	m.model.SetShape(Shape{Tree: NewTree(m.parents), Aggregates: []Aggregate{{Field: field}}})
	require.NoError(t, m.model.Refresh())
	sum := func(row coord.Record) float64 {
		g := m.model.Groups()
		if row < 0 {
			return g.Values[0][0]
		}
		return g.Values[0][g.Branch(m.model.Outline(), row)]
	}
	require.Equal(t, float64(folders*files), sum(-1))
	m.price[folders+3], m.reads = 5, 0
	require.NoError(t, m.model.Apply(Changes{Updated: []int32{folders + 3}}))
	require.Nil(t, m.model.Prepare(), "a change in place needs no job")
	require.Equal(t, files, m.reads)
	require.Equal(t, float64(folders*files+4), sum(-1))
	require.Equal(t, float64(files+4), sum(3))
	require.Equal(t, float64(files), sum(4))
	m.price[3], m.reads = 1000, 0
	require.NoError(t, m.model.Apply(Changes{Updated: []int32{3}}))
	require.Zero(t, m.reads, "a branch's own value counts nowhere")
	require.Zero(t, testing.AllocsPerRun(10, func() { m.model.Groups().Branch(m.model.Outline(), 4) }))
}

// Trees of several blocks of rows, changed in place, have the same aggregates as a new model of the
// same rows, to the last bit of a float64.
func TestBranchesOfBlocksAgainstAFreshModel(t *testing.T) {
	for seed := range rounds.Seeds(40) {
		rng := rand.New(rand.NewPCG(seed, 8))
		m := newSummedTree(rng, 3*batch+rng.IntN(3*batch))
		for i := range m.price {
			m.price[i] += rng.Float64()
		}
		if seed%2 == 0 { // some branches with very many rows directly below them
			for i := range m.parents {
				m.parents[i] = int32(rng.IntN(3)) - 1
			}
			for i := range 3 {
				m.parents[i] = -1
			}
			m.shape.Tree = NewTree(m.parents)
			m.model.SetShape(m.shape)
		}
		require.NoError(t, m.model.Refresh())
		for range 8 {
			var c Changes
			for range 1 + rng.IntN(5) {
				r := int32(rng.IntN(len(m.price)))
				m.price[r] = rng.Float64() * 12
				c.Updated = append(c.Updated, r)
			}
			require.NoError(t, m.model.Apply(c))
			require.NoError(t, m.model.Refresh())
			var fresh Model
			fresh.Reset(len(m.price))
			fresh.SetShape(m.shape)
			fresh.SetSort(m.keys)
			fresh.SetFilter(m.model.wantedFilter())
			require.NoError(t, fresh.Refresh())
			got, want := m.model.Groups(), fresh.Groups()
			require.Equal(t, want.List, got.List)
			require.Equal(t, want.Rows, got.Rows)
			require.Equal(t, bitsOf(want.Values), bitsOf(got.Values))
			require.Equal(t, want.Results, got.Results)
			require.Equal(t, want.Sums, got.Sums)
			require.Equal(t, want.Picked, got.Picked)
		}
	}
}

// bitsOf returns the bits of floats, so that NaN equals NaN.
func bitsOf(values [][]float64) (all []uint64) {
	for _, of := range values {
		for _, v := range of {
			all = append(all, math.Float64bits(v))
		}
	}
	return all
}

// A change of one of very many rows directly below a branch reads few rows.
func TestBranchesReadTheBlocksOfChangedRows(t *testing.T) {
	const n = 50 * batch
	price, reads := make([]float64, n), 0
	read := func(rows []int32) (sum float64) {
		reads += len(rows)
		for _, r := range rows {
			sum += price[r]
		}
		return sum
	}
	field := &Field{Numbers: func(dst []float64, rows []int32) {
		read(rows)
		for i, r := range rows {
			dst[i] = price[r]
		}
	}}
	m, parents := Model{}, make([]int32, n)
	parents[0] = -1
	m.Reset(n)
	m.SetShape(Shape{Tree: NewTree(parents), Aggregates: []Aggregate{{Field: field}, {
		Result: func(rows []int32) any { return read(rows) },
		Join: func(results []any) any {
			sum := 0.0
			for _, r := range results {
				sum += r.(float64)
			}
			return sum
		},
	}}})
	require.NoError(t, m.Refresh())
	for _, r := range []int32{1, n / 2, n - 1} {
		price[r], reads = 1, 0
		require.NoError(t, m.Apply(Changes{Updated: []int32{r}}))
		require.Less(t, reads, 5*batch) // the last block is incomplete
		require.Equal(t, read(everyInt(n)), m.Groups().Values[0][1])
		require.Equal(t, read(everyInt(n)), m.Groups().Results[1][0])
	}
}

// A chain, and a chain with a leaf at each level, must not exhaust the stack nor take time
// quadratic in the depth.
func TestBranchesOfDeepTrees(t *testing.T) {
	const deep = 100_000
	for _, leaves := range []bool{false, true} {
		m := &summedTree{}
		for i := range deep {
			m.parents, m.price = append(m.parents, int32(i)-1), append(m.price, 1)
		}
		for i := range deep {
			if leaves || i == deep-1 {
				m.parents, m.price = append(m.parents, int32(i)), append(m.price, float64(i%1000))
			}
		}
		calls := 0
		field := &Field{Numbers: func(dst []float64, rows []int32) {
			for i, r := range rows {
				dst[i] = m.price[r]
			}
		}}
		sum := func(rows []int32) any {
			calls += 1 + len(rows)
			sum := 0.0
			for _, r := range rows {
				sum += m.price[r]
			}
			return sum
		}
		as := []Aggregate{{Field: field}, {Result: sum, Join: func(results []any) any {
			calls += len(results)
			return results[0].(float64) + results[1].(float64)
		}}, {Result: m.different, Distinct: func() func(rows, numbers []int32) {
			return func(rows, numbers []int32) {
				for i, r := range rows {
					numbers[i] = int32(m.price[r])
				}
			}
		}}}
		if !leaves {
			as = append(as, Aggregate{Result: sum}, Aggregate{Custom: func(rows []int32) float64 { return sum(rows).(float64) }})
		}
		m.model.Reset(len(m.parents))
		m.model.SetShape(Shape{Tree: NewTree(m.parents), Aggregates: as, OpenRow: func(coord.Record, int, bool) bool { return true }})
		require.NoError(t, m.model.Refresh())
		require.Less(t, calls, 10*deep)
		last := coord.Record(len(m.parents) - 1)
		m.price[last] += 2
		require.NoError(t, m.model.Apply(Changes{Updated: []int32{int32(last)}}))
		require.Nil(t, m.model.Prepare())
		require.Less(t, calls, 20*deep)
		g, o := m.model.Groups(), m.model.Outline()
		want, different := 0.0, map[float64]bool{}
		for i := coord.Record(deep - 1); i >= 0; i-- {
			if leaves || i == deep-1 {
				price := m.price[deep+min(i, last-deep)]
				want += price
				different[price] = true
			}
			if i%500 == 0 || i > deep-500 {
				k := g.Branch(o, i)
				require.Equal(t, want, g.Values[0][k])
				require.Equal(t, want, g.Results[1][k])
				require.Equal(t, int64(len(different)), g.Results[2][k])
				if !leaves {
					require.Equal(t, want, g.Results[3][k])
					require.Equal(t, want, g.Values[4][k])
				}
			}
		}
	}
}

// Numbers of removed values do not accumulate.
func TestDistinctValuesThatAreNoMoreAreForgotten(t *testing.T) {
	value, made := []int{1, 1}, 0
	m := Model{}
	m.Reset(2)
	m.SetShape(Shape{Tree: NewTree([]int32{-1, 0}), Aggregates: []Aggregate{{
		Result: func([]int32) any { return nil },
		Distinct: func() func(rows, numbers []int32) {
			made++
			known := map[int]int32{}
			return func(rows, numbers []int32) {
				for i, r := range rows {
					n, ok := known[value[r]]
					if !ok {
						n = int32(len(known))
						known[value[r]] = n
					}
					numbers[i] = n
				}
			}
		},
	}}})
	require.NoError(t, m.Refresh())
	for i := range 3 * spareNumbers {
		value[1] = i + 2
		require.NoError(t, m.Apply(Changes{Updated: []int32{1}}))
	}
	require.Equal(t, int64(1), m.Groups().Results[0][0])
	require.Equal(t, 3, made)
}

func TestAggregatesOfATreeThatCannotBe(t *testing.T) {
	m := Model{}
	m.Reset(1)
	m.SetShape(Shape{Tree: NewTree([]int32{-1}), Aggregates: []Aggregate{{}}})
	require.ErrorIs(t, m.Refresh(), ErrNoFunction)

	m = Model{}
	m.Reset(1)
	bad := true
	custom := func([]int32) float64 {
		if bad {
			panic("bad")
		}
		return 1
	}
	m.SetShape(Shape{Tree: NewTree([]int32{-1}), Aggregates: []Aggregate{{Custom: custom}}})
	require.ErrorIs(t, m.Refresh(), ErrPanic)
	bad = false
	m.SetShape(Shape{Tree: NewTree([]int32{-1}), Aggregates: []Aggregate{{Custom: custom}}})
	require.NoError(t, m.Refresh())
	bad = true
	require.ErrorIs(t, m.Apply(Changes{Updated: []int32{0}}), ErrPanic)
	bad = false
	require.NoError(t, m.Refresh())
	require.Equal(t, 1.0, m.Groups().Values[0][0])
}
