// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package dataset

import (
	"slices"

	"gioui.org/layout"

	"github.com/giogrid/giogrid/gridui/internal/coord"
	"github.com/giogrid/giogrid/gridui/internal/rowmodel"
)

// idFinder starts background jobs that find rows by id beyond the reach of a frame.
type idFinder struct {
	rows   *shownRows
	jobs   *jobs
	index  *idIndex
	lookup *rowLookup
	groups *groups
}

// IDSearch is a background job that finds rows by id among all rows. Its result is valid while the
// rows are unchanged.
type IDSearch struct {
	in  *idFinder
	job *rowmodel.Job
	// gen is the generation of the rows that the job reads, found holds the records by id.
	gen   uint64
	found map[string]coord.Item
}

// Search starts a search for rows that FindShown did not find. It returns nil if a frame searched
// all rows, or if rows may not be scanned.
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

// Work advances the search and reports whether it has finished. If not, it requests another frame.
func (s *IDSearch) Work(gtx layout.Context) bool { return s.in.jobs.Work(gtx, s.job) }

// Cancel ends the search. s may be nil.
func (s *IDSearch) Cancel() {
	if s != nil {
		s.job.Cancel()
	}
}

// Shown returns the position of a row that a finished search found. ok is false if the row does not
// show.
func (s *IDSearch) Shown(id string) (shown coord.Pos, ok bool) {
	return s.place(id, s.in.rows.ShownOf)
}

// Nearest returns the position of the row with an id, as Shown does. For a hidden row, it returns the
// position of the nearest visible row.
func (s *IDSearch) Nearest(id string) (shown coord.Pos, ok bool) {
	return s.place(id, s.in.rows.NearestOf)
}

// place returns the position of a found item: of a group if it shows, of a record by the function
// of.
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

// idWork holds the state of an IDSearch's job.
type idWork struct {
	rows   Reader
	groups groupSearch
	found  map[string]coord.Item
}

// findGroups finds the groups among ids.
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

// findRows finds the rows among ids. Of several rows with the same id it finds the first.
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
