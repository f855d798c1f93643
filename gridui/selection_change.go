// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package gridui

import (
	"slices"

	"gioui.org/layout"

	"github.com/giogrid/giogrid/gridui/events"
	"github.com/giogrid/giogrid/gridui/idset"
	"github.com/giogrid/giogrid/gridui/internal/dataset"
	"github.com/giogrid/giogrid/gridui/internal/rowmodel"
	"github.com/giogrid/giogrid/gridui/option"
)

// selectStep is a change of the selection whose ids are yet to be found.
type selectStep struct {
	reset option.SelectReset
	rows  dataset.RowList
	on    bool
	quiet bool
	// done, where it is set, is a change that has happened already while the steps
	// before it were waiting.
	done *events.SelectionChanged
}

// quietly says that no event tells of a change.
const quietly = true

// collecting is steps whose ids a job collects.
type collecting struct {
	job   *rowmodel.Job
	steps []selectStep
	// base is the set before the first step, from its revision; live is the revision
	// of the set after what was done since.
	base       idset.Set
	from, live uint64
	rows       dataset.RowsKey
	// begun is how many of the steps the job does.
	begun  int
	result *collected
}

// collected is what a job made of some steps.
type collected struct {
	set    idset.Set
	events []events.SelectionChanged
}

// drop gives up what is being collected.
func (c *collecting) drop() {
	if c.job != nil {
		c.job.Cancel()
	}
	*c = collecting{}
}

// later notes a change that happened while ids are being collected.
func (g *Core) later(ev events.SelectionChanged, quiet bool) {
	if c := &g.selected.collecting; c.job != nil {
		c.steps = append(c.steps, selectStep{done: &ev, quiet: quiet})
		c.live = g.Selection.Rows.Rev()
	}
}

// selectStep does a change, at once if it is of few rows, else when their ids are
// collected.
func (g *Core) selectStep(s selectStep) {
	if s.rows.Each == nil {
		s.rows = dataset.ListOf()
	}
	if s.reset != option.ResetKeep {
		g.selected.collecting.drop() // it would be undone
	}
	if r := g.data.Reader(); !g.data.Scans() && (!r.Decimal() || r.Able != nil) {
		s.rows = g.data.OnScreen(s.rows)
	}
	if s.rows.Most > dataset.InlineRows {
		g.collect(s)
		return
	}
	ids, rows := g.changing(s)
	ev := events.SelectionChanged{Reset: s.reset, RowIDs: ids, Selected: s.on}
	if !ev.Changes(&g.Selection.Rows) {
		return
	}
	if !g.Selection.Controlled || s.quiet {
		g.applySelection(ev, rows)
		g.later(ev, s.quiet)
	}
	if !s.quiet {
		g.report.Emit(ev)
	}
}

// changing are the rows of a step that it changes, and their ids.
func (g *Core) changing(s selectStep) (ids []string, rows []int) {
	r := g.data.Reader()
	for row := range s.rows.Each {
		if !r.Selectable(row) {
			continue
		}
		if s.reset == option.ResetKeep && r.Has(&g.Selection.Rows, row) == s.on {
			continue
		}
		ids, rows = append(ids, r.ID(row)), append(rows, row)
	}
	return ids, rows
}

// applySelection does a change of a few rows. Many rows that stay as they are need
// not be counted anew for it; of few that is done, since ids may not be unique.
func (g *Core) applySelection(ev events.SelectionChanged, rows []int) {
	t, set := &g.selected.tally, &g.Selection.Rows
	follow := g.inStep() && t.rows.N > dataset.InlineRows && t.rows.N <= dataset.MaxOrdered && g.data.Scans()
	ev.Apply(set)
	if !follow {
		return
	}
	t.set = set.Rev()
	t.rev++
	if ev.Reset != option.ResetKeep {
		t.markAll(ev.Reset == option.ResetAll)
		t.walks++
	}
	for _, row := range rows {
		g.mark(row, ev.Selected)
	}
}

// collect has the ids of many rows collected by a job.
func (g *Core) collect(s selectStep) {
	c, r := &g.selected.collecting, g.data.Reader()
	if c.job == nil {
		c.base, c.from = g.Selection.Rows.Clone(), g.Selection.Rows.Rev()
	} else {
		c.job.Cancel()
	}
	c.steps = append(c.steps, s)
	c.rows, c.live = g.data.RowsKey(&r), g.Selection.Rows.Rev()
	g.startCollecting()
}

func (g *Core) startCollecting() {
	c, r := &g.selected.collecting, g.data.Reader()
	visits := 0
	for _, s := range c.steps {
		visits += s.rows.Most
	}
	base, steps, out := c.base, slices.Clone(c.steps), new(collected)
	c.result, c.begun = out, len(steps)
	c.job = rowmodel.NewJob(2*visits, func(check func(int)) error {
		out.set = base.Clone()
		for _, s := range steps {
			out.do(s, &r, check)
		}
		return nil
	})
	g.start(layout.Context{}, c.job, visits)
}

// do does a step to the set.
func (o *collected) do(s selectStep, r *dataset.Reader, check func(int)) {
	if s.done != nil {
		o.redo(s)
		return
	}
	ev := events.SelectionChanged{Reset: s.reset, Selected: s.on}
	ev.ResetSet(&o.set)
	flips := map[string]struct{}{}
	visited := 0
	for row := range s.rows.Each {
		if visited++; visited&1023 == 0 {
			check(2048)
		}
		if !r.Selectable(row) {
			continue
		}
		id := r.ID(row)
		if _, twice := flips[id]; !twice && o.set.Has(id) != s.on {
			flips[id] = struct{}{}
			ev.RowIDs = append(ev.RowIDs, id)
		}
	}
	o.set.PutChanges(flips, s.on)
	if !s.quiet && (s.reset != option.ResetKeep || len(ev.RowIDs) > 0) {
		o.events = append(o.events, ev)
	}
}

// redo does once more what happened while the steps before it were waiting, and
// tells of it again, so that who follows the events ends up with the same rows.
func (o *collected) redo(s selectStep) {
	s.done.ResetSet(&o.set)
	o.set.PutMany(s.done.RowIDs, s.done.Selected)
	if !s.quiet {
		o.events = append(o.events, *s.done)
	}
}

// followCollecting puts collected ids in place. Other rows make it pointless, as
// does a selection that the caller changed meanwhile, unless it is the caller who
// makes the changes.
func (g *Core) followCollecting(gtx layout.Context) {
	c, r := &g.selected.collecting, g.data.Reader()
	if c.job == nil {
		return
	}
	if c.rows != g.data.RowsKey(&r) {
		c.drop()
		return
	}
	if rev := g.Selection.Rows.Rev(); c.live != rev {
		if !g.Selection.Controlled {
			c.drop()
			return
		}
		c.job.Cancel()
		c.base, c.from, c.live = g.Selection.Rows.Clone(), rev, rev
		c.steps = slices.DeleteFunc(c.steps, func(s selectStep) bool { return s.done != nil })
		g.startCollecting()
	}
	if g.data.Jobs.Work(gtx, c.job) {
		g.takeCollected()
	}
}

// takeCollected puts the result of a job in place.
func (g *Core) takeCollected() {
	c := g.selected.collecting
	g.selected.collecting = collecting{}
	if err := c.job.Err(); err != nil {
		g.report.Problem("select"+err.Error(), "rows are not selected: %w", err)
		return
	}
	c.replay()
	events := c.result.events
	switch {
	case !g.Selection.Controlled || len(events) == 0:
		g.Selection.Rows = c.result.set
	case len(events) == 1:
		events[0].Prepare(c.from, c.result.set)
	}
	for _, ev := range events {
		g.report.Emit(ev)
	}
}

// replay does to the result what happened since the job began.
func (c *collecting) replay() {
	for _, s := range c.steps[c.begun:] {
		c.result.redo(s)
	}
}
