// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package extend

import (
	"github.com/giogrid/giogrid/gridui/events"
	"github.com/giogrid/giogrid/gridui/internal/viewport"
	"github.com/giogrid/giogrid/gridui/option"
)

// Options returns the options of the grid, the same that the program has. They may be changed between frames.
func (g *Grid) Options() *option.Options { return g.core.Options }

// Invalidate requests a frame, if Options.Invalidate is set: without it the next frame is that of the next input.
func (g *Grid) Invalidate() {
	if invalidate := g.core.Options.Invalidate; invalidate != nil {
		invalidate()
	}
}

// Emit passes an event to the program: Grid.Update returns it.
func (g *Grid) Emit(ev events.Event) { g.core.Report.Emit(ev) }

// Focused returns the focused cell. ok is false if no cell of a row has the focus.
func (g *Grid) Focused() (c Cell, ok bool) {
	at := g.core.Focus.At()
	return g.cell(at), g.core.View.IsRow(at)
}

// Step is a change by the user that can be undone.
type Step struct {
	// Undo reverts the change, Redo makes it again. On an error they change nothing; the step is dropped.
	Undo, Redo func() error
	// RowID and ColumnID name a cell to scroll to, empty for none.
	RowID, ColumnID string
}

// Record adds a change that was made to the history of undo. It has no effect where Editing is off.
func (g *Grid) Record(s Step) { g.core.Editing.PushStep(step{s}) }

// step is a Step as the history calls it.
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

// Cell is a cell on the screen. It is valid in the frame in which a function got it: rows and columns may move later.
type Cell struct {
	grid *Grid
	at   viewport.Address
}

func (g *Grid) cell(at viewport.Address) Cell { return Cell{g, at} }

// RowID returns the id of the row, empty if it has none yet.
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

// ColumnID returns the id of the column.
func (c Cell) ColumnID() string {
	if c.grid == nil || c.at.Col < 0 || c.at.Col >= len(c.grid.core.Columns.Leaves) {
		return ""
	}
	return c.grid.core.Columns.Leaves[c.at.Col].ID
}

// IsLoaded reports whether the row of the cell has data: rows of a source may still be on their way, and rows that the
// grid makes, such as groups, have none.
func (c Cell) IsLoaded() bool {
	if c.grid == nil {
		return false
	}
	_, ok := c.grid.core.Contents.Context(c.at)
	return ok && !c.grid.core.Data.OwnRow(c.at.Band, c.at.Row)
}

// Value returns the value of the cell before formatting, nil without one.
func (c Cell) Value() any {
	if c.grid == nil {
		return nil
	}
	if ctx, ok := c.grid.core.Contents.Context(c.at); ok {
		return ctx.Raw()
	}
	return nil
}

// Number returns the number that the cell shows, without allocating. ok is false if it shows none.
func (c Cell) Number() (v float64, ok bool) {
	if c.grid == nil {
		return 0, false
	}
	return c.grid.core.Contents.Number(c.at)
}

// AppendText appends the text that the cell shows.
func (c Cell) AppendText(dst []byte) []byte {
	if c.grid == nil {
		return dst
	}
	return c.grid.core.Contents.AppendText(dst, c.at)
}
