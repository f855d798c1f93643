// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package dataset

import (
	"encoding/json"

	"github.com/giogrid/giogrid/gridui/internal/column"
	"github.com/giogrid/giogrid/gridui/internal/coord"
	"github.com/giogrid/giogrid/gridui/internal/rowdata"
	"github.com/giogrid/giogrid/gridui/internal/rowmodel"
)

// groupPrefix begins the ids of groups.
const groupPrefix = "__group__:"

// GroupText is the text of the value that a group stands for.
func GroupText(rows rowdata.Source, d *column.Def, row coord.Record) string {
	rows = rows.Lease()
	defer rows.Release()
	at := rows.At(int(row))
	if d.GroupText != nil {
		return d.GroupText(at)
	}
	return string(d.AppendText(nil, at))
}

// groupID is the id of a group: the texts of its levels as JSON.
func groupID(rows rowdata.Source, by []*column.Def, groups *rowmodel.Groups, group int) string {
	at := &groups.List[group]
	path := make([]string, at.Level)
	for level := int(at.Level); level > 0; level-- {
		path[level-1] = GroupText(rows, by[level-1], at.Record())
	}
	text, err := json.Marshal(path)
	if err != nil { // no text fails
		return groupPrefix
	}
	return groupPrefix + string(text)
}

// groupNamed identifies a group whose id is cached, and all that the id depends on.
type groupNamed struct {
	groups     *rowmodel.Groups
	group      int
	gen        uint64
	rows, cols uint32
}
