// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package main

import (
	"fmt"
	"io"
	"math"
	"strconv"
	"time"
)

// table prints results as they come.
type table struct {
	out io.Writer
	// misses counts the runs in which a line missed its target, by its name.
	misses map[string]int
}

// missesThatCount is in how many runs of runsAtMost a line must miss its target to count: other work
// of the machine spoils one run now and then.
const (
	missesThatCount = 2
	runsAtMost      = 3
)

// settled reports whether another run could change what is known of the targets after so many.
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

// missed reports whether a line missed its target in as many runs as count.
func (t *table) missed() bool {
	for _, n := range t.misses {
		if n >= missesThatCount {
			return true
		}
	}
	return false
}

// result is a line of the table. It is made by value, and by what is known beyond that.
type result struct {
	name    string
	value   float64
	unit    string
	ratio   float64 // 0: there is nothing to compare with
	most    float64 // the target, if bounded
	bounded bool
}

func value(name string, v float64, unit string) result {
	return result{name: name, value: v, unit: unit}
}

// against adds the ratio to what the value is compared with.
func (r result) against(ratio float64) result {
	r.ratio = ratio
	return r
}

// atMost sets the target: the most that the ratio may be, or the value if there is no ratio.
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

// number shows a whole number as it is, any other with four digits after the point, less those before it.
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

// milliseconds is the value of a time.
func milliseconds(d time.Duration) float64 { return float64(d) / float64(time.Millisecond) }
