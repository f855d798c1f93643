// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package main

import (
	"errors"
	"math/rand/v2"
	"time"

	"github.com/giogrid/giogrid/example/bench/internal/measure"
	"github.com/giogrid/giogrid/virtualize"
)

const (
	axisRows   = 1_000_000
	axisPlaces = 1 << 16
	// mostUpdateHeight and mostFind bound the ratio of an axis to a Fenwick tree that holds eight bytes for each row
	// and can neither insert nor remove rows.
	mostUpdateHeight = 1.7
	mostFind         = 1.6
)

// axis measures an axis of a million rows with individual heights, at random places. The baseline is a Fenwick tree
// at the same places.
func axis(_ settings, t *table) error {
	a, plain := newAxis(), newFenwick(axisRows)
	rnd := rand.New(rand.NewPCG(1, 2))
	rows, offsets := make([]int, axisPlaces), make([]int64, axisPlaces)
	for k := range rows {
		rows[k], offsets[k] = rnd.IntN(axisRows), rnd.Int64N(a.Total())
	}
	plan := measure.Plan{Rounds: 15, Times: 2}
	ours, theirs := 0, 0
	update := plan.Run(
		func() { ours++; eachRow(rows, ours, a.Set) },
		func() { theirs++; eachRow(rows, theirs, plain.set) },
	)
	found, plainFound := 0, 0
	find := plan.Run(
		func() { found += sum(offsets, a.Find) },
		func() { plainFound += sum(offsets, plain.find) },
	)
	if found != plainFound {
		return errors.New("an axis and a Fenwick tree find other rows")
	}
	start := plan.Time(func() { found += sum(rows, func(i int) int { return int(a.Start(i)) }) })
	t.add(nanoseconds("virtualize/update/plain", update.B, axisPlaces))
	t.add(nanoseconds("virtualize/update", update.A, axisPlaces).against(update.Ratio).atMost(mostUpdateHeight))
	t.add(nanoseconds("virtualize/find/plain", find.B, axisPlaces))
	t.add(nanoseconds("virtualize/find", find.A, axisPlaces).against(find.Ratio).atMost(mostFind))
	t.add(nanoseconds("virtualize/start", start, axisPlaces))
	return nil
}

// axisHeight returns the height of a row in pixels after a number of changes.
func axisHeight(row, times int) int { return 37 + (row+times)%50 }

func newAxis() *virtualize.Axis {
	a := new(virtualize.Axis)
	a.Reset(axisRows, 36)
	for i := range axisRows {
		a.Set(i, axisHeight(i, 0))
	}
	return a
}

// eachRow sets the heights of rows.
func eachRow(rows []int, times int, set func(row, px int)) {
	for _, i := range rows {
		set(i, axisHeight(i, times))
	}
}

// sum returns the sum of f of all values.
func sum[V any](values []V, f func(V) int) (all int) {
	for _, v := range values {
		all += f(v)
	}
	return all
}

// nanoseconds returns a result with the mean time of n operations.
func nanoseconds(name string, all time.Duration, n int) result {
	return value(name, float64(all.Nanoseconds())/float64(n), "ns")
}
