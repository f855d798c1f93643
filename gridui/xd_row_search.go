// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package gridui

import (
	"strings"

	"gioui.org/layout"

	"github.com/giogrid/giogrid/gridui/internal/rowmodel"
	"github.com/giogrid/giogrid/virtualize"
)

// rowSearch is the background job that finds the rows again that the screen and the focus
// were at, where they went further than a frame looks. Until it has, the screen and the
// focus stay at the rows that stand there now; who moves them meanwhile calls it off.
type rowSearch struct {
	job *rowmodel.Job
	// gen is the number of the rows that the job reads, found the records of the ids.
	gen   uint64
	found map[string]int
	// anchor is the id of the row at the top, inside how far it was scrolled over, stood
	// where the screen stands since, once a frame has been drawn.
	anchor string
	inside int
	stood  virtualize.Anchor[string]
	drawn  bool
	// focus is the id of the focused row, instead that of the one that has the focus since.
	focus, instead string
}

func (s *rowSearch) drop() {
	if s.job != nil {
		s.job.Cancel()
	}
	*s = rowSearch{}
}

// hasGroup says whether one of the rows is that of a group.
func (s *rowSearch) hasGroup() bool { return isGroupID(s.anchor) || isGroupID(s.focus) }

func isGroupID(id string) bool { return strings.HasPrefix(id, groupPrefix) }

// missAnchor notes that the row at the top was not found, missFocus that the focused one
// was not.
func (s *rowSearch) missAnchor(id string, inside int) { s.anchor, s.inside = id, inside }
func (s *rowSearch) missFocus(id string)              { s.focus = id }

// startSearch looks for the rows that were not found within the frame; focused is the id of
// the row that has the focus since.
func (ds *dataset) startSearch(focused string) {
	s, r, groups := &ds.searching, ds.reader(), ds.groupSearch()
	lost := rowSearch{anchor: s.anchor, inside: s.inside, focus: s.focus}
	s.drop()
	switch {
	case lost.anchor == "" && lost.focus == "" || r.unread || r.n <= inlineRows:
		return
	case ds.isIndexed() && !(groups.many() && lost.hasGroup()):
		return
	}
	lost.gen, lost.found, lost.instead = ds.order.now.gen, map[string]int{}, focused
	found := lost.found
	lost.job = rowmodel.NewJob(r.n, func(check func(int)) error {
		rows := 0 // to be found that are no groups
		for _, id := range [...]string{lost.anchor, lost.focus} {
			if !isGroupID(id) {
				rows += min(len(id), 1)
			} else if group := groups.find(id, check); group > 0 {
				found[id] = ^group
			}
		}
		if rows == 0 {
			return nil
		}
		for row := range r.n {
			if row&1023 == 1023 {
				check(1024)
			}
			id := r.id(row)
			if id == "" || id != lost.anchor && id != lost.focus {
				continue
			}
			if _, twice := found[id]; twice {
				continue
			}
			found[id] = row
			if rows--; rows == 0 || lost.anchor == lost.focus {
				break
			}
		}
		return nil
	})
	*s = lost
	ds.launch(s.job, r.n)
}

// searched returns a search that has ended, with where the screen stands in this frame; ok
// is false where none has.
func (ds *dataset) searched(gtx layout.Context, anchor virtualize.Anchor[string]) (done rowSearch, ok bool) {
	s := &ds.searching
	if s.job == nil {
		return done, false
	}
	if s.gen != ds.order.now.gen {
		s.drop()
		return done, false
	}
	if !s.drawn {
		s.drawn, s.stood = true, anchor
	}
	if !ds.work(gtx, s.job) {
		return done, false
	}
	done = *s
	*s = rowSearch{}
	return done, true
}

// foundAt is where a row shows that was found.
func (ds *dataset) foundAt(s *rowSearch, id string) (shown int, ok bool) {
	record, ok := s.found[id]
	if ok && record < 0 && ds.groupID(ds.order.model.Groups(), ^record) == id {
		return ds.shownGroup(^record)
	}
	if !ok || record < 0 || s.job.Err() != nil || ds.order.gone.has(record) {
		return -1, false
	}
	shown = ds.nearestOf(record)
	return shown, shown >= 0
}
