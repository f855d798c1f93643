// SPDX-License-Identifier: LicenseRef-giogrid-EULA

// Package measure takes times, allocations and memory so that other programs on the machine
// disturb them little: CPU time, short batches, medians.
package measure

import (
	"runtime"
	"slices"
	"time"
)

var started = time.Now()

// Plan is the number of measurements.
type Plan struct {
	Rounds int // batches of each side; the median counts
	Times  int // calls in a batch
	// Warm is the number of calls at the start of each batch that do not count. They fill the caches of the processor,
	// which the garbage collection before the batch and the other side have emptied.
	Warm int
}

// Duel is the result of measuring two sides by turns.
type Duel struct {
	A, B  time.Duration // CPU time of a call
	Ratio float64       // of A to B
}

// Run measures a and b by turns, batch after batch. The ratio is the median of the ratios of neighbouring batches: a
// machine that slows down in between slows both.
func (p Plan) Run(a, b func()) Duel {
	return p.duel(func() time.Duration { return p.batch(a) }, func() time.Duration { return p.batch(b) })
}

func (p Plan) duel(a, b func() time.Duration) Duel {
	var as, bs []time.Duration
	var ratios []float64
	for range p.Rounds {
		ta, tb := a(), b()
		as, bs = append(as, ta), append(bs, tb)
		ratios = append(ratios, float64(ta)/float64(max(tb, 1)))
	}
	return Duel{A: Median(as), B: Median(bs), Ratio: Median(ratios)}
}

// RunPrepared measures a and b like Run, in batches of a single call. It calls prepare before each call of a; that
// time does not count.
func (p Plan) RunPrepared(prepare, a, b func()) Duel {
	p.Times, p.Warm = 1, 0
	return p.duel(func() time.Duration { prepare(); return p.batch(a) }, func() time.Duration { return p.batch(b) })
}

// Time returns the CPU time of a call of f.
func (p Plan) Time(f func()) time.Duration {
	var all []time.Duration
	for range p.Rounds {
		all = append(all, p.batch(f))
	}
	return Median(all)
}

// Worst returns the CPU time of the longest call of f in a batch, of the batch in which it is shortest: what else the
// machine does lengthens single calls.
func (p Plan) Worst(f func()) (least time.Duration) {
	for round := range p.Rounds {
		runtime.GC()
		longest := time.Duration(0)
		for range p.Times {
			start := now()
			f()
			longest = max(longest, now()-start)
		}
		if round == 0 || longest < least {
			least = longest
		}
	}
	return least
}

// batch returns the CPU time of a call, over a batch that begins without garbage.
func (p Plan) batch(f func()) time.Duration {
	runtime.GC()
	for range p.Warm {
		f()
	}
	start := now()
	for range p.Times {
		f()
	}
	return (now() - start) / time.Duration(p.Times)
}

// Median returns the middle value, the upper of two middle values, and the zero value for no values. It sorts values.
func Median[N time.Duration | float64](values []N) N {
	if len(values) == 0 {
		return 0
	}
	slices.Sort(values)
	return values[len(values)/2]
}

// Percentile returns the least value that is not below the given percentage of values, and the zero value for no
// values. It sorts values.
func Percentile[N time.Duration | float64](values []N, percent int) N {
	if len(values) == 0 {
		return 0
	}
	slices.Sort(values)
	return values[max((len(values)*percent+99)/100-1, 0)]
}
