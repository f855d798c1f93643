// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package main

import (
	"errors"
	"fmt"
	"runtime"
	"time"

	"github.com/giogrid/giogrid/example/bench/internal/measure"
	"github.com/giogrid/giogrid/example/bench/internal/sheet"
	"github.com/giogrid/giogrid/example/bench/internal/stage"
	"github.com/giogrid/giogrid/gridui"
)

// mostGroupBytes bounds the memory of groups: 4 bytes for the list of rows by group, 3 for the places of rows in it, and
// bits for rows that show.
const mostGroupBytes = 8

// groupedMemory measures the memory that groups add to a grid, which is none without groups.
func groupedMemory(t *table) error {
	const n = 4_000_000
	_, first := heldByGroups(1000, "thousands") // reads fonts
	flat, second := heldByGroups(n)
	grouped, third := heldByGroups(n, "thousands")
	if err := errors.Join(first, second, third); err != nil {
		return err
	}
	t.add(value("memory/4e6-rows/groups", float64(grouped-flat)/n, "B/row").atMost(mostGroupBytes))
	return nil
}

// heldByGroups returns the bytes that a grid of n rows holds, grouped by columns.
func heldByGroups(n int, by ...string) (int64, error) {
	rows := make([]int32, n)
	for i := range rows {
		rows[i] = int32(i)
	}
	before := measure.Heap()
	g := stage.NewGridWith(
		gridui.Field("row", "Row", func(row int32) int { return int(row) }),
		gridui.Field("thousands", "Thousands", func(row int32) int { return int(row) * 7919 % 1000 }),
	)
	g.Grouping.By = by
	g.ExpandAll()
	g.SetRows(rows)
	s := stage.New(g, sheet.HD, 0)
	for range 10_000 {
		if s.Frame(); s.Idle() && g.Shown() >= n && (g.Shown() > n) == (by != nil) {
			held := measure.Heap() - before
			runtime.KeepAlive(s)
			runtime.KeepAlive(rows)
			return held, nil
		}
		time.Sleep(time.Millisecond)
	}
	return 0, fmt.Errorf("%d of %d rows show", g.Shown(), n)
}
