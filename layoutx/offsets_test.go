// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package layoutx

import (
	"math"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
	"pgregory.net/rapid"
)

func TestOffsetsZeroValue(t *testing.T) {
	var o Offsets
	assert.Zero(t, o.Len())
	assert.Zero(t, o.Total())
	assert.Zero(t, o.Start(3))
	assert.Zero(t, o.Size(0))
	assert.Equal(t, -1, o.Find(0))
	first, last := o.Range(-10, 10)
	assert.Equal(t, first, last)
}

func TestOffsets(t *testing.T) {
	var o Offsets
	o.Reset([]int{10, 0, 20, -4, 5})
	assert.Equal(t, 5, o.Len())
	assert.Equal(t, 35, o.Total())
	assert.Equal(t, []int{0, 0, 10, 10, 30, 30, 35, 35},
		[]int{o.Start(-1), o.Start(0), o.Start(1), o.Start(2), o.Start(3), o.Start(4), o.Start(5), o.Start(9)})
	assert.Equal(t, []int{0, 10, 0, 20, 0, 5, 0},
		[]int{o.Size(-1), o.Size(0), o.Size(1), o.Size(2), o.Size(3), o.Size(4), o.Size(5)})
	assert.Equal(t, []int{-1, 0, 0, 2, 2, 4, 4, -1},
		[]int{o.Find(-1), o.Find(0), o.Find(9), o.Find(10), o.Find(29), o.Find(30), o.Find(34), o.Find(35)})
}

func TestOffsetsRange(t *testing.T) {
	var o Offsets
	o.Reset([]int{0, 10, 0, 0, 20, 0})
	tests := []struct{ low, high, first, last int }{
		{-5, 0, 0, 0},
		{0, 1, 0, 2},
		{1, 10, 1, 2},
		{9, 11, 1, 5},
		{10, 11, 2, 5},
		{11, 30, 4, 5},
		{11, 31, 4, 6},
		{30, 31, 5, 6},
		{31, 99, 6, 6},
		{10, 10, 2, 2},
		{10, -10, 2, 2},
		{math.MinInt, math.MaxInt, 0, 6},
	}
	for _, tt := range tests {
		first, last := o.Range(tt.low, tt.high)
		assert.Equal(t, [2]int{tt.first, tt.last}, [2]int{first, last}, "%d..%d", tt.low, tt.high)
	}
}

func TestOffsetsStayBelowMaxTotal(t *testing.T) {
	var o Offsets
	o.Reset([]int{7, math.MaxInt, 5, math.MinInt})
	assert.Equal(t, maxTotal, o.Total())
	assert.Equal(t, maxTotal-7, o.Size(1))
	assert.Zero(t, o.Size(2))
	assert.Equal(t, 1, o.Find(maxTotal-1))
}

func TestOffsetsResetReusesMemory(t *testing.T) {
	var o Offsets
	sizes := []int{1, 2, 3}
	o.Reset(sizes)
	assert.Zero(t, testing.AllocsPerRun(100, func() { o.Reset(sizes) }))
	o.Reset(nil)
	assert.Zero(t, o.Len())
	assert.Zero(t, o.Total())
}

// TestOffsetsAgreeWithScan compares the searches with a scan of all items.
func TestOffsetsAgreeWithScan(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		sizes := rapid.SliceOfN(rapid.SampledFrom([]int{-1, 0, 0, 1, 2, 5, 30}), 0, 30).Draw(t, "sizes")
		low := rapid.IntRange(-10, 200).Draw(t, "low")
		high := rapid.IntRange(-10, 200).Draw(t, "high")
		var o Offsets
		o.Reset(sizes)

		first, last := o.Range(low, high)
		covering, start := -1, 0
		for i, size := range sizes {
			size = max(0, size)
			shows := start < high && start+size > low
			if size == 0 {
				shows = start >= low && start < high
			}
			require.Equal(t, shows && low < high, i >= first && i < last, "item %d", i)
			if low >= start && low < start+size {
				covering = i
			}
			start += size
		}
		require.LessOrEqual(t, first, last)
		require.Equal(t, covering, o.Find(low))
	})
}

func BenchmarkOffsetsRange(b *testing.B) {
	sizes := make([]int, 1_000_000)
	for i := range sizes {
		sizes[i] = 20 + i%50
	}
	var o Offsets
	o.Reset(sizes)
	b.ReportAllocs()
	for i := 0; b.Loop(); i++ {
		pos := i * 7919 % o.Total()
		o.Range(pos, pos+1920)
	}
}
