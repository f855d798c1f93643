// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package main

import (
	"runtime"
	"slices"

	"gioui.org/io/key"

	"github.com/giogrid/giogrid/example/bench/internal/measure"
	"github.com/giogrid/giogrid/example/bench/internal/sheet"
	"github.com/giogrid/giogrid/example/bench/internal/stage"
)

// memory measures the memory of a grid beyond its rows, including the shaper's memory. The memory of text depends on
// the screen and not on the rows, if there are enough rows to fill it: the bound is on further growth with rows.
func memory(_ settings, t *table) error {
	const few, many = 100_000, 1_000_000
	small, large := held(few), held(many)
	t.add(value("memory/1e5-rows", float64(small)/(1<<20), "MiB"))
	t.add(value("memory/1e6-rows", float64(large)/(1<<20), "MiB"))
	t.add(value("memory/1e6-rows/growth-per-row", max(float64(large-small), 0)/(many-few), "B/row").atMost(16))
	return groupedMemory(t)
}

// held returns the bytes that a grid of n named rows holds after it was scrolled, its focus moved and its rows
// reordered.
func held(n int) int64 {
	rows := make([]ledgerRow, n)
	for i := range rows {
		rows[i] = ledgerRow{id: sheet.Distinct(i), number: i}
	}
	before := measure.Heap()
	grid := stage.NewGridOf(func(r ledgerRow, column int) string { return sheet.Text(r.number, column) })
	grid.RowID = func(r ledgerRow) string { return r.id }
	grid.SetRows(rows)
	s := showGrid(grid, sheet.HD, n/3)
	useGrid(s, n)
	slices.Reverse(rows)
	grid.SetRows(rows)
	useGrid(s, n)
	after := measure.Heap()
	runtime.KeepAlive(s)
	runtime.KeepAlive(rows)
	return after - before
}

// ledgerRow is a row with an id.
type ledgerRow struct {
	id     string
	number int
}

// useGrid scrolls in all ways, jumps over all n rows and moves the focus, by call and by key.
func useGrid(s gridStage[ledgerRow], n int) {
	for _, m := range []sheet.Motion{sheet.Pixel, sheet.Slow, sheet.Fast, sheet.Side} {
		for range 30 {
			s.Scroll(m)
		}
	}
	for row := 0; row < n; row += n / 20 {
		s.grid.FocusCell(row, stage.ColumnID(row%sheet.Columns))
		s.Frame()
		s.Press(key.NameDownArrow)
		s.Press(key.NamePageDown)
	}
}
