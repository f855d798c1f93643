// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package gridui

import "strings"

// columnChoice is a line of the chooser: a column, or a group of headers above those
// that follow, as columns of several groups may have one name.
type columnChoice struct {
	id, header string
	// in is the name of the group that it is in, depth how many there are.
	in    string
	depth int
	// end is the line after the last column of a group, 0 of a column.
	end int
	// columns, shown and free count the columns that the line stands for, those that
	// show, and those that can be shown and hidden.
	columns, shown, free int
}

// isGroup says whether the line is that of a group.
func (c *columnChoice) isGroup() bool { return c.end > 0 }

// count takes a column into the line of a group.
func (c *columnChoice) count(of *columnChoice) {
	c.columns += of.columns
	c.shown += of.shown
	c.free += of.free
}

// choices appends the columns whose header or id holds a text, or that are in a group
// of such a header or id, with a line for each run of a group.
func (c *columnSet) choices(dst []columnChoice, search string) []columnChoice {
	var open [maxGroupDepth]int
	var path []int
	last := c.lastShown()
	closeTo := func(depth int) {
		for _, at := range open[min(depth, len(path)):len(path)] {
			dst[at].end = len(dst)
		}
	}
	for i := range c.all {
		l := &c.all[i]
		if l.own || l.grouped || !c.found(l, search) {
			continue
		}
		shared := sharedGroups(path, l.groups)
		closeTo(shared)
		path = l.groups
		for depth := shared; depth < len(path); depth++ {
			g := &c.groups[path[depth]]
			open[depth] = len(dst)
			dst = append(dst, columnChoice{id: g.id, header: nameOr(g.header, g.id), in: c.groupName(path, depth-1), depth: depth})
		}
		ch := columnChoice{id: l.id, header: nameOr(l.header, l.id), in: c.groupName(path, len(path)-1), depth: len(path), columns: 1}
		if !l.out {
			ch.shown = 1
		}
		if !l.required && (l.out || !last) {
			ch.free = 1
		}
		for _, at := range open[:len(path)] {
			dst[at].count(&ch)
		}
		dst = append(dst, ch)
	}
	closeTo(0)
	return dst
}

// found says whether a column, or a group that it is in, holds a text in lower case.
func (c *columnSet) found(l *leaf, search string) bool {
	if holds(l.header, l.id, search) {
		return true
	}
	for _, g := range l.groups {
		if holds(c.groups[g].header, c.groups[g].id, search) {
			return true
		}
	}
	return false
}

func holds(header, id, search string) bool {
	return search == "" || strings.Contains(strings.ToLower(header), search) || strings.Contains(strings.ToLower(id), search)
}

// groupName is the name of a group of a path, "" above the outermost.
func (c *columnSet) groupName(path []int, depth int) string {
	if depth < 0 {
		return ""
	}
	g := &c.groups[path[depth]]
	return nameOr(g.header, g.id)
}

// nameOr is a header, or the id of what has none.
func nameOr(header, id string) string {
	if header == "" {
		return id
	}
	return header
}
