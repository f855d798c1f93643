// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package filtering

import (
	"time"

	"gioui.org/layout"

	"github.com/giogrid/giogrid/gridui/filter"
)

// typedFilters is the typed filter of a column. It takes effect at the time due, unless more is typed before.
// Fields and the panel show it meanwhile.
type typedFilters struct {
	waits    bool
	columnID string
	filter   filter.Filter
	due      time.Time
}

// setTyped changes the filter of a column by a user's typing: after Filtering.Delay, if it is set.
func (s *Sources) setTyped(gtx layout.Context, col int, f filter.Filter) {
	if s.Options.Delay <= 0 {
		s.set(col, f)
		return
	}
	id := s.Columns.Leaves[col].ID
	if s.typed.columnID != id {
		s.flush()
	}
	s.typed = typedFilters{waits: true, columnID: id, filter: f.Clone(), due: gtx.Now.Add(s.Options.Delay)}
}

// flush applies a waiting filter.
func (s *Sources) flush() {
	if t := s.typed; t.waits {
		s.typed = typedFilters{}
		s.Grid.SetFilter(t.columnID, t.filter)
	}
}

// flushDue applies a waiting filter when it is due. A clock that was set back does not prolong the wait.
func (s *Sources) flushDue(now time.Time) {
	if t := &s.typed; t.waits && (!now.Before(t.due) || t.due.After(now.Add(s.Options.Delay))) {
		s.flush()
	}
}
