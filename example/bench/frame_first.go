// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package main

import (
	"github.com/giogrid/giogrid/example/bench/internal/measure"
	"github.com/giogrid/giogrid/example/bench/internal/sheet"
	"github.com/giogrid/giogrid/example/bench/internal/stage"
)

// frameFirst measures the time from SetRows with a million rows until the first screen is drawn: of a new grid with new
// fonts, against a new window of labels that are kept, which lay out the same cells.
func frameFirst(t *table) {
	rows := make([]stage.Row, 1_000_000)
	for i := range rows {
		rows[i] = stage.Row(i)
	}
	d := measure.Plan{Rounds: 9, Times: 1}.Run(
		func() {
			g := stage.NewGridOf(func(r stage.Row, column int) string { return sheet.Text(int(r), column) })
			g.SetRows(rows)
			stage.New(g, sheet.HD, startRow)
		},
		func() { stage.New(stage.NewKeptLabels(), sheet.HD, startRow) },
	)
	t.add(value("frame/hd/first/kept-labels", milliseconds(d.B), "ms"))
	t.add(value("frame/hd/first", milliseconds(d.A), "ms").against(d.Ratio).atMost(1.5))
}
