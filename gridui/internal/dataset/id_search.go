// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package dataset

import (
	"slices"

	"gioui.org/layout"

	"github.com/giogrid/giogrid/gridui/internal/coord"
	"github.com/giogrid/giogrid/gridui/internal/rowmodel"
)

// idFinder begins background jobs that find rows by id, where a frame did not find them.
type idFinder struct {
	rows   *shownRows
	jobs   *jobs
	index  *idIndex
	lookup *rowLookup
	groups *groups
}

// IDSearch is a background job that finds rows by id among all rows. What it found counts as long
// as the rows stay as they are.
type IDSearch struct {
	in  *idFinder
	job *rowmodel.Job
	// gen is the generation of the rows that the job reads, found are the records by id.
	gen   uint64
	found map[string]coord.Item
}

// Search begins a search for rows that FindShown did not find. It returns nil if there is nothing
// more to look at: few rows, or rows that may not be scanned.
func (f *idFinder) Search(ids ...string) *IDSearch {
	r, groups := f.rows.Reader(), f.groups.search()
	switch {
	case r.Unread || r.N <= InlineRows:
		return nil
	case f.index.Complete() && !(groups.many() && slices.ContainsFunc(ids, isGroupID)):
		return nil
	}
	s := &IDSearch{in: f, gen: f.rows.Order.Now.gen, found: map[string]coord.Item{}}
	w := idWork{rows: r, groups: groups, found: s.found}
	s.job = rowmodel.NewJob(r.N, func(check func(int)) error {
		w.findGroups(ids, check)
		w.findRows(ids, check)
		return nil
	})
	f.jobs.Launch(s.job, r.N)
	return s
}

// Stale reports whether the rows have changed since the search began.
func (s *IDSearch) Stale() bool { return s.gen != s.in.rows.Order.Now.gen }

// Work advances the search and reports whether it has finished. If not, it asks for another frame.
func (s *IDSearch) Work(gtx layout.Context) bool { return s.in.jobs.Work(gtx, s.job) }

// Cancel ends the search, which may be nil.
func (s *IDSearch) Cancel() {
	if s != nil {
		s.job.Cancel()
	}
}

// Shown is the position of a row that a finished search found; ok is false if it does not show.
func (s *IDSearch) Shown(id string) (shown coord.Pos, ok bool) {
	return s.place(id, s.in.rows.ShownOf)
}

// Nearest is Shown that takes the nearest row that shows in place of one that does not.
func (s *IDSearch) Nearest(id string) (shown coord.Pos, ok bool) {
	return s.place(id, s.in.rows.NearestOf)
}

// place is the position of what was found: of a group where it shows, of a record as of says.
func (s *IDSearch) place(id string, of func(coord.Record) coord.Pos) (shown coord.Pos, ok bool) {
	rows := s.in.rows
	it, ok := s.found[id]
	if ok && it < 0 && rows.groupID(rows.Order.Model.Groups(), it) == id {
		return s.in.lookup.shownGroup(it)
	}
	if !ok || it < 0 || s.job.Err() != nil || rows.Order.Gone.Has(it.Record()) {
		return coord.NoPos, false
	}
	shown = of(it.Record())
	return shown, shown >= 0
}

// idWork is what the job of an IDSearch does.
type idWork struct {
	rows   Reader
	groups groupSearch
	found  map[string]coord.Item
}

// findGroups finds the groups among some ids.
func (w *idWork) findGroups(ids []string, check func(int)) {
	for _, id := range ids {
		if !isGroupID(id) {
			continue
		}
		if it, ok := w.groups.findItem(id, check); ok {
			w.found[id] = it
		}
	}
}

// findRows finds the rows among some ids. Of several rows with one id it finds the first.
func (w *idWork) findRows(ids []string, check func(int)) {
	wanted := map[string]bool{}
	for _, id := range ids {
		if id != "" && !isGroupID(id) {
			wanted[id] = true
		}
	}
	for row := coord.Record(0); row < coord.Record(w.rows.N) && len(wanted) > 0; row++ {
		if row&1023 == 1023 {
			check(1024)
		}
		if id := w.rows.ID(row); wanted[id] {
			w.found[id] = row.Item()
			delete(wanted, id)
		}
	}
}
