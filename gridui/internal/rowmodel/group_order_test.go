// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package rowmodel

import (
	"cmp"
	"math"
	"math/rand/v2"
	"slices"
	"testing"

	"github.com/stretchr/testify/require"
)

// TestGroupOrderAgainstOracle orders random groups of two levels. It checks that siblings are
// ordered by their sums, that each group keeps its rows and sums, and that bounds and parents are
// consistent.
func TestGroupOrderAgainstOracle(t *testing.T) {
	rnd := rand.New(rand.NewPCG(1, 2))
	for range 200 {
		n := rnd.IntN(80)
		a, b, v := make([]float64, n), make([]float64, n), make([]float64, n)
		for i := range n {
			a[i], b[i], v[i] = float64(rnd.IntN(4)), float64(rnd.IntN(3)), float64(rnd.IntN(10))
			if rnd.IntN(9) == 0 {
				v[i] = math.NaN()
			}
		}
		fields := []*Field{{Numbers: gather(a)}, {Numbers: gather(b)}}
		values := &Field{Numbers: gather(v)}
		sums := []Aggregate{{Field: values, Function: Average}, {Field: values, Function: Sum}}
		var m Model
		m.Reset(n)
		m.SetShape(Shape{Groups: fields, Aggregates: sums})
		require.NoError(t, m.Refresh())
		plain := *m.Groups()
		by := GroupOrder{On: true, Aggregate: rnd.IntN(2), Descending: rnd.IntN(2) == 0}
		m.SetShape(Shape{Groups: fields, Aggregates: sums, By: by})
		require.NoError(t, m.Refresh())
		g := m.Groups()

		require.Len(t, g.List, len(plain.List))
		sorted := slices.Clone(g.Rows)
		slices.Sort(sorted)
		for i, row := range sorted {
			require.EqualValues(t, i, row)
		}
		before := map[int32]int{} // maps a parent group to its last visited child
		for i := 1; i < len(g.List); i++ {
			at := g.List[i]
			up := g.List[at.Parent]
			require.Equal(t, up.Level+1, at.Level)
			require.True(t, up.Lo <= at.Lo && at.Hi <= up.Hi && at.Lo < at.Hi, "rows of a group are not in the one above")
			for _, row := range g.Rows[at.Lo:at.Hi] {
				require.Equal(t, a[g.Rows[at.Lo]], a[row])
			}
			if last, ok := before[at.Parent]; ok {
				requireOrdered(t, g.Values[by.Aggregate][last], g.Values[by.Aggregate][i], by.Descending)
			}
			before[at.Parent] = i
		}
		for k := range g.Values {
			require.Equal(t, sortedValues(plain.Values[k]), sortedValues(g.Values[k]))
		}
	}
}

func requireOrdered(t *testing.T, first, second float64, descending bool) {
	t.Helper()
	switch {
	case math.IsNaN(second):
	case math.IsNaN(first):
		t.Fatal("a group without a number is not last")
	case descending:
		require.GreaterOrEqual(t, first, second)
	default:
		require.LessOrEqual(t, first, second)
	}
}

// sortedValues returns numbers in order, NaN as -1.
func sortedValues(values []float64) []float64 {
	out := slices.Clone(values)
	for i, v := range out {
		if math.IsNaN(v) {
			out[i] = -1
		}
	}
	slices.SortFunc(out, cmp.Compare[float64])
	return out
}
