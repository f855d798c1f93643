// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package dataset

import (
	"runtime"
	"slices"
	"time"

	"gioui.org/layout"
	"gioui.org/op"

	"github.com/giogrid/giogrid/gridui/internal/rowmodel"
)

// jobs runs background jobs, and paces them where they have no goroutine of their own.
type jobs struct {
	rows *shownRows
	pace jobPace
	// Readers are jobs that may be reading the rows.
	Readers []*rowmodel.Job
}

// Reading says whether a job may be reading rows, one that was cancelled too.
func (j *jobs) Reading() bool {
	j.Readers = slices.DeleteFunc(j.Readers, (*rowmodel.Job).Finished)
	return len(j.Readers) > 0
}

// Launch does a job here if it is about few rows, else in the background; in a
// browser the frames do it slice by slice.
func (j *jobs) Launch(job *rowmodel.Job, rows int) {
	if rows <= InlineRows {
		_ = job.Run() // kept for Err
		return
	}
	j.Reading()
	j.Readers = append(j.Readers, job)
	if runtime.GOOS != "js" {
		job.Start(j.rows.Options.Invalidate)
	}
}

// Work follows a job in the background, in a browser by doing a slice of it, and
// says whether it has ended.
func (j *jobs) Work(gtx layout.Context, job *rowmodel.Job) bool {
	j.Step(gtx, job)
	if job.Finished() {
		return true
	}
	j.Poll(gtx)
	return false
}

// A job in the background has a goroutine of its own, and frames look after it; in a
// browser the frames do its work, a slice each.

const (
	// jobPoll is how often a frame looks after a job that nobody tells it of.
	jobPoll = 50 * time.Millisecond
	// jobSlice is how long a job may hold a frame in a browser, where goroutines
	// share the thread of the user interface. Where frames come slower than smoothFrame
	// it is half of the time from one to the next, and mostSlice at most: else a job
	// would take the longer the slower they are.
	jobSlice    = 4 * time.Millisecond
	smoothFrame = 40 * time.Millisecond
	mostSlice   = 250 * time.Millisecond
)

// Step works on a job for a slice of the frame where jobs have no goroutine of
// their own.
func (j *jobs) Step(gtx layout.Context, job *rowmodel.Job) {
	if pace := &j.pace; runtime.GOOS == "js" && gtx.Now != pace.at {
		job.Step(pace.slice(gtx.Now, j.rows.Frame))
	}
}

// jobPace is the time of the frame that worked on a job last, and its number.
type jobPace struct {
	at    time.Time
	frame uint32
}

// slice is how long a job may hold a frame, which is that of the pace from now on.
func (p *jobPace) slice(now time.Time, frame uint32) time.Duration {
	was := *p
	*p = jobPace{now, frame}
	if frame-was.frame > 1 {
		return jobSlice
	}
	return sliceOf(now.Sub(was.at))
}

// sliceOf is how long a job may hold each of frames that are so far apart.
func sliceOf(apart time.Duration) time.Duration {
	if apart < smoothFrame {
		return jobSlice
	}
	return min(apart/2, mostSlice)
}

// Poll asks for a frame that looks after the job again.
func (j *jobs) Poll(gtx layout.Context) {
	at := gtx.Now
	if runtime.GOOS != "js" {
		at = at.Add(jobPoll)
	}
	gtx.Execute(op.InvalidateCmd{At: at})
}

// wokenPoll is how often a frame looks after work whose end wakes the window: that may
// be in vain, see wakeAgain.
const wokenPoll = 500 * time.Millisecond

// PollFor is poll for work that may take long, and wakes the window where it can.
func (j *jobs) PollFor(gtx layout.Context) {
	if j.rows.Options.Invalidate == nil {
		j.Poll(gtx)
		return
	}
	gtx.Execute(op.InvalidateCmd{At: gtx.Now.Add(wokenPoll)})
}

// rowsAreRead says whether anything in the background may be reading the rows.
func (j *jobs) rowsAreRead() bool {
	o := &j.rows.Order
	return o.TreeBuild != nil || o.Job != nil || o.Model.Busy() || j.Reading() || j.rows.Host.ReadsRows()
}
