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

// HeldJobs stops the background jobs of a grid at the first row whose id they read. A test then decides
// which of them ends first.
type HeldJobs struct {
	frames  string
	holding atomic.Bool
	mu      sync.Mutex
	// changed is signalled when a job was stopped or has ended.
	changed *sync.Cond
	// jobs are those that were held, in the order in which they began. ended are the goroutines of all
	// jobs that have ended.
	jobs  []*heldJob
	ended map[string]bool
}

// heldJob is a job by its goroutine. It waits until gate is closed.
type heldJob struct {
	goroutine string
	gate      chan struct{}
	open      bool
}

// HoldJobs wraps RowID and Invalidate of a grid, which must have a RowID. Jobs
// that are held still at the end of the test go on then.
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

// Hold calls frame, which must begin n jobs, and stops these. It returns once all of them were stopped.
// Goroutines that begin on one processor have rising numbers: these give the order in which jobs began.
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

// Release lets all jobs go on, and stops no more of them.
func (h *HeldJobs) Release() {
	h.mu.Lock()
	defer h.mu.Unlock()
	h.holding.Store(false)
	for _, job := range h.jobs {
		job.release()
	}
}

// LetGo lets one of the held jobs go on, counted from 0 in the order in which they began, and stops no
// more of them. LetGo returns a function that reports whether the job has ended.
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

// Ended returns how many jobs have ended since HoldJobs.
func (h *HeldJobs) Ended() int {
	h.mu.Lock()
	defer h.mu.Unlock()
	return len(h.ended)
}

// AwaitEnded waits until n jobs have ended since HoldJobs. It draws no frame: called inside one, it makes
// jobs end within that frame.
func (h *HeldJobs) AwaitEnded(n int) {
	h.mu.Lock()
	defer h.mu.Unlock()
	for len(h.ended) < n {
		h.changed.Wait()
	}
}

// pass stops the goroutine of a job that is to be held.
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

// hold notes the job of a goroutine. It returns nil for a job that was let go.
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

// end notes that the job of the calling goroutine has ended.
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

// compare orders jobs by the numbers of their goroutines, which rise.
func (j *heldJob) compare(other *heldJob) int {
	return number(j.goroutine) - number(other.goroutine)
}

func number(goroutine string) int {
	n, _ := strconv.Atoi(goroutine)
	return n
}
