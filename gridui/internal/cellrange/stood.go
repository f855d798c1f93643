// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package cellrange

import (
	"github.com/giogrid/giogrid/gridui/internal/ranges"
	"github.com/giogrid/giogrid/gridui/option"
)

// Rows of SetRows may stand further from where they were than a frame searches. The ranges are out of sight then until a
// search has found their rows: the numbers that they had are those of other rows by now.

// stood is ranges as they stood before the rows changed, and the rows that they held.
type stood struct {
	set  ranges.Set
	rows heldRows
	// focus is where a search for the row of the focus, which ended before that for the ranges, has left the
	// focus.
	focus option.CellID
}

// standing puts ranges aside while their rows are searched for.
type standing struct{ ranges *Ranges }

// awaits puts the ranges aside if some of their corners are not found within the frame, and reports whether
// they are searched for.
func (s standing) awaits() bool {
	r := s.ranges
	if r.rows.known || r.Set.Gesture() != ranges.NoGesture || s.findsCorners() {
		return false
	}
	return s.search(stood{set: r.Set, rows: r.rows})
}

// findsCorners reports whether the rows of all corners are found within the frame.
func (s standing) findsCorners() bool {
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

// search searches for the rows of ranges that are put aside. ok is false if there is nothing to look at that
// a frame does not.
func (s standing) search(was stood) (ok bool) {
	r := s.ranges
	job := r.from.Dataset.Finder.Search(was.rows.ids...)
	if job == nil {
		return false
	}
	r.search.drop()
	r.search.job, r.search.stood = job, &was
	r.Set.Clear()
	r.rows = heldRows{}
	return true
}

// searchAgain searches for the rows of ranges that are put aside in rows that came meanwhile.
func (s standing) searchAgain() {
	if was := *s.ranges.search.stood; !s.search(was) {
		s.restore(was)
	}
}

// restore takes ranges up again that were put aside, where their rows are now.
func (s standing) restore(was stood) {
	r := s.ranges
	r.Set, r.rows, r.searched = was.set, was.rows, r.search.job
	r.syncRows(r.Bounds())
	r.searched = nil
	r.search.drop()
	r.followed()
}

// focusReturns reports whether the focused row, in which the ranges stood, is searched for too, and has another
// row in its place until it is found. It also returns true once that search has ended, until that for the ranges
// ends: their anchor may be where the focus is.
func (s standing) focusReturns() bool {
	r := s.ranges
	if was := r.search.stood; was != nil && was.focus == r.focused() {
		return true
	}
	of := &r.from.Dataset.Searching
	return s.lostFocus(of.Focus, of.Instead)
}

// lostFocus reports whether lost is the row of the focus in which the ranges stood, and the focus is in the row
// instead that took its place.
func (s standing) lostFocus(lost, instead string) bool {
	r := s.ranges
	return lost != "" && lost == r.stand.RowID && instead == r.from.Focus.RowID && r.stand.ColumnID == r.from.Focus.ColumnID
}

// FocusSearched calls move when the search for the focused row lost has ended, in place of which the focus was in
// the row instead: move takes the focus to the row if it was found. The focus moves with its row then, and does
// not end a search for the ranges that is still running: what comes of both must not depend on which ends first.
func (r *Ranges) FocusSearched(lost, instead string, move func()) {
	s := &r.search
	returns, stands := standing{r}.lostFocus(lost, instead), r.stand == r.focused()
	move()
	switch {
	case s.job == nil:
	case s.stood == nil && stands:
		r.Stand()
	case s.stood != nil && returns:
		s.stood.focus = r.focused()
	}
}
