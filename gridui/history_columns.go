// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package gridui

import (
	"github.com/giogrid/giogrid/gridui/events"
	"github.com/giogrid/giogrid/gridui/internal/edit"
	"github.com/giogrid/giogrid/gridui/internal/feature/columnhistory"
)

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

// undoneText tells screen readers that a step was undone or redone.
func (g *core) undoneText(step edit.Step, redo bool) string {
	text := g.engine.draw.Style.Texts.Undo
	if redo {
		text = g.engine.draw.Style.Texts.Redo
	}
	if s, ok := step.(*columnhistory.Step); ok {
		if what := s.Text(); what != "" {
			text += ": " + what
		}
	}
	return text
}
