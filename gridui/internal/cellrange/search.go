// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package cellrange

import (
	"gioui.org/layout"

	"github.com/giogrid/giogrid/gridui/internal/coord"
	"github.com/giogrid/giogrid/gridui/internal/dataset"
)

// A frame looks for the corners of the program's ranges only in nearby rows. For corners that it
// does not find, a search of all rows runs in the background, and the ranges are read again after
// it has finished. Selections by users, another order, and a focus that moves elsewhere end the
// search, as they would collapse the ranges.

// search finds the rows at the corners of the program's ranges.
type search struct {
	// job is the search, nil if there is none. Its results are valid when ended is set.
	job   *dataset.IDSearch
	ended bool
	// lost holds the ids of rows that were not found within the frame.
	lost []string
	// This field holds ranges of users whose rows are searched for, nil for the program's ranges.
	saved *savedRanges
}

// drop ends the search.
func (s *search) drop() {
	s.job.Cancel()
	*s = search{}
}

// find returns the position of a row by id, from a finished search if there is one.
func (r *Ranges) find(id string) (row coord.Pos, ok bool) {
	if row, ok = r.from.Dataset.FindShown(id, 0); ok {
		return row, true
	}
	if s := &r.search; s.ended {
		return s.job.Shown(id)
	}
	r.search.lost = append(r.search.lost, id)
	return row, false
}

// read selects the program's ranges, and searches for rows that were not found.
func (r *Ranges) read() {
	r.search.drop()
	r.take()
	if lost := r.search.lost; len(lost) > 0 {
		r.search.job = r.from.Dataset.Finder.Search(lost...)
		r.search.lost = nil
		r.from.Dataset.Unscanned("ranges of cells by the ids of rows", "those on the screen are selected")
	}
}

// Search advances the search, and selects the found ranges.
func (r *Ranges) Search(gtx layout.Context) {
	s := &r.search
	switch {
	case s.job == nil:
	case s.job.Stale() && s.saved != nil:
		deferred{r}.searchAgain()
	case s.job.Stale():
		r.read()
	case s.job.Work(gtx):
		s.ended = true
		if s.saved != nil {
			deferred{r}.restore(*s.saved)
			return
		}
		r.take()
		s.drop()
	}
}

// Searching reports whether rows of ranges are being searched for.
func (r *Ranges) Searching() bool { return r.search.job != nil }

// awaitsFocus reports whether the focus is at the anchor of the active range that is searched for.
func (r *Ranges) awaitsFocus() bool {
	list := r.from.Options.CellRanges.Selected
	return r.Searching() && len(list) > 0 && list[len(list)-1].Anchor == r.focused()
}

// Close ends the work in the background.
func (r *Ranges) Close() { r.search.drop() }
