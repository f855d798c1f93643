// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package cellrange

import (
	"github.com/giogrid/giogrid/gridui/internal/ranges"
)

// Rows of SetRows may stand further from where they were than a frame searches. The ranges are out of sight then until a
// search has found their rows: the numbers that they had are those of other rows by now.

// stood is ranges as they stood before the rows changed, and the rows that they held.
type stood struct {
	set  ranges.Set
	rows heldRows
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
	return s.search(stood{r.Set, r.rows})
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
// row in its place until it is found.
func (s standing) focusReturns() bool {
	r := s.ranges
	of := &r.from.Dataset.Searching
	return of.Focus != "" && of.Focus == r.stand.RowID && of.Instead == r.from.Focus.RowID && r.stand.ColumnID == r.from.Focus.ColumnID
}
