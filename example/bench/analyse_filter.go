// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package main

import (
	"errors"
	"fmt"
	"strings"

	"github.com/giogrid/giogrid/example/bench/internal/measure"
	"github.com/giogrid/giogrid/gridui/filter"
)

// mostFiltered bounds the ratio of a filter of several columns to a handwritten loop with the same predicate over the
// results of the accessors.
const mostFiltered = 1.3

// dealFilter is the predicate of plainFilter as an expression.
var dealFilter = filter.AnyOf(
	filter.All(filter.On("amount", filter.Greater.Of("500")), filter.On("city", filter.NotEquals.Of("City 7"))),
	filter.On("product", filter.Equals.Of("product 8")),
)

// filterAll measures a filter of a million rows.
func filterAll(t *table) error {
	s := newGroupStage()
	s.grid.Filtering.Enabled = true
	want := len(plainFilter(s.rows, s.get))
	var failed error
	show := func(e filter.Expr, shown int) {
		s.grid.Filtering.Expression = e
		failed = errors.Join(failed, s.wake.Until(s.Stage, "the rows are not filtered", func() bool { return s.grid.Shown() == shown }))
	}
	passed := 0
	d := measure.Plan{Rounds: 15}.RunPrepared(
		func() { show(filter.Expr{}, grouped) },
		func() { show(dealFilter, want) },
		func() { passed = len(plainFilter(s.rows, s.get)) },
	)
	if failed == nil && passed != want {
		failed = fmt.Errorf("the loop passes %d rows, then %d", want, passed)
	}
	t.add(value("analyse/filter-1M/by-hand", milliseconds(d.B), "ms"))
	t.add(value("analyse/filter-1M", milliseconds(d.A), "ms").against(d.Ratio).atMost(mostFiltered))
	return failed
}

// plainFilter returns the indices of the rows that pass, as the baseline of a filter. It is not inlined, so that the
// accessors are called.
//
//go:noinline
func plainFilter(rows []deal, get dealAccessors) (passed []int32) {
	for i := range rows {
		if get.amount(rows[i]) > 500 && !strings.EqualFold(get.city(rows[i]), "City 7") || strings.EqualFold(get.product(rows[i]), "product 8") {
			passed = append(passed, int32(i))
		}
	}
	return passed
}
