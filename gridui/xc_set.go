// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package gridui

import (
	"slices"

	"gioui.org/layout"
	"gioui.org/unit"

	"github.com/giogrid/giogrid/gridui/internal/column"
	"github.com/giogrid/giogrid/gridui/option"
	"github.com/giogrid/giogrid/layoutx"
)

// leaf is a column that holds cells, as the engine knows it: without its row type.
type leaf struct {
	id, header string
	// hint is the header's tooltip.
	hint  string
	kind  option.Kind
	align option.Align
	pane  layoutx.Pane
	// def is the place in the grid's own list of erased columns.
	def int
	// groups are the header groups above it, outermost first, as indices into
	// columnSet.groups.
	groups []int
	// cell, head and foot say that widgets of the caller stand there; look and
	// footer that there is something to ask.
	cell, head, foot, look, footer bool
	// ticks says that its cells are boxes to tick.
	ticks bool
	// utility marks columns of the grid's own, such as row numbers; rowPin those of the
	// buttons that pin rows.
	utility, rowPin bool
	// sorts says that the rows can be ordered by it, filters that they can be
	// filtered by it; outline that it shows groups.
	sorts, filters, outline bool
	// sortAlone says that it is no part of an order of several columns.
	sortAlone bool
	// lines is how many lines its cells may have, 0 where their text does not wrap.
	lines int
	// own marks columns that the grid adds, fixed, locked, unpinnable and required
	// what a user cannot do to a column; keep stays when its group is collapsed.
	own, fixed, locked, unpinnable, required, keep bool
	// hidden says that the column does not show unless someone asks for it, out that
	// it does not show now; grouped that the rows' groups stand for it.
	hidden, out, grouped bool
	// home is the pane it is pinned to, which it may have had to leave.
	home layoutx.Pane

	width, min, max unit.Dp
	// sized is the width that it was given in place of its own, or 0.
	sized unit.Dp
	flex  float32
	auto  bool
}

// groupHead is a header over several columns.
type groupHead struct {
	id, header, hint string
	align            option.Align
	// cell is what the caller draws in place of the text, or nil.
	cell layout.Widget
	// locked says that users cannot move it, collapsible that they can collapse it.
	locked, collapsible, collapsed bool
}

// groupSpan is one run of neighbouring columns under the same group: [first,
// end) among the shown columns.
type groupSpan struct{ group, first, end int }

// columnSet holds the columns of a grid in the order they are shown: left pane,
// centre, right pane.
type columnSet struct {
	// rev grows when anything here changes, given when the caller's columns do.
	rev, given uint32
	leaves     []leaf
	// all are the columns that show and those that do not, in order; wanted those
	// that show, by the pane they are pinned to: pinned[p] of them, and yields those of
	// them that have had to leave it.
	all, wanted []leaf
	// defined are the ids of all columns in the order they were defined in.
	defined []string
	pinned  [3]int
	yields  []bool
	groups  []groupHead
	// count is the number of columns by pane.
	count [3]int
	// levels is the number of header rows, 1 without groups.
	levels int
	// spans holds the groups' runs by pane and level, in order.
	spans [3][][]groupSpan
	// anyLook, anyCell and anyFooter say whether any column asks for it.
	anyLook, anyCell, anyHead, anyFooter, anyTick bool
	// wrapping are the columns whose text wraps.
	wrapping []int
	// defs are the definitions of all, by leaf.def.
	defs []*column.Def
	// kit is the cell editor that an editable column brought, nil where none did.
	kit any
	// outline is the column that shows what is below what, or -1; detail that with the
	// marks that open details, or -1.
	outline, detail int
	tree            treeColumn
}

// treeColumn says whether rows form a tree, and the id of the column that shows it; empty:
// the first one.
type treeColumn struct {
	on bool
	id string
}

// def is the definition of the column at an index among those that show.
func (c *columnSet) def(col int) *column.Def { return c.defs[c.leaves[col].def] }

// first is the index of the first column of a pane.
func (c *columnSet) first(p layoutx.Pane) int {
	switch p {
	case layoutx.Center:
		return c.count[layoutx.Left]
	case layoutx.Right:
		return c.count[layoutx.Left] + c.count[layoutx.Center]
	}
	return 0
}

// find is the index of the column with an id, or -1.
//
//go:noinline
func (c *columnSet) find(id string) int {
	return slices.IndexFunc(c.leaves, func(l leaf) bool { return l.id == id })
}

// inAll is the place of a column among all columns, or -1.
func (c *columnSet) inAll(id string) int {
	return slices.IndexFunc(c.all, func(l leaf) bool { return l.id == id })
}

// ids are all columns of the caller's, in order.
func (c *columnSet) ids() []string {
	out := make([]string, 0, len(c.all))
	for i := range c.all {
		if !c.all[i].own {
			out = append(out, c.all[i].id)
		}
	}
	return out
}

// lastShown says whether only one column shows, which cannot be hidden.
func (c *columnSet) lastShown() bool {
	n := 0
	for i := range c.all {
		if l := &c.all[i]; !l.own && !l.out {
			n++
		}
	}
	return n <= 1
}

// named says whether an id is that of a column or of a group above it.
//
//go:noinline
func (c *columnSet) named(l *leaf, id string) bool {
	if l.id == id {
		return true
	}
	return slices.ContainsFunc(l.groups, func(g int) bool { return c.groups[g].id == id })
}

// spansIn returns the runs of a level that touch the columns [first, end).
func (c *columnSet) spansIn(p layoutx.Pane, level, first, end int) []groupSpan {
	s := c.spans[p][level]
	lo, _ := slices.BinarySearchFunc(s, first, func(g groupSpan, at int) int {
		if g.end <= at {
			return -1
		}
		return 1
	})
	hi := lo
	for hi < len(s) && s[hi].first < end {
		hi++
	}
	return s[lo:hi]
}

// outlineOf is the index of the column that shows what is below what, or -1.
func (c *columnSet) outlineOf() int {
	if c.tree.on && c.tree.id != "" {
		if at := c.find(c.tree.id); at >= 0 {
			return at
		}
	}
	return slices.IndexFunc(c.leaves, func(l leaf) bool { return l.outline || !l.utility && c.tree.on })
}

const (
	// selectColumnID is the id of the column of check boxes, groupColumnID that of the
	// column of groups.
	selectColumnID = "__select__"
	groupColumnID  = "__group__"
)
