// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package dataset

import (
	"gioui.org/layout"

	"github.com/giogrid/giogrid/gridui/internal/rowmodel"
)

// indexGrowth is a background job that enlarges the table of ids before it is full, because reading
// the ids of all rows takes several frames. Changes of rows wait for it.
type indexGrowth struct {
	job  *rowmodel.Job
	next rowmodel.IDs
	// gen is the generation of its rows. ended is set when the job has ended; after a panic of
	// RowID it is not repeated for these rows.
	gen   uint64
	ended bool
}

// grow starts to enlarge a nearly full table.
func (x *idIndex) grow() {
	o := &x.rows.Order
	if x.growth != nil && x.growth.gen == o.gen || !x.IDs.Crowded() || o.Records.Len() <= InlineRows || x.jobs.rowsAreRead() || !x.Complete() {
		return
	}
	growth, ids, id := &indexGrowth{gen: o.gen}, x.IDs, x.idReader()
	growth.job = rowmodel.NewJob(o.Records.Len(), func(check func(int)) error {
		growth.next = ids.Grown(id, check)
		return nil
	})
	x.growth = growth
	x.jobs.Launch(growth.job, o.Records.Len())
}

// syncGrowth installs the enlarged table when the job finishes.
func (x *idIndex) syncGrowth(gtx layout.Context) {
	o := &x.rows.Order
	growth := x.growth
	if growth == nil || growth.ended || !x.jobs.Work(gtx, growth.job) {
		return
	}
	if growth.ended = true; growth.job.Err() == nil && growth.gen == o.gen && x.Complete() {
		x.IDs, x.growth = growth.next, nil
	}
}
