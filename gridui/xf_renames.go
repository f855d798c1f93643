// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package gridui

import "slices"

// rowRename is a row that has another id than before.
type rowRename struct{ from, to string }

// renames are rows that have other ids, in the order in which they got them.
type renames struct {
	list []rowRename
	to   map[string]string
}

func (l *renames) add(r rowRename) {
	if l.to == nil {
		l.to = map[string]string{}
	}
	l.list, l.to[r.from] = append(l.list, r), r.to
}

// of is the new id of a row, empty if it has none.
func (l *renames) of(id string) string { return l.to[id] }

// back are the renames that take these back.
func (l *renames) back() (out renames) {
	for _, r := range slices.Backward(l.list) {
		out.add(rowRename{r.to, r.from})
	}
	return out
}
