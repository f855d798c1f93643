// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package main

import (
	"math/rand/v2"
	"time"

	"github.com/giogrid/giogrid/example/bench/internal/measure"
	"github.com/giogrid/giogrid/virtualize"
)

// axis measures an axis of a million rows of which each has a height of its own, at places in no
// order.
func axis(_ settings, t *table) error {
	const n, places = 1_000_000, 1 << 16
	var a virtualize.Axis
	a.Reset(n, 36)
	for i := range n {
		a.Set(i, 37+i%50)
	}
	rnd := rand.New(rand.NewPCG(1, 2))
	rows, offsets := make([]int, places), make([]int64, places)
	for k := range places {
		rows[k], offsets[k] = rnd.IntN(n), rnd.Int64N(a.Total())
	}
	plan := measure.Plan{Rounds: 15, Times: 2}
	grown := 0
	update := plan.Time(func() {
		grown++
		for _, i := range rows {
			a.Set(i, 37+(i+grown)%50)
		}
	})
	found := 0
	find := plan.Time(func() {
		for _, px := range offsets {
			found += a.Find(px)
		}
	})
	start := plan.Time(func() {
		for _, i := range rows {
			found += int(a.Start(i))
		}
	})
	t.add(nanoseconds("virtualize/update", update, places).atMost(100))
	t.add(nanoseconds("virtualize/find", find, places).atMost(300))
	t.add(nanoseconds("virtualize/start", start, places))
	return nil
}

// nanoseconds is the time of one of n operations.
func nanoseconds(name string, all time.Duration, n int) result {
	return value(name, float64(all.Nanoseconds())/float64(n), "ns")
}
