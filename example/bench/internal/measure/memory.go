// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package measure

import (
	"math"
	"runtime"
	"time"
)

// passes is the number of counts of allocations. The runtime itself allocates now and then, but not in all passes.
const passes = 3

// Allocs returns the number of heap allocations of a call of f, the least of several passes with the given number of
// calls. It detects one allocation in a thousand calls.
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

// Heap returns the number of bytes in use, after it has stopped falling: background jobs that are about to end may
// still hold memory.
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
	runtime.GC() // memory held by pools and finalizers
	var m runtime.MemStats
	runtime.ReadMemStats(&m)
	return int64(m.HeapAlloc)
}
