// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package dataset

import (
	"gioui.org/layout"

	"github.com/giogrid/giogrid/gridui/internal/column"
	"github.com/giogrid/giogrid/gridui/option"
)

// Set holds the rows of a grid and determines which of them show, in which order: it combines the
// source, changes by id, sorting, filtering, groups, trees, pages and pinned rows. It is
// independent of the screen: the Host is called before and after the order changes. A Set consists
// of parts with one job each. A part points to the parts that it needs, never to the Set.
type Set struct {
	// shownRows holds the visible rows by position, rowLookup finds their positions by id.
	shownRows
	rowLookup

	// Jobs runs background jobs.
	Jobs jobs
	// Want resolves the options.
	Want want
	// open holds the expansion for the outline.
	open openState
	// Index finds records by id.
	Index idIndex
	// fields adapts the columns to the row model.
	fields fields
	Groups groups
	// tree builds the tree, Loads loads children of its rows.
	tree  treeJob
	Loads childLoads
	// Changes is the queue of changes, writer applies them.
	Changes changes
	writer  changeWriter
	Pins    pins
	compact compactor
	Pages   pager
	// Beside keeps inserted rows beside others.
	Beside besideRows
	// Expansion opens and closes rows, Outline walks through the outline.
	Expansion expander
	Outline   outlineWalk
	Values    valueLists
	// Searching finds rows that moved further than a frame searches.
	Searching rowSearcher
	// Finder finds rows by id that a frame does not find.
	Finder    idFinder
	Snapshots snapshots
	// answers holds the implementations of Analysis.
	answers  answers
	ordering ordering
	// Remote passes queries to remote rows.
	Remote remoteRows

	// Posted takes changes from other goroutines.
	Posted posted
}

// Wire connects a Set to the options and the columns of its grid, and to the receiver of its
// events. The Set must not be copied afterwards.
func (ds *Set) Wire(options *option.Options, cols *column.Set, report Report) {
	ds.Options, ds.Cols, ds.Report = options, cols, report
	rows := &ds.shownRows
	ds.grouped.rows = rows
	ds.Jobs = jobs{rows: rows}
	ds.Want = want{in: &ds.inputs}
	ds.open = openState{rows: rows}
	ds.Index = idIndex{rows: rows, jobs: &ds.Jobs}
	ds.Beside = besideRows{rows: rows, want: &ds.Want}
	ds.fields = fields{rows: rows, want: &ds.Want, beside: &ds.Beside}
	ds.Groups = groups{rows: rows, want: &ds.Want, open: &ds.open, fields: &ds.fields}
	ds.rowLookup = rowLookup{rows: rows, index: &ds.Index, groups: &ds.Groups}
	ds.tree = treeJob{rows: rows, jobs: &ds.Jobs}
	ds.Loads = childLoads{rows: rows, index: &ds.Index, open: &ds.open}
	ds.Changes.rows = rows
	ds.writer = changeWriter{rows: rows, index: &ds.Index, jobs: &ds.Jobs, open: &ds.open, queue: &ds.Changes, beside: &ds.Beside}
	ds.Pins = pins{rows: rows, find: &ds.rowLookup, index: &ds.Index, jobs: &ds.Jobs}
	ds.compact = compactor{rows: rows, jobs: &ds.Jobs, index: &ds.Index, pins: &ds.Pins, beside: &ds.Beside}
	ds.Pages.rows, ds.Pages.want = rows, &ds.Want
	ds.Expansion = expander{rows: rows, index: &ds.Index, open: &ds.open, pins: &ds.Pins, pages: &ds.Pages, loads: &ds.Loads}
	ds.Outline = outlineWalk{rows: rows}
	ds.Values = valueLists{rows: rows, jobs: &ds.Jobs, want: &ds.Want, answers: &ds.answers}
	ds.Finder = idFinder{rows: rows, jobs: &ds.Jobs, index: &ds.Index, lookup: &ds.rowLookup, groups: &ds.Groups}
	ds.Searching.finder = &ds.Finder
	ds.Snapshots = snapshots{rows: rows}
	ds.Remote = remoteRows{rows: rows, want: &ds.Want, fields: &ds.fields}
	memory := inMemory{rows: rows, jobs: &ds.Jobs, fields: &ds.fields, snapshots: &ds.Snapshots}
	ds.answers = answers{rows: rows, memory: memory, source: inSource{inMemory: memory, remote: &ds.Remote}}
	ds.Posted.in, ds.Posted.queue = &ds.inputs, &ds.Changes
	ds.ordering = ordering{
		rows: rows, jobs: &ds.Jobs, index: &ds.Index, want: &ds.Want, fields: &ds.fields, groups: &ds.Groups, open: &ds.open,
		changes: &ds.Changes, writer: &ds.writer, pages: &ds.Pages, loads: &ds.Loads, tree: &ds.tree, compact: &ds.compact, values: &ds.Values, beside: &ds.Beside,
	}
}

// Reorder passes changes to the row model and computes the new order, within the frame if it is
// little work, else in the background.
func (ds *Set) Reorder(gtx layout.Context) {
	ds.Want.quick.sync(&ds.Options.Filtering, gtx.Now)
	if swapped := ds.Remote.sync(); swapped {
		ds.Values.Drop()
	}
	ds.ordering.reorder(gtx)
}

// Analysis returns the Analysis of the present rows.
func (ds *Set) Analysis() Analysis { return ds.answers.now() }

// Page describes the page for the paging bar.
// It is not inlined, because it has many callers and binaries are to be small.
//
//go:noinline
func (ds *Set) Page() PageView { return ds.Pages.view() }

// Poster collects changes posted by other goroutines, without the type of their rows.
type Poster interface {
	// Take returns the changes posted since the last call, false if there are none.
	Take() (c Change, ok bool)
	// Close ends the wake-ups of the window.
	Close()
}

// posted applies the changes posted by other goroutines.
type posted struct {
	in    *inputs
	queue *changes
	// from collects the posted changes, nil if there are none.
	from Poster
	// taken is the number of the last frame that took changes, plus one.
	taken uint32
}

// TakeFrom sets the poster to take changes from.
func (p *posted) TakeFrom(from Poster) { p.from = from }

// Take applies posted changes, at most once a frame.
func (p *posted) Take() {
	if p.from == nil || p.taken == p.in.Frame+1 {
		return
	}
	p.taken = p.in.Frame + 1
	if c, ok := p.from.Take(); ok {
		if err := p.queue.Apply(c); err != nil {
			p.in.Report.Problem("feed"+err.Error(), "changes that were posted are lost: %w", err)
		}
	}
}

// Close ends the wake-ups of the window.
func (p *posted) Close() {
	if p.from != nil {
		p.from.Close()
	}
}
