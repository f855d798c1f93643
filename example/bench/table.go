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
		target = strconv.FormatFloat(r.most, 'f', -1, 64)
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
