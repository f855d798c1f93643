// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package sqlrows

import (
	"context"
	"fmt"
	"time"

	"github.com/giogrid/giogrid/storage/rowsource"
)

const (
	// mostIDs is the number of changed rows that are reported to a watcher by id. Beyond it, the report is
	// that any row may have changed.
	mostIDs = 1024
	// cheapInterval is the time between two checks for changes where a check is cheap.
	cheapInterval = time.Second
)

// watcher is a call of Watch.
type watcher struct {
	wake    chan struct{} // has room for one
	waiting bool
	change  rowsource.Change // not reported yet; guarded by the mutex of the source
}

// Watch implements rowsource.Watcher. It also returns when checking for changes fails, with that error; the
// caller may call it again later.
func (s *Source) Watch(ctx context.Context, tell func(rowsource.Change)) error {
	inner, cancel := context.WithCancel(ctx)
	w := &watcher{wake: make(chan struct{}, 1)}
	s.mu.Lock()
	s.watchers[w] = true
	s.mu.Unlock()
	ended := make(chan error, 1)
	go func() { ended <- s.look(inner, func(c rowsource.Change) { s.tellOne(w, c) }) }()
	defer func() {
		cancel()
		s.mu.Lock()
		delete(s.watchers, w)
		s.mu.Unlock()
	}()
	for {
		select {
		case <-ctx.Done():
			<-ended // look holds a connection
			return ctx.Err()
		case err := <-ended:
			if ctx.Err() != nil {
				return ctx.Err()
			}
			return err
		case <-w.wake:
			tell(s.untold(w))
		}
	}
}

// look reports changes by others until the context ends.
func (s *Source) look(ctx context.Context, tell func(rowsource.Change)) error {
	interval := s.options.Interval
	switch {
	case s.options.Watch != nil:
		return s.options.Watch(ctx, tell)
	case s.options.Dialect.dataVersion != "" && s.options.DB.Stats().MaxOpenConnections != 1:
		return s.lookAtVersion(ctx, tell)
	case interval <= 0 || s.options.Dialect.dataVersion != "":
		// The program with the only connection to SQLite writes through this source.
		<-ctx.Done()
		return ctx.Err()
	}
	return every(ctx, interval, func() error {
		tell(rowsource.Change{})
		return nil
	})
}

// lookAtVersion reads the data version on a dedicated connection, and reports when others have written.
func (s *Source) lookAtVersion(ctx context.Context, tell func(rowsource.Change)) error {
	conn, err := s.options.DB.Conn(ctx)
	if err != nil {
		return s.explain(err)
	}
	defer conn.Close()
	defer s.own.use(conn)()
	version := rowsource.Statement{Text: s.options.Dialect.dataVersion}
	known, _, err := s.number(ctx, conn, version)
	if err != nil {
		return err
	}
	interval := s.options.Interval
	if interval <= 0 {
		interval = cheapInterval
	}
	return every(ctx, interval, func() error {
		now, _, err := s.number(ctx, conn, version)
		if err != nil {
			return err
		}
		if now != known {
			known = now
			tell(rowsource.Change{})
		}
		return nil
	})
}

// every calls a function at intervals until it fails or the context ends.
func every(ctx context.Context, interval time.Duration, call func() error) error {
	ticker := time.NewTicker(interval)
	defer ticker.Stop()
	for {
		select {
		case <-ctx.Done():
			return ctx.Err()
		case <-ticker.C:
		}
		if err := call(); err != nil {
			return fmt.Errorf("sqlrows: looking for changes: %w", err)
		}
	}
}

// tell adds a change to the next report of each watcher.
func (s *Source) tell(c rowsource.Change) {
	s.mu.Lock()
	defer s.mu.Unlock()
	for w := range s.watchers {
		w.add(c)
	}
}

func (s *Source) tellOne(w *watcher, c rowsource.Change) {
	s.mu.Lock()
	defer s.mu.Unlock()
	w.add(c)
}

// untold returns the pending change of a watcher and clears it.
func (s *Source) untold(w *watcher) rowsource.Change {
	s.mu.Lock()
	defer s.mu.Unlock()
	change := w.change
	w.waiting, w.change = false, rowsource.Change{}
	return change
}

func (w *watcher) add(c rowsource.Change) {
	all := c.IDs == nil || w.waiting && w.change.IDs == nil || len(w.change.IDs)+len(c.IDs) > mostIDs
	if all {
		w.change = rowsource.Change{}
	} else {
		w.change.IDs = append(w.change.IDs, c.IDs...)
	}
	w.waiting = true
	select {
	case w.wake <- struct{}{}:
	default:
	}
}
