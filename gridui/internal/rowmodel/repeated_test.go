// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package rowmodel

import (
	"math"
	"math/rand/v2"
	"strconv"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/giogrid/giogrid/gridui/internal/coord"
	"github.com/giogrid/giogrid/gridui/internal/rounds"
)

// repeatedField returns a field of integers, numbers or texts with the same values; -1 means no
// value.
func repeatedField(kind int, values []int) *Field {
	f := &Field{Missing: func(dst []bool, rows []int32) {
		for i, r := range rows {
			dst[i] = values[r] < 0
		}
	}}
	switch kind {
	case 0:
		f.Integers = func(dst []int64, rows []int32) {
			for i, r := range rows {
				dst[i] = int64(values[r])
			}
		}
	case 1:
		f.Numbers = func(dst []float64, rows []int32) {
			for i, r := range rows {
				if dst[i] = float64(values[r]); values[r] < 0 {
					dst[i] = math.NaN()
				}
			}
		}
	}
	f.Texts = func(dst []string, rows []int32) {
		for i, r := range rows {
			dst[i] = strconv.Itoa(values[r])
		}
	}
	return f
}

func TestRepeatedAgainstCounting(t *testing.T) {
	rng := rand.New(rand.NewPCG(5, 6))
	for range rounds.Of(60) {
		n := 1 + rng.IntN(3*batch)
		values := make([]int, n)
		for i := range values {
			values[i] = rng.IntN(n+1) - 1
		}
		live := func(row coord.Record) bool { return row%7 != 3 }
		count := map[int]int{}
		for i, v := range values {
			if live(coord.Record(i)) {
				count[v]++
			}
		}
		for kind := range 3 {
			for _, unique := range []bool{false, true} {
				f := NewRepeated(repeatedField(kind, values), nil, unique, live)
				got := filterRows(nil, f, n, nil)
				for i, v := range values {
					if !live(coord.Record(i)) {
						continue
					}
					require.Equal(t, v >= 0 && count[v] > 1 != unique, got.Has(i), "kind %d, row %d", kind, i)
				}
			}
		}
	}
	require.Empty(t, Repeated{count: &repeats{}}.match(&scan{n: 1}, []int32{0}, nil), "a filter without a field")
	f := NewRepeated(repeatedField(0, []int{1, 1}), nil, false, nil)
	require.True(t, f.narrows(f))
	require.False(t, f.narrows(NewRepeated(f.field, nil, false, nil)))
}
