// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package rowmodel

import (
	"errors"
	"fmt"
	"iter"
	"runtime"
	"sync/atomic"
	"time"
)

// ErrCanceled is the error of a job that was cancelled.
var ErrCanceled = errors.New("rowmodel: cancelled")

// errTooLong ends a job that takes more row visits than it may.
var errTooLong = errors.New("rowmodel: too many row visits")

// ErrPanic wraps what a function of the caller's panicked with.
var ErrPanic = errors.New("a function of the program panicked")

// Job is one piece of work that may take longer than a frame. It runs once, in
// one of three ways: Run does it here and now, Start on a goroutine of its
// own, Step a slice at a time on the caller's, for a browser, where goroutines
// share one thread. Cancel and Progress may be called from any goroutine.
//
// A job is cancelled by a panic of its own that only this file recovers: it
// unwinds out of sorts and callbacks that know of no errors.
type Job struct {
	work     func(*Job) error
	canceled atomic.Bool
	begun    atomic.Bool
	finished atomic.Bool
	done     atomic.Int64
	total    atomic.Int64
	err      error // once finished
	most     int64 // the most row visits of RunWithin, 0: any number
	release  func()

	// Of stepping:
	next     func() (struct{}, bool)
	stop     func()
	pause    func()
	deadline time.Time
}

// newJob wraps work, which calls check every few thousand rows.
func newJob(work func(*Job) error) *Job { return &Job{work: work} }

// Run does all of the work and returns its error. A job that has begun, or was
// cancelled before, is left alone.
func (j *Job) Run() error {
	if !j.begun.CompareAndSwap(false, true) {
		return j.Err()
	}
	j.err = contain(func() error {
		j.check(0)
		return j.work(j)
	})
	j.finish()
	return j.err
}

// RunWithin runs the job if it takes no more than so many row visits. Else it reports false
// and drops what was done: the job can be run again, from its beginning, in any way.
func (j *Job) RunWithin(visits int) bool {
	if !j.begun.CompareAndSwap(false, true) {
		return j.finished.Load()
	}
	j.most = int64(visits)
	err := contain(func() error {
		j.check(0)
		return j.work(j)
	})
	j.most = 0
	if errors.Is(err, errTooLong) {
		j.done.Store(0)
		j.begun.Store(false)
		return false
	}
	j.err = err
	j.finish()
	return true
}

// finish ends the job and drops its work: whoever keeps a job that has ended keeps none of the rows that it read.
func (j *Job) finish() {
	j.work = nil
	j.finished.Store(true)
}

// Start runs the job on a goroutine of its own and calls notify from there
// when it has finished.
func (j *Job) Start(notify func()) {
	go func() {
		_ = j.Run() // kept for Err
		if notify != nil {
			notify()
		}
	}()
}

// Step works for about the given time and reports whether the job has
// finished. A job that was stepped once is stepped to its end or cancelled,
// always from one goroutine at a time; else its coroutine lingers.
func (j *Job) Step(budget time.Duration) (finished bool) {
	if j.finished.Load() {
		return true
	}
	if j.next == nil {
		j.next, j.stop = iter.Pull(func(yield func(struct{}) bool) {
			j.pause = func() {
				if !yield(struct{}{}) {
					panic(ErrCanceled)
				}
			}
			_ = j.Run() // kept for Err
		})
	}
	j.deadline = time.Now().Add(budget)
	j.next()
	return j.finished.Load()
}

// Cancel asks the job to end soon with ErrCanceled. What it worked on stays as
// it was. A stepped job must not be in a Step meanwhile: it ends at once.
func (j *Job) Cancel() {
	j.canceled.Store(true)
	if j.release != nil {
		j.release()
	}
	if j.begun.CompareAndSwap(false, true) {
		j.err = ErrCanceled
		j.finish()
	}
	if j.stop != nil {
		j.stop()
	}
}

// OnCancel sets a function that Cancel calls, on the goroutine of its caller, to end what the work waits
// for. It is set once, before the job begins.
func (j *Job) OnCancel(release func()) { j.release = release }

// Finished reports whether the work has ended, well or not.
// It is not inlined, because it has many callers and binaries are to be small.
//
//go:noinline
func (j *Job) Finished() bool { return j.finished.Load() }

// Err is why the job failed, once it has finished: ErrCanceled, or an error
// that wraps ErrPanic, or one of the work's own.
// It is not inlined, because it has many callers and binaries are to be small.
//
//go:noinline
func (j *Job) Err() error {
	if !j.finished.Load() {
		return nil
	}
	return j.err
}

// Progress estimates how much of the work is done, from 0 to 1. It never
// falls, and is 1 only when the job has finished.
func (j *Job) Progress() float64 {
	if j.finished.Load() {
		return 1
	}
	return min(float64(j.done.Load())/float64(max(j.total.Load(), 1)), 0.99)
}

// plan announces the work as a number of row visits.
func (j *Job) plan(visits int) {
	if j != nil {
		j.total.Store(int64(visits))
	}
}

// check notes row visits done, gives way if the time is up and unwinds if the
// job was cancelled. A nil job does neither.
func (j *Job) check(visits int) {
	if j == nil {
		return
	}
	j.done.Add(int64(visits))
	if j.canceled.Load() {
		panic(ErrCanceled)
	}
	if j.most > 0 && j.done.Load() > j.most {
		panic(errTooLong)
	}
	if j.pause != nil && time.Now().After(j.deadline) {
		j.pause()
	}
}

// parallel reports whether two goroutines are faster than one here. A stepped
// job may give way only on its own.
func (j *Job) parallel() bool {
	return (j == nil || j.pause == nil) && runtime.GOMAXPROCS(0) > 1
}

// both runs f and g, at once if it can. A panic of either reaches the caller
// after both have ended.
func (j *Job) both(f, g func()) {
	if !j.parallel() {
		f()
		g()
		return
	}
	var thrown any
	done := make(chan struct{})
	go func() {
		defer close(done)
		defer func() { thrown = recover() }()
		g()
	}()
	func() {
		defer func() { <-done }()
		f()
	}()
	if thrown != nil {
		panic(thrown)
	}
}

// Failure is what a source of rows panics with where a row cannot be read. It ends a job with its
// error.
type Failure struct{ Err error }

// contain turns panics into errors.
func contain(work func() error) (err error) {
	defer func() {
		p := recover()
		if f, ok := p.(Failure); ok {
			err = f.Err
		} else if e, ok := p.(error); ok && (errors.Is(e, ErrCanceled) || errors.Is(e, errTooLong)) {
			err = e
		} else if p != nil {
			err = fmt.Errorf("%w: %v", ErrPanic, p)
		}
	}()
	return work()
}

// tick is check for a single comparison: cheap enough for each.
func (j *Job) tick() {
	if j != nil && (j.pause != nil || j.canceled.Load()) {
		j.check(0)
	}
}

// NewJob makes a job of work that is not the model's own, of an estimated number
// of row visits. It calls check with the number of rows it visited, at least
// every few thousand; check does not return once the job is cancelled.
func NewJob(visits int, work func(check func(visits int)) error) *Job {
	j := newJob(func(j *Job) error { return work(j.check) })
	j.plan(visits)
	return j
}
