// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package column

import (
	"slices"

	"gioui.org/layout"
	"gioui.org/unit"

	"github.com/giogrid/giogrid/gridui/locale"
	"github.com/giogrid/giogrid/gridui/option"
	"github.com/giogrid/giogrid/layoutx"
)

// Leaf is a column that holds cells, as the engine knows it: without its row type.
type Leaf struct {
	ID, Header string
	// Hint is the header's tooltip.
	Hint  string
	Kind  option.Kind
	Align option.Align
	Pane  layoutx.Pane
	// Def is the place in the grid's own list of erased columns.
	Def int
	// Groups are the header groups above it, outermost first, as indices into
	// columnSet.groups.
	Groups []int
	// Cell, head and foot say that widgets of the caller stand there; style and
	// footer that there is something to ask.
	Cell, Head, Foot, style, footer bool
	// Ticks says that its cells are boxes to tick.
	Ticks bool
	// Utility marks columns of the grid's own, such as row numbers; rowPin those of the
	// buttons that pin rows.
	Utility, RowPin bool
	// Digits is the number of characters of the longest number in the column of row numbers, 0
	// for other columns.
	Digits int
	// Sorts says that the rows can be ordered by it, filters that they can be
	// filtered by it; outline that it shows groups.
	Sorts, Filters, Outline bool
	// SortAlone says that it is no part of an order of several columns.
	SortAlone bool
	// Lines is how many lines its cells may have, 0 where their text does not wrap.
	Lines int
	// Own marks columns that the grid adds, fixed, locked, unpinnable and required
	// what a user cannot do to a column; keep stays when its group is collapsed.
	Own, Fixed, Locked, Unpinnable, Required, keep bool
	// Hidden says that the column does not show unless someone asks for it, out that
	// it does not show now; grouped that the rows' groups stand for it.
	Hidden, Out, Grouped bool
	// Home is the pane it is pinned to, which it may have had to leave.
	Home layoutx.Pane

	Width, Min, Max unit.Dp
	// Sized is the width that it was given in place of its own, or 0.
	Sized unit.Dp
	Flex  float32
	Auto  bool
}

// Group is a header over several columns.
type Group struct {
	ID, Header, Hint string
	Align            option.Align
	// Cell is what the caller draws in place of the text, or nil.
	Cell layout.Widget
	// Locked says that users cannot move it, collapsible that they can collapse it.
	Locked, Collapsible, Collapsed bool
}

// GroupSpan is one run of neighbouring columns under the same group: [first,
// end) among the shown columns.
type GroupSpan struct{ Group, First, End int }

// Set holds the columns of a grid in the order they are shown: left pane,
// centre, right pane.
type Set struct {
	// Rev grows when anything here changes, given when the caller's columns do.
	Rev, Given uint32
	Leaves     []Leaf
	// All are the columns that show and those that do not, in order; wanted those
	// that show, by the pane they are pinned to: pinned[p] of them, and yields those of
	// them that have had to leave it.
	All, Wanted []Leaf
	// Defined are the ids of all columns in the order they were defined in.
	Defined []string
	Pinned  [3]int
	Yields  []bool
	Groups  []Group
	// Count is the number of columns by pane.
	Count [3]int
	// Levels is the number of header rows, 1 without groups.
	Levels int
	// Spans holds the groups' runs by pane and level, in order.
	Spans [3][][]GroupSpan
	// AnyStyle, anyCell and anyFooter say whether any column asks for it.
	AnyStyle, AnyCell, AnyHead, AnyFooter, AnyTick bool
	// Wrapping are the columns whose text wraps.
	Wrapping []int
	// Defs are the definitions of all, by leaf.def.
	Defs []*Def
	// Numbers are the signs of numbers that users of the grid write.
	Numbers locale.Numbers
	// Language is that of the texts of the grid, which Style.Locale or the language of the system sets.
	Language string
	// SignsKnown reports that Numbers are those of a style, which the first frame brings.
	SignsKnown bool
	// Grouping are the words for groups, Total names the total of all rows.
	Grouping locale.Grouping
	Total    string
	// Kit is the cell editor that an editable column brought, nil where none did.
	Kit any
	// Outline is the column that shows what is below what, or -1; detail that with the
	// marks that open details, or -1.
	Outline, Detail int
	tree            TreeColumn
}

// TreeColumn reports whether rows form a tree, and the id of the column that shows it; empty:
// the first one.
type TreeColumn struct {
	On bool
	ID string
}

// Def is the definition of the column at an index among those that show.
func (c *Set) Def(col int) *Def { return c.Defs[c.Leaves[col].Def] }

// First is the index of the first column of a pane.
func (c *Set) First(p layoutx.Pane) int {
	switch p {
	case layoutx.Center:
		return c.Count[layoutx.Left]
	case layoutx.Right:
		return c.Count[layoutx.Left] + c.Count[layoutx.Center]
	}
	return 0
}

// Find is the index of the column with an id, or -1.
//
//go:noinline
func (c *Set) Find(id string) int {
	return slices.IndexFunc(c.Leaves, func(l Leaf) bool { return l.ID == id })
}

// InAll is the place of a column among all columns, or -1.
func (c *Set) InAll(id string) int {
	return slices.IndexFunc(c.All, func(l Leaf) bool { return l.ID == id })
}

// Title is the header of a column, or its id if it has none.
func (c *Set) Title(id string) string {
	for i := range c.All {
		if l := &c.All[i]; l.ID == id && l.Header != "" {
			return l.Header
		}
	}
	return id
}

// IDs are all columns of the caller's, in order.
func (c *Set) IDs() []string {
	out := make([]string, 0, len(c.All))
	for i := range c.All {
		if !c.All[i].Own {
			out = append(out, c.All[i].ID)
		}
	}
	return out
}

// lastShown reports whether only one column shows, which cannot be hidden.
func (c *Set) lastShown() bool {
	n := 0
	for i := range c.All {
		if l := &c.All[i]; !l.Own && !l.Out {
			n++
		}
	}
	return n <= 1
}

// Named reports whether an id is that of a column or of a group above it.
//
//go:noinline
func (c *Set) Named(l *Leaf, id string) bool {
	if l.ID == id {
		return true
	}
	return slices.ContainsFunc(l.Groups, func(g int) bool { return c.Groups[g].ID == id })
}

// SpansIn returns the runs of a level that touch the columns [first, end).
func (c *Set) SpansIn(p layoutx.Pane, level, first, end int) []GroupSpan {
	s := c.Spans[p][level]
	lo, _ := slices.BinarySearchFunc(s, first, func(g GroupSpan, at int) int {
		if g.End <= at {
			return -1
		}
		return 1
	})
	hi := lo
	for hi < len(s) && s[hi].First < end {
		hi++
	}
	return s[lo:hi]
}

// IsCheckBox reports whether a column is that of the check boxes.
func (c *Set) IsCheckBox(col int) bool {
	return col >= 0 && col < len(c.Leaves) && c.Leaves[col].Utility && c.Leaves[col].ID == SelectColumnID
}

// IsHandle reports whether a column is that of the handles by which rows are dragged.
func (c *Set) IsHandle(col int) bool {
	return col >= 0 && col < len(c.Leaves) && c.Leaves[col].Own && c.Leaves[col].Utility && c.Leaves[col].ID == HandleColumnID
}

// IsRowNumber reports whether a column is that of the row numbers.
func (c *Set) IsRowNumber(col int) bool {
	return col >= 0 && col < len(c.Leaves) && c.Leaves[col].Digits > 0
}

// OutlineOf is the index of the column that shows what is below what, or -1.
func (c *Set) OutlineOf() int {
	if c.tree.On && c.tree.ID != "" {
		if at := c.Find(c.tree.ID); at >= 0 {
			return at
		}
	}
	return slices.IndexFunc(c.Leaves, func(l Leaf) bool { return l.Outline || !l.Utility && c.tree.On })
}

// OutlineDef is the definition of that column, or nil.
func (c *Set) OutlineDef() *Def {
	if at := c.OutlineOf(); at >= 0 {
		return c.Def(at)
	}
	return nil
}

const (
	// SelectColumnID is the id of the column of check boxes, GroupColumnID that of the
	// column of groups, RowNumberColumnID that of the column of row numbers,
	// HandleColumnID that of the handles by which rows are dragged.
	SelectColumnID    = "__select__"
	GroupColumnID     = "__group__"
	RowNumberColumnID = "__number__"
	HandleColumnID    = "__drag__"
)
