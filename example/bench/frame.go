// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package main

import (
	"errors"
	"fmt"
	"image"

	"github.com/giogrid/giogrid/example/bench/internal/measure"
	"github.com/giogrid/giogrid/example/bench/internal/sheet"
	"github.com/giogrid/giogrid/example/bench/internal/stage"
	"github.com/giogrid/giogrid/gridui/gridtest"
	"github.com/giogrid/giogrid/gridui/option"
)

// startRow is the row at which the sheet is first shown. It leaves room for all motions to meet new text in every
// frame.
const startRow = 400_000

// warmUp is the number of frames drawn before a measurement: enough for the grid to recognize text at rest.
const warmUp = 200

// frame measures the CPU time of a frame, against labels that are kept: a widget.Label for each cell on the screen,
// laid out only when it appears. Both write operations, and lay out new text. Labels that are laid out in each frame,
// as in most programs, are also reported. All fill the same window: in place of the grid's header and scroll bars,
// the labels have two more rows.
func frame(_ settings, t *table) error {
	for _, race := range []race{
		{sheet.Steady, measure.Plan{Rounds: 9, Times: 60}, 1. / 6},
		{sheet.Pixel, measure.Plan{Rounds: 9, Times: 40}, 1. / 5},
		{sheet.Slow, measure.Plan{Rounds: 9, Times: 40}, 1. / 4},
		{sheet.Fast, measure.Plan{Rounds: 9, Times: 4}, 1. / 8},
		{sheet.Side, measure.Plan{Rounds: 9, Times: 40}, 1. / 6},
	} {
		if err := race.run(t); err != nil {
			return err
		}
	}
	frameFirst(t)
	frameUHD(t)
	if err := frameOutlines(t); err != nil {
		return err
	}
	frameSemantics(t)
	frameBusy(t)
	frameOps(t)
	frameAllocs(t)
	return frameRows(t)
}

// race is a motion of both the grid and the labels.
type race struct {
	sheet.Motion
	plan measure.Plan
	most float64 // the target
}

func (r race) run(t *table) error {
	grid, kept := newGrid(sheet.HD), stage.New(stage.NewKeptLabels(), sheet.HD, startRow)
	d := duel(r.Motion, r.plan, grid.Stage, kept)
	name := "frame/hd/" + r.Name
	t.add(value(name+"/kept-labels", milliseconds(d.B), "ms"))
	t.add(value(name, milliseconds(d.A), "ms").against(d.Ratio).atMost(r.most))
	again, labels := newGrid(sheet.HD), stage.New(stage.NewLabels(), sheet.HD, startRow)
	d = duel(r.Motion, r.plan, again.Stage, labels)
	t.add(value(name+"/of-labels", milliseconds(d.B), "ms").against(d.Ratio))
	return errors.Join(grid.check(), again.check())
}

// duel measures frames of two windows that make the same motion.
func duel(m sheet.Motion, p measure.Plan, a, b *stage.Stage) measure.Duel {
	for range warmUp {
		a.Scroll(m)
		b.Scroll(m)
	}
	return p.Run(func() { a.Scroll(m) }, func() { b.Scroll(m) })
}

// gridStage is a window with a grid and a focused cell.
type gridStage[T any] struct {
	*stage.Stage
	grid *stage.Grid[T]
}

func showGrid[T any](g *stage.Grid[T], size image.Point, row int) gridStage[T] {
	s := gridStage[T]{stage.New(g, size, row), g}
	g.FocusCell(row+10, stage.ColumnID(5))
	s.Frame()
	return s
}

// check returns an error if the grid did not scroll to the expected offset: a grid that does not move is fast.
func (s gridStage[T]) check() error {
	x, y := s.grid.ScrollOffset()
	if at := image.Pt(x, int(y)); at != s.Offset {
		return fmt.Errorf("the grid scrolled to %v, not to %v", at, s.Offset)
	}
	return nil
}

// newGrid returns a window with the sheet in a grid.
func newGrid(size image.Point) gridStage[stage.Row] {
	return showGrid(stage.NewGrid(sheet.Rows), size, startRow)
}

// frameUHD reports the time of a frame of a window with four times the cells, against labels and against hd.
func frameUHD(t *table) {
	hd, uhd, labels := newGrid(sheet.HD), newGrid(sheet.UHD), stage.New(stage.NewLabels(), sheet.UHD, startRow)
	toLabels := duel(sheet.Steady, measure.Plan{Rounds: 3, Times: 2}, uhd.Stage, labels)
	toHD := duel(sheet.Steady, measure.Plan{Rounds: 9, Times: 60}, uhd.Stage, hd.Stage)
	t.add(value("frame/uhd/steady/labels", milliseconds(toLabels.B), "ms"))
	t.add(value("frame/uhd/steady", milliseconds(toHD.A), "ms").against(toLabels.Ratio))
	t.add(value("frame/uhd/steady/to-hd", milliseconds(toHD.A), "ms").against(toHD.Ratio).atMost(2.5))
}

// frameOutlines compares all motions with paths of rows that are made by hand from outlines: a bound for text that is as
// sharp, without anything of a grid.
func frameOutlines(t *table) error {
	for _, of := range []struct {
		name string
		size image.Point
		most map[sheet.Motion]float64
	}{
		{"hd", sheet.HD, map[sheet.Motion]float64{sheet.Steady: 2.3, sheet.Pixel: 1.4, sheet.Slow: 0.9, sheet.Fast: 0.15, sheet.Side: 0.05}},
		{"uhd", sheet.UHD, map[sheet.Motion]float64{sheet.Steady: 2.2, sheet.Pixel: 1.7, sheet.Slow: 1, sheet.Fast: 0.14, sheet.Side: 0.02}},
	} {
		for _, m := range []sheet.Motion{sheet.Steady, sheet.Pixel, sheet.Slow, sheet.Fast, sheet.Side} {
			p := measure.Plan{Rounds: 9, Times: 30} // the sheet is not wider than side moves in these frames
			if m == sheet.Fast {
				p.Warm = 3 // who drags the thumb jumps in every frame, without a collection in between
			}
			grid, bound := newGrid(of.size), stage.New(stage.NewOutlines(), of.size, startRow)
			d := duel(m, p, grid.Stage, bound)
			name := "frame/" + of.name + "/" + m.Name + "/to-outlines"
			t.add(value(name+"/outlines", milliseconds(d.B), "ms"))
			t.add(value(name, milliseconds(d.A), "ms").against(d.Ratio).atMost(of.most[m]))
			if m == sheet.Slow {
				worst := measure.Plan{Rounds: 9, Times: 100}.Worst(func() { grid.Scroll(m) })
				t.add(value(name+"/worst-of-100", milliseconds(worst), "ms").against(float64(worst) / float64(d.B)))
			}
			if err := grid.check(); err != nil {
				return err
			}
		}
	}
	return nil
}

// frameSemantics reports the cost of describing every cell, against labels that are kept and against a grid that
// describes only its rows.
func frameSemantics(t *table) {
	plain, cells := newGrid(sheet.HD), newGrid(sheet.HD)
	plain.grid.Semantics, cells.grid.Semantics = option.SemanticsRows, option.SemanticsCells
	kept := stage.New(stage.NewKeptLabels(), sheet.HD, startRow)
	d := duel(sheet.Steady, measure.Plan{Rounds: 9, Times: 40}, cells.Stage, kept)
	t.add(value("frame/hd/steady/cell-semantics", milliseconds(d.A), "ms").against(d.Ratio).atMost(1. / 1.5))
	for _, m := range []sheet.Motion{sheet.Steady, sheet.Slow} {
		d := duel(m, measure.Plan{Rounds: 9, Times: 40}, cells.Stage, plain.Stage)
		t.add(value("frame/hd/"+m.Name+"/cell-semantics/to-rows", milliseconds(d.A), "ms").against(d.Ratio))
	}
}

// frameRows compares a billion rows with a thousand. Both windows are at rows with the same texts.
func frameRows(t *table) error {
	const few, many = 1_000, 1_000_000_000
	const row = 300
	for _, m := range []sheet.Motion{sheet.Steady, sheet.Pixel} {
		a := showGrid(stage.NewGrid(many), sheet.HD, row+500*sheet.Texts)
		b := showGrid(stage.NewGrid(few), sheet.HD, row)
		d := duel(m, measure.Plan{Rounds: 15, Times: 40}, a.Stage, b.Stage)
		name := "frame/hd/" + m.Name + "/1e9-rows"
		t.add(value(name, milliseconds(d.A), "ms").against(d.Ratio).atMost(1.15))
		ops, fewer := float64(gridtest.CountOps(a.Ops()).Total), float64(gridtest.CountOps(b.Ops()).Total)
		t.add(value(name+"/ops", ops, "ops").against(ops / fewer).atMost(1))
		if err := a.check(); err != nil {
			return err
		}
	}
	return nil
}
