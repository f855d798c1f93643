// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package extend

import (
	"github.com/giogrid/giogrid/gridui/events"
	"github.com/giogrid/giogrid/gridui/internal/viewport"
	"github.com/giogrid/giogrid/gridui/option"
)

// Options returns the same options that the program has. They may be changed between frames.
func (g *Grid) Options() *option.Options { return g.core.Options }

// Invalidate requests a frame if Options.Invalidate is set. Without it the next frame is drawn at the next input.
func (g *Grid) Invalidate() {
	if invalidate := g.core.Options.Invalidate; invalidate != nil {
		invalidate()
	}
}

// Emit passes an event to the program: Grid.Update returns it.
func (g *Grid) Emit(ev events.Event) { g.core.Report.Emit(ev) }

// Focused returns the focused cell. ok is false if the focus is not on a cell of a row.
func (g *Grid) Focused() (c Cell, ok bool) {
	at := g.core.Focus.At()
	return g.cell(at), g.core.View.IsRow(at)
}

// A Step is a change by the user that can be undone.
type Step struct {
	// Undo reverts the change, Redo repeats it. If they return an error they must change nothing; the step is then
	// dropped.
	Undo, Redo func() error
	// RowID and ColumnID name the cell to scroll to after Undo and Redo, empty for none.
	RowID, ColumnID string
}

// Record adds a change that was made to the undo history. It has no effect if Editing is off.
func (g *Grid) Record(s Step) { g.core.Editing.PushStep(step{s}) }

// step is a Step in the form that the history calls.
type step struct{ Step }

func (s step) Undo() error                     { return run(s.Step.Undo) }
func (s step) Redo() error                     { return run(s.Step.Redo) }
func (s step) Place() (rowID, columnID string) { return s.RowID, s.ColumnID }

func run(f func() error) error {
	if f == nil {
		return nil
	}
	return f()
}

// A Cell is a cell on the screen. It is valid only in the frame in which a function received it, because rows and
// columns may move later.
type Cell struct {
	grid *Grid
	at   viewport.Address
}

func (g *Grid) cell(at viewport.Address) Cell { return Cell{g, at} }

// RowID returns the id of the row, empty if the row has no id yet.
func (c Cell) RowID() string {
	if c.grid == nil {
		return ""
	}
	row, ok := c.grid.core.View.RowAt(c.at)
	if !ok {
		return ""
	}
	return c.grid.core.Data.RowID(row)
}

// ColumnID returns the id of the column, empty for the zero Cell.
func (c Cell) ColumnID() string {
	if c.grid == nil || c.at.Col < 0 || c.at.Col >= len(c.grid.core.Columns.Leaves) {
		return ""
	}
	return c.grid.core.Columns.Leaves[c.at.Col].ID
}

// IsLoaded reports whether the row of the cell has data. Rows of a source may not be loaded yet, and rows that the
// grid makes, such as groups, have no data.
func (c Cell) IsLoaded() bool {
	if c.grid == nil {
		return false
	}
	_, ok := c.grid.core.Contents.Context(c.at)
	return ok && !c.grid.core.Data.OwnRow(c.at.Band, c.at.Row)
}

// Value returns the value of the cell before formatting, nil if there is none.
func (c Cell) Value() any {
	if c.grid == nil {
		return nil
	}
	if ctx, ok := c.grid.core.Contents.Context(c.at); ok {
		return ctx.Raw()
	}
	return nil
}

// Number returns the number that the cell shows, without allocating. ok is false if it shows no number.
func (c Cell) Number() (v float64, ok bool) {
	if c.grid == nil {
		return 0, false
	}
	return c.grid.core.Contents.Number(c.at)
}

// AppendText appends the text that the cell shows to dst.
func (c Cell) AppendText(dst []byte) []byte {
	if c.grid == nil {
		return dst
	}
	return c.grid.core.Contents.AppendText(dst, c.at)
}
