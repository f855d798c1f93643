// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package columnmove

import (
	"slices"

	"gioui.org/layout"
	"gioui.org/unit"

	"github.com/giogrid/giogrid/gridui/internal/column"
	"github.com/giogrid/giogrid/gridui/internal/coord"
	"github.com/giogrid/giogrid/gridui/internal/viewport"
	"github.com/giogrid/giogrid/gridui/option"
	"github.com/giogrid/giogrid/layoutx"
)

// pinStrip is the width of the strip that represents a side on which nothing is pinned yet.
const pinStrip = unit.Dp(16)

// A gap is a place between columns in a pane: before the column with an index.
type gap struct {
	ok   bool
	pane layoutx.Pane
	at   int
	// x is its position in pixels of the sheet.
	x int
}

// Arranged finds the gap that is nearest to the dragged header.
func (f *Feature) Arranged(layout.Context) {
	m := &f.drag
	if !f.Dragging() {
		return
	}
	if m.end > len(f.Columns.Leaves) {
		f.leave(nil)
		f.Pointer.Drop(f)
		return
	}
	m.gap = gap{}
	if f.findTarget(); m.over != nil || !f.Movable(m.head) {
		return
	}
	x := m.pos.Round().X
	pane := f.paneUnder(x)
	path, _ := f.movedAs(m.head)
	near := 0
	try := func(at, gx int) {
		to := gap{ok: true, pane: pane, at: at, x: gx}
		d := max(x-gx, gx-x)
		if (!m.gap.ok || d < near) && f.allowed(m.head, path, to) {
			m.gap, near = to, d
		}
	}
	cols := f.Viewport.Sheet.Cols[pane]
	for _, col := range cols {
		start, end := col.Start, col.End()
		if f.Painter.Style.RTL {
			start, end = end, start
		}
		try(col.Index, start)
		try(col.Index+1, end)
	}
	if len(cols) == 0 {
		r := f.Viewport.Sheet.Panes.Pane(pane)
		gx := r.Min.X
		if (pane == layoutx.Right) != f.Painter.Style.RTL {
			gx = r.Max.X
		}
		try(f.Columns.First(pane), gx)
	}
}

// paneUnder returns the pane that a header dragged to x is over.
func (f *Feature) paneUnder(x int) layoutx.Pane {
	m := &f.drag
	from := f.Columns.Leaves[m.first].Pane
	if !f.canPin(m.first, m.end) {
		return from
	}
	center, strip := f.Viewport.Sheet.Panes.Pane(layoutx.Center), f.Viewport.Widths.Metric().Dp(pinStrip)
	for _, p := range [...]layoutx.Pane{layoutx.Left, layoutx.Right} {
		start := (p == layoutx.Left) != f.Painter.Style.RTL
		r := f.Viewport.Sheet.Panes.Pane(p)
		switch {
		case !r.Empty():
			if start && x < r.Max.X || !start && x >= r.Min.X {
				return p
			}
		case p == layoutx.Left && f.Viewport.HScroll.Px > 0, p == layoutx.Right && f.Viewport.HScroll.Px < f.Viewport.Geometry.MaxHScroll:
		case start && x < center.Min.X+strip, !start && x >= center.Max.X-strip:
			return p
		}
	}
	return layoutx.Center
}

// canPin reports whether the columns under a header can be dragged to another pane.
func (f *Feature) canPin(first, end int) bool {
	if f.Pinning.Mode != option.ColumnPinDrag {
		return false
	}
	return !slices.ContainsFunc(f.Columns.Leaves[first:end], func(l column.Leaf) bool { return l.Unpinnable })
}

// movedAs returns what moves with a header: the path of groups that it stays in, and the group that is moved, or
// -1 for a column without its group. The last visible column of a group takes the group along.
func (f *Feature) movedAs(at viewport.Address) (path []int, group int) {
	l := &f.Columns.Leaves[at.Col]
	path, group = l.Groups, -1
	if at.Row < coord.Slot(len(path)) {
		path, group = path[:at.Row], path[at.Row]
	}
	if f.Order.Mode == option.ColumnOrderFree {
		return path, group
	}
	first, end := f.Viewport.Heads.Columns(at)
	for len(path) > 0 {
		lo, hi := f.Viewport.Heads.Columns(viewport.Address{Band: layoutx.Head, Row: coord.Slot(len(path) - 1), Col: at.Col})
		if lo < first || hi > end {
			break
		}
		group = path[len(path)-1]
		path = path[:len(path)-1]
	}
	return path, group
}

// allowed reports whether the columns under a header can go to a gap.
func (f *Feature) allowed(at viewport.Address, path []int, to gap) bool {
	first, end := f.Viewport.Heads.Columns(at)
	lo := f.Columns.First(to.pane)
	if to.at < lo+f.Columns.Count[to.pane] && f.Columns.Leaves[to.at].Own {
		return false
	}
	if to.at > first && to.at < end {
		return false
	}
	if f.Order.Mode == option.ColumnOrderFree {
		return true
	}
	a, b := f.beside(to, first, end, -1), f.beside(to, first, end, 1)
	in := 0
	for _, i := range [...]int{a, b} {
		if i >= 0 {
			in = max(in, column.SharedGroups(f.Columns.Leaves[i].Groups, path))
		}
	}
	if in < f.rooted(to.pane, path, first, end) {
		return false
	}
	if a < 0 || b < 0 {
		return true
	}
	ga, gb := f.Columns.Leaves[a].Groups, f.Columns.Leaves[b].Groups
	shared := column.SharedGroups(ga, gb)
	return shared <= len(path) && column.SharedGroups(ga[:shared], path) == shared
}

// rooted returns how much of a path of groups other columns in a pane have, without the moving columns: there
// they must stay together. Each side has a separate order.
func (f *Feature) rooted(pane layoutx.Pane, path []int, first, end int) (depth int) {
	if pane != layoutx.Center && pane != f.Columns.Leaves[first].Pane {
		return 0
	}
	lo := f.Columns.First(pane)
	for c := lo; c < lo+f.Columns.Count[pane]; c++ {
		if c < first || c >= end {
			depth = max(depth, column.SharedGroups(f.Columns.Leaves[c].Groups, path))
		}
	}
	return depth
}

// beside returns the column next to a gap in a direction, without the moving columns, or -1.
func (f *Feature) beside(to gap, first, end, dir int) int {
	lo := f.Columns.First(to.pane)
	hi := lo + f.Columns.Count[to.pane]
	i := to.at
	if dir < 0 {
		i--
	}
	for ; i >= lo && i < hi; i += dir {
		if i < first || i >= end {
			return i
		}
	}
	return -1
}
