// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package dataset

import (
	"strings"

	"github.com/giogrid/giogrid/gridui/internal/column"
	"github.com/giogrid/giogrid/gridui/internal/coord"
	"github.com/giogrid/giogrid/gridui/internal/jsonid"
	"github.com/giogrid/giogrid/gridui/internal/rowdata"
	"github.com/giogrid/giogrid/gridui/internal/rowmodel"
)

// groupSearch finds a group by its id, on any goroutine while the rows are unchanged.
type groupSearch struct {
	rows   rowdata.Source
	by     []column.GroupBy
	groups *rowmodel.Groups
}

// search returns a groupSearch for the visible rows.
func (gs *groups) search() groupSearch {
	s := groupSearch{rows: gs.rows.Order.Now.Records, by: gs.rows.Order.Now.By.By}
	if gs.rows.Order.On && gs.rows.Order.Now.Tree == nil { // a tree has branches instead
		s.groups = gs.rows.Order.Model.Groups()
	}
	return s
}

// many reports whether there are more groups than a frame may search.
func (s *groupSearch) many() bool { return s.groups != nil && len(s.groups.List) > InlineRows }

// findItem returns the group or the footer with an id; ok is false if there is none. It calls check
// with the number of groups visited since the last call.
func (s *groupSearch) findItem(id string, check func(visits int)) (it coord.Item, ok bool) {
	path, footer := strings.CutPrefix(id, footerPrefix)
	switch {
	case s.groups == nil:
		return 0, false
	case !footer:
		group := s.find(id, check)
		return coord.GroupItem(group), group > 0
	case path == totalPath:
		return coord.FooterItem(0), true
	}
	group := s.find(groupPrefix+path, check)
	return coord.FooterItem(group), group > 0
}

// totalPath is the part after the prefix in the id of the total of all rows.
const totalPath = "[]"

// find returns the number of a group, 0 if there is none. It calls check with the number of groups
// visited since the last call.
func (s *groupSearch) find(id string, check func(visits int)) (group int) {
	path, _ := jsonid.Texts(strings.TrimPrefix(id, groupPrefix))
	if s.groups == nil || len(path) == 0 {
		return 0
	}
	for i := 1; i < len(s.groups.List); i++ {
		if i&1023 == 1023 {
			check(1024)
		}
		at := &s.groups.List[i]
		// Comparing the text is faster than building the id.
		if int(at.Level) == len(path) && textOf(s.rows, &s.by[at.Level-1], at.Record()) == path[at.Level-1] && groupID(s.rows, s.by, s.groups, i) == id {
			return i
		}
	}
	return 0
}
