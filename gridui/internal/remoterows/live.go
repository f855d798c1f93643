// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package remoterows

import (
	"context"
	"sync/atomic"
	"time"

	"github.com/giogrid/giogrid/storage/rowsource"
)

const (
	// liveEvery is the minimum time between two reads caused by changes of others.
	liveEvery = 250 * time.Millisecond
	// firstWatch and lastWatch are the shortest and the longest pause before a failed watch is
	// retried.
	firstWatch = time.Second
	lastWatch  = time.Minute
)

// live makes the rows be read again when the source reports changes.
type live[T any] struct {
	on, begun bool
	arrive    func()
	streams   *streams
	// changed is set when the source has reported a change.
	changed atomic.Bool
	// read is the time of the last repeated read. quiet is set during such a read, so that the old
	// rows are not dimmed.
	read  time.Time
	quiet bool
}

// begin starts to watch the source, if that is enabled and supported.
func (l *live[T]) begin(source rowsource.Source[T]) {
	if !l.on || l.begun {
		return
	}
	watcher, ok := watcherOf(source)
	if !ok {
		return
	}
	ctx, cancel := context.WithCancel(context.Background())
	if l.begun = l.streams.add(&cancel); !l.begun {
		return
	}
	go l.watch(ctx, watcher)
}

// watch watches until the rows are closed, and retries with pauses while the source is unavailable.
func (l *live[T]) watch(ctx context.Context, watcher rowsource.Watcher) {
	for pause := firstWatch; ; pause = min(2*pause, lastWatch) {
		_ = watched(ctx, watcher, func(rowsource.Change) { // retried
			pause = firstWatch
			l.changed.Store(true)
			l.arrive()
		})
		select {
		case <-ctx.Done():
			return
		case <-time.After(pause):
		}
		l.changed.Store(true) // changes in the meantime were not reported
		l.arrive()
	}
}

// due reports whether rows must be read again now. Otherwise at is the time at which they must be,
// zero if nothing has changed or rows are being read.
func (l *live[T]) due(now time.Time, pending bool) (reload bool, at time.Time) {
	if pending || !l.changed.Load() {
		return false, at
	}
	if at = l.read.Add(liveEvery); now.Before(at) {
		return false, at
	}
	l.changed.Store(false)
	l.read, l.quiet = now, true
	return true, time.Time{}
}
