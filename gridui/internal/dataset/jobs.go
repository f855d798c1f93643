// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package dataset

import (
	"runtime"
	"slices"
	"time"

	"gioui.org/layout"
	"gioui.org/op"

	"github.com/giogrid/giogrid/gridui/internal/rowdata"
	"github.com/giogrid/giogrid/gridui/internal/rowmodel"
)

// jobs runs background jobs, and paces them where they have no goroutine of their own.
type jobs struct {
	rows *shownRows
	pace jobPace
	// Readers are jobs that may be reading the rows.
	Readers []*rowmodel.Job
}

// Reading reports whether a job may be reading rows. A cancelled job counts until it has ended.
func (j *jobs) Reading() bool {
	j.Readers = slices.DeleteFunc(j.Readers, (*rowmodel.Job).Finished)
	return len(j.Readers) > 0
}

// Launch runs a job at once if it is about at most InlineRows rows, else in the background. In a
// browser frames run it in slices: see Step. Of remote rows it reads those on the screen, which are
// the frame's alone.
func (j *jobs) Launch(job *rowmodel.Job, rows int) {
	if rows <= InlineRows || j.rows.remote != nil {
		_ = job.Run() // kept for Err
		return
	}
	j.LaunchWaiting(job)
}

// LaunchReading is Launch for a job that reads the rows of a snapshot.
func (j *jobs) LaunchReading(s *Snapshot, job *rowmodel.Job, rows int) {
	if s.Waits {
		job.OnCancel(func() { rowdata.Stop(s.Rows) })
		j.LaunchWaiting(job)
	} else {
		j.Launch(job, rows)
	}
}

// LaunchWaiting runs a job in the background however little there is to do, because it waits for a
// source. It must read none of the rows that frames read.
func (j *jobs) LaunchWaiting(job *rowmodel.Job) {
	j.read(job)
	if runtime.GOOS != "js" || j.rows.remote != nil {
		job.Start(j.rows.Options.Invalidate)
	}
}

// read notes a job that may be reading the rows.
func (j *jobs) read(job *rowmodel.Job) {
	j.Reading()
	j.Readers = append(j.Readers, job)
}

// Hold keeps changes of rows waiting, as a job does that reads them, until the returned job is cancelled. It is
// nil for rows of a source, whose changes do not wait.
func (j *jobs) Hold() *rowmodel.Job {
	if j.rows.remote != nil {
		return nil
	}
	hold := rowmodel.NewJob(0, func(func(int)) error { return nil })
	j.read(hold)
	return hold
}

// CancelAll cancels the jobs that were launched in the background, and what sources do for them.
func (j *jobs) CancelAll() {
	for _, job := range j.Readers {
		job.Cancel()
	}
}

// Start launches a job and reports whether it has finished. If not, it asks for another frame.
func (j *jobs) Start(gtx layout.Context, job *rowmodel.Job, rows int) bool {
	j.Launch(job, rows)
	if job.Finished() {
		return true
	}
	j.Poll(gtx)
	return false
}

// Work advances a background job and reports whether it has finished. If not, it asks for
// another frame.
func (j *jobs) Work(gtx layout.Context, job *rowmodel.Job) bool {
	j.Step(gtx, job)
	if job.Finished() {
		return true
	}
	j.Poll(gtx)
	return false
}

// A background job has a goroutine of its own, and frames poll it. In a browser frames run it
// in slices.

const (
	// jobPoll is how often frames poll a job.
	jobPoll = 50 * time.Millisecond
	// jobSlice is how long a job may hold a frame in a browser, where goroutines share the
	// thread of the user interface. If frames are further apart than smoothFrame it is half of
	// the time between them, and mostSlice at most: otherwise a job would take longer the slower
	// frames are.
	jobSlice    = 4 * time.Millisecond
	smoothFrame = 40 * time.Millisecond
	mostSlice   = 250 * time.Millisecond
)

// Step runs a job for a slice of the frame where jobs have no goroutine of their own: in a
// browser.
func (j *jobs) Step(gtx layout.Context, job *rowmodel.Job) {
	if pace := &j.pace; runtime.GOOS == "js" && j.rows.remote == nil && gtx.Now != pace.at {
		job.Step(pace.slice(gtx.Now, j.rows.Frame))
	}
}

// jobPace is the time and the number of the last frame that ran a slice of a job.
type jobPace struct {
	at    time.Time
	frame uint32
}

// slice returns how long a job may hold this frame, and notes the frame.
func (p *jobPace) slice(now time.Time, frame uint32) time.Duration {
	was := *p
	*p = jobPace{now, frame}
	if frame-was.frame > 1 {
		return jobSlice
	}
	return SliceOf(now.Sub(was.at))
}

// SliceOf returns how long a job may hold each frame, by the time between two frames.
func SliceOf(apart time.Duration) time.Duration {
	if apart < smoothFrame {
		return jobSlice
	}
	return min(apart/2, mostSlice)
}

// Poll asks for another frame that looks at a running job.
func (j *jobs) Poll(gtx layout.Context) {
	at := gtx.Now
	if runtime.GOOS != "js" {
		at = at.Add(jobPoll)
	}
	gtx.Execute(op.InvalidateCmd{At: at})
}

// wokenPoll is how often a frame looks at work that wakes the window when it ends. The wake-up
// may get lost: see package feed.
const wokenPoll = 500 * time.Millisecond

// PollFor is Poll for long work that wakes the window when it ends, where the program allows
// that.
func (j *jobs) PollFor(gtx layout.Context) {
	if j.rows.Options.Invalidate == nil {
		j.Poll(gtx)
		return
	}
	gtx.Execute(op.InvalidateCmd{At: gtx.Now.Add(wokenPoll)})
}

// rowsAreRead reports whether any background job, of the host too, may be reading the rows.
func (j *jobs) rowsAreRead() bool {
	o := &j.rows.Order
	return o.TreeBuild != nil || o.Job != nil || o.Model.Busy() || j.Reading() || j.rows.Host.ReadsRows()
}
