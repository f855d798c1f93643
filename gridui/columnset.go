// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package gridui

import (
	"slices"
	"strconv"
	"unsafe"

	"gioui.org/layout"
	"gioui.org/unit"

	"github.com/giogrid/giogrid/layoutx"
)

// leaf is a column that holds cells, as the engine knows it: without its row type.
type leaf struct {
	id, header string
	// hint is the header's tooltip.
	hint  string
	kind  Kind
	align Align
	pane  layoutx.Pane
	// def is the place in the grid's own list of erased columns.
	def int
	// groups are the header groups above it, outermost first, as indices into
	// columnSet.groups.
	groups []int
	// cell, head and foot say that widgets of the caller stand there; look and
	// footer that there is something to ask.
	cell, head, foot, look, footer bool
	// utility marks columns of the grid's own, such as row numbers.
	utility bool
	// sorts says that the rows can be ordered by it, filters that they can be
	// filtered by it; outline that it shows groups.
	sorts, filters, outline bool

	width, min, max unit.Dp
	flex            float32
	auto            bool
}

// groupHead is a header over several columns.
type groupHead struct {
	id, header, hint string
	align            Align
	// cell is what the caller draws in place of the text, or nil.
	cell layout.Widget
}

// groupSpan is one run of neighbouring columns under the same group: [first,
// end) among the shown columns.
type groupSpan struct{ group, first, end int }

// columnSet holds the columns of a grid in the order they are shown: left pane,
// centre, right pane.
type columnSet struct {
	// rev grows when anything here changes.
	rev    uint32
	leaves []leaf
	groups []groupHead
	// count is the number of columns by pane.
	count [3]int
	// levels is the number of header rows, 1 without groups.
	levels int
	// spans holds the groups' runs by pane and level, in order.
	spans [3][][]groupSpan
	// anyLook, anyCell and anyFooter say whether any column asks for it.
	anyLook, anyCell, anyHead, anyFooter bool
}

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
func (c *columnSet) find(id string) int {
	return slices.IndexFunc(c.leaves, func(l leaf) bool { return l.id == id })
}

// arrange puts the columns in the order of their panes and finds the groups' runs.
func (c *columnSet) arrange(all []leaf, left, right []int) {
	c.leaves = c.leaves[:0]
	c.count = [3]int{len(left), len(all) - len(left) - len(right), len(right)}
	pinned := make([]bool, len(all))
	put := func(i int, p layoutx.Pane) {
		all[i].pane = p
		c.leaves = append(c.leaves, all[i])
	}
	for _, i := range left {
		pinned[i] = true
		put(i, layoutx.Left)
	}
	for _, i := range right {
		pinned[i] = true
	}
	for i := range all {
		if !pinned[i] {
			put(i, layoutx.Center)
		}
	}
	for _, i := range right {
		put(i, layoutx.Right)
	}
	c.levels = 1
	c.anyLook, c.anyCell, c.anyHead, c.anyFooter = false, false, false, false
	for i := range c.leaves {
		l := &c.leaves[i]
		c.levels = max(c.levels, len(l.groups)+1)
		c.anyLook = c.anyLook || l.look
		c.anyCell = c.anyCell || l.cell
		c.anyHead = c.anyHead || l.head
		c.anyFooter = c.anyFooter || l.footer || l.foot
	}
	for p := range c.spans {
		c.spans[p] = c.spansOf(layoutx.Pane(p))
	}
	c.rev++
}

// spansOf finds, level by level, the runs of neighbours under one group. A run
// does not cross the end of a run above it.
func (c *columnSet) spansOf(p layoutx.Pane) [][]groupSpan {
	first := c.first(p)
	end := first + c.count[p]
	out := make([][]groupSpan, c.levels-1)
	for level := range out {
		for i := first; i < end; i++ {
			gs := c.leaves[i].groups
			if len(gs) <= level {
				continue
			}
			if i > first && sameGroups(c.leaves[i-1].groups, gs, level) {
				s := out[level]
				s[len(s)-1].end = i + 1
				continue
			}
			out[level] = append(out[level], groupSpan{group: gs[level], first: i, end: i + 1})
		}
	}
	return out
}

func sameGroups(a, b []int, level int) bool {
	return len(a) > level && slices.Equal(a[:level+1], b[:level+1])
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

// columnSource remembers what the columns were resolved from.
type columnSource[T any] struct {
	data        *Column[T]
	n           int
	left, right []string
	resolved    bool
	rows        uint32
	own         ownColumns
}

// resolveColumns flattens the caller's columns when they changed.
func (g *Grid[T]) resolveColumns() {
	src := &g.source
	data := unsafe.SliceData(g.Columns)
	own := g.wantsOwn()
	if src.resolved && src.own.same(&own) && src.data == data && src.n == len(g.Columns) && src.rows == g.engine.refreshes &&
		slices.Equal(src.left, g.Pinning.Left) && slices.Equal(src.right, g.Pinning.Right) {
		return
	}
	*src = columnSource[T]{
		data: data, n: len(g.Columns), resolved: true, rows: g.engine.refreshes,
		left: slices.Clone(g.Pinning.Left), right: slices.Clone(g.Pinning.Right), own: own.clone(),
	}
	f := flattener[T]{g: g, ids: map[string]bool{}, hidden: own.hidden}
	g.defs = g.defs[:0]
	g.engine.cols.groups = nil
	var first []int
	for _, d := range g.ownDefs(&own) {
		if d.id == SelectColumn {
			first = append(first, len(f.leaves))
		}
		f.leaf(d, nil)
	}
	f.walk(g.Columns, nil)
	left := append(first, f.pins(g.Pinning.Left, first)...)
	right := f.pins(g.Pinning.Right, left)
	g.engine.cols.arrange(f.leaves, left, right)
	g.engine.outlineCol = g.outlineColumn()
	g.engine.detailCol = slices.IndexFunc(g.engine.cols.leaves, func(l leaf) bool { return !l.utility })
	g.engine.columnsChanged()
}

// flattener turns a tree of columns into leaves.
type flattener[T any] struct {
	g      *Grid[T]
	leaves []leaf
	ids    map[string]bool
	// hidden are the ids of columns that do not show just now.
	hidden []string
}

// maxGroupDepth bounds how deep header groups may nest; a group inside itself
// would have no bottom.
const maxGroupDepth = 16

func (f *flattener[T]) walk(cols []Column[T], groups []int) {
	for i, col := range cols {
		if col == nil {
			f.g.problem("nil"+strconv.Itoa(i), "column %d is nil; it is left out", i)
			continue
		}
		d := col.column()
		if d.err != nil {
			f.g.problem("err"+d.id, "column %q: %w", d.id, d.err)
		}
		if d.hidden || slices.Contains(f.hidden, d.id) {
			continue
		}
		if d.children != nil {
			f.group(d, groups)
			continue
		}
		f.leaf(d, groups)
	}
}

func (f *flattener[T]) group(d *columnDef[T], groups []int) {
	if len(groups) >= maxGroupDepth {
		f.g.problem("deep"+d.id, "column group %q: nested deeper than %d levels; what is below is left out", d.id, maxGroupDepth)
		return
	}
	e := &f.g.engine.cols
	e.groups = append(e.groups, groupHead{id: d.id, header: d.header, hint: d.headerHint, align: d.align, cell: d.headerCell})
	f.walk(d.children, append(slices.Clone(groups), len(e.groups)-1))
}

func (f *flattener[T]) leaf(d *columnDef[T], groups []int) {
	id := d.id
	for n := 2; f.ids[id]; n++ {
		id = d.id + "#" + strconv.Itoa(n)
	}
	if id != d.id {
		f.g.problem("dup"+d.id, "two columns have the id %q; the later one is called %q", d.id, id)
	}
	f.ids[id] = true
	f.g.defs = append(f.g.defs, d)
	f.leaves = append(f.leaves, leaf{
		id: id, header: d.header, hint: d.headerHint, kind: d.kind, align: d.textAlign(), groups: groups, def: len(f.g.defs) - 1,
		cell: d.cell != nil, head: d.headerCell != nil, foot: d.footerCell != nil, look: d.look != nil, footer: d.footer != nil,
		utility: d.utility, outline: d.outline, sorts: d.sorts(), filters: d.filters(),
		width: d.width, min: d.min, max: d.max, flex: d.flex, auto: d.auto,
	})
}

// pins finds the leaves of a list of ids, a group's id standing for all of its
// columns; taken ones are left out.
func (f *flattener[T]) pins(ids []string, taken []int) []int {
	var out []int
	for _, id := range ids {
		n := len(out)
		known := false
		for i := range f.leaves {
			if f.leaves[i].id != id && !f.under(i, id) {
				continue
			}
			known = true
			if !slices.Contains(taken, i) && !slices.Contains(out, i) {
				out = append(out, i)
			}
		}
		if !known && len(out) == n {
			f.g.problem("pin"+id, "no column has the id %q; it cannot be pinned", id)
		}
	}
	return out
}

func (f *flattener[T]) under(leaf int, group string) bool {
	for _, g := range f.leaves[leaf].groups {
		if f.g.engine.cols.groups[g].id == group {
			return true
		}
	}
	return false
}

func pinSide(p layoutx.Pane) PinSide {
	switch p {
	case layoutx.Left:
		return PinLeft
	case layoutx.Right:
		return PinRight
	}
	return PinNone
}
