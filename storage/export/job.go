// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package export

import (
	"context"
	"fmt"
	"io"
	"sync/atomic"
	"time"
)

// Destination receives an export. It returns the path or the name of the file, which is empty if there is
// none. Dir, Stream and Downloads are destinations.
type Destination func(ctx context.Context, src Source, e Exporter, opt Options) (path string, err error)

// Stream returns a Destination that writes to w.
func Stream(w io.Writer) Destination {
	return func(ctx context.Context, src Source, e Exporter, opt Options) (string, error) {
		return "", e.Export(ctx, w, src, opt)
	}
}

// Job is an export in the background. Start makes it. Its methods are safe for concurrent use.
type Job struct {
	total  int
	rows   atomic.Int64
	cancel context.CancelFunc
	done   chan struct{}
	// path, cut and err are set before done is closed.
	path string
	cut  Cut
	err  error
}

// Start begins an export and returns at once. The data that src.Row reads must not change until Done. A panic
// of src or e becomes the error of the job.
//
// The job yields every few milliseconds, which keeps the page responsive in a browser, where a program has
// only one thread. opt.Progress, if set, is called on the goroutine of the job.
func Start(ctx context.Context, to Destination, src Source, e Exporter, opt Options) *Job {
	ctx, cancel := context.WithCancel(ctx)
	j := &Job{total: src.Rows, cancel: cancel, done: make(chan struct{})}
	report := opt.Progress
	opt.Progress = func(rows int) {
		j.rows.Store(int64(rows))
		if report != nil {
			report(rows)
		}
	}
	noted := opt.Cut
	opt.Cut = func(cut Cut) {
		j.cut = cut
		if noted != nil {
			noted(cut)
		}
	}
	opt.GiveWay = inSlices(opt.GiveWay)
	go j.run(ctx, func() (string, error) { return to(ctx, src, e, opt) })
	return j
}

func (j *Job) run(ctx context.Context, export func() (string, error)) {
	defer close(j.done)
	defer j.cancel()
	defer func() {
		if p := recover(); p != nil {
			j.path, j.err = "", fmt.Errorf("export: panic: %v", p)
		}
	}()
	j.path, j.err = export()
}

// slice is the time that a job works before it yields.
const slice = 4 * time.Millisecond

// inSlices returns a function that yields, and then calls other, if a slice has passed since the last time.
func inSlices(other func()) func() {
	since := time.Now()
	return func() {
		if time.Since(since) < slice {
			return
		}
		rest()
		if other != nil {
			other()
		}
		since = time.Now()
	}
}

// Rows returns the number of rows done so far.
func (j *Job) Rows() int { return int(j.rows.Load()) }

// Progress returns the part that is done, from 0 to 1. It is 1 after the job has succeeded. If the number of
// rows is unknown, it is 0 until then.
func (j *Job) Progress() float64 {
	select {
	case <-j.done:
		if j.err == nil {
			return 1
		}
	default:
	}
	if j.total <= 0 {
		return 0
	}
	// The last rows are not the end: the file must still be completed and closed.
	return min(float64(j.rows.Load())/float64(j.total), 0.99)
}

// Cancel requests the job to end, and returns at once. The error is then context.Canceled, unless the job was
// already done. When Done is closed, no file is left.
func (j *Job) Cancel() { j.cancel() }

// Done returns a channel that is closed when the job has ended, with or without an error.
func (j *Job) Done() <-chan struct{} { return j.done }

// Err returns why the job failed; nil if it did not, or still runs.
func (j *Job) Err() error {
	select {
	case <-j.done:
		return j.err
	default:
		return nil
	}
}

// Cut waits for the end and returns which cells the format has cut; the zero Cut means none.
func (j *Job) Cut() Cut {
	<-j.done
	return j.cut
}

// Wait waits for the end and returns the path of the file, empty if there is none.
func (j *Job) Wait() (path string, err error) {
	<-j.done
	return j.path, j.err
}
