// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package rowsource

import "context"

// mostIDs is the number of changed rows that are reported to a watcher by id. Beyond it, the report is that
// any row may have changed.
const mostIDs = 1024

// watcher is a call of Watch.
type watcher struct {
	wake    chan struct{} // has room for one
	waiting bool
	change  Change // not reported yet; guarded by the mutex of the source
}

// Watch implements Watcher.
func (s *Slice[T]) Watch(ctx context.Context, tell func(Change)) error {
	w := &watcher{wake: make(chan struct{}, 1)}
	s.mu.Lock()
	s.watchers[w] = true
	s.mu.Unlock()
	defer func() {
		s.mu.Lock()
		delete(s.watchers, w)
		s.mu.Unlock()
	}()
	for {
		select {
		case <-ctx.Done():
			return ctx.Err()
		case <-w.wake:
		}
		s.mu.Lock()
		change := w.change
		w.waiting, w.change = false, Change{}
		s.mu.Unlock()
		tell(change)
	}
}

// tell adds a change to the next report of each watcher. The caller holds the mutex.
func (s *Slice[T]) tell(c Change) {
	for w := range s.watchers {
		w.add(c)
	}
}

func (w *watcher) add(c Change) {
	all := c.IDs == nil || w.waiting && w.change.IDs == nil || len(w.change.IDs)+len(c.IDs) > mostIDs
	if all {
		w.change = Change{}
	} else {
		w.change.IDs = append(w.change.IDs, c.IDs...)
	}
	w.waiting = true
	select {
	case w.wake <- struct{}{}:
	default:
	}
}
