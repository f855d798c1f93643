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
	shownRows
	rowLookup

	// Jobs runs background jobs, Index finds records by id.
	Jobs  jobs
	Index idIndex
	// Want is what the options ask for, fields are the columns as the row model reads them.
	Want   want
	fields fields
	Groups groups
	// open is the expansion as the outline shows it, Expansion opens and closes rows.
	open      openState
	Expansion expander
	Outline   outlineWalk
	// tree builds the tree, Loads loads children of its rows.
	tree    treeJob
	Loads   childLoads
	Changes changes
	compact compactor
	Pins    pins
	Pages   pager
	Values  valueLists
	// Searching looks for rows that moved further than a frame looks.
	Searching rowSearcher
	Snapshots snapshots
	ordering  ordering

	// Feed is where other goroutines change the rows, or nil; fedAt is the frame
	// that took what was posted to it.
	Feed  Poster
	fedAt uint32
}

// Wire connects a Set to the options and the columns of its grid, and to the report of its
// events. The Set may not be copied afterwards.
func (ds *Set) Wire(options *option.Options, cols *column.Set, report Report) {
	ds.Options, ds.Cols, ds.Report = options, cols, report
	rows := &ds.shownRows
	ds.Jobs.rows, ds.Want.rows, ds.open.rows, ds.Outline.rows, ds.Snapshots.rows = rows, rows, rows, rows, rows
	ds.Index.rows, ds.Index.jobs = rows, &ds.Jobs
	ds.fields.rows, ds.fields.want = rows, &ds.Want
	ds.Groups.rows, ds.Groups.want, ds.Groups.open = rows, &ds.Want, &ds.open
	ds.rowLookup = rowLookup{rows: rows, index: &ds.Index, groups: &ds.Groups}
	ds.tree.rows, ds.tree.jobs = rows, &ds.Jobs
	ds.Loads = childLoads{rows: rows, index: &ds.Index}
	ds.Changes.rows, ds.Changes.index, ds.Changes.jobs, ds.Changes.open = rows, &ds.Index, &ds.Jobs, &ds.open
	ds.Pins.rows, ds.Pins.find, ds.Pins.index, ds.Pins.jobs = rows, &ds.rowLookup, &ds.Index, &ds.Jobs
	ds.compact.rows, ds.compact.jobs, ds.compact.index, ds.compact.pins = rows, &ds.Jobs, &ds.Index, &ds.Pins
	ds.Pages.rows, ds.Pages.want = rows, &ds.Want
	ds.Expansion = expander{rows: rows, index: &ds.Index, open: &ds.open, pins: &ds.Pins, pages: &ds.Pages, loads: &ds.Loads}
	ds.Values.rows, ds.Values.jobs, ds.Values.want, ds.Values.fields = rows, &ds.Jobs, &ds.Want, &ds.fields
	ds.Searching.rows, ds.Searching.jobs, ds.Searching.index = rows, &ds.Jobs, &ds.Index
	ds.Searching.find, ds.Searching.groups = &ds.rowLookup, &ds.Groups
	ds.ordering = ordering{
		rows: rows, jobs: &ds.Jobs, index: &ds.Index, want: &ds.Want, fields: &ds.fields, groups: &ds.Groups, open: &ds.open,
		changes: &ds.Changes, pages: &ds.Pages, loads: &ds.Loads, tree: &ds.tree, compact: &ds.compact, values: &ds.Values,
	}
}

// Reorder tells the row model what changed and has it computed, at once if there is
// little to do, else in the background.
func (ds *Set) Reorder(gtx layout.Context) { ds.ordering.reorder(gtx) }

// Page describes the page for the paging bar.
func (ds *Set) Page() PageView { return ds.Pages.view() }
