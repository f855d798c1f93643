// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package rowtree

import (
	"context"
	"fmt"
	"sync"

	"github.com/giogrid/giogrid/gridui/internal/rowdata"
)

// Lazy loads the children of rows when the rows are opened, and keeps them by the ids of their
// parents. Each load runs on a new goroutine and puts its result in a queue; all other state
// belongs to the goroutine of the frames.
type Lazy struct {
	ctx    context.Context
	cancel context.CancelFunc
	// wake requests a frame from another goroutine; nil means that frames poll.
	wake func()

	state map[string]*lazyState
	// Waiting is the number of running loads.
	Waiting int

	mu  sync.Mutex
	got []Result
}

type lazyState struct {
	busy bool
	done bool
	rows rowdata.Slice
	err  error
}

// Result is the result of a load for the row with an id.
type Result struct {
	ID   string
	Rows rowdata.Slice
	Err  error
}

// NewLazy returns a new Lazy. wake requests a frame from another goroutine and may be nil.
func NewLazy(wake func()) *Lazy {
	l := &Lazy{wake: wake, state: map[string]*lazyState{}}
	l.ctx, l.cancel = context.WithCancel(context.Background())
	return l
}

// Close cancels the running loads and drops their results.
func (l *Lazy) Close() {
	if l != nil {
		l.cancel()
	}
}

// LoadedRows returns the loaded rows by the id of their parent, for use by another goroutine.
func (l *Lazy) LoadedRows() map[string]rowdata.Slice {
	if l == nil {
		return nil
	}
	rows := make(map[string]rowdata.Slice, len(l.state))
	for id, s := range l.state {
		if s.done {
			rows[id] = s.rows
		}
	}
	return rows
}

// Failed returns the error of a failed load, or nil.
func (l *Lazy) Failed(id string) error {
	if s := l.of(id); s != nil {
		return s.err
	}
	return nil
}

// of returns the state of the load for a row, or nil.
func (l *Lazy) of(id string) *lazyState {
	if l == nil {
		return nil
	}
	return l.state[id]
}

// Start loads the children of a row unless they are loaded or loading.
func (l *Lazy) Start(id string, row rowdata.Row, load func(context.Context, rowdata.Row) (rowdata.Slice, error)) {
	s := l.state[id]
	if s == nil {
		s = &lazyState{}
		l.state[id] = s
	}
	if s.busy || s.done || l.ctx.Err() != nil {
		return
	}
	s.busy, s.err = true, nil
	l.Waiting++
	go func() {
		rows, err := loadGuarded(l.ctx, row, load)
		l.mu.Lock()
		l.got = append(l.got, Result{id, rows, err})
		l.mu.Unlock()
		if l.wake != nil && l.ctx.Err() == nil {
			l.wake()
		}
	}()
}

// loadGuarded calls load and turns a panic into an error, which the row shows.
func loadGuarded(ctx context.Context, row rowdata.Row, load func(context.Context, rowdata.Row) (rowdata.Slice, error)) (rows rowdata.Slice, err error) {
	defer func() {
		if p := recover(); p != nil {
			err = fmt.Errorf("gridui: Tree.Load panicked: %v", p)
		}
	}()
	return load(ctx, row)
}

// Take returns the results since the last call.
func (l *Lazy) Take() []Result {
	if l == nil || l.Waiting == 0 {
		return nil
	}
	l.mu.Lock()
	got := l.got
	l.got = nil
	l.mu.Unlock()
	l.Waiting -= len(got)
	for _, r := range got {
		s := l.state[r.ID]
		s.busy, s.done, s.rows, s.err = false, r.Err == nil, r.Rows, r.Err
	}
	return got
}

// Keep takes over the loaded rows of another Lazy.
func (l *Lazy) Keep(old *Lazy) {
	for id, s := range old.state {
		if s.done {
			l.state[id] = s
		}
	}
}

// Drop forgets the children of a row and reports whether a finished load was dropped.
func (l *Lazy) Drop(id string) bool {
	if s := l.of(id); s == nil || s.busy {
		return false
	}
	delete(l.state, id)
	return true
}

// Idle reports whether no load was started for a row.
func (l *Lazy) Idle(id string) bool { return l.of(id) == nil }

// DoneIDs returns the ids of rows whose children were loaded, for use by another goroutine.
func (l *Lazy) DoneIDs() map[string]bool {
	done := make(map[string]bool, len(l.state))
	for id, s := range l.state {
		if s.done {
			done[id] = true
		}
	}
	return done
}

// Busy reports whether a load is running.
func (l *Lazy) Busy() bool { return l != nil && l.Waiting > 0 }
