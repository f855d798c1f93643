// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package dataset

import (
	"gioui.org/layout"
	"gioui.org/op"

	"github.com/giogrid/giogrid/gridui/internal/rowmodel"
)

// begin starts a job in place of the one before, or does it here if it is small.
func (od *ordering) begin(job *rowmodel.Job) {
	od.rows.Order.Job = job
	if job != nil {
		od.jobs.Launch(job, max(od.rows.Order.n, od.rows.Order.Records.Len()))
	}
}

// follow puts the result of a job in place, or asks for the frame that will.
func (od *ordering) follow(gtx layout.Context) {
	o := &od.rows.Order
	if o.Lazy.busy() || len(od.changes.Waiting) > 0 {
		od.jobs.Poll(gtx)
	}
	if od.index.job != nil {
		od.jobs.Step(gtx, od.index.job)
	}
	if o.Job == nil {
		return
	}
	od.jobs.Step(gtx, o.Job)
	if !o.Job.Finished() {
		od.jobs.Poll(gtx)
		return
	}
	if o.Job == o.TreeBuild {
		gtx.Execute(op.InvalidateCmd{}) // the next frame sorts what is numbered now
		return
	}
	o.Job = nil
	od.jobs.Reading() // an ended job holds what it worked on
	od.adopt()
	if err := o.Model.Err(); err != nil {
		od.rows.Report.Problem("order"+err.Error(), "rows keep their order: %w", err)
	}
}

// adopt puts what the model made in place between two frames.
func (od *ordering) adopt() {
	o := &od.rows.Order
	other := o.Now.gen != o.gen
	if !other && !od.rows.StaleRows {
		od.rows.Host.HoldOrder(true)
	}
	if o.Model.Adopt() {
		o.Now = o.rowView
		od.rows.OrderChanged()
		// Jobs read the expansion as it was when they began.
		if e := od.open.known.Load(); e != nil {
			od.open.shown = expansionState{e.Rows.Rev(), e.Depth}
		}
		return
	}
	if other && o.Model.Err() != nil {
		// What shows are rows that are no more.
		o.Model.Reset(o.Records.Len())
		o.Now = o.rowView
		od.rows.OrderChanged()
	}
}
