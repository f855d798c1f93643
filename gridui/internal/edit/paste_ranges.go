// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package edit

import (
	"github.com/giogrid/giogrid/gridui/events"
	"github.com/giogrid/giogrid/gridui/internal/dataset"
	"github.com/giogrid/giogrid/gridui/internal/ranges"
)

// PastePlan says which cells of the page a table goes into.
type PastePlan struct {
	Page *dataset.Snapshot
	// Targets get the whole table each, repeated if it is smaller. Their Value is not used.
	Targets []Target
	// Dropped is how many lines of the table have no row. With Adds they become new rows, where
	// that is asked for.
	Dropped int
	Adds    bool
	// Made is called once the table is in the cells.
	Made func()
}

// PlanPaste has a function plan where the awaited table goes, in place of the cell that AwaitPaste
// was given. If the plan is nil, the table goes to that cell.
func (ed *Editing) PlanPaste(plan func(table ranges.Size) (*PastePlan, error)) {
	ed.State.Paste.plan = plan
}

// size is how many lines and how many columns the table has.
func (t *pasteTable) size() (s ranges.Size) {
	s.Rows = len(t.lines)
	for _, line := range t.lines {
		s.Cols = max(s.Cols, len(line))
	}
	return s
}

// pastePlan puts a table into the cells of a plan.
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
	b.Commit.Skip = ed.Options.Editing.Paste.SkipInvalid
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

// tiled gives cells the texts of a table, again and again.
type tiled struct {
	table [][]string
	width int
	// pasted is what a cell is given for a cell of the table.
	pasted func(line, field int) any
	// value is what all cells get if the table is one text.
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
