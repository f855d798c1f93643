// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package gridui

import (
	"gioui.org/layout"

	"github.com/giogrid/giogrid/gridui/events"
	"github.com/giogrid/giogrid/gridui/internal/edit"
	"github.com/giogrid/giogrid/gridui/internal/feature/columnhistory"
)

// CanUndo reports whether there is a step to be taken back, CanRedo one to be taken
// again.
func (g *Grid[T]) CanUndo() bool { return g.bound().CanUndo() }

func (g *core) CanUndo() bool {
	return len(g.editing.State.History.Done) > 0 || g.engine.features.columnHistory.HasChange()
}

// CanRedo is CanUndo for Redo.
func (g *Grid[T]) CanRedo() bool { return len(g.bound().editing.State.History.Undone) > 0 }

// Undo takes back the latest step: an edit, a paste, rows added, deleted or moved, or
// columns moved, pinned, resized, shown or hidden. It brings what changed into view
// and reports whether there was anything. Sorting, filters, pages, selection and focus
// are no steps, nor are changes where their features are Controlled; of Editing they
// are, once they are accepted.
//
// A step whose rows are gone is left out for the one before it, and an EditRefused
// event tells so. Steps are kept where Editing is on.
func (g *Grid[T]) Undo() bool { return g.bound().engine.features.history.Travel(false) }

// Redo takes again what Undo took back last. Any other step ends that.
func (g *Grid[T]) Redo() bool { return g.bound().engine.features.history.Travel(true) }

// Synchronize brings what is derived from the options and the rows in line with them.
func (a *answers) Synchronize() { a.core.prepare(layout.Context{}) }

// TurnTo shows a page as a user does.
func (a *answers) TurnTo(page int) { a.core.engine.features.paging.TurnTo(page) }

// StepTaken emits the event of a step that was undone or redone.
func (a *answers) StepTaken(ev events.Undone, s edit.Step) {
	a.core.report.push(rawEvent{ev: ev, step: s})
}

// columnHistoryGrid is what the steps of the columns know of a grid.
type columnHistoryGrid struct{ grid *core }

func (c columnHistoryGrid) ResolveColumns()                { c.grid.resolveColumns() }
func (c columnHistoryGrid) ResizingColumn() bool           { return c.grid.engine.features.columnSize.Dragging() }
func (c columnHistoryGrid) PushStep(s *columnhistory.Step) { c.grid.editing.PushStep(s) }

func (c columnHistoryGrid) EachQueuedEvent(f func(events.Event)) {
	q := &c.grid.report.eventQueue
	for _, s := range q.items[q.head:] {
		f(s.ev)
	}
}
