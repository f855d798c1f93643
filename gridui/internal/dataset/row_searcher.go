// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package dataset

import (
	"strings"

	"gioui.org/layout"

	"github.com/giogrid/giogrid/gridui/internal/coord"
	"github.com/giogrid/giogrid/gridui/internal/rowmodel"
	"github.com/giogrid/giogrid/virtualize"
)

// rowSearcher runs one rowSearch at a time.
type rowSearcher struct {
	rows   *shownRows
	jobs   *jobs
	index  *idIndex
	find   *rowLookup
	groups *groups
	rowSearch
}

// rowSearch is a background job that finds the rows again that the screen and the focus were at,
// where they moved further than a frame looks. Until it finishes, screen and focus stay where
// they are; moving them cancels it.
type rowSearch struct {
	job *rowmodel.Job
	// gen is the generation of the rows that the job reads, found are the records by id.
	gen   uint64
	found map[string]coord.Item
	// Anchor is the id of the row that was at the top, Inside how far it was scrolled over in
	// pixels. Stood is where the screen stands since, valid once a frame was drawn.
	Anchor string
	Inside int
	Stood  virtualize.Anchor[string]
	drawn  bool
	// Focus is the id of the row that had the focus, Instead that of the row that has it now.
	Focus, Instead string
}

// Drop cancels the search.
func (s *rowSearch) Drop() {
	if s.job != nil {
		s.job.Cancel()
	}
	*s = rowSearch{}
}

// hasGroup reports whether one of the rows is a group.
func (s *rowSearch) hasGroup() bool { return isGroupID(s.Anchor) || isGroupID(s.Focus) }

func isGroupID(id string) bool { return strings.HasPrefix(id, groupPrefix) }

// MissAnchor notes that the row at the top of the screen was not found.
func (s *rowSearch) MissAnchor(id string, inside int) { s.Anchor, s.Inside = id, inside }

// MissFocus notes that the focused row was not found.
func (s *rowSearch) MissFocus(id string) { s.Focus = id }

// Start searches for the rows that were not found within the frame; focused is the id of the row
// that has the focus now.
func (rs *rowSearcher) Start(focused string) {
	s, r, groups := &rs.rowSearch, rs.rows.Reader(), rs.groups.search()
	lost := rowSearch{Anchor: s.Anchor, Inside: s.Inside, Focus: s.Focus}
	s.Drop()
	switch {
	case lost.Anchor == "" && lost.Focus == "" || r.Unread || r.N <= InlineRows:
		return
	case rs.index.Complete() && !(groups.many() && lost.hasGroup()):
		return
	}
	lost.gen, lost.found, lost.Instead = rs.rows.Order.Now.gen, map[string]coord.Item{}, focused
	found := lost.found
	lost.job = rowmodel.NewJob(r.N, func(check func(int)) error {
		rows := 0 // to be found that are no groups
		for _, id := range [...]string{lost.Anchor, lost.Focus} {
			if !isGroupID(id) {
				rows += min(len(id), 1)
			} else if group := groups.find(id, check); group > 0 {
				found[id] = coord.GroupItem(group)
			}
		}
		if rows == 0 {
			return nil
		}
		for row := range coord.Record(r.N) {
			if row&1023 == 1023 {
				check(1024)
			}
			id := r.ID(row)
			if id == "" || id != lost.Anchor && id != lost.Focus {
				continue
			}
			if _, twice := found[id]; twice {
				continue
			}
			found[id] = row.Item()
			if rows--; rows == 0 || lost.Anchor == lost.Focus {
				break
			}
		}
		return nil
	})
	*s = lost
	rs.jobs.Launch(s.job, r.N)
}

// Take returns a search that has finished; anchor is where the screen stands in this frame. ok
// is false if none has.
func (rs *rowSearcher) Take(gtx layout.Context, anchor virtualize.Anchor[string]) (done rowSearch, ok bool) {
	s := &rs.rowSearch
	if s.job == nil {
		return done, false
	}
	if s.gen != rs.rows.Order.Now.gen {
		s.Drop()
		return done, false
	}
	if !s.drawn {
		s.drawn, s.Stood = true, anchor
	}
	if !rs.jobs.Work(gtx, s.job) {
		return done, false
	}
	done = *s
	*s = rowSearch{}
	return done, true
}

// FoundAt is the position of a row that a search found.
func (rs *rowSearcher) FoundAt(s *rowSearch, id string) (shown coord.Pos, ok bool) {
	it, ok := s.found[id]
	if ok && it < 0 && rs.rows.groupID(rs.rows.Order.Model.Groups(), it.Group()) == id {
		return rs.find.shownGroup(it.Group())
	}
	if !ok || it < 0 || s.job.Err() != nil || rs.rows.Order.Gone.Has(it.Record()) {
		return -1, false
	}
	shown = rs.rows.NearestOf(it.Record())
	return shown, shown >= 0
}
