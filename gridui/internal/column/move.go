// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package column

import (
	"slices"

	"github.com/giogrid/giogrid/gridui/internal/idlist"
	"github.com/giogrid/giogrid/layoutx"
)

// Move moves the columns with the given ids, and all columns of a group, into a pane between two of its
// columns. After and Before may be empty.
type Move struct {
	IDs           []string
	Group         string
	Within        int
	Pane          layoutx.Pane
	After, Before string
}

// PinPlace returns the index in a list of pinned columns at which a move inserts.
func PinPlace(list []string, m Move) int {
	if i := slices.Index(list, m.After); i >= 0 {
		return i + 1
	}
	if i := slices.Index(list, m.Before); i >= 0 {
		return i
	}
	return len(list)
}

// Ordered returns the order of all columns after a move into the centre. If together is set, it keeps the
// columns of each group together. Columns not shown there stay with the groups that the move passes.
func (c *Set) Ordered(moved []string, m Move, together bool) []string {
	var rest, taken []Leaf
	for _, l := range c.All {
		switch {
		case l.Own:
		case idlist.Has(moved, l.ID):
			taken = append(taken, l)
		default:
			rest = append(rest, l)
		}
	}
	at := c.landing(rest, m)
	if at < 0 {
		return nil
	}
	all := append(append(append(make([]Leaf, 0, len(rest)+len(taken)), rest[:at]...), taken...), rest[at:]...)
	if together {
		all = gather(all, 0, moved)
	}
	out := make([]string, 0, len(all))
	for i := range all {
		out = append(out, all[i].ID)
	}
	return out
}

// gather puts the columns of each group together, from a level on: at the first moved column of the group, or
// at its first column if none moved.
func gather(all []Leaf, level int, moved []string) []Leaf {
	in := func(l *Leaf, group int) bool { return level < len(l.Groups) && l.Groups[level] == group }
	place := map[int]string{}
	for pass := range 2 {
		for i := range all {
			l := &all[i]
			if level < len(l.Groups) && place[l.Groups[level]] == "" && (pass > 0 || idlist.Has(moved, l.ID)) {
				place[l.Groups[level]] = l.ID
			}
		}
	}
	var out []Leaf
	for i := range all {
		l := &all[i]
		switch {
		case level >= len(l.Groups):
			out = append(out, *l)
		case place[l.Groups[level]] == l.ID:
			var block []Leaf
			for j := range all {
				if in(&all[j], l.Groups[level]) {
					block = append(block, all[j])
				}
			}
			out = append(out, gather(block, level+1, moved)...)
		}
	}
	return out
}

// landing returns the index in rest to which a move leads, or -1 if the move does not determine the order.
func (c *Set) landing(rest []Leaf, m Move) int {
	scrolls := func(id string) bool {
		i := c.Find(id)
		return i >= 0 && c.Leaves[i].Home == layoutx.Center
	}
	find := func(id string) int {
		if !scrolls(id) {
			return -1
		}
		return slices.IndexFunc(rest, func(l Leaf) bool { return l.ID == id })
	}
	joins := func(i, j int) bool {
		return !scrolls(rest[i].ID) && SharedGroups(rest[i].Groups, rest[j].Groups) > m.Within
	}
	if i := find(m.After); i >= 0 {
		at := i + 1
		for at < len(rest) && joins(at, i) {
			at++
		}
		return at
	}
	if i := find(m.Before); i >= 0 {
		at := i
		for at > 0 && joins(at-1, i) {
			at--
		}
		return at
	}
	return -1
}

// SharedGroups returns the number of groups that two columns share, from the outermost.
func SharedGroups(a, b []int) int {
	n := 0
	for n < len(a) && n < len(b) && a[n] == b[n] {
		n++
	}
	return n
}
