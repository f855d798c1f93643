// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package dataset

import (
	"runtime"
	"slices"

	"gioui.org/layout"
	"gioui.org/op"

	"github.com/giogrid/giogrid/gridui/internal/rowmodel"
)

// begin starts a job in place of the one before, or does it here if it is small.
func (ds *Set) begin(job *rowmodel.Job) {
	ds.Order.Job = job
	if job != nil {
		ds.Launch(job, max(ds.Order.n, ds.Order.Records.Len()))
	}
}

// Read says whether a job may be reading rows, one that was cancelled too.
func (o *rowOrder) Read() bool {
	o.Readers = slices.DeleteFunc(o.Readers, (*rowmodel.Job).Finished)
	return len(o.Readers) > 0
}

// Launch does a job here if it is about few rows, else in the background; in a
// browser the frames do it slice by slice.
func (ds *Set) Launch(job *rowmodel.Job, rows int) {
	if rows <= InlineRows {
		_ = job.Run() // kept for Err
		return
	}
	ds.Order.Read()
	ds.Order.Readers = append(ds.Order.Readers, job)
	if runtime.GOOS != "js" {
		job.Start(ds.Options.Invalidate)
	}
}

// follow puts the result of a job in place, or asks for the frame that will.
func (ds *Set) follow(gtx layout.Context) {
	o := &ds.Order
	if o.Lazy.busy() || len(o.Changes) > 0 {
		ds.Poll(gtx)
	}
	if o.indexing != nil {
		ds.Step(gtx, o.indexing)
	}
	if o.Job == nil {
		return
	}
	ds.Step(gtx, o.Job)
	if !o.Job.Finished() {
		ds.Poll(gtx)
		return
	}
	if o.Job == o.TreeBuild {
		gtx.Execute(op.InvalidateCmd{}) // the next frame sorts what is numbered now
		return
	}
	o.Job = nil
	o.Read() // an ended job holds what it worked on
	ds.adopt()
	if err := o.Model.Err(); err != nil {
		ds.Report.Problem("order"+err.Error(), "rows keep their order: %w", err)
	}
}

// adopt puts what the model made in place between two frames.
func (ds *Set) adopt() {
	o := &ds.Order
	other := o.Now.gen != o.gen
	if !other && !ds.StaleRows {
		ds.Host.HoldOrder(true)
	}
	if o.Model.Adopt() {
		o.Now = o.rowView
		ds.OrderChanged()
		// Jobs read the expansion as it was when they began.
		if e := o.opened.Load(); e != nil {
			o.open = expansionState{e.Rows.Rev(), e.Depth}
		}
		return
	}
	if other && o.Model.Err() != nil {
		// What shows are rows that are no more.
		o.Model.Reset(o.Records.Len())
		o.Now = o.rowView
		ds.OrderChanged()
	}
}

// Work follows a job in the background, in a browser by doing a slice of it, and
// says whether it has ended.
func (ds *Set) Work(gtx layout.Context, job *rowmodel.Job) bool {
	ds.Step(gtx, job)
	if job.Finished() {
		return true
	}
	ds.Poll(gtx)
	return false
}
