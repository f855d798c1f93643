// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package gridstage

import (
	"runtime"
	"slices"
	"strconv"
	"sync"
	"sync/atomic"
	"testing"

	"github.com/giogrid/giogrid/gridui"
)

// HeldJobs stops the background jobs of a grid at the first row whose id they read. A test then
// decides which job ends first.
type HeldJobs struct {
	frames  string
	holding atomic.Bool
	mu      sync.Mutex
	// changed is signalled after a job was stopped or has ended.
	changed *sync.Cond
	// jobs are the held jobs, in the order in which they began. ended holds the goroutines of all
	// jobs that have ended.
	jobs  []*heldJob
	ended map[string]bool
}

// heldJob is a job, identified by its goroutine. It waits until gate is closed.
type heldJob struct {
	goroutine string
	gate      chan struct{}
	open      bool
}

// HoldJobs wraps RowID and Invalidate of a grid, which must have a RowID. At the end of the test it
// releases the jobs that are still held.
func HoldJobs[T any](t testing.TB, g *gridui.Grid[T]) *HeldJobs {
	h := &HeldJobs{frames: GoroutineID(), ended: map[string]bool{}}
	h.changed = sync.NewCond(&h.mu)
	id := g.RowID
	g.RowID = func(row T) string {
		h.pass()
		return id(row)
	}
	g.Invalidate = h.end
	t.Cleanup(h.Release)
	return h
}

// Hold calls frame, which must begin n jobs, and returns after all of them were stopped. Goroutines
// that begin on one processor have ascending numbers, which give the order in which the jobs began.
func (h *HeldJobs) Hold(n int, frame func()) {
	h.holding.Store(true)
	processors := runtime.GOMAXPROCS(1)
	frame()
	runtime.GOMAXPROCS(processors)
	h.mu.Lock()
	defer h.mu.Unlock()
	for len(h.jobs) < n {
		h.changed.Wait()
	}
	slices.SortFunc(h.jobs, (*heldJob).compare)
}

// Release lets all jobs continue, and stops no more of them.
func (h *HeldJobs) Release() {
	h.mu.Lock()
	defer h.mu.Unlock()
	h.holding.Store(false)
	for _, job := range h.jobs {
		job.release()
	}
}

// LetGo lets held job i continue, counted from 0 in the order in which they began, and stops no
// more jobs. It returns a function that reports whether the job has ended.
func (h *HeldJobs) LetGo(i int) (ended func() bool) {
	h.mu.Lock()
	defer h.mu.Unlock()
	h.holding.Store(false)
	job := h.jobs[i]
	job.release()
	return func() bool {
		h.mu.Lock()
		defer h.mu.Unlock()
		return h.ended[job.goroutine]
	}
}

// Ended returns the number of jobs that have ended since HoldJobs.
func (h *HeldJobs) Ended() int {
	h.mu.Lock()
	defer h.mu.Unlock()
	return len(h.ended)
}

// AwaitEnded waits until n jobs have ended since HoldJobs. It draws no frame: a call inside a frame
// makes jobs end within that frame.
func (h *HeldJobs) AwaitEnded(n int) {
	h.mu.Lock()
	defer h.mu.Unlock()
	for len(h.ended) < n {
		h.changed.Wait()
	}
}

// pass stops the goroutine of a job that must be held.
func (h *HeldJobs) pass() {
	if !h.holding.Load() {
		return
	}
	if goroutine := GoroutineID(); goroutine != h.frames {
		if job := h.hold(goroutine); job != nil {
			<-job.gate
		}
	}
}

// hold records the job of a goroutine. It returns nil for a job that was let go.
func (h *HeldJobs) hold(goroutine string) *heldJob {
	h.mu.Lock()
	defer h.mu.Unlock()
	if !h.holding.Load() || slices.ContainsFunc(h.jobs, func(j *heldJob) bool { return j.goroutine == goroutine }) {
		return nil
	}
	job := &heldJob{goroutine: goroutine, gate: make(chan struct{})}
	h.jobs = append(h.jobs, job)
	h.changed.Broadcast()
	return job
}

// end records that the job of the calling goroutine has ended.
func (h *HeldJobs) end() {
	goroutine := GoroutineID()
	h.mu.Lock()
	defer h.mu.Unlock()
	h.ended[goroutine] = true
	h.changed.Broadcast()
}

func (j *heldJob) release() {
	if !j.open {
		j.open = true
		close(j.gate)
	}
}

// compare orders jobs by the numbers of their goroutines, which ascend.
func (j *heldJob) compare(other *heldJob) int {
	return number(j.goroutine) - number(other.goroutine)
}

func number(goroutine string) int {
	n, _ := strconv.Atoi(goroutine)
	return n
}
