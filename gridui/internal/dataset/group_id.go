// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package dataset

import (
	"encoding/json"

	"github.com/giogrid/giogrid/gridui/internal/column"
	"github.com/giogrid/giogrid/gridui/internal/rowdata"
	"github.com/giogrid/giogrid/gridui/internal/rowmodel"
)

// groupPrefix begins the ids of groups.
const groupPrefix = "__group__:"

// GroupText is the value that a group of a level stands for, as it shows.
func GroupText(rows rowdata.Source, d *column.Def, row int32) string {
	rows = rows.Lease()
	defer rows.Release()
	at := rows.At(int(row))
	if d.GroupText != nil {
		return d.GroupText(at)
	}
	return string(d.AppendText(nil, at))
}

// groupID is the id of a group: the texts of its levels.
func groupID(rows rowdata.Source, by []*column.Def, groups *rowmodel.Groups, group int) string {
	at := &groups.List[group]
	path := make([]string, at.Level)
	for level := int(at.Level); level > 0; level-- {
		path[level-1] = GroupText(rows, by[level-1], at.Row)
	}
	text, err := json.Marshal(path)
	if err != nil { // no text fails
		return groupPrefix
	}
	return groupPrefix + string(text)
}

// groupNamed is a group whose id is known, and what that depends on. A settled frame asks
// for one group alone, the one at its top.
type groupNamed struct {
	groups     *rowmodel.Groups
	group      int
	gen        uint64
	rows, cols uint32
}
