// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package main

import (
	"strconv"

	"gioui.org/f32"

	"github.com/giogrid/giogrid/example/bench/internal/measure"
	"github.com/giogrid/giogrid/example/bench/internal/sheet"
	"github.com/giogrid/giogrid/example/bench/internal/stage"
	"github.com/giogrid/giogrid/gridui/gridtest"
	"github.com/giogrid/giogrid/gridui/option"
)

// mostBusy and mostBusyPixel bound the ratio of a busy frame to a plain one, at rest and when rows move by a few
// pixels.
const (
	mostBusy      = 1.6
	mostBusyPixel = 2
)

// frameBusy compares a busy grid with a plain one: rows are selected, the pointer is over a row, the rows are sorted,
// twenty cells flash, and columns are pinned on both sides.
func frameBusy(t *table) {
	for _, m := range []struct {
		sheet.Motion
		most float64
	}{{sheet.Steady, mostBusy}, {sheet.Pixel, mostBusyPixel}} {
		busy, plain := newBusyGrid(), newGrid(sheet.HD)
		d := duel(m.Motion, measure.Plan{Rounds: 15, Times: 40}, busy.Stage, plain.Stage)
		name := "frame/hd/" + m.Name + "/busy"
		t.add(value(name+"/plain", milliseconds(d.B), "ms"))
		t.add(value(name, milliseconds(d.A), "ms").against(d.Ratio).atMost(m.most))
	}
}

// flashing is the number of flashing cells in a busy grid.
const flashing = 20

func newBusyGrid() gridStage[stage.Row] {
	changed := false
	g := stage.NewGridOf(func(r stage.Row, column int) string {
		text := sheet.Text(int(r), column)
		if at := int(r) - startRow; changed && column == 4 && at >= 0 && at < flashing {
			text += "!"
		}
		return text
	})
	g.SetSource(stage.Rows(sheet.Rows))
	g.Flash = true
	g.Sorting = option.Sorting{Mode: option.SortSingle, Manual: true, Keys: []option.SortKey{{ColumnID: stage.ColumnID(1)}}}
	g.ColumnPinning.Right = []string{stage.ColumnID(sheet.Columns - 1)}
	g.Selection.Mode = option.SelectMulti
	for row := startRow; row < startRow+flashing; row += 2 {
		g.Selection.Rows.Set(strconv.Itoa(row), true)
	}
	s := showGrid(g, sheet.HD, startRow)
	s.Hover(f32.Pt(600, 500))
	changed = true
	g.Refresh()
	s.Frame()
	s.Still = true // the cells flash during the whole measurement
	return s
}

// frameOps counts the operations of a frame, which the window processes again: a text in eight columns of a row is a
// single one.
func frameOps(t *table) {
	const rowHeight, most = sheet.RowHeight, 60
	s := newGrid(sheet.HD)
	panes, rows := 2, (sheet.HD.Y+rowHeight-1)/rowHeight
	columns := (sheet.HD.X + sheet.ColWidth - 1) / sheet.ColWidth
	bound := (panes+1)*rows*((columns+7)/8) + 4*columns + most
	ops := gridtest.CountOps(s.Ops())
	t.add(value("frame/hd/steady/paint-ops", float64(ops.Paint), "ops").atMost(float64(bound)))
	t.add(value("frame/hd/steady/all-ops", float64(ops.Total), "ops"))
}
