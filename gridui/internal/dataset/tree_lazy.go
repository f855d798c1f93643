// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package dataset

import (
	"context"
	"fmt"
	"sync"

	"github.com/giogrid/giogrid/gridui/internal/rowdata"
)

// lazyRows are the children of rows that are loaded when the rows are opened, by
// the ids of their parents. Loading runs on goroutines that leave what they got in
// a queue; all else belongs to the goroutine of the frames.
type lazyRows struct {
	ctx    context.Context
	cancel context.CancelFunc
	// wake asks for a frame from another goroutine; nil: the grid looks by itself.
	wake func()

	state map[string]*lazyState
	// waiting is how many loads are under way.
	waiting int

	mu  sync.Mutex
	got []lazyResult
}

type lazyState struct {
	busy bool
	done bool
	rows rowdata.Slice
	err  error
}

type lazyResult struct {
	id   string
	rows rowdata.Slice
	err  error
}

func newLazyRows(wake func()) *lazyRows {
	l := &lazyRows{wake: wake, state: map[string]*lazyState{}}
	l.ctx, l.cancel = context.WithCancel(context.Background())
	return l
}

// Close ends the loads that are under way; what they bring is dropped.
func (l *lazyRows) Close() {
	if l != nil {
		l.cancel()
	}
}

// loadedRows are the rows that were loaded, by the id of the row above them, for another
// goroutine to read.
func (l *lazyRows) loadedRows() map[string]rowdata.Slice {
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

// failed is why the children of a row could not be loaded.
func (l *lazyRows) failed(id string) error {
	if s := l.of(id); s != nil {
		return s.err
	}
	return nil
}

func (l *lazyRows) of(id string) *lazyState {
	if l == nil {
		return nil
	}
	return l.state[id]
}

// start loads the children of a row unless that was done or is under way.
func (l *lazyRows) start(id string, row rowdata.Row, load func(context.Context, rowdata.Row) (rowdata.Slice, error)) {
	s := l.state[id]
	if s == nil {
		s = &lazyState{}
		l.state[id] = s
	}
	if s.busy || s.done || l.ctx.Err() != nil {
		return
	}
	s.busy, s.err = true, nil
	l.waiting++
	go func() {
		rows, err := loadGuarded(l.ctx, row, load)
		l.mu.Lock()
		l.got = append(l.got, lazyResult{id, rows, err})
		l.mu.Unlock()
		if l.wake != nil && l.ctx.Err() == nil {
			l.wake()
		}
	}()
}

// loadGuarded loads, and turns a panic of the caller's into an error: the row shows it.
func loadGuarded(ctx context.Context, row rowdata.Row, load func(context.Context, rowdata.Row) (rowdata.Slice, error)) (rows rowdata.Slice, err error) {
	defer func() {
		if p := recover(); p != nil {
			err = fmt.Errorf("gridui: Tree.Load panicked: %v", p)
		}
	}()
	return load(ctx, row)
}

// take returns the results that came since.
func (l *lazyRows) take() []lazyResult {
	if l == nil || l.waiting == 0 {
		return nil
	}
	l.mu.Lock()
	got := l.got
	l.got = nil
	l.mu.Unlock()
	l.waiting -= len(got)
	for _, r := range got {
		s := l.state[r.id]
		s.busy, s.done, s.rows, s.err = false, r.err == nil, r.rows, r.err
	}
	return got
}

// keep takes over what another loaded.
func (l *lazyRows) keep(old *lazyRows) {
	for id, s := range old.state {
		if s.done {
			l.state[id] = s
		}
	}
}

// Drop forgets the children of a row and says whether there were any.
func (l *lazyRows) Drop(id string) bool {
	if s := l.of(id); s == nil || s.busy {
		return false
	}
	delete(l.state, id)
	return true
}

// idle says whether nothing was tried yet for a row.
func (l *lazyRows) idle(id string) bool { return l.of(id) == nil }

// doneIDs are the rows whose children were loaded, for another goroutine to read.
func (l *lazyRows) doneIDs() map[string]bool {
	done := make(map[string]bool, len(l.state))
	for id, s := range l.state {
		if s.done {
			done[id] = true
		}
	}
	return done
}

// busy says whether anything is being loaded.
func (l *lazyRows) busy() bool { return l != nil && l.waiting > 0 }
