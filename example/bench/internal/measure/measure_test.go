// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package measure

import (
	"runtime"
	"testing"
	"time"

	"github.com/stretchr/testify/require"
)

var sink []byte

func TestMedian(t *testing.T) {
	require.Zero(t, Median[float64](nil))
	require.Equal(t, 3.0, Median([]float64{9, 1, 3}))
	require.Equal(t, 5*time.Second, Median([]time.Duration{5 * time.Second, time.Second}))
}

func TestWorstIsTheLongestCallOfABatch(t *testing.T) {
	calls := 0
	worst := Plan{Rounds: 3, Times: 10}.Worst(func() {
		if calls++; calls%10 == 4 {
			for until := now() + 2*time.Millisecond; now() < until; {
			}
		}
	})
	require.Equal(t, 30, calls)
	require.GreaterOrEqual(t, worst, 2*time.Millisecond)
	require.Zero(t, Plan{Times: 1}.Worst(func() {}))
}

func TestPercentile(t *testing.T) {
	require.Zero(t, Percentile[float64](nil, 99))
	values := []float64{4, 1, 3, 2}
	require.Equal(t, 4.0, Percentile(values, 99))
	require.Equal(t, 2.0, Percentile(values, 50))
	require.Equal(t, 1.0, Percentile(values, 0))
}

func TestDuelTakesTurns(t *testing.T) {
	var order string
	Plan{Rounds: 2, Times: 3}.Run(func() { order += "a" }, func() { order += "b" })
	require.Equal(t, "aaabbbaaabbb", order)
}

func TestWarmCallsDoNotCount(t *testing.T) {
	calls := 0
	perCall := Plan{Rounds: 3, Times: 2, Warm: 2}.Time(func() {
		if calls++; calls%4 == 1 || calls%4 == 2 {
			for until := now() + 20*time.Millisecond; now() < until; {
			}
		}
	})
	require.Equal(t, 12, calls)
	require.Less(t, perCall, 20*time.Millisecond)
}

func TestDuelPreparesOneSide(t *testing.T) {
	var order string
	Plan{Rounds: 2, Times: 3}.RunPrepared(func() { order += "p" }, func() { order += "a" }, func() { order += "b" })
	require.Equal(t, "pabpab", order)
}

func TestAllocsAreExact(t *testing.T) {
	require.Zero(t, Allocs(100, func() {}))
	calls := 0
	require.Equal(t, 0.25, Allocs(100, func() {
		if calls++; calls%4 == 0 {
			sink = make([]byte, 64)
		}
	}))
}

func TestHeapSeesWhatIsKept(t *testing.T) {
	const size = 8 << 20
	before := Heap()
	kept := make([]byte, size)
	require.InDelta(t, size, Heap()-before, size/16)
	runtime.KeepAlive(kept)
	kept = nil
	require.InDelta(t, 0, Heap()-before, size/16)
}
