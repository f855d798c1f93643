// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package dataset

import (
	"gioui.org/layout"

	"github.com/giogrid/giogrid/gridui/internal/coord"
	"github.com/giogrid/giogrid/gridui/internal/rowdata"
	"github.com/giogrid/giogrid/gridui/internal/rowmodel"
)

// compactor starts compactions and installs their results.
type compactor struct {
	rows   *shownRows
	jobs   *jobs
	index  *idIndex
	pins   *pins
	beside *besideRows
	// running is the compaction in progress, or nil.
	running *compaction
	// keep is keepTree, set by BringTrees.
	keep func() (again []string)
}

// compaction renumbers the records without the removed ones, so that rows that come and go do not
// take ever more memory. It starts when at least half of the records were removed, so each removal
// costs a constant share of it. A background job computes it; changes of rows wait for the job.
type compaction struct {
	model *rowmodel.Compaction
	// rows holds the remaining rows, ids the table of their ids.
	rows rowdata.Slice
	ids  rowmodel.IDs
	// of is the numbering from which the compaction started.
	of RecordsGiven
}

// compactLeast is the minimum number of removed rows for a compaction.
const compactLeast = 1 << 12

// start starts a background job that renumbers the records, if enough of them were removed. A tree
// by Parent or Path is rebuilt instead.
func (cp *compactor) start() {
	o := &cp.rows.Order
	if n := o.Gone.count; n < max(compactLeast, o.Gone.tried) || 2*n < o.Records.Len() || cp.running != nil || cp.jobs.rowsAreRead() {
		return
	}
	if o.Tree != nil {
		// Children and Load would return removed rows again.
		o.compactTree = !o.Tree.Nested() && o.Lazy == nil
		return
	}
	rows, held := cp.rows.source.(rowdata.Slice)
	if !held || !cp.index.ensure() {
		return
	}
	c, id, known := &compaction{of: cp.rows.RecordsGiven()}, cp.index.idReader(), o.Records.Len()
	c.model = o.Model.Compact(func(m *rowmodel.Compaction, check func(int)) {
		c.rows = rows.Keep(m.Kept)
		// Make room for as many rows as before, until the next compaction.
		c.ids.BuildFor(len(m.Kept), min(known, 2*len(m.Kept)), func(row coord.Record) string {
			check(0)
			return id(coord.Record(m.Kept[row]))
		})
	})
	if c.model != nil {
		cp.running, o.Gone.tried = c, o.Gone.count+compactLeast
		cp.jobs.Launch(c.model.Job, o.n)
	}
}

// sync installs a compaction when its job finishes, unless the rows have changed since or another
// job reads them.
func (cp *compactor) sync(gtx layout.Context) {
	o := &cp.rows.Order
	c := cp.running
	if c == nil || !cp.jobs.Work(gtx, c.model.Job) {
		return
	}
	cp.running = nil
	if cp.jobs.rowsAreRead() || c.of != cp.rows.RecordsGiven() || o.Now.gen != o.gen || !o.Model.AdoptCompaction(c.model) {
		return
	}
	cp.install(c)
}

// install replaces record numbers everywhere by the new ones.
func (cp *compactor) install(c *compaction) {
	o, r, moved := &cp.rows.Order, cp.rows.Reader(), c.model.Moved
	before := cp.rows.RowsKey(&r)
	cp.rows.Made = renumberedIDs(cp.rows.Made, c.model.Kept)
	cp.rows.source, o.rows, o.n = c.rows, c.rows, c.rows.Len()
	o.Records.Source, o.Records.made = c.rows, cp.rows.Made
	o.gen++
	o.Now = o.rowView
	o.Compactions++
	o.Gone = removed{}
	cp.index.install(c.ids)
	cp.pins.renumber(moved)
	cp.beside.renumber(moved)
	cp.rows.Host.Renumbered(moved, before)
}

// keepTree replaces the source by the remaining rows of a tree, before the tree is rebuilt. It
// returns the ids of removed rows that the new tree would contain again.
func (cp *compactor) keepTree() (again []string) {
	in, o := &cp.rows.inputs, &cp.rows.Order
	rows, records, again := o.Tree.Compact(in.source.(rowdata.Slice), o.Gone.set)
	in.source, in.Made = rows, renumberedIDs(in.Made, records)
	return again
}
