// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package rowdata

import (
	"math/rand/v2"
	"slices"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/giogrid/giogrid/gridui/internal/coord"
	"github.com/giogrid/giogrid/gridui/internal/rounds"
)

// valuesOf returns the rows of a list.
func valuesOf(rows Slice) []int {
	all := make([]int, rows.Len())
	for i := range all {
		all[i] = *Ptr[int](rows.At(i))
	}
	return all
}

// TestChunkedRowsAreASlice adds, drops and overwrites rows at random, and compares with a plain
// slice.
func TestChunkedRowsAreASlice(t *testing.T) {
	for seed := range rounds.Seeds(20) {
		rng := rand.New(rand.NewPCG(seed, 1))
		given := make([]int, rng.IntN(3000))
		next := 0
		number := func() int { next++; return next }
		for i := range given {
			given[i] = number()
		}
		want := slices.Clone(given)
		var rows Slice = &SliceOf[int]{given}
		for range 40 {
			more := make([]int, rng.IntN(2*chunkRows))
			for i := range more {
				more[i] = number()
			}
			before := rows
			rows, want = rows.With(&SliceOf[int]{more}), append(want, more...)
			require.Equal(t, len(want)-len(more), before.Len(), "who reads rows goes on to read them")
			if len(want) > 0 {
				i := rng.IntN(len(want))
				want[i] = number()
				rows.Put(i, Of(want[i]))
				other := number()
				rows.PutAll([]int32{-1, int32(i / 2)}, &SliceOf[int]{[]int{0, 0, other}}, 1)
				want[i/2] = other
			}
			if rng.IntN(2) == 0 {
				rows, want = dropSome(rng, rows, want)
			}
			require.Equal(t, want, valuesOf(rows))
			require.Equal(t, want, valuesOf(rows.Pick(upTo(len(want)))))
		}
	}
}

// dropSome keeps about half of the rows: the last ones or any.
func dropSome(rng *rand.Rand, rows Slice, want []int) (Slice, []int) {
	var kept []int32
	var left []int
	from := rng.IntN(2) * len(want) / 2
	for i, v := range want {
		if i >= from && (from > 0 || rng.IntN(2) == 0) {
			kept, left = append(kept, int32(i)), append(left, v)
		}
	}
	return rows.Keep(kept), left
}

// upTo returns the numbers 0 … n-1.
func upTo(n int) []coord.Record {
	all := make([]coord.Record, n)
	for i := range all {
		all[i] = coord.Record(i)
	}
	return all
}

// TestASlidingWindowTakesNoMore repeatedly adds and drops equal numbers of rows.
func TestASlidingWindowTakesNoMore(t *testing.T) {
	const window, steps = 10 * chunkRows, 100
	var rows Slice = &SliceOf[int]{make([]int, window)}
	for range steps {
		rows = rows.With(&SliceOf[int]{make([]int, window)})
		kept := make([]int32, window)
		for i := range kept {
			kept[i] = int32(window + i)
		}
		rows = rows.Keep(kept)
	}
	held := rows.(*Chunked[int])
	require.Nil(t, held.slice, "the slice that was given is held although none of its rows is left")
	chunks := 0
	for _, chunk := range held.chunks {
		if chunk != nil {
			chunks++
		}
	}
	require.LessOrEqual(t, chunks, 2*window/chunkRows+1)
	require.LessOrEqual(t, len(held.chunks), 2*window/chunkRows+1, "numbers of chunks that were given back are used again")
}

// TestFewerRowsGiveChunksBack drops nearly all of many rows.
func TestFewerRowsGiveChunksBack(t *testing.T) {
	var rows Slice = &SliceOf[int]{}
	rows = rows.With(&SliceOf[int]{make([]int, 100*chunkRows)})
	rows = rows.Keep([]int32{5, 99 * chunkRows})
	held := rows.(*Chunked[int])
	chunks := 0
	for _, chunk := range held.chunks {
		if chunk != nil {
			chunks++
		}
	}
	require.LessOrEqual(t, chunks, 3)
	rows = rows.With(&SliceOf[int]{make([]int, 100*chunkRows)})
	require.Equal(t, 100*chunkRows+2, rows.Len())
	require.LessOrEqual(t, len(rows.(*Chunked[int]).chunks), 101)
}
