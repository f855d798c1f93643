// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package sourcetest

import (
	"cmp"
	"context"
	"slices"
	"sync"
)

// Scheduler holds calls until a test lets them go, in the order that it likes. The zero value is
// ready. Tests that wait for goroutines with testing/synctest are deterministic with it.
type Scheduler struct {
	// Late has calls whose context is cancelled wait until they are released too, as those of
	// a server do that is slow to notice. They return the error of the context then.
	Late bool

	mu      sync.Mutex
	waiting []*held
}

// held is a call that waits.
type held struct {
	call    Call
	release chan error // has room for one
}

// Hold waits until the call is released, and returns the error that it is released with, or that
// of the context. It is a Fake.Before.
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

// add puts a call in its place among those that wait. The order does not depend on which goroutine
// was faster.
func (s *Scheduler) add(h *held) {
	s.mu.Lock()
	defer s.mu.Unlock()
	at, _ := slices.BinarySearchFunc(s.waiting, h, func(a, b *held) int { return compareCalls(a.call, b.call) })
	s.waiting = slices.Insert(s.waiting, at, h)
}

func compareCalls(a, b Call) int {
	return cmp.Or(cmp.Compare(a.View, b.View), cmp.Compare(a.Method, b.Method), cmp.Compare(a.Seek.Kind, b.Seek.Kind),
		cmp.Compare(a.Seek.Index, b.Seek.Index), cmp.Compare(a.N, b.N), cmp.Compare(a.ID, b.ID))
}

// Waiting are the calls that wait, in the order of their views, methods and places.
func (s *Scheduler) Waiting() []Call {
	s.mu.Lock()
	defer s.mu.Unlock()
	calls := make([]Call, len(s.waiting))
	for i, h := range s.waiting {
		calls[i] = h.call
	}
	return calls
}

// Release lets the i-th of the calls that wait go on, or fail with an error.
func (s *Scheduler) Release(i int, err error) {
	s.mu.Lock()
	h := s.waiting[i]
	s.waiting = slices.Delete(s.waiting, i, i+1)
	s.mu.Unlock()
	h.release <- err
}
