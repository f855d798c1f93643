// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package main

import (
	"cmp"
	"slices"
	"strconv"
	"time"

	"gioui.org/f32"

	"github.com/giogrid/giogrid/example/bench/internal/measure"
	"github.com/giogrid/giogrid/example/bench/internal/sheet"
	"github.com/giogrid/giogrid/example/bench/internal/stage"
	"github.com/giogrid/giogrid/gridui"
	"github.com/giogrid/giogrid/gridui/filter"
	"github.com/giogrid/giogrid/gridui/formats"
	"github.com/giogrid/giogrid/gridui/formats/rule"
	"github.com/giogrid/giogrid/gridui/gridtest"
	"github.com/giogrid/giogrid/gridui/option"
	"github.com/giogrid/giogrid/gridui/profile"
	"github.com/giogrid/giogrid/gridui/tint"
)

// mostBusy and mostBusyPixel bound the ratio of a busy frame to a plain one, at rest and when rows move by a few
// pixels. At rest, Gio takes half of the time to read three times as many operations.
const (
	mostBusy      = 3
	mostBusyPixel = 2.2
)

// frameBusy compares a busy grid with a plain one.
func frameBusy(t *table) {
	for _, m := range []struct {
		sheet.Motion
		most float64
	}{{sheet.Steady, mostBusy}, {sheet.Pixel, mostBusyPixel}} {
		d := busyDuel(m.Motion)
		name := "frame/hd/" + m.Name + "/busy"
		t.add(value(name+"/plain", milliseconds(d.B), "ms"))
		t.add(value(name, milliseconds(d.A), "ms").against(d.Ratio).atMost(m.most))
	}
	for _, m := range []sheet.Motion{sheet.Steady, sheet.Slow, sheet.Pixel, sheet.Side, sheet.Fast} {
		bare := stage.New(new(stage.Bare), sheet.HD, startRow)
		bare.Hover(busyPointer)
		own := lap{m, 20}.allocs(bare)
		all := lap{m, 20}.allocs(newBusyGrid().Stage)
		most := 10.0
		if m == sheet.Steady {
			most = 1 // of Gio, for the second area under the pointer
		}
		t.add(value("frame/hd/allocs/"+m.Name+"-busy", all-own, "allocs/frame").atMost(most))
	}
}

const (
	// flashing is the number of flashing cells in a busy grid, groupSize the number of rows of its groups, busyRows that of
	// all rows, and busyRow the first row on the screen.
	flashing, groupSize, busyRows, busyRow = 20, 100, 100_000, 50_000
	// busyGrids is the number of busy grids that are measured.
	busyGrids = 3
	// settling is the number of frames after which the work in the background of a busy grid has ended.
	settling = 300
)

// busyPointer is the place of the pointer over a busy grid.
var busyPointer = f32.Pt(600, 500)

// busyDuel compares a busy grid with a plain one in a motion: the median of busyGrids pairs of new grids. A frame of the
// same grid takes up to a third longer by where its memory happens to lie.
func busyDuel(m sheet.Motion) measure.Duel {
	var all [busyGrids]measure.Duel
	for i := range all {
		all[i] = duel(m, measure.Plan{Rounds: 15, Times: 40}, newBusyGrid().Stage, newGrid(sheet.HD).Stage)
	}
	slices.SortFunc(all[:], func(a, b measure.Duel) int { return cmp.Compare(a.Ratio, b.Ratio) })
	return all[busyGrids/2]
}

// newBusyGrid returns a grid with most of what can show at once: open groups with sums, a row of filters of which one is
// set, formats with a scale of colours, icons and bars, the distributions of all columns below their headers, columns
// pinned on both sides, row numbers, selected rows, two selected ranges, a row under the pointer and flashing cells.
func newBusyGrid() gridStage[stage.Row] {
	changed := false
	g := stage.NewGridWith[stage.Row]()
	first := busyRow - busyRow/(groupSize+1) - 1 // the first row on the screen, counted without the rows of groups
	for i := range sheet.Columns {
		id, header := stage.ColumnID(i), "Column "+strconv.Itoa(i)
		c := gridui.Field(id, header, func(r stage.Row) string {
			if at := int(r) - first; changed && i == 6 && at >= 0 && at < flashing {
				return sheet.Text(int(r)+1, i)
			}
			return sheet.Text(int(r), i)
		})
		var column gridui.Column[stage.Row] = c.Width(sheet.ColWidth)
		switch {
		case i == 0:
			column = gridui.Field(id, header, func(r stage.Row) int { return int(r) / groupSize }).Width(sheet.ColWidth)
		case i < 5:
			column = gridui.Field(id, header, func(r stage.Row) float64 { return float64((int(r)*977 + i*131) % 10_000) }).Width(sheet.ColWidth).Aggregate(option.AggregateSum)
		}
		g.Columns = append(g.Columns, column)
	}
	g.Grouping.By, g.Expansion.Depth = []string{stage.ColumnID(0)}, 1
	g.Filtering.Enabled, g.Filtering.Row = true, true
	g.Filtering.Columns = []filter.Column{{ColumnID: stage.ColumnID(1), Filter: filter.Filter{First: filter.Condition{Op: filter.GreaterOrEqual, A: "0"}}}}
	g.ColumnPinning = option.ColumnPinning{Left: []string{stage.ColumnID(1)}, Right: []string{stage.ColumnID(sheet.Columns - 1)}}
	g.Flash, g.RowNumbers.Enabled, g.Selection.Mode = true, true, option.SelectMulti
	for row := first; row < first+flashing; row += 2 {
		g.Selection.Rows.Set(strconv.Itoa(row), true)
	}
	g.CellRanges.Enabled = true
	g.Extensions = []gridui.Extension{&profile.Profile{Strip: true}, &formats.Formats{Rules: []rule.Rule{
		{Columns: []string{stage.ColumnID(2)}, Kind: rule.Scale, Tints: []tint.Tint{tint.Red, tint.Green}},
		{Columns: []string{stage.ColumnID(3)}, Kind: rule.Set},
		{Columns: []string{stage.ColumnID(4)}, Kind: rule.Bars},
	}}}
	g.SetSource(stage.Rows(busyRows))
	s := showGrid(g, sheet.HD, busyRow)
	s.Hover(busyPointer)
	settle := func() {
		for range settling {
			s.Frame()
			time.Sleep(5 * time.Millisecond)
		}
	}
	settle()
	g.ScrollToOffset(busyRow * sheet.RowHeight) // rows kept their places while they were grouped
	g.FocusCell(busyRow+10, stage.ColumnID(5))
	s.Frame()
	g.CellRanges.Selected = []option.CellRange{busyRange(first+3, 3, first+9, 8), busyRange(first+15, 5, first+20, 6)}
	changed = true
	g.Refresh()
	s.Frame()
	s.Still = true // the cells flash during the whole measurement
	settle()
	return s
}

// busyRange returns the range between two cells of a busy grid.
func busyRange(row, column, lastRow, lastColumn int) option.CellRange {
	cell := func(row, column int) option.CellID {
		return option.CellID{RowID: strconv.Itoa(row), ColumnID: stage.ColumnID(column)}
	}
	return option.CellRange{Anchor: cell(row, column), Head: cell(lastRow, lastColumn)}
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
