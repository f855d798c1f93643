// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package stage

import (
	"fmt"
	"time"
)

// Waker draws frames when background work requests them.
type Waker struct{ asked chan struct{} }

// NewWaker returns a Waker without a pending request.
func NewWaker() Waker { return Waker{make(chan struct{}, 1)} }

// Invalidate requests a frame, from any goroutine. Set it as a grid's Invalidate.
func (w Waker) Invalidate() {
	select {
	case w.asked <- struct{}{}:
	default:
	}
}

// patience is the time without a request after which background work counts as stuck.
const patience = time.Minute

// Until draws a frame, and another for each request, until done returns true. The error contains what.
func (w Waker) Until(s *Stage, what string, done func() bool) error {
	end := time.After(patience)
	for s.Frame(); !done(); s.Frame() {
		select {
		case <-w.asked:
		case <-end:
			return fmt.Errorf("%s after %v", what, patience)
		}
	}
	return nil
}
