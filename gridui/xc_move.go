// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package gridui

import (
	"slices"

	"github.com/giogrid/giogrid/gridui/internal/idlist"
	"github.com/giogrid/giogrid/layoutx"
)

// columnMove is where columns go: those of some ids, and with a group all of its
// own, into a pane between two columns that show there. Either may be empty.
type columnMove struct {
	ids           []string
	group         string
	within        int
	pane          layoutx.Pane
	after, before string
}

// pinPlace is the place in a list of pinned columns that a move leads to.
func pinPlace(list []string, m columnMove) int {
	if i := slices.Index(list, m.after); i >= 0 {
		return i + 1
	}
	if i := slices.Index(list, m.before); i >= 0 {
		return i
	}
	return len(list)
}

// ordered is the order of all columns after a move into the centre, with the columns
// of groups together where they are to be. Columns that do not show there stay with
// the groups that the move goes by.
func (c *columnSet) ordered(moved []string, m columnMove, together bool) []string {
	var rest, taken []leaf
	for _, l := range c.all {
		switch {
		case l.own:
		case idlist.Has(moved, l.id):
			taken = append(taken, l)
		default:
			rest = append(rest, l)
		}
	}
	at := c.landing(rest, m)
	if at < 0 {
		return nil
	}
	all := slices.Insert(rest, at, taken...)
	if together {
		all = gather(all, 0, moved)
	}
	out := make([]string, 0, len(all))
	for i := range all {
		out = append(out, all[i].id)
	}
	return out
}

// gather puts the columns of each group from a level on together: where the first
// of them is, or the first of those that moved.
func gather(all []leaf, level int, moved []string) []leaf {
	in := func(l *leaf, group int) bool { return level < len(l.groups) && l.groups[level] == group }
	place := map[int]string{}
	for pass := range 2 {
		for i := range all {
			l := &all[i]
			if level < len(l.groups) && place[l.groups[level]] == "" && (pass > 0 || idlist.Has(moved, l.id)) {
				place[l.groups[level]] = l.id
			}
		}
	}
	var out []leaf
	for i := range all {
		l := &all[i]
		switch {
		case level >= len(l.groups):
			out = append(out, *l)
		case place[l.groups[level]] == l.id:
			var block []leaf
			for j := range all {
				if in(&all[j], l.groups[level]) {
					block = append(block, all[j])
				}
			}
			out = append(out, gather(block, level+1, moved)...)
		}
	}
	return out
}

// landing is the place among other columns that a move leads to, or -1 if that
// says nothing of the order.
func (c *columnSet) landing(rest []leaf, m columnMove) int {
	scrolls := func(id string) bool {
		i := c.find(id)
		return i >= 0 && c.leaves[i].home == layoutx.Center
	}
	find := func(id string) int {
		if !scrolls(id) {
			return -1
		}
		return slices.IndexFunc(rest, func(l leaf) bool { return l.id == id })
	}
	joins := func(i, j int) bool {
		return !scrolls(rest[i].id) && sharedGroups(rest[i].groups, rest[j].groups) > m.within
	}
	if i := find(m.after); i >= 0 {
		at := i + 1
		for at < len(rest) && joins(at, i) {
			at++
		}
		return at
	}
	if i := find(m.before); i >= 0 {
		at := i
		for at > 0 && joins(at-1, i) {
			at--
		}
		return at
	}
	return -1
}

// sharedGroups is how many groups two columns have in common, from the outermost.
func sharedGroups(a, b []int) int {
	n := 0
	for n < len(a) && n < len(b) && a[n] == b[n] {
		n++
	}
	return n
}
