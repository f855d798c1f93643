// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package dataset

import (
	"encoding/json"
	"strings"

	"github.com/giogrid/giogrid/gridui/internal/column"
	"github.com/giogrid/giogrid/gridui/internal/rowdata"
	"github.com/giogrid/giogrid/gridui/internal/rowmodel"
)

// groupSearch finds a group by its id, on any goroutine while the rows stay as they are.
type groupSearch struct {
	rows   rowdata.Source
	by     []*column.Def
	groups *rowmodel.Groups
}

// search returns what finds a group by id.
func (gs *groups) search() groupSearch {
	s := groupSearch{rows: gs.rows.Order.Now.Records, by: gs.rows.Order.Now.By.By}
	if gs.rows.Order.On && gs.rows.Order.Now.By.groups() { // those of a tree are its branches
		s.groups = gs.rows.Order.Model.Groups()
	}
	return s
}

// many reports whether there are more groups than a frame may look at.
func (s *groupSearch) many() bool { return s.groups != nil && len(s.groups.List) > InlineRows }

// find is the number of a group, 0 if there is none. It calls check with the number of groups
// visited since.
func (s *groupSearch) find(id string, check func(visits int)) (group int) {
	var path []string
	if s.groups == nil || json.Unmarshal([]byte(strings.TrimPrefix(id, groupPrefix)), &path) != nil || len(path) == 0 {
		return 0
	}
	for i := 1; i < len(s.groups.List); i++ {
		if i&1023 == 1023 {
			check(1024)
		}
		at := &s.groups.List[i]
		// Comparing the text is faster than making the id.
		if int(at.Level) == len(path) && GroupText(s.rows, s.by[at.Level-1], at.Record()) == path[at.Level-1] && groupID(s.rows, s.by, s.groups, i) == id {
			return i
		}
	}
	return 0
}
