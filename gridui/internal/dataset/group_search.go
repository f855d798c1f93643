// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package dataset

import (
	"encoding/json"
	"strings"

	"github.com/giogrid/giogrid/gridui/internal/column"
	"github.com/giogrid/giogrid/gridui/internal/rowdata"
	"github.com/giogrid/giogrid/gridui/internal/rowmodel"
)

// groupSearch finds a group by its id. Any goroutine may use it while the rows stay as they
// are.
type groupSearch struct {
	rows   rowdata.Source
	by     []*column.Def
	groups *rowmodel.Groups
}

func (ds *Set) groupSearch() groupSearch {
	s := groupSearch{rows: ds.Order.Now.Records, by: ds.Order.Now.By.By}
	if ds.Order.Now.By.groups() { // those of a tree are its branches
		s.groups = ds.Order.Model.Groups()
	}
	return s
}

// many says that there are more groups than a frame looks at.
func (s *groupSearch) many() bool { return s.groups != nil && len(s.groups.List) > InlineRows }

// find is the number of a group, 0 where there is none. check is called with the number of
// groups that were looked at.
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
		// To make its id takes longer than to see that a group has another text.
		if int(at.Level) == len(path) && GroupText(s.rows, s.by[at.Level-1], at.Row) == path[at.Level-1] && groupID(s.rows, s.by, s.groups, i) == id {
			return i
		}
	}
	return 0
}

// findGroup is where a group shows. Of many groups it looks near a place alone; rowSearch
// looks further.
func (ds *Set) findGroup(id string, near int) (shown int, ok bool) {
	s := ds.groupSearch()
	switch {
	case s.groups == nil || !ds.Outlined():
		return 0, false
	case s.many():
		f := rowFinder{id: ds.RowID, hi: ds.ShownCount(), most: findNear}
		return f.find(id, near)
	}
	return ds.shownGroup(s.find(id, func(int) {}))
}

// shownGroup is where a group shows; 0 is none.
func (ds *Set) shownGroup(group int) (shown int, ok bool) {
	groups, o := ds.Order.Model.Groups(), ds.Order.Model.Outline()
	if group <= 0 || groups == nil || group >= len(groups.List) {
		return 0, false
	}
	place := o.Place(int(groups.List[group].Row))
	for place >= 0 && int(^o.Item(place)) != group {
		place = o.Parent(place)
	}
	if place < 0 {
		return 0, false
	}
	shown = ds.BodyPlace(o.Index(place))
	return shown, shown >= 0
}
