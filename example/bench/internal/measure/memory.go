// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package measure

import (
	"math"
	"runtime"
	"time"
)

// passes is how often allocations are counted. The runtime makes a few of its own now and then,
// but not in all passes.
const passes = 3

// Allocs is the number of heap allocations of a call of f, the least of a few passes of so many
// calls. One in a thousand calls shows.
func Allocs(calls int, f func()) float64 {
	defer runtime.GOMAXPROCS(runtime.GOMAXPROCS(1))
	least := math.Inf(1)
	for range passes {
		var before, after runtime.MemStats
		runtime.ReadMemStats(&before)
		for range calls {
			f()
		}
		runtime.ReadMemStats(&after)
		least = min(least, float64(after.Mallocs-before.Mallocs)/float64(calls))
	}
	return least
}

// Heap is the number of bytes in use, once that no longer falls: background jobs that are
// about to end may hold what nobody needs any more.
func Heap() int64 {
	const wait, most = 100 * time.Millisecond, 10
	bytes := heap()
	for range most {
		time.Sleep(wait)
		next := heap()
		if next >= bytes {
			break
		}
		bytes = next
	}
	return bytes
}

func heap() int64 {
	runtime.GC()
	runtime.GC() // what pools and finalizers held on to
	var m runtime.MemStats
	runtime.ReadMemStats(&m)
	return int64(m.HeapAlloc)
}
