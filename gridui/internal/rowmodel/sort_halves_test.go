// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package rowmodel

import (
	"cmp"
	"runtime"
	"slices"
	"strconv"
	"sync"
	"testing"
	"testing/synctest"

	"github.com/stretchr/testify/require"
)

// onTwoProcessors makes the jobs of a test run on two goroutines.
func onTwoProcessors(t *testing.T) {
	was := runtime.GOMAXPROCS(2)
	t.Cleanup(func() { runtime.GOMAXPROCS(was) })
}

// TestHalvesOfRepeatedTextsAreNumberedAtOnce makes the first reader wait for the second: with only
// one goroutine both would wait forever, which synctest reports.
func TestHalvesOfRepeatedTextsAreNumberedAtOnce(t *testing.T) {
	onTwoProcessors(t)
	const n = 2 * parallelLeast
	synctest.Test(t, func(t *testing.T) {
		late := make(chan struct{})
		var once sync.Once
		f := &Field{Texts: func(dst []string, rows []int32) {
			for i, r := range rows {
				dst[i] = strconv.Itoa(int(r) % 10)
			}
			if rows[0] >= n/2 {
				once.Do(func() { close(late) })
			}
			<-late
		}}
		all := make([]int32, n)
		for i := range all {
			all[i] = int32(i)
		}
		s, err := sortRows(nil, all, n, []SortKey{{Field: f}})
		require.NoError(t, err)
		require.Equal(t, []int32{0, 10, 20}, s.rows[:3])
	})
}

// TestHalvesOfManyRowsSortAsAWhole sorts rows with runs of equal keys across the middle. Its texts
// are in one half, in both halves, or too many to be numbered.
func TestHalvesOfManyRowsSortAsAWhole(t *testing.T) {
	onTwoProcessors(t)
	const n = 2*parallelLeast + 77
	columns := map[string]func(r int) int{
		"one value":         func(int) int { return 0 },
		"run over middle":   func(r int) int { return (r + n/4) / (n / 2) },
		"halves apart":      func(r int) int { return r*2/n*500 + r%500 },
		"too many together": func(r int) int { return r*2/n*1500 + r%1500 },
		"too many at last":  func(r int) int { return max(r-n*3/4, 0) },
		"few":               func(r int) int { return r * 7919 % 97 },
	}
	all := make([]int32, n)
	for i := range all {
		all[i] = int32(i)
	}
	for name, value := range columns {
		t.Run(name, func(t *testing.T) {
			texts, numbers, missing := make([]string, n), make([]float64, n), make([]bool, n)
			for r := range n {
				v := value(r)
				texts[r], numbers[r], missing[r] = "text "+strconv.Itoa(1_000_000+v), float64(v), v%5 == 3
			}
			text := &Field{Texts: gather(texts)}
			rest := &Field{Texts: gather(texts), Missing: gather(missing)}
			number := &Field{Numbers: func(dst []float64, rows []int32) {
				for i, r := range rows {
					dst[i] = float64(r % 3)
				}
			}}
			third := func(a, b int32) int { return cmp.Compare(a%3, b%3) }
			byValue := func(a, b int32) int { return cmp.Compare(numbers[a], numbers[b]) }
			for _, c := range []struct {
				keys    []SortKey
				compare func(a, b int32) int
			}{
				{[]SortKey{{Field: text, Text: Bytewise}}, byValue},
				{[]SortKey{{Field: text, Descending: true}}, func(a, b int32) int { return byValue(b, a) }},
				{[]SortKey{{Field: number}, {Field: text}}, func(a, b int32) int { return cmp.Or(third(a, b), byValue(a, b)) }},
				{[]SortKey{{Field: text}, {Field: number, Descending: true}}, func(a, b int32) int { return cmp.Or(byValue(a, b), third(b, a)) }},
				{[]SortKey{{Field: rest}, {Field: number}}, func(a, b int32) int {
					if missing[a] || missing[b] {
						return cmp.Or(gone(missing[a], missing[b], false), third(a, b))
					}
					return cmp.Or(byValue(a, b), third(a, b))
				}},
			} {
				s, err := sortRows(nil, all, n, c.keys)
				require.NoError(t, err)
				want := slices.Clone(all)
				slices.SortStableFunc(want, c.compare)
				require.True(t, slices.Equal(want, s.rows))
				for i := 1; i < n; i++ {
					if s.tied.Has(i) != (c.compare(want[i-1], want[i]) == 0) {
						t.Fatalf("place %d: tied is %v", i, s.tied.Has(i))
					}
				}
			}
		})
	}
}
