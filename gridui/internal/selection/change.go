// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package selection

import (
	"slices"

	"gioui.org/layout"

	"github.com/giogrid/giogrid/gridui/events"
	"github.com/giogrid/giogrid/gridui/idset"
	"github.com/giogrid/giogrid/gridui/internal/coord"
	"github.com/giogrid/giogrid/gridui/internal/dataset"
	"github.com/giogrid/giogrid/gridui/internal/eventdata"
	"github.com/giogrid/giogrid/gridui/internal/rowmodel"
	"github.com/giogrid/giogrid/gridui/option"
)

// selectStep is a change of the selection whose ids are not determined yet.
type selectStep struct {
	reset option.SelectReset
	rows  dataset.RowList
	// ids, if read is set, are selectable rows in place of rows, read from a source.
	ids   []string
	read  bool
	on    bool
	quiet bool
	// done, if set, is a change that was made while earlier steps were waiting.
	done *events.SelectionChanged
}

// Quietly suppresses the event of a change.
const Quietly = true

// collecting holds the steps whose ids a job collects.
type collecting struct {
	Job   *rowmodel.Job
	steps []selectStep
	// base is the set before the first step, from its revision; live is the revision of the set
	// after later changes.
	base       idset.Set
	from, live uint64
	rows       dataset.RowsKey
	// begun is the number of steps that the job processes.
	begun  int
	result *collected
}

// collected is the result of a job that collects ids.
type collected struct {
	set    idset.Set
	events []events.SelectionChanged
}

// Drop cancels the collection.
func (c *collecting) Drop() {
	if c.Job != nil {
		c.Job.Cancel()
	}
	*c = collecting{}
}

// later notes a change that was made while ids are being collected.
func (sel *Rows) later(ev events.SelectionChanged, quiet bool) {
	if c := &sel.State.Collecting; c.Job != nil {
		c.steps = append(c.steps, selectStep{done: &ev, quiet: quiet})
		c.live = sel.Options.Selection.Rows.Rev()
	}
}

// selectStep makes a change, immediately if it concerns few rows, else after their ids were
// collected.
func (sel *Rows) selectStep(s selectStep) {
	if s.rows.Each == nil {
		s.rows = dataset.ListOf()
	}
	if s.reset != option.SelectResetKeep {
		sel.State.Collecting.Drop() // the reset would discard it
		sel.State.dropReadings()
	}
	r := sel.Data.Reader()
	s.rows = sel.Data.Named(s.rows, &r)
	if max(s.rows.Most, len(s.ids)) > dataset.InlineRows {
		sel.collect(s)
		return
	}
	ids, rows := sel.changing(s)
	ev := events.SelectionChanged{Reset: s.reset, RowIDs: ids, Selected: s.on}
	if !changes(&ev, &sel.Options.Selection.Rows) {
		return
	}
	if !sel.Options.Selection.Controlled || s.quiet {
		sel.applySelection(ev, rows)
		sel.later(ev, s.quiet)
	}
	if !s.quiet {
		sel.Report.Emit(ev)
	}
}

// changes reports whether an event changes a set.
func changes(e *events.SelectionChanged, set *idset.Set) bool {
	if e.Reset == option.SelectResetKeep {
		return slices.ContainsFunc(e.RowIDs, func(id string) bool { return set.Has(id) != e.Selected })
	}
	all := e.Reset == option.SelectResetAll
	if set.IsAll() != all || set.ExceptionCount() != len(e.RowIDs) || e.Selected == all && len(e.RowIDs) > 0 {
		return true
	}
	return slices.ContainsFunc(e.RowIDs, func(id string) bool { return set.Has(id) == all })
}

// reset sets the selection from which the change of an event starts.
func reset(e *events.SelectionChanged, set *idset.Set) {
	if e.Reset != option.SelectResetKeep {
		set.SetAll(e.Reset == option.SelectResetAll)
	}
}

// changing returns the rows whose selection a step changes, and their ids.
func (sel *Rows) changing(s selectStep) (ids []string, rows []coord.Item) {
	if s.read {
		return sel.flipping(s), nil
	}
	r := sel.Data.Reader()
	for row := range s.rows.Each {
		if !r.Selectable(row.Record()) {
			continue
		}
		if s.reset == option.SelectResetKeep && r.Has(&sel.Options.Selection.Rows, row.Record()) == s.on {
			continue
		}
		ids, rows = append(ids, r.ID(row.Record())), append(rows, row)
	}
	return ids, rows
}

// flipping returns the ids that were read and whose selection a step changes.
func (sel *Rows) flipping(s selectStep) (ids []string) {
	for _, id := range s.ids {
		if sel.Options.Selection.Rows.Has(id) != s.on {
			ids = append(ids, id)
		}
	}
	return ids
}

// applySelection applies a change of few rows. In a large list it updates the count for these rows;
// a small one is counted again later, because ids may not be unique.
func (sel *Rows) applySelection(ev events.SelectionChanged, rows []coord.Item) {
	t, set, r := &sel.State.tally, &sel.Options.Selection.Rows, sel.Data.Reader()
	follow := sel.inStep() && r.N > dataset.InlineRows && !r.Unread
	ev.Apply(sel.Options)
	if !follow {
		return
	}
	t.set = set.Rev()
	t.rev++
	if ev.Reset != option.SelectResetKeep {
		t.markAll(ev.Reset == option.SelectResetAll)
		t.walks++
	}
	for _, row := range rows {
		sel.mark(row, ev.Selected)
	}
}

// collect starts a job that collects the ids of many rows.
func (sel *Rows) collect(s selectStep) {
	c, r := &sel.State.Collecting, sel.Data.Reader()
	if c.Job == nil {
		c.base, c.from = sel.Options.Selection.Rows.Clone(), sel.Options.Selection.Rows.Rev()
	} else {
		c.Job.Cancel()
	}
	c.steps = append(c.steps, s)
	c.rows, c.live = sel.Data.RowsKey(&r), sel.Options.Selection.Rows.Rev()
	sel.startCollecting()
}

func (sel *Rows) startCollecting() {
	c, r := &sel.State.Collecting, sel.Data.Reader()
	visits := 0
	for _, s := range c.steps {
		visits += s.rows.Most + len(s.ids)
	}
	base, steps, out := c.base, slices.Clone(c.steps), new(collected)
	c.result, c.begun = out, len(steps)
	c.Job = rowmodel.NewJob(2*visits, func(check func(int)) error {
		out.set = base.Clone()
		for _, s := range steps {
			out.do(s, &r, check)
		}
		return nil
	})
	if c.reads() {
		sel.Data.Jobs.LaunchWaiting(c.Job)
		return
	}
	sel.Data.Jobs.Start(layout.Context{}, c.Job, visits)
}

// reads reports whether all steps have ids that were read from a source. Which rows are loaded does not matter then.
func (c *collecting) reads() bool {
	return !slices.ContainsFunc(c.steps, func(s selectStep) bool { return !s.read && s.done == nil })
}

// do applies a step to the set.
func (o *collected) do(s selectStep, r *dataset.Reader, check func(int)) {
	if s.done != nil {
		o.redo(s)
		return
	}
	ev := events.SelectionChanged{Reset: s.reset, Selected: s.on}
	reset(&ev, &o.set)
	flips := map[string]struct{}{}
	flip := func(id string) {
		if _, twice := flips[id]; !twice && o.set.Has(id) != s.on {
			flips[id] = struct{}{}
			ev.RowIDs = append(ev.RowIDs, id)
		}
	}
	for i, id := range s.ids {
		if i&1023 == 1023 {
			check(1024)
		}
		flip(id)
	}
	visited := 0
	for row := range s.rows.Each {
		if visited++; visited&1023 == 0 {
			check(2048)
		}
		if !r.Selectable(row.Record()) {
			continue
		}
		flip(r.ID(row.Record()))
	}
	o.set.SetChanges(flips, s.on)
	if !s.quiet && (s.reset != option.SelectResetKeep || len(ev.RowIDs) > 0) {
		o.events = append(o.events, ev)
	}
}

// redo repeats a change that was made while earlier steps were waiting, and emits its event again,
// so that receivers of the events end up with the same rows.
func (o *collected) redo(s selectStep) {
	reset(s.done, &o.set)
	o.set.SetMany(s.done.RowIDs, s.done.Selected)
	if !s.quiet {
		o.events = append(o.events, *s.done)
	}
}

// syncCollecting installs collected ids. It drops them if the rows were replaced, or if the program
// changed the selection in the meantime and does not control it.
func (sel *Rows) syncCollecting(gtx layout.Context) {
	c, r := &sel.State.Collecting, sel.Data.Reader()
	if c.Job == nil {
		return
	}
	if !c.reads() && c.rows != sel.Data.RowsKey(&r) {
		c.Drop()
		return
	}
	if rev := sel.Options.Selection.Rows.Rev(); c.live != rev {
		if !sel.Options.Selection.Controlled {
			c.Drop()
			return
		}
		c.Job.Cancel()
		c.base, c.from, c.live = sel.Options.Selection.Rows.Clone(), rev, rev
		c.steps = slices.DeleteFunc(c.steps, func(s selectStep) bool { return s.done != nil })
		sel.startCollecting()
	}
	if sel.Data.Jobs.Work(gtx, c.Job) {
		sel.takeCollected()
	}
}

// takeCollected installs the result of a finished job.
func (sel *Rows) takeCollected() {
	c := sel.State.Collecting
	sel.State.Collecting = collecting{}
	if err := c.Job.Err(); err != nil {
		sel.Report.Problem("select"+err.Error(), "rows are not selected: %w", err)
		return
	}
	c.replay()
	events := c.result.events
	switch {
	case !sel.Options.Selection.Controlled || len(events) == 0:
		sel.Options.Selection.Rows = c.result.set
	case len(events) == 1:
		eventdata.Selected(&events[0], c.from, c.result.set)
	}
	for _, ev := range events {
		sel.Report.Emit(ev)
	}
}

// replay repeats the changes since the job began.
func (c *collecting) replay() {
	for _, s := range c.steps[c.begun:] {
		c.result.redo(s)
	}
}
