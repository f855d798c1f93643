// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package gridui

import (
	"iter"

	"gioui.org/layout"

	"github.com/giogrid/giogrid/gridui/events"
	"github.com/giogrid/giogrid/gridui/internal/edit"
)

// CellsEdited says that cells got other values, all in one step. Where Editing is
// Controlled it asks for that: then it is to be answered by Apply, Accept or Reject.
type CellsEdited[T any] struct {
	By events.EditSource
	// Rows are the rows as they are after it, or would be, each once, in the order of
	// Edits; RowIDs are their ids.
	Rows   []T
	RowIDs []string

	changes *edit.Changes
	pending *edit.Pending
}

// Len is how many cells changed.
func (ev CellsEdited[T]) Len() int {
	if ev.changes == nil {
		return 0
	}
	return ev.changes.Count()
}

// Edits are the changes, in the order in which they were made. A paste may have
// millions: each is put together when it is asked for.
func (ev CellsEdited[T]) Edits() iter.Seq[events.CellEdit] {
	if ev.changes == nil {
		return func(func(events.CellEdit) bool) {}
	}
	return ev.changes.All()
}

func (CellsEdited[T]) GridEvent() {}

// Apply makes the change in the rows of a grid, where Editing is Controlled and the
// event has not been answered. It fails as Grid.Apply does, and for rows that are
// gone; the change is then rejected.
func (ev CellsEdited[T]) Apply(to Gridder[T]) error {
	p := ev.pending
	if p == nil || p.Answered {
		return nil
	}
	return to.grid().core.Editing.ApplyPending(p)
}

// Accept says that the caller has made the change in the rows, where Editing is
// Controlled: the cells show what the rows hold again.
func (ev CellsEdited[T]) Accept() {
	if ev.pending != nil {
		ev.pending.Accept()
	}
}

// Reject says that the change is not to be, where Editing is Controlled: the cells
// show what they held, and a mark with the ErrorText of err in its tooltip, until they
// are edited again. A nil err leaves no mark.
func (ev CellsEdited[T]) Reject(err error) {
	if ev.pending != nil {
		ev.pending.Reject(err)
	}
}

// CellWrite is a value for a cell: one of the column's own type, a text that it
// reads, or nil, which clears the cell. Numbers in a text are as in "1,234.5", whatever signs
// the users of the grid write.
type CellWrite struct {
	RowID, ColumnID string
	Value           any
}

// EditCells changes cells in one step, as a user does: all of them or, where one
// cannot be changed, none, and the error is a *CellError. Cells that have their
// values already are left alone. It works with Editing.Enabled or not, and a
// CellsEdited event tells of it. It needs no frame after the rows were given, unless they are
// those of a Remote, which are yet to be loaded then (ErrNotLoaded).
func (g *Grid[T]) EditCells(writes ...CellWrite) error {
	c := g.bound()
	if !c.Data.Changes.RowsTaken() {
		c.Sync(layout.Context{})
	}
	return editCells(&c.Editing, writes)
}

func editCells(to *edit.Editing, writes []CellWrite) error {
	own := make([]edit.Write, len(writes))
	for i, w := range writes {
		own[i] = edit.Write{RowID: w.RowID, ColumnID: w.ColumnID, Value: w.Value}
	}
	return to.Commit(own, events.EditByProgram)
}
