// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package blocks

import "time"

// window is which rows are on the screen, and how they move.
type window struct {
	first, last int64 // last is the row after the last one
	calls       uint64
	known       bool
	// flying says that rows jump; quiet is when the last jump will be long enough ago. Rows that
	// are scrolled by less than a screen do not fly.
	flying bool
	quiet  time.Time
}

// move notes which rows are on the screen now.
func (w *window) move(now time.Time, first, last int64) {
	first = max(first, 0)
	last = max(last, first)
	jumped := w.known && (first >= w.last || last <= w.first) && w.last > w.first
	switch {
	case jumped:
		w.flying, w.quiet = true, now.Add(rest)
	case w.flying && !now.Before(w.quiet):
		w.flying = false
	}
	w.first, w.last, w.known = first, last, true
	w.calls++
}

// jump has the rows be others without anybody scrolling there.
func (w *window) jump() { w.known, w.flying = false, false }

// screen is the number of rows on the screen, at least one.
func (w *window) screen() int64 { return max(w.last-w.first, 1) }

// lines are the first row on the screen and the one after the last, with some screens more on both
// sides.
func (w *window) lines(screens int64) (lo, hi int64) {
	more := screens * w.screen()
	return max(w.first-more, 0), w.last + more
}

// blocks are the first block of these rows and the one after the last.
func (w *window) blocks(screens int64) (lo, hi int64) {
	lo, hi = w.lines(screens)
	return lo / BlockRows, (hi + BlockRows - 1) / BlockRows
}

// shift has the rows stand at other indexes without moving.
func (w *window) shift(by int64) {
	w.first += by
	w.last += by
}
