// SPDX-License-Identifier: LicenseRef-giogrid-EULA

// Package pace decides how much background work a frame does, so that frames stay short.
package pace

import "time"

// Interval lets work be done at most once in a time.
type Interval struct {
	Least time.Duration
	last  time.Time // zero: never
}

// Due reports whether the work is to be done now, and takes it as done. The first time is at once. A
// clock that was set back holds nothing up.
func (v *Interval) Due(now time.Time) bool {
	if since := now.Sub(v.last); !v.last.IsZero() && since >= 0 && since < v.Least {
		return false
	}
	v.last = now
	return true
}

const (
	// RestSlice is how many cells a frame writes to while the screen rests: about 1 ms. ScrollSlice is
	// how many while it scrolls, so that such frames take little longer than others.
	RestSlice   = 4096
	ScrollSlice = 512
	// RestAfter is how long the screen must show the same rows to be at rest.
	RestAfter = 150 * time.Millisecond
)

// Scroll bounds the cells that a frame writes to by whether the screen scrolls. P is the type of
// positions of rows. The zero value is a screen at rest.
type Scroll[P comparable] struct {
	begun      bool
	first, end P
	// moved is when other rows came onto the screen.
	moved time.Time
}

// Cells returns how many cells a frame writes to that shows the rows from first to before end.
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
