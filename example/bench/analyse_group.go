// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package main

import (
	"errors"
	"strconv"

	"github.com/giogrid/giogrid/example/bench/internal/measure"
	"github.com/giogrid/giogrid/example/bench/internal/sheet"
	"github.com/giogrid/giogrid/example/bench/internal/stage"
	"github.com/giogrid/giogrid/gridui"
	"github.com/giogrid/giogrid/gridui/option"
)

// mostRegrouped bounds the ratio of grouping a million rows by two columns to grouping them by one.
const mostRegrouped = 1.7

// deal is a row that is grouped.
type deal struct {
	city, product string
	amount        int
}

const (
	grouped        = 1_000_000
	cities         = 50
	productsOfDeal = 400
)

// groupStage is a window with a million deals that can be grouped and filtered.
type groupStage struct {
	*stage.Stage
	grid *stage.Grid[deal]
	rows []deal
	get  dealAccessors
	wake stage.Waker
}

// dealAccessors holds the accessors of the columns of deals.
type dealAccessors struct {
	city, product func(deal) string
	amount        func(deal) int
}

func newGroupStage() groupStage {
	get := dealAccessors{
		func(d deal) string { return d.city }, func(d deal) string { return d.product }, func(d deal) int { return d.amount },
	}
	s := groupStage{rows: make([]deal, grouped), get: get, wake: stage.NewWaker()}
	for i := range s.rows {
		s.rows[i] = deal{"City " + strconv.Itoa(i*31%cities), "Product " + strconv.Itoa(i*7919%productsOfDeal), i * 13 % 1000}
	}
	s.grid = stage.NewGridWith(
		gridui.Field("city", "City", get.city),
		gridui.Field("product", "Product", get.product),
		gridui.Field("amount", "Amount", get.amount).Aggregate(option.AggregateSum),
	)
	s.grid.Invalidate = s.wake.Invalidate
	s.grid.SetRows(s.rows)
	s.Stage = stage.New(s.grid, sheet.HD, 0)
	return s
}

// group groups by columns, and draws the frames that the grid requests until the given number of rows show.
func (s groupStage) group(shown int, by ...string) error {
	s.grid.Grouping.By = by
	return s.wake.Until(s.Stage, "the rows are not grouped", func() bool { return s.grid.Shown() == shown })
}

// regroup measures grouping a million rows by two columns, against one.
func regroup(t *table) error {
	s := newGroupStage()
	var failed error
	do := func(shown int, by ...string) { failed = errors.Join(failed, s.group(shown, by...)) }
	// The two groupings show different numbers of rows, which reveals when each is complete.
	d := measure.Plan{Rounds: 7}.RunPrepared(
		func() { do(grouped) },
		func() { do(productsOfDeal, "product", "city") },
		func() { do(cities, "city") },
	)
	t.add(value("analyse/group-1M/by-1", milliseconds(d.B), "ms"))
	t.add(value("analyse/group-1M/by-2", milliseconds(d.A), "ms").against(d.Ratio).atMost(mostRegrouped))
	return failed
}
