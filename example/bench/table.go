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
	out    io.Writer
	failed bool
}

// result is a line of the table.
type result struct {
	name  string
	value float64
	unit  string
	ratio float64 // 0: there is nothing to compare with
	bound bound   // on the ratio, or on the value if there is no ratio
}

// bound is the most that something may be. The zero value is no bound.
type bound struct {
	most float64
	set  bool
}

func atMost(most float64) bound { return bound{most, true} }

func (r *result) missed() bool {
	of := r.value
	if r.ratio != 0 {
		of = r.ratio
	}
	return r.bound.set && !(of <= r.bound.most)
}

func (t *table) add(r result) {
	ratio, target, verdict := "-", "-", "ok"
	if r.ratio != 0 {
		ratio = strconv.FormatFloat(r.ratio, 'f', 3, 64)
	}
	if r.bound.set {
		target = strconv.FormatFloat(r.bound.most, 'f', -1, 64)
	}
	if r.missed() {
		verdict, t.failed = "FAIL", true
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
