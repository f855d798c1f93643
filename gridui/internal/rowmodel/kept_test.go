// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package rowmodel

import (
	"fmt"
	"math"
	"math/rand/v2"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/giogrid/giogrid/gridui/internal/coord"
)

// TestManyChangesAgainAndAgain changes many rows at a time and compares the order with a new model
// of the same rows.
func TestManyChangesAgainAndAgain(t *testing.T) {
	const n = keptLeast + 100
	rnd := rand.New(rand.NewPCG(8, 9))
	numbers, ints, none := make([]float64, n, 2*n), make([]int64, n, 2*n), make([]bool, n, 2*n)
	set := func(i int) {
		numbers[i] = []float64{math.NaN(), math.Inf(1), math.Inf(-1), 0, math.Copysign(0, -1), float64(rnd.IntN(500))}[max(rnd.IntN(50)-44, 0)]
		if rnd.IntN(3) > 0 {
			numbers[i] = float64(rnd.IntN(500)) / 4
		}
		ints[i] = []int64{math.MaxInt64, math.MinInt64, int64(rnd.IntN(300))}[max(rnd.IntN(40)-37, 0)]
		if rnd.IntN(3) > 0 {
			ints[i] = int64(rnd.IntN(1000)) - 500
		}
		none[i] = rnd.IntN(20) == 0
	}
	for i := range n {
		set(i)
	}
	number := &Field{Numbers: func(dst []float64, rows []int32) {
		for i, r := range rows {
			dst[i] = numbers[r]
		}
	}}
	integer := &Field{
		Integers: func(dst []int64, rows []int32) {
			for i, r := range rows {
				dst[i] = ints[r]
			}
		},
		Missing: func(dst []bool, rows []int32) {
			for i, r := range rows {
				dst[i] = none[r]
			}
		},
	}
	few := Filter(passes(func(row int32) bool { return ints[row]%3 != 0 }))
	for _, keys := range [][]SortKey{
		{{Field: number}},
		{{Field: number, Descending: true, MissingFirst: true}, {Field: integer}},
		{{Field: integer}},
		{{Field: integer, Descending: true}, {Field: number}},
		{{Field: integer, MissingFirst: true}},
	} {
		for _, filter := range []Filter{nil, few} {
			var m Model
			m.Reset(len(numbers))
			m.SetSort(keys)
			m.SetFilter(filter)
			require.NoError(t, m.Refresh())
			gone := map[int32]bool{}
			used := 0
			for step := range 12 {
				var c Changes
				for range []int{3, n / 40, n / 8, n / 3}[step%4] {
					r := rnd.IntN(len(numbers))
					set(r)
					c.Updated = append(c.Updated, int32(r))
				}
				if step%3 == 0 {
					c.Removed = append(c.Removed, int32(rnd.IntN(n)))
					gone[c.Removed[0]] = true
				}
				if step%5 == 0 {
					numbers, ints, none = append(numbers, 0), append(ints, 0), append(none, false)
					set(len(numbers) - 1)
					c.Added = 1
				}
				require.NoError(t, m.Apply(c))
				if m.kept.by != nil {
					used++
				}
				var fresh Model
				fresh.Reset(len(numbers))
				fresh.SetSort(keys)
				fresh.SetFilter(filter)
				require.NoError(t, fresh.Refresh())
				var want, got []int32
				for i := range coord.Index(fresh.Len()) {
					if r := fresh.Item(i); !gone[int32(r)] {
						want = append(want, int32(r))
					}
				}
				for i := range coord.Index(m.Len()) {
					got = append(got, int32(m.Item(i)))
				}
				require.Equal(t, want, got, fmt.Sprint(step, keys[0].Descending, filter != nil))
			}
			require.Positive(t, used)
		}
	}
}

// passes is a filter that calls a function.
type passes func(row int32) bool

func (p passes) match(_ *scan, rows, dst []int32) []int32 {
	for _, r := range rows {
		if p(r) {
			dst = append(dst, r)
		}
	}
	return dst
}

func (passes) narrows(Filter) bool { return false }
