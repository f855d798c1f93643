// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package dataset

import (
	"gioui.org/layout"

	"github.com/giogrid/giogrid/gridui/internal/column"
	"github.com/giogrid/giogrid/gridui/option"
)

// Set holds the rows of a grid and says which of them show, in which order: the source,
// changes by id, sorting, filtering, groups, trees, pages and pinned rows. It knows no screen:
// the Host is told before and after the order changes. A Set consists of parts with one job
// each. A part points to the parts that it needs, and none points to the Set.
type Set struct {
	// shownRows are the rows that show by position, rowLookup finds their positions by id.
	shownRows
	rowLookup

	// Jobs runs background jobs.
	Jobs jobs
	// Want is what the options ask for.
	Want want
	// open is the expansion as the outline shows it.
	open openState
	// Index finds records by id.
	Index idIndex
	// fields are the columns as the row model reads them.
	fields fields
	Groups groups
	// tree builds the tree, Loads loads children of its rows.
	tree  treeJob
	Loads childLoads
	// Changes is the queue of changes, writer makes them.
	Changes changes
	writer  changeWriter
	Pins    pins
	compact compactor
	Pages   pager
	// Expansion opens and closes rows, Outline walks from row to row.
	Expansion expander
	Outline   outlineWalk
	Values    valueLists
	// Searching looks for rows that moved further than a frame looks.
	Searching rowSearcher
	// Finder looks for rows by id beyond what a frame looks at.
	Finder    idFinder
	Snapshots snapshots
	// answers are the two ways to answer what is asked of all rows.
	answers  answers
	ordering ordering
	// Remote asks remote rows for what is wanted.
	Remote remoteRows

	// Posted takes what other goroutines change.
	Posted posted
}

// Wire connects a Set to the options and the columns of its grid, and to the report of its
// events. The Set may not be copied afterwards.
func (ds *Set) Wire(options *option.Options, cols *column.Set, report Report) {
	ds.Options, ds.Cols, ds.Report = options, cols, report
	rows := &ds.shownRows
	ds.grouped.rows = rows
	ds.Jobs = jobs{rows: rows}
	ds.Want = want{in: &ds.inputs}
	ds.open = openState{rows: rows}
	ds.Index = idIndex{rows: rows, jobs: &ds.Jobs}
	ds.fields = fields{rows: rows, want: &ds.Want}
	ds.Groups = groups{rows: rows, want: &ds.Want, open: &ds.open, fields: &ds.fields}
	ds.rowLookup = rowLookup{rows: rows, index: &ds.Index, groups: &ds.Groups}
	ds.tree = treeJob{rows: rows, jobs: &ds.Jobs}
	ds.Loads = childLoads{rows: rows, index: &ds.Index}
	ds.Changes.rows = rows
	ds.writer = changeWriter{rows: rows, index: &ds.Index, jobs: &ds.Jobs, open: &ds.open, queue: &ds.Changes}
	ds.Pins = pins{rows: rows, find: &ds.rowLookup, index: &ds.Index, jobs: &ds.Jobs}
	ds.compact = compactor{rows: rows, jobs: &ds.Jobs, index: &ds.Index, pins: &ds.Pins}
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
		changes: &ds.Changes, writer: &ds.writer, pages: &ds.Pages, loads: &ds.Loads, tree: &ds.tree, compact: &ds.compact, values: &ds.Values,
	}
}

// Reorder tells the row model what changed and has it computed, at once if there is
// little to do, else in the background.
func (ds *Set) Reorder(gtx layout.Context) {
	ds.Want.quick.sync(&ds.Options.Filtering, gtx.Now)
	if swapped := ds.Remote.sync(); swapped {
		ds.Values.Drop()
	}
	ds.ordering.reorder(gtx)
}

// Analysis returns what answers for the present rows.
func (ds *Set) Analysis() Analysis { return ds.answers.now() }

// Page describes the page for the paging bar.
// It is not inlined, because it has many callers and binaries are to be small.
//
//go:noinline
func (ds *Set) Page() PageView { return ds.Pages.view() }

// Poster collects changes that other goroutines posted, without the type of their rows.
type Poster interface {
	// Take returns what was posted since the last call, false where that is nothing.
	Take() (c Change, ok bool)
	// Close ends the wake-ups of the window.
	Close()
}

// posted applies the changes that other goroutines posted.
type posted struct {
	in    *inputs
	queue *changes
	// from is where they were posted, nil: nowhere.
	from Poster
	// taken is one more than the frame that took the last ones.
	taken uint32
}

// TakeFrom takes changes from a poster from now on.
func (p *posted) TakeFrom(from Poster) { p.from = from }

// Take applies what was posted, once a frame.
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
