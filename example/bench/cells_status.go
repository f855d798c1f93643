// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package main

import (
	"errors"
	"math"

	"github.com/giogrid/giogrid/example/bench/internal/measure"
	"github.com/giogrid/giogrid/example/bench/internal/sheet"
	"github.com/giogrid/giogrid/example/bench/internal/stage"
	"github.com/giogrid/giogrid/gridui"
	"github.com/giogrid/giogrid/gridui/option"
)

// mostFigures bounds the ratio of the figures of a million selected numbers to a loop that computes the same.
const mostFigures = 1.5

// reading is a row with a number.
type reading struct{ value float64 }

func readingValue(r reading) float64 { return r.value }

// sumStage is a window with a million numbers and a status bar.
type sumStage struct {
	*stage.Stage
	grid *stage.Grid[reading]
	rows []reading
	wake stage.Waker
}

func newSumStage(n int) sumStage {
	s := sumStage{
		grid: stage.NewGridWith(gridui.Field("value", "Value", readingValue)), rows: make([]reading, n), wake: stage.NewWaker(),
	}
	for i := range s.rows {
		s.rows[i].value = float64(i*7919%1_000_003) / 4
	}
	s.grid.CellRanges.Enabled, s.grid.StatusBar.Enabled = true, true
	s.grid.Invalidate = s.wake.Invalidate
	s.grid.SetRows(s.rows)
	s.Stage = stage.New(s.grid, sheet.HD, 0)
	return s
}

// sum selects all numbers, and draws the frames that the grid requests until the bar shows their figures.
func (s sumStage) sum() error {
	s.selectAll()
	return s.wake.Until(s.Stage, "the bar does not have the figures of all numbers", s.done)
}

func (s sumStage) selectAll() {
	s.grid.CellRanges.Selected = []option.CellRange{{Kind: option.RangeAll}}
}

// done reports whether the bar shows the figures of all numbers.
func (s sumStage) done() bool {
	f := &s.grid.StatusBar.Figures
	return f.Finished && f.Numbers == len(s.rows)
}

func (s sumStage) unselect() {
	s.grid.CellRanges.Selected = nil
	s.Frame()
}

// sumRange measures the figures of a million numbers. The baseline computes the same in a loop that calls the
// accessor of the column.
func sumRange(t *table) error {
	s := newSumStage(1_000_000)
	var failed error
	var plain option.StatusFigures
	d := measure.Plan{Rounds: 9}.RunPrepared(
		s.unselect,
		func() { failed = errors.Join(failed, s.sum()) },
		func() { plain = plainFigures(s.rows, readingValue) },
	)
	f := &s.grid.StatusBar.Figures
	if failed == nil && (f.Numbers != plain.Numbers || f.Sum != plain.Sum || f.Min != plain.Min || f.Max != plain.Max) {
		failed = errors.New("the bar has other figures than the numbers")
	}
	t.add(value("cells/status-1M/plain", milliseconds(d.B), "ms"))
	t.add(value("cells/status-1M", milliseconds(d.A), "ms").against(d.Ratio).atMost(mostFigures))
	return failed
}

// plainFigures returns the figures of numbers with at most six decimals, which it adds up without rounding, as the
// bar does. It is not inlined, so that the accessor is called.
//
//go:noinline
func plainFigures(rows []reading, value func(reading) float64) (f option.StatusFigures) {
	const unit = 1e6
	var sum, least, most int64
	for i := range rows {
		v := value(rows[i])
		if math.IsNaN(v) {
			continue
		}
		units := math.RoundToEven(v * unit)
		if units/unit != v {
			panic("a number has more decimals")
		}
		u := int64(units)
		if f.Numbers == 0 {
			least, most = u, u
		}
		sum += u
		least, most = min(least, u), max(most, u)
		f.Cells++
		f.Numbers++
	}
	f.Sum, f.Min, f.Max = float64(sum)/unit, float64(least)/unit, float64(most)/unit
	f.Average = f.Sum / float64(f.Numbers)
	return f
}
