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

// errTooLong ends a job that exceeds its limit of row visits.
var errTooLong = errors.New("rowmodel: too many row visits")

// ErrPanic wraps a panic of a function of the caller.
var ErrPanic = errors.New("a function of the program panicked")

// Job is a unit of work that may take longer than a frame. It runs only once, in any of three
// ways: Run runs it to its end, Start on a new goroutine, Step in slices on the caller's goroutine,
// for a browser, where goroutines share one thread. Cancel and Progress may be called from any
// goroutine.
//
// A panic that only this file recovers cancels a job: it unwinds through sorts and callbacks that
// cannot return errors.
type Job struct {
	work     func(*Job) error
	canceled atomic.Bool
	begun    atomic.Bool
	finished atomic.Bool
	done     atomic.Int64
	total    atomic.Int64
	err      error // valid after finished
	most     int64 // limit of row visits in RunWithin, 0: none
	release  func()

	// The fields below serve Step.
	next     func() (struct{}, bool)
	stop     func()
	pause    func()
	deadline time.Time
}

// newJob returns a job for work, which must call check every few thousand rows.
func newJob(work func(*Job) error) *Job { return &Job{work: work} }

// Run does all of the work and returns its error. It does nothing for a job that has begun or was
// cancelled.
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

// RunWithin runs the job within a limit of row visits. If the job needs more, it drops the work and
// returns false: the job can be run again from its beginning, in any way.
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

// finish ends the job and drops its work, so that an ended job does not keep the rows that it read
// alive.
func (j *Job) finish() {
	j.work = nil
	j.finished.Store(true)
}

// Start runs the job on a new goroutine and calls notify there when it has finished.
func (j *Job) Start(notify func()) {
	go func() {
		_ = j.Run() // kept for Err
		if notify != nil {
			notify()
		}
	}()
}

// Step works for about the given time and reports whether the job has finished. A job that was
// stepped must be stepped to its end or cancelled, always from one goroutine at a time; otherwise
// its coroutine leaks.
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

// Cancel makes the job end soon with ErrCanceled. Its inputs remain unchanged. A stepped job must
// not be inside Step at that time: it ends immediately.
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

// OnCancel sets a function that Cancel calls, on its caller's goroutine, to unblock the work. It
// must be set before the job begins, at most once.
func (j *Job) OnCancel(release func()) { j.release = release }

// Finished reports whether the work has ended, with or without an error. It is not inlined, because
// it has many callers and binaries are to be small.
//
//go:noinline
func (j *Job) Finished() bool { return j.finished.Load() }

// Err returns the error of a finished job: ErrCanceled, an error that wraps ErrPanic, or an error
// of the work; else nil. It is not inlined, because it has many callers and binaries are to be
// small.
//
//go:noinline
func (j *Job) Err() error {
	if !j.finished.Load() {
		return nil
	}
	return j.err
}

// Progress estimates the completed share of the work, from 0 to 1. It never decreases, and is 1
// only when the job has finished.
func (j *Job) Progress() float64 {
	if j.finished.Load() {
		return 1
	}
	return min(float64(j.done.Load())/float64(max(j.total.Load(), 1)), 0.99)
}

// plan sets the estimated number of row visits.
func (j *Job) plan(visits int) {
	if j != nil {
		j.total.Store(int64(visits))
	}
}

// check counts row visits, pauses if the time slice is over and unwinds if the job was cancelled.
// It does nothing for a nil job.
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

// parallel reports whether two goroutines are faster than one here. A stepped job can pause only on
// its own goroutine.
func (j *Job) parallel() bool {
	return (j == nil || j.pause == nil) && runtime.GOMAXPROCS(0) > 1
}

// both runs f and g, in parallel if possible. A panic of either reaches the caller after both have
// ended.
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

// Failure is the panic value of a source of rows that cannot read a row. It ends a job with Err.
type Failure struct{ Err error }

// contain calls work and returns its panics as errors.
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

// tick checks for cancellation and a pause, cheaply enough to be called for each comparison.
func (j *Job) tick() {
	if j != nil && (j.pause != nil || j.canceled.Load()) {
		j.check(0)
	}
}

// NewJob returns a job for work outside the model, with an estimated number of row visits. work
// must call check with the number of rows visited, at least every few thousand; check does not
// return after the job was cancelled.
func NewJob(visits int, work func(check func(visits int)) error) *Job {
	j := newJob(func(j *Job) error { return work(j.check) })
	j.plan(visits)
	return j
}
