// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package stage

import (
	"fmt"
	"time"
)

// Waker draws frames when work in the background asks for them.
type Waker struct{ asked chan struct{} }

// NewWaker is a Waker that has not been asked.
func NewWaker() Waker { return Waker{make(chan struct{}, 1)} }

// Invalidate asks for a frame, from any goroutine: set it as that of a grid.
func (w Waker) Invalidate() {
	select {
	case w.asked <- struct{}{}:
	default:
	}
}

// patience is how long work in the background may ask for nothing before it counts as stuck.
const patience = time.Minute

// Until draws a frame, and others as they are asked for, until something is done. The error names what was
// not done in time.
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
