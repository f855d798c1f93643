// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package dataset

import (
	"strings"

	"gioui.org/layout"

	"github.com/giogrid/giogrid/gridui/internal/coord"
	"github.com/giogrid/giogrid/virtualize"
)

// rowSearcher runs one rowSearch at a time.
type rowSearcher struct {
	finder *idFinder
	rowSearch
}

// rowSearch is a background job that finds the rows of the screen and the focus again, if they
// moved further than a frame searches. Until it finishes, screen and focus keep their places;
// moving them cancels it.
type rowSearch struct {
	search *IDSearch
	// Anchor is the id of the row that was at the top, Inside the pixels of it that were scrolled
	// out. Stood is the scroll position since then, valid when drawn is set.
	Anchor string
	Inside int
	Stood  virtualize.Anchor[string]
	drawn  bool
	// Focus is the id of the previously focused row, Instead the id of the row that has the focus
	// now.
	Focus, Instead string
}

// Drop cancels the search.
func (s *rowSearch) Drop() {
	s.search.Cancel()
	*s = rowSearch{}
}

// isGroupID reports whether an id belongs to a group or a footer.
func isGroupID(id string) bool {
	return strings.HasPrefix(id, groupPrefix) || strings.HasPrefix(id, footerPrefix)
}

// MissAnchor notes that the row at the top of the screen was not found.
func (s *rowSearch) MissAnchor(id string, inside int) { s.Anchor, s.Inside = id, inside }

// MissFocus notes that the focused row was not found.
func (s *rowSearch) MissFocus(id string) { s.Focus = id }

// Start searches for the rows that a frame did not find; focused is the id of the row that has the
// focus now.
func (rs *rowSearcher) Start(focused string) {
	s := &rs.rowSearch
	lost := rowSearch{Anchor: s.Anchor, Inside: s.Inside, Focus: s.Focus, Instead: focused}
	s.Drop()
	if lost.Anchor == "" && lost.Focus == "" {
		return
	}
	if lost.search = rs.finder.Search(lost.Anchor, lost.Focus); lost.search != nil {
		*s = lost
	}
}

// Take returns a finished search; anchor is the scroll position of this frame. ok is false if no
// search has finished.
func (rs *rowSearcher) Take(gtx layout.Context, anchor virtualize.Anchor[string]) (done rowSearch, ok bool) {
	s := &rs.rowSearch
	if s.search == nil {
		return done, false
	}
	if s.search.Stale() {
		s.Drop()
		return done, false
	}
	if !s.drawn {
		s.drawn, s.Stood = true, anchor
	}
	if !s.search.Work(gtx) {
		return done, false
	}
	done = *s
	*s = rowSearch{}
	return done, true
}

// FoundAt returns the position of a row that the search found.
func (s *rowSearch) FoundAt(id string) (shown coord.Pos, ok bool) { return s.search.Nearest(id) }
