// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package main

import (
	"errors"

	"gioui.org/f32"
	"gioui.org/io/pointer"

	"github.com/giogrid/giogrid/example/bench/internal/measure"
	"github.com/giogrid/giogrid/example/bench/internal/sheet"
	"github.com/giogrid/giogrid/example/bench/internal/stage"
	"github.com/giogrid/giogrid/gridui/option"
)

// mostSelected bounds the ratio of a frame in which all cells of the screen are selected to one in which none are.
const mostSelected = 1.1

// cellRanges measures ranges of cells: frames with ranges, and operations on their cells.
func cellRanges(_ settings, t *table) error {
	return errors.Join(rangeFrame(t), dragRange(t), copyRange(t), fillRange(t), undoFill(t), sumRange(t), rangeJobs(t))
}

// cell returns the id of a cell.
func cell(row, column string) option.CellID { return option.CellID{RowID: row, ColumnID: column} }

// selectCells selects a range from the anchor to the head.
func selectCells(o *option.CellRanges, anchor, head option.CellID) {
	o.Selected = []option.CellRange{{Anchor: anchor, Head: head}}
}

// rangeFrame measures a range over the whole screen, against a grid without ranges.
func rangeFrame(t *table) error {
	selected, plain := newGrid(sheet.HD), newGrid(sheet.HD)
	selected.grid.CellRanges.Enabled = true
	selectCells(&selected.grid.CellRanges, cell("300000", stage.ColumnID(0)), cell("500000", stage.ColumnID(sheet.Columns-1)))
	selected.Frame()
	d := duel(sheet.Steady, measure.Plan{Rounds: 15, Times: 60}, selected.Stage, plain.Stage)
	t.add(value("cells/range/plain", milliseconds(d.B), "ms"))
	t.add(value("cells/range", milliseconds(d.A), "ms").against(d.Ratio).atMost(mostSelected))
	if len(selected.grid.CellRanges.Selected) != 1 {
		return errors.New("the range does not stay")
	}
	return nil
}

// dragRange counts the allocations of frames in which the head of a range moves back and forth, a million rows below
// the anchor, in addition to Gio's allocations for a moving pointer.
func dragRange(t *table) error {
	g := stage.NewGrid(2 * sheet.Rows)
	g.CellRanges.Enabled = true
	s := showGrid(g, sheet.HD, startRow)
	s.Mouse(pointer.Press, f32.Pt(550, 310), pointer.ButtonPrimary)
	g.ScrollToRow(startRow+sheet.Rows, option.AlignStart)
	s.Frame()
	drag := func(s *stage.Stage) func() {
		return func() {
			for step := range 20 {
				s.Mouse(pointer.Move, f32.Pt(float32(400+10*step), float32(300+20*step)), pointer.ButtonPrimary)
			}
		}
	}
	bare := stage.New(new(stage.Bare), sheet.HD, startRow)
	bare.Mouse(pointer.Press, f32.Pt(550, 310), pointer.ButtonPrimary)
	for range 3 {
		drag(s.Stage)()
		drag(bare)()
	}
	own, all := measure.Allocs(20, drag(bare))/20, measure.Allocs(20, drag(s.Stage))/20
	t.add(value("cells/drag/gio", own, "allocs/frame"))
	t.add(value("cells/drag", all-own, "allocs/frame").atMost(0))
	s.Mouse(pointer.Release, f32.Pt(590, 680), 0)
	list := g.CellRanges.Selected
	if len(list) != 1 || len(list[0].Head.RowID) < len("1400000") {
		return errors.New("the head of the range is not where it was dragged to")
	}
	return nil
}
