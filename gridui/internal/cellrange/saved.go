// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package cellrange

import (
	"github.com/giogrid/giogrid/gridui/internal/ranges"
	"github.com/giogrid/giogrid/gridui/option"
)

// Rows of SetRows may move further than a frame searches. The ranges are then hidden until a search
// has found their rows, since the old numbers name other rows.

// savedRanges holds the ranges before a change of the rows, and the rows at their corners.
type savedRanges struct {
	set  ranges.Set
	rows heldRows
	// focus is the focused cell after a search for its row ended before the search for the ranges
	// did.
	focus option.CellID
}

// deferred hides ranges while their rows are searched for.
type deferred struct{ ranges *Ranges }

// awaits puts the ranges aside if some of their corners are not found within the frame, and reports
// whether their rows are searched for.
func (s deferred) awaits() bool {
	r := s.ranges
	if r.rows.known || r.Set.Gesture() != ranges.NoGesture || s.findsCorners() {
		return false
	}
	return s.search(savedRanges{set: r.Set, rows: r.rows})
}

// findsCorners reports whether the rows of all corners are found within the frame.
func (s deferred) findsCorners() bool {
	r := s.ranges
	for i := range r.Set.Len() {
		g := r.Set.At(i)
		if g.Kind&ranges.Columns != 0 {
			continue
		}
		_, anchor := r.rowNow(g.Anchor.Row)
		_, head := r.rowNow(g.Head.Row)
		if !anchor || !head {
			return false
		}
	}
	return true
}

// search searches for the rows of ranges that are put aside. ok is false if the search would cover
// no more rows than a frame does.
func (s deferred) search(was savedRanges) (ok bool) {
	r := s.ranges
	job := r.from.Dataset.Finder.Search(was.rows.ids...)
	if job == nil {
		return false
	}
	r.search.drop()
	r.search.job, r.search.saved = job, &was
	r.Set.Clear()
	r.rows = heldRows{}
	return true
}

// searchAgain searches again for the rows of ranges that are put aside, after the rows changed.
func (s deferred) searchAgain() {
	if was := *s.ranges.search.saved; !s.search(was) {
		s.restore(was)
	}
}

// restore selects ranges that were put aside, at the current places of their rows.
func (s deferred) restore(was savedRanges) {
	r := s.ranges
	r.Set, r.rows, r.searched = was.set, was.rows, r.search.job
	r.syncRows(r.Bounds())
	r.searched = nil
	r.search.drop()
	r.followed()
}

// focusReturns reports whether the focused row of the ranges is searched for too, and another row
// has the focus until it is found. After that search has ended, it still returns true until the
// search for the ranges ends, since their anchor may be at the focus.
func (s deferred) focusReturns() bool {
	r := s.ranges
	if was := r.search.saved; was != nil && was.focus == r.focused() {
		return true
	}
	of := &r.from.Dataset.Searching
	return s.lostFocus(of.Focus, of.Instead)
}

// lostFocus reports whether lost is the row in which the ranges had the focus, and instead, the row
// that replaced it, has the focus now.
func (s deferred) lostFocus(lost, instead string) bool {
	r := s.ranges
	return lost != "" && lost == r.stand.RowID && instead == r.from.Focus.RowID && r.stand.ColumnID == r.from.Focus.ColumnID
}

// FocusSearched calls move after the search for the focused row lost has ended, while the focus was
// in the row instead: move moves the focus to the row if it was found. Such a move does not end a
// search for the ranges that is still running, so that the result does not depend on which search
// ends first.
func (r *Ranges) FocusSearched(lost, instead string, move func()) {
	s := &r.search
	returns, stands := deferred{r}.lostFocus(lost, instead), r.stand == r.focused()
	move()
	switch {
	case s.job == nil:
	case s.saved == nil && stands:
		r.Stand()
	case s.saved != nil && returns:
		s.saved.focus = r.focused()
	}
}
