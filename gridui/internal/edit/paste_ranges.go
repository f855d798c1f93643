// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package edit

import (
	"github.com/giogrid/giogrid/gridui/events"
	"github.com/giogrid/giogrid/gridui/internal/dataset"
	"github.com/giogrid/giogrid/gridui/internal/ranges"
)

// PastePlan defines which cells of the page a table is written to.
type PastePlan struct {
	Page *dataset.Snapshot
	// Targets each get the whole table, repeated if it is smaller. Their Value is ignored.
	Targets []Target
	// Dropped is the number of lines of the table without a row. With Adds they become new rows if
	// the options allow that.
	Dropped int
	Adds    bool
	// Made is called after the table was written.
	Made func()
}

// PlanPaste sets a function that determines the target of the awaited table, instead of the cell of
// AwaitPaste. If it returns a nil plan, the table is written to that cell.
func (ed *Editing) PlanPaste(plan func(table ranges.Size) (*PastePlan, error)) {
	ed.State.Paste.plan = plan
}

// size returns the numbers of lines and columns of the table.
func (t *pasteTable) size() (s ranges.Size) {
	s.Rows = len(t.lines)
	for _, line := range t.lines {
		s.Cols = max(s.Cols, len(line))
	}
	return s
}

// pastePlan writes a table to the cells of a plan.
func (ed *Editing) pastePlan(table *pasteTable, plan *PastePlan) error {
	of := tiled{table: table.lines, width: table.size().Cols, pasted: func(line, field int) any { return ed.pastedCell(table, line, field) }}
	if table.single() {
		of.single = true
		of.value = ed.pastedCell(table, 0, 0)
	}
	for i := range plan.Targets {
		plan.Targets[i].Value = of.at
	}
	b := ed.NewTargetBulk(events.EditPasted, plan.Page, plan.Targets)
	b.Commit.Skip = ed.Options.Editing.PasteSkipInvalid
	w := &pasteWrite{Commit: b.Commit, table: table.lines, from: table, added: ed.Data.Kind.List(0), dropped: plan.Dropped}
	w.done.Rows, w.done.Columns = len(table.lines), of.width
	b.apply = func() error {
		if plan.Adds {
			w.beyond(w.table[len(w.table)-w.dropped:])
		}
		return w.end()
	}
	b.made = plan.Made
	b.ended = func(err error) {
		if err != nil {
			ed.PasteFailed(err)
		}
	}
	return b.Start()
}

// tiled provides the texts of a table to cells, repeated as often as needed.
type tiled struct {
	table [][]string
	width int
	// pasted returns the value to write for a cell of the table.
	pasted func(line, field int) any
	// value is the value for all cells if the table is a single text.
	single bool
	value  any
}

func (t *tiled) at(c TargetCell) (v any, ok bool) {
	if t.single {
		return t.value, true
	}
	line := c.Line % len(t.table)
	if field := c.Field % t.width; field < len(t.table[line]) {
		return t.pasted(line, field), true
	}
	return nil, false
}
