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

// Leaf is a column with cells, without its row type.
type Leaf struct {
	ID, Header string
	// Hint is the header's tooltip.
	Hint  string
	Kind  option.Kind
	Align option.Align
	Pane  layoutx.Pane
	// Def is the index of its definition in Set.Defs.
	Def int
	// Groups holds its header groups, outermost first, as indexes into Set.Groups.
	Groups []int
	// Cell, Head and Foot report that the caller supplies these widgets; style and footer that it supplies
	// functions for them.
	Cell, Head, Foot, style, footer bool
	// Ready reports that cells show something ready-made in place of their text: see Def.Ready.
	Ready bool
	// Ticks reports that its cells are tick boxes.
	Ticks bool
	// Utility marks the grid's own columns, such as row numbers; RowPin marks columns of buttons that pin
	// rows.
	Utility, RowPin bool
	// Digits is the number of characters of the longest number in the column of row numbers, 0
	// for other columns.
	Digits int
	// Sorts reports whether rows can be sorted by it, Filters whether they can be filtered by it, and Outline
	// whether it shows groups.
	Sorts, Filters, Outline bool
	// SortAlone excludes it from sorting by several columns.
	SortAlone bool
	// Decimal reports that decimal signs are below each other.
	Decimal bool
	// Lines limits the lines of its cells, 0 if their text does not wrap.
	Lines int
	// Own marks columns that the grid adds. Fixed, Locked, Unpinnable and Required mark what users cannot do
	// to a column. keep shows the column while its group is collapsed, and
	// onlyCollapsed hides it while the group is open.
	Own, Fixed, Locked, Unpinnable, Required, keep, onlyCollapsed bool
	// Hidden hides the column unless a user shows it. Out reports that it is hidden now, and Grouped that rows
	// are grouped by it.
	Hidden, Out, Grouped bool
	// Home is the pane to which it is pinned. Pane may differ, see Set.Yield.
	Home layoutx.Pane

	Width, Min, Max unit.Dp
	// Sized is the width set in place of its default, or 0.
	Sized unit.Dp
	Flex  float32
	// Auto fits the column to its contents. Fits limits that, for a column without any width of the program.
	Auto, Fits bool
}

// Group is a header over several columns.
type Group struct {
	ID, Header, Hint string
	Align            option.Align
	// Cell is the caller's widget in place of the text, or nil.
	Cell layout.Widget
	// Locked prevents users from moving it, Collapsible lets them collapse it.
	Locked, Collapsible, Collapsed bool
}

// GroupSpan is a run of neighbouring shown columns under one group, with indexes [First, End).
type GroupSpan struct{ Group, First, End int }

// Set holds the columns of a grid in the order they are shown: left pane,
// centre, right pane.
type Set struct {
	// spoken is the language of the styles of columns, and chosen holds the signs of numbers that the program has
	// chosen. speaks reports that they are known.
	spoken string
	chosen locale.Numbers
	speaks bool
	// leftward reports that the grid is read from the right.
	leftward bool

	// Rev grows with every change of the set, Given when the caller's columns change.
	Rev, Given uint32
	Leaves     []Leaf
	// All holds the shown and hidden columns in order. Wanted holds the shown ones by the pane to which they
	// are pinned, Pinned[p] of them. Yields marks those moved out of it.
	All, Wanted []Leaf
	// Defined holds the ids of all columns in definition order.
	Defined []string
	Pinned  [3]int
	Yields  []bool
	// onScreen is the id of a column that does not give way: see KeepOnScreen.
	onScreen string
	// Gone marks wanted columns that gave way to others, nil if none did. Placed is incremented when Wanted changes.
	Gone   []bool
	Placed uint32
	Groups []Group
	// Count is the number of columns by pane.
	Count [3]int
	// Levels is the number of header rows, 1 without groups.
	Levels int
	// Spans holds the groups' runs by pane and level, in order.
	Spans [3][][]GroupSpan
	// AnyStyle, AnyCell and so on report whether any column uses the feature.
	AnyStyle, AnyCell, AnyHead, AnyFooter, AnyTick, AnyReady bool
	// Wrapping holds the columns with wrapped text.
	Wrapping []int
	// Defs holds the definitions of all columns, indexed by Leaf.Def.
	Defs []*Def
	// Numbers holds the signs of numbers that users type.
	Numbers locale.Numbers
	// Language is the language of the grid's texts, from Style.Locale or the system.
	Language string
	// SignsKnown reports that Numbers come from a style, which the first frame sets.
	SignsKnown bool
	// Grouping holds the words for groups, and Total names the total of all rows.
	Grouping locale.Grouping
	Total    string
	// Kit is the cell editor of an editable column, nil if there is none.
	Kit any
	// JoinKit connects the feature that merges cells, nil if no cells do: see Joins.Kit.
	JoinKit any
	// ReadyKit connects the feature that draws ready cells, nil if there are none: see Ready.Kit.
	ReadyKit any
	// GiveKit connects the feature by which columns give way, nil if none does: see GiveWay.Kit.
	GiveKit any
	// Outline is the column that shows the nesting of rows, or -1. Detail is the column of marks that open
	// details, or -1.
	Outline, Detail int
	// Full tells full rows from the others.
	Full FullRows
	tree TreeColumn
}

// TreeColumn reports whether rows form a tree, and the id of the column that shows it. An empty id means the
// first column.
type TreeColumn struct {
	On bool
	ID string
}

// Def returns the definition of a shown column by its index.
func (c *Set) Def(col int) *Def { return c.Defs[c.Leaves[col].Def] }

// First returns the index of the first column of a pane.
func (c *Set) First(p layoutx.Pane) int {
	switch p {
	case layoutx.Center:
		return c.Count[layoutx.Left]
	case layoutx.Right:
		return c.Count[layoutx.Left] + c.Count[layoutx.Center]
	}
	return 0
}

// Find returns the index of the column with an id, or -1.
//
//go:noinline
func (c *Set) Find(id string) int {
	return slices.IndexFunc(c.Leaves, func(l Leaf) bool { return l.ID == id })
}

// InAll returns the index of a column in All, or -1.
func (c *Set) InAll(id string) int {
	return slices.IndexFunc(c.All, func(l Leaf) bool { return l.ID == id })
}

// Title returns the header of a column, or its id if it has none.
func (c *Set) Title(id string) string {
	for i := range c.All {
		if l := &c.All[i]; l.ID == id && l.Header != "" {
			return l.Header
		}
	}
	return id
}

// IDs returns the ids of the caller's columns, in order.
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

// Named reports whether an id names the column or a group above it.
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

// IsCheckBox reports whether a column shows the check boxes.
func (c *Set) IsCheckBox(col int) bool {
	return col >= 0 && col < len(c.Leaves) && c.Leaves[col].Utility && c.Leaves[col].ID == SelectColumnID
}

// IsHandle reports whether a column shows the handles for dragging rows.
func (c *Set) IsHandle(col int) bool {
	return col >= 0 && col < len(c.Leaves) && c.Leaves[col].Own && c.Leaves[col].Utility && c.Leaves[col].ID == HandleColumnID
}

// IsRowNumber reports whether a column shows the row numbers.
func (c *Set) IsRowNumber(col int) bool {
	return col >= 0 && col < len(c.Leaves) && c.Leaves[col].Digits > 0
}

// OutlineOf returns the index of the column that shows the nesting of rows, or -1.
func (c *Set) OutlineOf() int {
	if c.tree.On && c.tree.ID != "" {
		if at := c.Find(c.tree.ID); at >= 0 {
			return at
		}
	}
	return slices.IndexFunc(c.Leaves, func(l Leaf) bool { return l.Outline || !l.Utility && c.tree.On })
}

// OutlineDef returns the definition of that column, or nil.
func (c *Set) OutlineDef() *Def {
	if at := c.OutlineOf(); at >= 0 {
		return c.Def(at)
	}
	return nil
}

const (
	// Ids of the grid's own columns: check boxes, groups, row numbers, and handles for dragging rows.
	SelectColumnID    = "__select__"
	GroupColumnID     = "__group__"
	RowNumberColumnID = "__number__"
	HandleColumnID    = "__drag__"
)
