// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package dataset

import (
	"gioui.org/layout"
	"gioui.org/op"

	"github.com/giogrid/giogrid/gridui/internal/rowmodel"
)

// begin replaces the running job and launches the new one.
func (od *ordering) begin(job *rowmodel.Job) {
	od.rows.Order.Job = job
	if job != nil {
		od.jobs.Launch(job, max(od.rows.Order.n, od.rows.Order.Records.Len()))
	}
}

// sync installs the result of a finished job, or requests another frame.
func (od *ordering) sync(gtx layout.Context) {
	o := &od.rows.Order
	if o.Lazy.Busy() || len(od.changes.Waiting) > 0 {
		od.jobs.Poll(gtx)
	}
	od.index.step(gtx)
	if o.Job == nil {
		return
	}
	od.jobs.Step(gtx, o.Job)
	if !o.Job.Finished() {
		od.jobs.Poll(gtx)
		return
	}
	if o.Job == o.TreeBuild {
		gtx.Execute(op.InvalidateCmd{}) // the next frame sorts the built tree
		return
	}
	o.Job = nil
	od.jobs.Reading()                                // drop the ended job with its data
	if od.takeFilter(od.want.filterState(), false) { // a row showed that the numbers of a column cannot be compared
		od.begin(o.Model.Prepare())
		od.sync(gtx)
		return
	}
	od.adopt()
	if err := o.Model.Err(); err != nil {
		od.rows.Report.Problem("order"+err.Error(), "rows keep their order: %w", err)
	}
}

// adopt installs the result of the model.
func (od *ordering) adopt() {
	o := &od.rows.Order
	other := o.Now.gen != o.gen
	if !other && !od.rows.StaleRows {
		od.rows.Host.HoldOrder(true)
	}
	if o.Model.Adopt() {
		o.Now = o.rowView
		od.rows.OrderChanged()
		// Jobs read the expansion of the time at which they began.
		if s := od.open.known.Load(); s != nil {
			od.open.shown = s.shows()
		}
		return
	}
	if other && o.Model.Err() != nil {
		// The visible rows do not exist any more.
		o.Model.Reset(o.Records.Len())
		o.Now = o.rowView
		od.rows.OrderChanged()
	}
}
