// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package gridui

import (
	"runtime"
	"slices"

	"gioui.org/layout"
	"gioui.org/op"

	"github.com/giogrid/giogrid/gridui/internal/rowmodel"
)

// begin starts a job in place of the one before, or does it here if it is small.
func (ds *dataset) begin(job *rowmodel.Job) {
	ds.order.job = job
	if job != nil {
		ds.launch(job, max(ds.order.n, ds.order.records.Len()))
	}
}

// read says whether a job may be reading rows, one that was cancelled too.
func (o *rowOrder) read() bool {
	o.readers = slices.DeleteFunc(o.readers, (*rowmodel.Job).Finished)
	return len(o.readers) > 0
}

// launch does a job here if it is about few rows, else in the background; in a
// browser the frames do it slice by slice.
func (ds *dataset) launch(job *rowmodel.Job, rows int) {
	if rows <= inlineRows {
		_ = job.Run() // kept for Err
		return
	}
	ds.order.read()
	ds.order.readers = append(ds.order.readers, job)
	if runtime.GOOS != "js" {
		job.Start(ds.opt.Invalidate)
	}
}

// follow puts the result of a job in place, or asks for the frame that will.
func (ds *dataset) follow(gtx layout.Context) {
	o := &ds.order
	if o.lazy.busy() || len(o.changes) > 0 {
		ds.poll(gtx)
	}
	if o.indexing != nil {
		ds.step(gtx, o.indexing)
	}
	if o.job == nil {
		return
	}
	ds.step(gtx, o.job)
	if !o.job.Finished() {
		ds.poll(gtx)
		return
	}
	if o.job == o.treeBuild {
		gtx.Execute(op.InvalidateCmd{}) // the next frame sorts what is numbered now
		return
	}
	o.job = nil
	o.read() // an ended job holds what it worked on
	ds.adopt()
	if err := o.model.Err(); err != nil {
		ds.report.Problem("order"+err.Error(), "rows keep their order: %w", err)
	}
}

// adopt puts what the model made in place between two frames.
func (ds *dataset) adopt() {
	o := &ds.order
	other := o.now.gen != o.gen
	if !other && !ds.staleRows {
		ds.host.HoldOrder(true)
	}
	if o.model.Adopt() {
		o.now = o.rowView
		ds.orderChanged()
		// Jobs read the expansion as it was when they began.
		if e := o.opened.Load(); e != nil {
			o.open = expansionState{e.Rows.Rev(), e.Depth}
		}
		return
	}
	if other && o.model.Err() != nil {
		// What shows are rows that are no more.
		o.model.Reset(o.records.Len())
		o.now = o.rowView
		ds.orderChanged()
	}
}

// work follows a job in the background, in a browser by doing a slice of it, and
// says whether it has ended.
func (ds *dataset) work(gtx layout.Context, job *rowmodel.Job) bool {
	ds.step(gtx, job)
	if job.Finished() {
		return true
	}
	ds.poll(gtx)
	return false
}
