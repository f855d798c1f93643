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

// groupPrefix begins the ids of groups, footerPrefix the ids of their footers.
const (
	groupPrefix  = "__group__:"
	footerPrefix = "__footer__:"
)

// groupID returns the id of a group: the texts of its levels as JSON.
func groupID(rows rowdata.Source, by []column.GroupBy, groups *rowmodel.Groups, group int) string {
	at := &groups.List[group]
	path := make([]string, at.Level)
	for level := int(at.Level); level > 0; level-- {
		path[level-1] = textOf(rows, &by[level-1], at.Record())
	}
	return string(jsonid.AppendTexts([]byte(groupPrefix), path))
}

// ownID returns the id of a group or a footer.
func ownID(rows rowdata.Source, by []column.GroupBy, groups *rowmodel.Groups, it coord.Item) string {
	id := groupID(rows, by, groups, it.Group())
	if it.IsFooter() {
		return footerPrefix + strings.TrimPrefix(id, groupPrefix)
	}
	return id
}

// groupNamed identifies a group whose id is cached, and the state that the id depends on.
type groupNamed struct {
	groups     *rowmodel.Groups
	item       coord.Item
	gen        uint64
	rows, cols uint32
}
