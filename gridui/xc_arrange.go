// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package gridui

import (
	"slices"

	"github.com/giogrid/giogrid/gridui/internal/idlist"
	"github.com/giogrid/giogrid/layoutx"
)

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
	c.detail = slices.IndexFunc(c.leaves, func(l leaf) bool { return !l.utility })
	c.outline = c.outlineOf()
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

// collapse leaves out the columns that closed groups hide, from the innermost
// groups out.
func (c *columnSet) collapse(shown []leaf, closed []string) []leaf {
	for i := range c.groups {
		g := &c.groups[i]
		g.collapsed = g.collapsible && idlist.Has(closed, g.id)
	}
	for level := maxGroupDepth - 1; level >= 0; level-- {
		kept, first := map[int]bool{}, map[int]bool{}
		under := func(l *leaf) (group int, ok bool) {
			if level >= len(l.groups) {
				return 0, false
			}
			return l.groups[level], c.groups[l.groups[level]].collapsed
		}
		for i := range shown {
			if g, ok := under(&shown[i]); ok && shown[i].keep {
				kept[g] = true
			}
		}
		shown = slices.DeleteFunc(shown, func(l leaf) bool {
			g, ok := under(&l)
			switch {
			case !ok:
				return false
			case kept[g]:
				return !l.keep
			}
			out := first[g]
			first[g] = true
			return out
		})
	}
	return shown
}

// hide marks the columns that do not show.
func (c *columnSet) hide(places *columnPlaces) {
	names := func(l *leaf, ids []string) bool {
		return slices.ContainsFunc(ids, func(id string) bool { return c.named(l, id) })
	}
	for i := range c.all {
		l := &c.all[i]
		switch {
		case l.own:
		case l.grouped:
			l.out = true
		case l.required:
		case names(l, places.hidden):
			l.out = true
		case l.hidden:
			l.out = !names(l, places.shown)
		}
	}
}
