// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package gridui

import (
	"slices"
	"strconv"
	"unsafe"

	"gioui.org/layout"
	"gioui.org/unit"

	"github.com/giogrid/giogrid/gridui/internal/column"
	"github.com/giogrid/giogrid/gridui/internal/idlist"
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
//
//go:noinline
func (c *columnSet) find(id string) int {
	return slices.IndexFunc(c.leaves, func(l leaf) bool { return l.id == id })
}

// arrange puts the columns in the order of their panes and finds the groups' runs.
func (c *columnSet) arrange(all []leaf, left, right []int) {
	c.wanted = c.wanted[:0]
	c.pinned = [3]int{len(left), len(all) - len(left) - len(right), len(right)}
	pinned := make([]bool, len(all))
	put := func(i int, p layoutx.Pane) {
		all[i].home = p
		c.wanted = append(c.wanted, all[i])
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
	c.yields = make([]bool, len(all))
	c.settle()
}

// settle puts the columns into the panes they show in: those that yield are in the
// centre, beside the pane they are pinned to.
func (c *columnSet) settle() {
	c.leaves = c.leaves[:0]
	c.count = [3]int{}
	put := func(l leaf, p layoutx.Pane) {
		l.pane = p
		c.leaves = append(c.leaves, l)
		c.count[p]++
	}
	each := func(p layoutx.Pane, yields bool, to layoutx.Pane) {
		for i, l := range c.wanted {
			if l.home == p && c.yields[i] == yields {
				put(l, to)
			}
		}
	}
	each(layoutx.Left, false, layoutx.Left)
	each(layoutx.Left, true, layoutx.Center)
	each(layoutx.Center, false, layoutx.Center)
	each(layoutx.Right, true, layoutx.Center)
	each(layoutx.Right, false, layoutx.Right)
	c.levels = 1
	c.anyLook, c.anyCell, c.anyHead, c.anyFooter, c.anyTick = false, false, false, false, false
	c.wrapping = c.wrapping[:0]
	for i := range c.leaves {
		l := &c.leaves[i]
		c.levels = max(c.levels, len(l.groups)+1)
		c.anyLook = c.anyLook || l.look
		c.anyCell = c.anyCell || l.cell
		c.anyTick = c.anyTick || l.ticks
		c.anyHead = c.anyHead || l.head
		c.anyFooter = c.anyFooter || l.footer || l.foot
		if l.lines > 0 {
			c.wrapping = append(c.wrapping, i)
		}
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
type columnSource struct {
	// editing says which columns have boxes to tick.
	editing option.EditMode
	// data and n are the caller's slice.
	data     unsafe.Pointer
	n        int
	resolved bool
	rows     uint32
	own      ownColumns
	places   columnPlaces
}

// resolveColumns flattens the caller's columns when they changed, and puts those in
// place that show.
func (g *Core) resolveColumns() {
	if !g.isBound() {
		return
	}
	src := &g.source
	data, n := g.of.columnSlice()
	own, places := g.wantsOwn(), g.columnPlaces()
	same := src.resolved && src.own.same(&own) && src.data == data && src.n == n && src.rows == g.engine.refreshes && src.editing == g.Editing.Mode
	if same && src.places.same(&places) {
		g.followSizing(false)
		return
	}
	*src = columnSource{
		data: data, n: n, resolved: true, rows: g.engine.refreshes, editing: g.Editing.Mode,
		own: own.clone(), places: places.clone(),
	}
	if !same {
		g.engine.cols.given++
	}
	g.firstPins.follow(&src.places)
	f := flattener{g: g, ids: map[string]bool{}, hidden: own.hidden}
	g.defs = g.defs[:0]
	g.engine.cols.groups = nil
	for _, d := range g.ownDefs(&own) {
		f.leaf(d, nil)
		f.leaves[len(f.leaves)-1].own = true
	}
	f.walk(g.columns(), nil)
	g.placeColumns(f.leaves, &places)
	g.engine.outlineCol = g.outlineColumn()
	g.followSizing(true)
	g.engine.columnsChanged(!same)
}

// flattener turns a tree of columns into leaves.
type flattener struct {
	g      *Core
	leaves []leaf
	ids    map[string]bool
	// hidden are the ids of columns that do not show just now.
	hidden []string
}

// maxGroupDepth bounds how deep header groups may nest; a group inside itself
// would have no bottom.
const maxGroupDepth = 16

func (f *flattener) walk(cols []*column.Def, groups []int) {
	for i, d := range cols {
		if d == nil {
			f.g.report.problem("nil"+strconv.Itoa(i), "column %d is nil; it is left out", i)
			continue
		}
		if d.Err != nil {
			f.g.report.problem("err"+d.ID, "column %q: %w", d.ID, d.Err)
		}
		if d.Children != nil {
			f.group(d, groups)
			continue
		}
		f.leaf(d, groups)
	}
}

func (f *flattener) group(d *column.Def, groups []int) {
	if len(groups) >= maxGroupDepth {
		f.g.report.problem("deep"+d.ID, "column group %q: nested deeper than %d levels; what is below is left out", d.ID, maxGroupDepth)
		return
	}
	e := &f.g.engine.cols
	e.groups = append(e.groups, groupHead{id: d.ID, header: d.Header, hint: d.HeaderHint, align: d.Align, cell: d.HeaderCell,
		locked: d.NoReorder, collapsible: d.Collapsible})
	f.walk(d.Children, append(slices.Clone(groups), len(e.groups)-1))
}

func (f *flattener) leaf(d *column.Def, groups []int) {
	id := d.ID
	for n := 2; f.ids[id]; n++ {
		id = d.ID + "#" + strconv.Itoa(n)
	}
	if id != d.ID {
		f.g.report.problem("dup"+d.ID, "two columns have the id %q; the later one is called %q", d.ID, id)
	}
	f.ids[id] = true
	f.g.defs = append(f.g.defs, d)
	if kit, ok := d.Kit.(editKit); ok {
		f.g.engine.editKit = kit
	}
	f.leaves = append(f.leaves, leaf{
		id: id, header: d.Header, hint: d.HeaderHint, kind: d.Kind, align: d.TextAlign(), groups: groups, def: len(f.g.defs) - 1,
		ticks: f.g.Editing.Mode == option.EditCells && d.Ticks(),
		cell:  d.Cell != nil, head: d.HeaderCell != nil, foot: d.FooterCell != nil, look: d.Look != nil, footer: d.Footer != nil,
		lines: d.WrapLines(), utility: d.Utility, rowPin: d.RowPin,
		outline: d.Outline, sorts: d.Sorts(), filters: d.Filters(), sortAlone: d.SortAlone,
		hidden: d.Hidden, grouped: idlist.Has(f.hidden, d.ID), fixed: d.NoResize, locked: d.NoReorder,
		unpinnable: d.NoPin, required: d.NoHide, keep: d.Keep,
		width: d.Width, min: d.Min, max: d.Max, flex: d.Flex, auto: d.Auto,
	})
}

func pinSide(p layoutx.Pane) option.PinSide {
	switch p {
	case layoutx.Left:
		return option.PinLeft
	case layoutx.Right:
		return option.PinRight
	}
	return option.PinNone
}
