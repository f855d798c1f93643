// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package core

import (
	"gioui.org/layout"

	"github.com/giogrid/giogrid/gridui/events"
	"github.com/giogrid/giogrid/gridui/internal/feature/columnhistory"
	"github.com/giogrid/giogrid/gridui/internal/report"
	"github.com/giogrid/giogrid/gridui/internal/undo"
)

// Synchronize brings what is derived from the options and the rows in line with them.
func (a *answers) Synchronize() { a.grid.Sync(layout.Context{}) }

// TurnTo shows a page as a user does.
func (a *answers) TurnTo(page int) { a.grid.Features.Paging.TurnTo(page) }

// StepTaken emits the event of a step that was undone or redone.
func (a *answers) StepTaken(ev events.Undone, s undo.Step) {
	a.grid.Report.Push(report.Raw{Event: ev, Step: s})
}

// columnHistoryGrid is what the steps of the columns know of a grid.
type columnHistoryGrid struct{ grid *Grid }

func (c columnHistoryGrid) ResolveColumns()                { c.grid.columnSync.resolve() }
func (c columnHistoryGrid) ResizingColumn() bool           { return c.grid.Features.ColumnSize.Dragging() }
func (c columnHistoryGrid) PushStep(s *columnhistory.Step) { c.grid.Editing.PushStep(s) }

func (c columnHistoryGrid) EachQueuedEvent(f func(events.Event)) {
	for raw := range c.grid.Report.All() {
		f(raw.Event)
	}
}
