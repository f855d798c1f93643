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

// jobs runs background jobs, and paces them where they have no goroutine.
type jobs struct {
	rows *shownRows
	pace jobPace
	// Readers holds jobs that may be reading the rows.
	Readers []*rowmodel.Job
}

// Reading reports whether a job may be reading rows. A cancelled job counts until it has ended.
func (j *jobs) Reading() bool {
	j.Readers = slices.DeleteFunc(j.Readers, (*rowmodel.Job).Finished)
	return len(j.Readers) > 0
}

// Launch runs a job immediately if it handles at most InlineRows rows, else in the background. In a
// browser frames run it in slices: see Step. For remote rows it also runs immediately, because it
// reads rows on the screen, which only frames may read.
func (j *jobs) Launch(job *rowmodel.Job, rows int) {
	if rows <= InlineRows || j.rows.remote != nil {
		_ = job.Run() // kept for Err
		return
	}
	j.LaunchWaiting(job)
}

// LaunchReading launches a job that reads the rows of a snapshot: see Launch and LaunchWaiting.
func (j *jobs) LaunchReading(s *Snapshot, job *rowmodel.Job, rows int) {
	if s.Waits {
		job.OnCancel(func() { rowdata.Stop(s.Rows) })
		j.LaunchWaiting(job)
	} else {
		j.Launch(job, rows)
	}
}

// LaunchWaiting runs a job in the background even if it is small, because it waits for a source.
// The job must not read rows that frames read.
func (j *jobs) LaunchWaiting(job *rowmodel.Job) {
	j.read(job)
	if runtime.GOOS != "js" || j.rows.remote != nil {
		job.Start(j.rows.Options.Invalidate)
	}
}

// read registers a job that may be reading the rows.
func (j *jobs) read(job *rowmodel.Job) {
	j.Reading()
	j.Readers = append(j.Readers, job)
}

// Hold delays changes of rows, as a reading job does, until the returned job is cancelled. It
// returns nil for rows of a source, whose changes are not delayed.
func (j *jobs) Hold() *rowmodel.Job {
	if j.rows.remote != nil {
		return nil
	}
	hold := rowmodel.NewJob(0, func(func(int)) error { return nil })
	j.read(hold)
	return hold
}

// CancelAll cancels the jobs launched in the background, and their work in sources.
func (j *jobs) CancelAll() {
	for _, job := range j.Readers {
		job.Cancel()
	}
}

// Start launches a job and reports whether it has finished. If not, it requests another frame.
func (j *jobs) Start(gtx layout.Context, job *rowmodel.Job, rows int) bool {
	j.Launch(job, rows)
	if job.Finished() {
		return true
	}
	j.Poll(gtx)
	return false
}

// Work advances a background job and reports whether it has finished. If not, it requests another
// frame.
func (j *jobs) Work(gtx layout.Context, job *rowmodel.Job) bool {
	j.Step(gtx, job)
	if job.Finished() {
		return true
	}
	j.Poll(gtx)
	return false
}

// A background job runs on its goroutine, and frames poll it. In a browser frames run it in slices.

const (
	// jobPoll is the interval at which frames poll a job.
	jobPoll = 50 * time.Millisecond
	// jobSlice is the time that a job may take of a frame in a browser, where goroutines share the
	// thread of the user interface. If frames are at least smoothFrame apart, a job may take half
	// of the time between them, at most mostSlice. Otherwise slow frames would slow down the job
	// in proportion.
	jobSlice    = 4 * time.Millisecond
	smoothFrame = 40 * time.Millisecond
	mostSlice   = 250 * time.Millisecond
)

// Step runs a slice of a job in a browser, where jobs have no goroutine.
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

// slice returns the time that a job may take of this frame, and notes the frame.
func (p *jobPace) slice(now time.Time, frame uint32) time.Duration {
	was := *p
	*p = jobPace{now, frame}
	if frame-was.frame > 1 {
		return jobSlice
	}
	return SliceOf(now.Sub(was.at))
}

// SliceOf returns the time that a job may take of each frame, from the time between two frames.
func SliceOf(apart time.Duration) time.Duration {
	if apart < smoothFrame {
		return jobSlice
	}
	return min(apart/2, mostSlice)
}

// Poll requests another frame, which polls a running job.
func (j *jobs) Poll(gtx layout.Context) {
	at := gtx.Now
	if runtime.GOOS != "js" {
		at = at.Add(jobPoll)
	}
	gtx.Execute(op.InvalidateCmd{At: at})
}

// wokenPoll is the interval at which frames poll work that wakes the window when it ends. The
// wake-up may get lost: see package feed.
const wokenPoll = 500 * time.Millisecond

// PollFor polls like Poll, but less often if the work can wake the window when it ends.
func (j *jobs) PollFor(gtx layout.Context) {
	if j.rows.Options.Invalidate == nil {
		j.Poll(gtx)
		return
	}
	gtx.Execute(op.InvalidateCmd{At: gtx.Now.Add(wokenPoll)})
}

// rowsAreRead reports whether any background job, including the host's, may be reading the rows.
func (j *jobs) rowsAreRead() bool {
	o := &j.rows.Order
	return o.TreeBuild != nil || o.Job != nil || o.Model.Busy() || j.Reading() || j.rows.Host.ReadsRows()
}
