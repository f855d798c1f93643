// SPDX-License-Identifier: LicenseRef-giogrid-EULA

// Package pace decides how much background work a frame does, so that frames stay short.
package pace

import "time"

// Interval limits work to once in a time.
type Interval struct {
	Least time.Duration
	last  time.Time // zero: never
}

// Due reports whether the work is due, and if so counts it as done. The first call returns true. A
// clock that was set back does not delay the work.
func (v *Interval) Due(now time.Time) bool {
	if since := now.Sub(v.last); !v.last.IsZero() && since >= 0 && since < v.Least {
		return false
	}
	v.last = now
	return true
}

const (
	// RestSlice is the number of cells that a frame writes to while the screen rests, which takes
	// about 1 ms. ScrollSlice is the number while it scrolls, so that such frames take little
	// longer.
	RestSlice   = 4096
	ScrollSlice = 512
	// RestAfter is the time for which the screen must show the same rows to be at rest.
	RestAfter = 150 * time.Millisecond
)

// Scroll limits the cells that a frame writes to, depending on whether the screen scrolls. P is the
// type of row positions. The zero value is a screen at rest.
type Scroll[P comparable] struct {
	begun      bool
	first, end P
	// moved is the time at which the visible rows changed last.
	moved time.Time
}

// Cells returns the number of cells to write to in a frame that shows the rows [first, end).
func (s *Scroll[P]) Cells(now time.Time, first, end P) int {
	if s.begun && (first != s.first || end != s.end) {
		s.moved = now
	}
	s.begun, s.first, s.end = true, first, end
	if since := now.Sub(s.moved); !s.moved.IsZero() && since >= 0 && since < RestAfter {
		return ScrollSlice
	}
	return RestSlice
}
