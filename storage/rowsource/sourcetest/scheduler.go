// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package sourcetest

import (
	"cmp"
	"context"
	"slices"
	"sync"

	"github.com/giogrid/giogrid/storage/rowsource"
)

// Scheduler holds calls until a test releases them, in an order of its choice. The zero value is ready to
// use. Tests that wait for goroutines with testing/synctest are deterministic with it.
type Scheduler struct {
	// Late makes even calls with a cancelled context wait until they are released, like calls of a server
	// that notices cancellation late. They then return the error of the context.
	Late bool

	mu      sync.Mutex
	waiting []*held
}

// held is a waiting call.
type held struct {
	call    Call
	release chan error // has room for one error
}

// Hold waits until the call is released or its context ends, and returns the error of the release or of the
// context. It can be used as Fake.Before.
func (s *Scheduler) Hold(ctx context.Context, call Call) error {
	h := &held{call, make(chan error, 1)}
	s.add(h)
	cancelled := ctx.Done()
	if s.Late {
		cancelled = nil
	}
	select {
	case err := <-h.release:
		if ctx.Err() != nil {
			return ctx.Err()
		}
		return err
	case <-cancelled:
		s.mu.Lock()
		s.waiting = slices.DeleteFunc(s.waiting, func(o *held) bool { return o == h })
		s.mu.Unlock()
		return ctx.Err()
	}
}

// add inserts a call into the waiting ones. Their order is independent of the timing of goroutines.
func (s *Scheduler) add(h *held) {
	s.mu.Lock()
	defer s.mu.Unlock()
	at, _ := slices.BinarySearchFunc(s.waiting, h, func(a, b *held) int { return compareCalls(a.call, b.call) })
	s.waiting = slices.Insert(s.waiting, at, h)
}

func compareCalls(a, b Call) int {
	return cmp.Or(cmp.Compare(a.Result, b.Result), cmp.Compare(a.Method, b.Method), cmp.Compare(wayOf(a.Seek), wayOf(b.Seek)),
		cmp.Compare(a.Seek.Index, b.Seek.Index), cmp.Compare(a.N, b.N), cmp.Compare(a.ID, b.ID))
}

// wayOf returns a number for the way in which a seek defines its place.
func wayOf(s rowsource.Seek) int {
	switch {
	case s.Cursor == nil:
		return 0
	case s.Before:
		return 2
	}
	return 1
}

// Waiting returns the waiting calls, in the order of their results, methods and places.
func (s *Scheduler) Waiting() []Call {
	s.mu.Lock()
	defer s.mu.Unlock()
	calls := make([]Call, len(s.waiting))
	for i, h := range s.waiting {
		calls[i] = h.call
	}
	return calls
}

// Release makes the i-th waiting call continue, or fail if err is not nil.
func (s *Scheduler) Release(i int, err error) {
	s.mu.Lock()
	h := s.waiting[i]
	s.waiting = slices.Delete(s.waiting, i, i+1)
	s.mu.Unlock()
	h.release <- err
}
