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

// memory measures what a grid of a million named rows holds beyond the rows, after it was scrolled
// about, its focus moved and its rows put in another order. What text the shaper keeps for it counts.
func memory(_ settings, t *table) error {
	rows := make([]ledgerRow, sheet.Rows)
	for i := range rows {
		rows[i] = ledgerRow{id: sheet.Distinct(i), number: i}
	}
	before := measure.Heap()
	grid := stage.NewGridOf(func(r ledgerRow, column int) string { return sheet.Text(r.number, column) })
	grid.RowID = func(r ledgerRow) string { return r.id }
	grid.SetRows(rows)
	s := showGrid(grid, sheet.HD, startRow)
	useGrid(s)
	slices.Reverse(rows)
	grid.SetRows(rows)
	useGrid(s)
	held := measure.Heap() - before
	runtime.KeepAlive(s)
	runtime.KeepAlive(rows)
	t.add(result{"memory/1e6-rows", float64(held) / sheet.Rows, "B/row", 0, atMost(16)})
	t.add(result{"memory/1e6-rows/all", float64(held) / (1 << 20), "MiB", 0, bound{}})
	return nil
}

// ledgerRow is a row with an id.
type ledgerRow struct {
	id     string
	number int
}

// useGrid scrolls in all ways, jumps all over the sheet and moves the focus, by call and by key.
func useGrid(s gridStage[ledgerRow]) {
	for _, m := range []sheet.Motion{sheet.Pixel, sheet.Slow, sheet.Fast, sheet.Side} {
		for range 60 {
			s.Scroll(m)
		}
	}
	for row := 0; row < sheet.Rows; row += sheet.Rows / 50 {
		s.grid.FocusCell(row, stage.ColumnID(row%sheet.Columns))
		s.Frame()
		s.Press(key.NameDownArrow)
		s.Press(key.NamePageDown)
	}
}
