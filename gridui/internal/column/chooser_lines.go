// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package column

import (
	"strings"

	"github.com/giogrid/giogrid/gridui/internal/nocmp"
)

// ChooserLine is a line of the column chooser: a column, or the heading of a group above its columns. Columns
// of several groups may have the same name.
type ChooserLine struct {
	_ nocmp.Struct

	ID, Header string
	// In is the name of the enclosing group, Depth the number of enclosing groups.
	In    string
	Depth int
	// End is the line after the last column of a group, 0 for a column.
	End int
	// Columns, Shown and Free count the line's columns, its shown columns, and the columns that users can
	// show and hide.
	Columns, Shown, Free int
}

// IsGroup reports whether the line is a group.
func (c *ChooserLine) IsGroup() bool { return c.End > 0 }

// count adds a column to the counts of its group.
func (c *ChooserLine) count(of *ChooserLine) {
	c.Columns += of.Columns
	c.Shown += of.Shown
	c.Free += of.Free
}

// Choices appends the columns with a header or id that contains search, in lower case, and those in a group
// with such a header or id. Each run of a group begins with a line for the group.
func (c *Set) Choices(dst []ChooserLine, search string) []ChooserLine {
	var open [maxGroupDepth]int
	var path []int
	last := c.lastShown()
	closeTo := func(depth int) {
		for _, at := range open[min(depth, len(path)):len(path)] {
			dst[at].End = len(dst)
		}
	}
	for i := range c.All {
		l := &c.All[i]
		if l.Own || l.Grouped || !c.found(l, search) {
			continue
		}
		shared := SharedGroups(path, l.Groups)
		closeTo(shared)
		path = l.Groups
		for depth := shared; depth < len(path); depth++ {
			g := &c.Groups[path[depth]]
			open[depth] = len(dst)
			dst = append(dst, ChooserLine{ID: g.ID, Header: NameOr(g.Header, g.ID), In: c.groupName(path, depth-1), Depth: depth})
		}
		ch := ChooserLine{ID: l.ID, Header: NameOr(l.Header, l.ID), In: c.groupName(path, len(path)-1), Depth: len(path), Columns: 1}
		if !l.Out {
			ch.Shown = 1
		}
		if !l.Required && (l.Out || !last) {
			ch.Free = 1
		}
		for _, at := range open[:len(path)] {
			dst[at].count(&ch)
		}
		dst = append(dst, ch)
	}
	closeTo(0)
	return dst
}

// found reports whether a column, or a group that contains it, matches a text in lower case.
func (c *Set) found(l *Leaf, search string) bool {
	if holds(l.Header, l.ID, search) {
		return true
	}
	for _, g := range l.Groups {
		if holds(c.Groups[g].Header, c.Groups[g].ID, search) {
			return true
		}
	}
	return false
}

func holds(header, id, search string) bool {
	return search == "" || strings.Contains(strings.ToLower(header), search) || strings.Contains(strings.ToLower(id), search)
}

// groupName returns the name of the group at a depth of a path, or "" for depth -1.
func (c *Set) groupName(path []int, depth int) string {
	if depth < 0 {
		return ""
	}
	g := &c.Groups[path[depth]]
	return NameOr(g.Header, g.ID)
}

// NameOr returns header, or id if header is empty.
func NameOr(header, id string) string {
	if header == "" {
		return id
	}
	return header
}
