// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package cellrange

import (
	"gioui.org/layout"

	"github.com/giogrid/giogrid/gridui/internal/coord"
	"github.com/giogrid/giogrid/gridui/internal/dataset"
)

// A frame looks for the corners of the program's ranges in few rows. Where there are more, a search
// of all rows goes on in the background for those that it did not find, and the ranges are taken up
// again once it has finished. What users select meanwhile, another order and a focus that moves
// elsewhere end the search, as they would collapse the ranges.

// search looks for the rows at the corners of the program's ranges.
type search struct {
	// job is the search, nil if there is none. It is asked for rows once ended.
	job   *dataset.IDSearch
	ended bool
	// lost are the ids of rows that were not found within the frame.
	lost []string
	// stood are ranges of users whose rows are searched for, nil if those of the program's are.
	stood *stood
}

// drop ends the search.
func (s *search) drop() {
	s.job.Cancel()
	*s = search{}
}

// find is the position of a row by id, which may have been searched for.
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

// read takes up the ranges that the program has set, and searches for those that it did not find.
func (r *Ranges) read() {
	r.search.drop()
	r.take()
	if lost := r.search.lost; len(lost) > 0 {
		r.search.job = r.from.Dataset.Finder.Search(lost...)
		r.search.lost = nil
		r.from.Dataset.Unscanned("ranges of cells by the ids of rows", "those on the screen are selected")
	}
}

// Search advances the search, and selects what it has found.
func (r *Ranges) Search(gtx layout.Context) {
	s := &r.search
	switch {
	case s.job == nil:
	case s.job.Stale() && s.stood != nil:
		standing{r}.searchAgain()
	case s.job.Stale():
		r.read()
	case s.job.Work(gtx):
		s.ended = true
		if s.stood != nil {
			standing{r}.restore(*s.stood)
			return
		}
		r.take()
		s.drop()
	}
}

// Searching reports whether rows of the program's ranges are being searched for.
func (r *Ranges) Searching() bool { return r.search.job != nil }

// awaitsFocus reports whether the focus is where the ranges that are searched for want it.
func (r *Ranges) awaitsFocus() bool {
	list := r.from.Options.CellRanges.Selected
	return r.Searching() && len(list) > 0 && list[len(list)-1].Anchor == r.focused()
}

// Close ends what runs in the background.
func (r *Ranges) Close() { r.search.drop() }
