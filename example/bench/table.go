// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package main

import (
	"fmt"
	"io"
	"math"
	"strconv"
	"time"
)

// table prints results as they arrive.
type table struct {
	out io.Writer
	// misses counts the runs in which a line missed its target, by name.
	misses map[string]int
}

// missesThatCount is the number of runs, of at most runsAtMost, in which a line must miss its target to count: other
// work of the machine may spoil a run.
const (
	missesThatCount = 2
	runsAtMost      = 3
)

// settled reports whether another run, after the given number, could change which targets count as missed.
func (t *table) settled(runs int) bool {
	open := false
	for _, n := range t.misses {
		if n >= missesThatCount {
			return true
		}
		open = open || n+runsAtMost-runs >= missesThatCount
	}
	return !open
}

// missed reports whether a line missed its target in enough runs to count.
func (t *table) missed() bool {
	for _, n := range t.misses {
		if n >= missesThatCount {
			return true
		}
	}
	return false
}

// result is a line of the table. value creates one; methods add the rest.
type result struct {
	name    string
	value   float64
	unit    string
	ratio   float64 // 0 means that there is no comparison
	most    float64 // the target, if bounded
	bounded bool
}

func value(name string, v float64, unit string) result {
	return result{name: name, value: v, unit: unit}
}

// against sets the ratio to the baseline.
func (r result) against(ratio float64) result {
	r.ratio = ratio
	return r
}

// atMost sets the target: the maximum ratio, or the maximum value if there is no ratio.
func (r result) atMost(most float64) result {
	r.most, r.bounded = most, true
	return r
}

func (r result) missed() bool {
	of := r.value
	if r.ratio != 0 {
		of = r.ratio
	}
	return r.bounded && !(of <= r.most)
}

func (t *table) add(r result) {
	ratio, target, verdict := "-", "-", "ok"
	if r.ratio != 0 {
		ratio = strconv.FormatFloat(r.ratio, 'f', 3, 64)
	}
	if r.bounded {
		target = strconv.FormatFloat(math.Round(r.most*1e4)/1e4, 'f', -1, 64)
	}
	if r.missed() {
		verdict = "FAIL"
		if t.misses == nil {
			t.misses = map[string]int{}
		}
		t.misses[r.name]++
	}
	fmt.Fprintf(t.out, "%s\t%s\t%s\t%s\t%s\t%s\n", r.name, number(r.value), r.unit, ratio, target, verdict)
}

// number formats a whole number unchanged, and any other with up to four decimals, fewer for more digits before the
// point.
func number(v float64) string {
	if v == math.Trunc(v) {
		return strconv.FormatFloat(v, 'f', -1, 64)
	}
	digits := 4
	for limit := 1.0; digits > 1 && v >= limit; limit *= 10 {
		digits--
	}
	return strconv.FormatFloat(v, 'f', digits, 64)
}

// milliseconds returns a duration in milliseconds.
func milliseconds(d time.Duration) float64 { return float64(d) / float64(time.Millisecond) }
