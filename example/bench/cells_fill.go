// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package main

import (
	"errors"
	"image"
	"strconv"

	"gioui.org/f32"
	"gioui.org/io/pointer"

	"github.com/giogrid/giogrid/example/bench/internal/measure"
	"github.com/giogrid/giogrid/example/bench/internal/sheet"
	"github.com/giogrid/giogrid/example/bench/internal/stage"
	"github.com/giogrid/giogrid/gridui"
	"github.com/giogrid/giogrid/gridui/option"
	"github.com/giogrid/giogrid/gridui/theme"
)

const (
	filledRows    = 10_000
	filledColumns = 10
	// mostFillRange bounds the ratio of a fill of 100,000 cells to a loop that parses their texts and sets them.
	mostFillRange = 1.5
)

// fillWindow is a low window, so that drawing the filled cells takes little of the time.
var fillWindow = image.Pt(1100, 200)

// numbers is a row to fill.
type numbers [filledColumns]float64

// fillStage is a window with rows to fill.
type fillStage struct {
	*stage.Stage
	grid *stage.Grid[numbers]
	rows []numbers
}

func newFillStage(n int) fillStage {
	g := stage.NewGridWith[numbers]()
	for c := range filledColumns {
		g.Columns = append(g.Columns, gridui.Field(stage.ColumnID(c), "", func(r numbers) float64 { return r[c] }).Width(sheet.ColWidth).
			Edit(func(r *numbers, v float64) { r[c] = v }))
	}
	g.Editing = option.Editing{Enabled: true, History: 1}
	g.CellRanges.Enabled = true
	s := fillStage{grid: g, rows: make([]numbers, n)}
	g.SetRows(s.rows)
	s.Stage = stage.New(g, fillWindow, 0)
	return s
}

// hold sets numbers with a step in the first two rows, takes their fill handle and drags it to the last row.
// Releasing it fills the rows between.
func (s fillStage) hold(step float64) {
	for c := range s.rows[0] {
		s.rows[0][c], s.rows[1][c] = 0, step
	}
	s.grid.Refresh()
	selectCells(&s.grid.CellRanges, cell("0", stage.ColumnID(0)), cell("1", stage.ColumnID(filledColumns-1)))
	s.grid.ScrollToRow(0, option.AlignStart)
	s.Frame()
	handle := f32.Pt(filledColumns*sheet.ColWidth-1, float32(theme.DensityStandard.HeaderHeight())+2*sheet.RowHeight-1)
	s.Mouse(pointer.Move, handle, 0)
	s.Mouse(pointer.Press, handle, pointer.ButtonPrimary)
	s.grid.ScrollToRow(len(s.rows)-1, option.AlignEnd)
	s.Frame()
	s.Mouse(pointer.Move, f32.Pt(filledColumns*sheet.ColWidth-20, float32(fillWindow.Y-20)), pointer.ButtonPrimary)
	s.Frame()
}

// fill releases the handle, and draws frames until the last row is filled.
func (s fillStage) fill(step float64) error {
	const patience = 1000
	s.release()
	for range patience {
		if s.filled(step) {
			return nil
		}
		s.Frame()
	}
	return errors.New("the last row is not filled")
}

func (s fillStage) release() {
	s.Mouse(pointer.Release, f32.Pt(filledColumns*sheet.ColWidth-20, float32(fillWindow.Y-20)), 0)
}

// filled reports whether the last row has its values.
func (s fillStage) filled(step float64) bool {
	last := len(s.rows) - 1
	return s.rows[last][filledColumns-1] == float64(last)*step
}

// fillRange measures a drag of the handle over 100,000 cells, from its release to the filled rows, with an undo step.
// The baseline does for each cell what an edit must do: it formats the value, parses the text and sets the value in a
// copy of the row.
func fillRange(t *table) error {
	s, plain := newFillStage(filledRows), newPlainFill(filledRows)
	var failed error
	step := 0.0
	d := measure.Plan{Rounds: 15}.RunPrepared(
		func() { step = float64(int(step)%7+1) + 0.25; s.hold(step) },
		func() { failed = errors.Join(failed, s.fill(step)) },
		func() { failed = errors.Join(failed, plain.fill(step)) },
	)
	t.add(value("cells/fill-100k/plain", milliseconds(d.B), "ms"))
	t.add(value("cells/fill-100k", milliseconds(d.A), "ms").against(d.Ratio).atMost(mostFillRange))
	if failed == nil && !s.grid.History().Undo() {
		failed = errors.New("a fill cannot be undone")
	}
	return failed
}

// plainFill holds rows to fill without a grid, and their previous values.
type plainFill struct{ rows, before []numbers }

func newPlainFill(n int) *plainFill { return &plainFill{rows: make([]numbers, n)} }

func (f *plainFill) fill(step float64) error {
	to := make([]numbers, len(f.rows))
	copy(to, f.rows)
	var text []byte
	for i := range to {
		for c := range to[i] {
			text = strconv.AppendFloat(text[:0], float64(i)*step, 'f', -1, 64)
			v, err := strconv.ParseFloat(string(text), 64)
			if err != nil {
				return err
			}
			to[i][c] = v
		}
	}
	f.before, f.rows = f.rows, to
	return nil
}
