// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package remoterows

import (
	"context"
	"sync/atomic"
	"time"

	"github.com/giogrid/giogrid/storage/rowsource"
)

const (
	// liveEvery is the least time between two times that rows are read again because others have
	// changed them.
	liveEvery = 250 * time.Millisecond
	// firstWatch and lastWatch are the shortest and the longest pause before a source is watched again
	// that could not be.
	firstWatch = time.Second
	lastWatch  = time.Minute
)

// live has rows be read again when the source tells that they have changed.
type live[T any] struct {
	on, begun bool
	arrive    func()
	streams   *streams
	// changed says that the source has told of a change.
	changed atomic.Bool
	// read is when rows were read again last; quiet says that this is what they are read for, so that
	// the old ones are not dimmed.
	read  time.Time
	quiet bool
}

// begin watches the source, if it is to be and can be.
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

// watch watches until the rows are closed, with pauses where the source cannot be reached.
func (l *live[T]) watch(ctx context.Context, watcher rowsource.Watcher) {
	for pause := firstWatch; ; pause = min(2*pause, lastWatch) {
		_ = watched(ctx, watcher, func(rowsource.Change) { // tried again
			pause = firstWatch
			l.changed.Store(true)
			l.arrive()
		})
		select {
		case <-ctx.Done():
			return
		case <-time.After(pause):
		}
		l.changed.Store(true) // what happened meanwhile nobody has told
		l.arrive()
	}
}

// due reports whether rows are to be read again now; else it is when they are, zero if nothing has
// changed or rows are being read.
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
