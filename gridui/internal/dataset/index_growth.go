// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package dataset

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
func (ds *Set) growIndex() {
	o := &ds.Order
	if o.growth != nil && o.growth.gen == o.gen || !o.IDs.Crowded() || o.Records.Len() <= InlineRows || ds.rowsAreRead() || !ds.IsIndexed() {
		return
	}
	growth, ids, id := &indexGrowth{gen: o.gen}, o.IDs, ds.idReader()
	growth.job = rowmodel.NewJob(o.Records.Len(), func(check func(int)) error {
		growth.next = ids.Grown(id, check)
		return nil
	})
	o.growth = growth
	ds.Launch(growth.job, o.Records.Len())
}

// followIndexGrowth takes the larger table when it is there.
func (ds *Set) followIndexGrowth(gtx layout.Context) {
	o := &ds.Order
	growth := o.growth
	if growth == nil || growth.ended || !ds.Work(gtx, growth.job) {
		return
	}
	if growth.ended = true; growth.job.Err() == nil && growth.gen == o.gen && ds.IsIndexed() {
		o.IDs, o.growth = growth.next, nil
	}
}
