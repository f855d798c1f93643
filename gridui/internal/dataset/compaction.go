// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package dataset

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
	of RecordsGiven
}

// compactLeast is the least number of removed rows that a compaction is worth.
const compactLeast = 1 << 12

// startCompaction starts a background job that renumbers the records, if enough of them were
// removed. A tree by Parent or Path is rebuilt instead.
func (ds *Set) startCompaction() {
	o := &ds.Order
	if n := o.Gone.count; n < max(compactLeast, o.Gone.tried) || 2*n < o.Records.Len() || o.compaction != nil || ds.rowsAreRead() {
		return
	}
	if o.Tree != nil {
		// Children and Load would bring rows again that were removed.
		o.compactTree = !o.Tree.nested && o.Lazy == nil
		return
	}
	rows, held := ds.rows.(rowdata.Slice)
	if !held || !ds.indexed() {
		return
	}
	c, id := &compaction{of: ds.RecordsGiven()}, ds.idReader()
	c.model = o.Model.Compact(func(m *rowmodel.Compaction, check func(int)) {
		c.rows = rows.Keep(m.Kept)
		c.ids.Build(len(m.Kept), func(row int) string {
			check(0)
			return id(int(m.Kept[row]))
		})
	})
	if c.model != nil {
		o.compaction, o.Gone.tried = c, o.Gone.count+compactLeast
		ds.Launch(c.model.Job, o.n)
	}
}

// followCompaction installs a compaction when its job finishes, unless the rows changed in the
// meantime or another job reads them.
func (ds *Set) followCompaction(gtx layout.Context) {
	o := &ds.Order
	c := o.compaction
	if c == nil || !ds.Work(gtx, c.model.Job) {
		return
	}
	o.compaction = nil
	if ds.rowsAreRead() || c.of != ds.RecordsGiven() || o.Now.gen != o.gen || !o.Model.AdoptCompaction(c.model) {
		return
	}
	ds.renumber(c)
}

// renumber gives all that is kept by record the other numbers.
func (ds *Set) renumber(c *compaction) {
	o, r, moved := &ds.Order, ds.Reader(), c.model.Moved
	before := ds.RowsKey(&r)
	ds.Made = renumberedIDs(ds.Made, c.model.Kept)
	ds.rows, o.rows, o.n = c.rows, c.rows, c.rows.Len()
	o.Records.Source, o.Records.made = c.rows, ds.Made
	o.gen++
	o.Now = o.rowView
	o.Compactions++
	o.dropIndex()
	o.Gone, o.IDs, o.indexed = removed{}, c.ids, indexed{o.gen, o.n}
	ds.Pinned.renumber(moved)
	ds.Host.Renumbered(moved, before)
}

// Renumbered is the number of a record after a compaction, -1 of one that was removed.
func Renumbered(record int, moved []int32) int {
	if record < 0 || record >= len(moved) {
		return record
	}
	return int(moved[record])
}

func (s *pinnedRows) renumber(moved []int32) {
	records := make([]int, len(s.Records))
	for i, record := range s.Records {
		records[i] = Renumbered(record, moved)
	}
	s.Records = records // jobs may read the others
	for id, record := range s.known {
		if s.known[id] = Renumbered(record, moved); s.known[id] < 0 {
			delete(s.known, id)
		}
	}
}
