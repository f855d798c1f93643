// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package gridui

import (
	"gioui.org/layout"

	"github.com/giogrid/giogrid/gridui/internal/rowdata"
	"github.com/giogrid/giogrid/gridui/internal/rowmodel"
)

// compaction gives records other numbers, without those that were removed: rows that come
// and go all the time would need more and more memory. It begins when as many were removed
// as are left, so that each removal costs a constant share of it, and is computed by a
// background job, which changes of rows wait for.
type compaction struct {
	model *rowmodel.Compaction
	// rows are those of the grid that are left, ids finds them.
	rows rowdata.Slice
	ids  rowmodel.IDs
	// of is what the records are numbers of.
	of recordsGiven
}

// compactLeast is the least number of removed rows that a compaction is worth.
const compactLeast = 1 << 12

// startCompaction starts a background job that renumbers the records, if enough of them were
// removed. A tree by Parent or Path is rebuilt instead.
func (ds *dataset) startCompaction() {
	o := &ds.order
	if n := o.gone.count; n < max(compactLeast, o.gone.tried) || 2*n < o.records.Len() || o.compaction != nil || ds.rowsAreRead() {
		return
	}
	if o.tree != nil {
		// Children and Load would bring rows again that were removed.
		o.compactTree = !o.tree.nested && o.lazy == nil
		return
	}
	rows, held := ds.rows.(rowdata.Slice)
	if !held || !ds.indexed() {
		return
	}
	c, id := &compaction{of: ds.recordsGiven()}, ds.idReader()
	c.model = o.model.Compact(func(m *rowmodel.Compaction, check func(int)) {
		c.rows = rows.Keep(m.Kept)
		c.ids.Build(len(m.Kept), func(row int) string {
			check(0)
			return id(int(m.Kept[row]))
		})
	})
	if c.model != nil {
		o.compaction, o.gone.tried = c, o.gone.count+compactLeast
		ds.launch(c.model.Job, o.n)
	}
}

// followCompaction installs a compaction when its job finishes, unless the rows changed in the
// meantime or another job reads them.
func (ds *dataset) followCompaction(gtx layout.Context) {
	o := &ds.order
	c := o.compaction
	if c == nil || !ds.work(gtx, c.model.Job) {
		return
	}
	o.compaction = nil
	if ds.rowsAreRead() || c.of != ds.recordsGiven() || o.now.gen != o.gen || !o.model.AdoptCompaction(c.model) {
		return
	}
	ds.renumber(c)
}

// renumber gives all that is kept by record the other numbers.
func (ds *dataset) renumber(c *compaction) {
	o, r, moved := &ds.order, ds.reader(), c.model.Moved
	before := ds.rowsKey(&r)
	ds.made = renumberedIDs(ds.made, c.model.Kept)
	ds.rows, o.rows, o.n = c.rows, c.rows, c.rows.Len()
	o.records.Source, o.records.made = c.rows, ds.made
	o.gen++
	o.now = o.rowView
	o.compactions++
	o.dropIndex()
	o.gone, o.ids, o.indexed = removed{}, c.ids, indexed{o.gen, o.n}
	ds.pinned.renumber(moved)
	ds.host.Renumbered(moved, before)
}

// renumbered is the number of a record after a compaction, -1 of one that was removed.
func renumbered(record int, moved []int32) int {
	if record < 0 || record >= len(moved) {
		return record
	}
	return int(moved[record])
}

func (s *pinnedRows) renumber(moved []int32) {
	records := make([]int, len(s.records))
	for i, record := range s.records {
		records[i] = renumbered(record, moved)
	}
	s.records = records // jobs may read the others
	for id, record := range s.known {
		if s.known[id] = renumbered(record, moved); s.known[id] < 0 {
			delete(s.known, id)
		}
	}
}
