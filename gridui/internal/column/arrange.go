// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package column

import (
	"slices"

	"github.com/giogrid/giogrid/gridui/internal/idlist"
	"github.com/giogrid/giogrid/layoutx"
)

// arrange puts the columns in the order of their panes and finds the runs of header groups.
func (c *Set) arrange(all []Leaf, left, right []int) {
	c.Wanted = c.Wanted[:0]
	c.Pinned = [3]int{len(left), len(all) - len(left) - len(right), len(right)}
	pinned := make([]bool, len(all))
	put := func(i int, p layoutx.Pane) {
		all[i].Home = p
		c.Wanted = append(c.Wanted, all[i])
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
	c.Yields, c.Gone = make([]bool, len(all)), nil
	c.Placed++
	c.Settle()
}

// Settle assigns the columns to the panes that show them. A column that yields its pin moves to the centre,
// next to the pane to which it is pinned.
func (c *Set) Settle() {
	c.Leaves = c.Leaves[:0]
	c.Count = [3]int{}
	c.eachPane(true, func(l Leaf, p layoutx.Pane) {
		l.Pane = p
		c.Leaves = append(c.Leaves, l)
		c.Count[p]++
	})
	c.Levels = 1
	c.AnyStyle, c.AnyCell, c.AnyHead, c.AnyFooter, c.AnyTick, c.AnyReady = false, false, false, false, false, false
	c.Wrapping = c.Wrapping[:0]
	for i := range c.Leaves {
		l := &c.Leaves[i]
		c.Levels = max(c.Levels, len(l.Groups)+1)
		c.AnyStyle = c.AnyStyle || l.style
		c.AnyCell = c.AnyCell || l.Cell
		c.AnyTick = c.AnyTick || l.Ticks
		c.AnyReady = c.AnyReady || l.Ready
		c.AnyHead = c.AnyHead || l.Head
		c.AnyFooter = c.AnyFooter || l.footer || l.Foot
		if l.Lines > 0 {
			c.Wrapping = append(c.Wrapping, i)
		}
	}
	for p := range c.Spans {
		c.Spans[p] = c.spansOf(layoutx.Pane(p))
	}
	c.Detail = slices.IndexFunc(c.Leaves, func(l Leaf) bool { return !l.Utility })
	c.Outline = c.OutlineOf()
	c.Rev++
}

// eachPane calls put for the wanted columns with the panes that show them, in order; onScreen leaves out those that gave
// way.
func (c *Set) eachPane(onScreen bool, put func(l Leaf, p layoutx.Pane)) {
	each := func(p layoutx.Pane, yields bool, to layoutx.Pane) {
		for i, l := range c.Wanted {
			if l.Home == p && c.Yields[i] == yields && !(onScreen && c.isGone(i)) {
				put(l, to)
			}
		}
	}
	each(layoutx.Left, false, layoutx.Left)
	each(layoutx.Left, true, layoutx.Center)
	each(layoutx.Center, false, layoutx.Center)
	each(layoutx.Right, true, layoutx.Center)
	each(layoutx.Right, false, layoutx.Right)
}

// spansOf returns, for each level, the runs of neighbours under one group. A run does not cross the end of a
// run above it.
func (c *Set) spansOf(p layoutx.Pane) [][]GroupSpan {
	first := c.First(p)
	end := first + c.Count[p]
	out := make([][]GroupSpan, c.Levels-1)
	for level := range out {
		for i := first; i < end; i++ {
			gs := c.Leaves[i].Groups
			if len(gs) <= level {
				continue
			}
			if i > first && sameGroups(c.Leaves[i-1].Groups, gs, level) {
				s := out[level]
				s[len(s)-1].End = i + 1
				continue
			}
			out[level] = append(out[level], GroupSpan{Group: gs[level], First: i, End: i + 1})
		}
	}
	return out
}

func sameGroups(a, b []int, level int) bool {
	return len(a) > level && slices.Equal(a[:level+1], b[:level+1])
}

// collapse removes the columns hidden by open and collapsed groups, from the innermost groups out.
func (c *Set) collapse(shown []Leaf, closed []string) []Leaf {
	for i := range c.Groups {
		g := &c.Groups[i]
		g.Collapsed = g.Collapsible && idlist.Has(closed, g.ID)
	}
	shown = c.open(shown)
	for level := maxGroupDepth - 1; level >= 0; level-- {
		kept, first := map[int]bool{}, map[int]bool{}
		under := func(l *Leaf) (group int, ok bool) {
			if level >= len(l.Groups) {
				return 0, false
			}
			return l.Groups[level], c.Groups[l.Groups[level]].Collapsed
		}
		for i := range shown {
			if g, ok := under(&shown[i]); ok && c.keeps(&shown[i], g) {
				kept[g] = true
			}
		}
		shown = slices.DeleteFunc(shown, func(l Leaf) bool {
			g, ok := under(&l)
			switch {
			case !ok:
				return false
			case kept[g]:
				return !c.keeps(&l, g)
			}
			out := first[g]
			first[g] = true
			return out
		})
	}
	return shown
}

// open removes the columns that show only while their group is collapsed, if it is open and has another column.
func (c *Set) open(shown []Leaf) []Leaf {
	others := map[int]bool{}
	some := false
	for i := range shown {
		l := &shown[i]
		if some = some || l.onlyCollapsed; !l.onlyCollapsed {
			others[c.collapsible(l)] = true
		}
	}
	if !some {
		return shown
	}
	return slices.DeleteFunc(shown, func(l Leaf) bool {
		g := c.collapsible(&l)
		return l.onlyCollapsed && g >= 0 && !c.Groups[g].Collapsed && others[g]
	})
}

// collapsible returns the nearest group above a column that users can collapse, -1 if there is none.
func (c *Set) collapsible(l *Leaf) int {
	for i := len(l.Groups) - 1; i >= 0; i-- {
		if c.Groups[l.Groups[i]].Collapsible {
			return l.Groups[i]
		}
	}
	return -1
}

// keeps reports whether a column stays on the screen while a group above it is collapsed.
func (c *Set) keeps(l *Leaf, group int) bool {
	return l.keep || l.onlyCollapsed && c.collapsible(l) == group
}

// hide marks the columns that are not shown.
func (c *Set) hide(places *Places) {
	names := func(l *Leaf, ids []string) bool {
		return slices.ContainsFunc(ids, func(id string) bool { return c.Named(l, id) })
	}
	for i := range c.All {
		l := &c.All[i]
		switch {
		case l.Own:
		case l.Grouped:
			l.Out = true
		case l.Required:
		case names(l, places.Hidden):
			l.Out = true
		case l.Hidden:
			l.Out = !names(l, places.Shown)
		}
	}
}

// HidingGroup returns the group of columns whose state hides a column that is not among Leaves: a collapsed group
// above the column, or an open group that has to be collapsed for it. It returns -1 if no group hides the column.
func (c *Set) HidingGroup(l *Leaf) int {
	for _, g := range l.Groups {
		if c.Groups[g].Collapsed && !c.keeps(l, g) {
			return g
		}
	}
	if g := c.collapsible(l); l.onlyCollapsed && g >= 0 && !c.Groups[g].Collapsed {
		return g
	}
	return -1
}
