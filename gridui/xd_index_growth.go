// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package gridui

import (
	"gioui.org/layout"

	"github.com/giogrid/giogrid/gridui/internal/rowmodel"
)

// indexGrowth is the background job that makes room in the table of ids before it is full:
// to look at the ids of all rows takes several frames. Changes of rows wait for it.
type indexGrowth struct {
	job  *rowmodel.Job
	next rowmodel.IDs
	// gen is the number of the rows that it knows. ended says that RowID panicked: the job is
	// not begun again for them.
	gen   uint64
	ended bool
}

// growIndex begins to make room in the table of ids if it is crowded.
func (ds *dataset) growIndex() {
	o := &ds.order
	if o.growth != nil && o.growth.gen == o.gen || !o.ids.Crowded() || o.records.Len() <= inlineRows || ds.rowsAreRead() || !ds.isIndexed() {
		return
	}
	growth, ids, id := &indexGrowth{gen: o.gen}, o.ids, ds.idReader()
	growth.job = rowmodel.NewJob(o.records.Len(), func(check func(int)) error {
		growth.next = ids.Grown(id, check)
		return nil
	})
	o.growth = growth
	ds.launch(growth.job, o.records.Len())
}

// followIndexGrowth takes the larger table when it is there.
func (ds *dataset) followIndexGrowth(gtx layout.Context) {
	o := &ds.order
	growth := o.growth
	if growth == nil || growth.ended || !ds.work(gtx, growth.job) {
		return
	}
	if growth.ended = true; growth.job.Err() == nil && growth.gen == o.gen && ds.isIndexed() {
		o.ids, o.growth = growth.next, nil
	}
}
