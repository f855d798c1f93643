// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package gridui

import (
	"image"
	"slices"
	"time"

	"gioui.org/f32"
	"gioui.org/io/pointer"
	"gioui.org/layout"
	"gioui.org/op"
	"gioui.org/unit"

	"github.com/giogrid/giogrid/gridui/internal/column"
	"github.com/giogrid/giogrid/gridui/internal/viewport"
	"github.com/giogrid/giogrid/gridui/option"
	"github.com/giogrid/giogrid/layoutx"
)

const (
	// moveSlop is how far a header is dragged before it moves and is no longer
	// clicked.
	moveSlop = unit.Dp(6)
	// moveHold is how long a finger holds a header before it moves it: before that
	// it scrolls.
	moveHold = 500 * time.Millisecond
	// moveZone is how near to the edge of the columns that scroll the pointer scrolls
	// them, moveSpeed how fast it does at the edge, in dp a second; beyond it faster.
	moveZone  = unit.Dp(40)
	moveSpeed = 600
	// moveRush bounds how many times faster.
	moveRush = 4
	// pinStrip is the width of the strip that stands for a side where nothing is
	// pinned yet.
	pinStrip = unit.Dp(16)
)

// columnDrag is a header being dragged to another place.
type columnDrag struct {
	on bool
	// head is the header, first and end the columns under it.
	head       viewport.Address
	first, end int
	// grip is where on the header the pointer is, pos where it is on the sheet.
	grip, pos f32.Point
	size      image.Point
	gap       columnGap
	scrolled  time.Time
}

// columnGap is a place between columns: before the one of an index, in a pane.
type columnGap struct {
	ok   bool
	pane layoutx.Pane
	at   int
	// x is where it is, in pixels of the sheet.
	x int
}

// canMove says whether the header at a place can be moved.
func (e *engine) canMove(at viewport.Address) bool {
	if e.ask.ColumnOrder.Mode == option.ColumnOrderOff || at.Band != layoutx.Head || at.Col < 0 || at.Col >= len(e.cols.Leaves) {
		return false
	}
	if l := &e.cols.Leaves[at.Col]; at.Row < len(l.Groups) && e.cols.Groups[l.Groups[at.Row]].Locked {
		return false
	}
	first, end := e.view.Heads.Columns(at)
	for c := first; c < end; c++ {
		if l := &e.cols.Leaves[c]; l.Locked || l.Own {
			return false
		}
	}
	return true
}

// headDragged begins to move the pressed header once it is dragged far enough.
func (e *engine) headDragged(gtx layout.Context, ev pointer.Event) {
	if !e.press.held || ev.Source == pointer.Touch || !e.canMove(e.press.at) {
		return
	}
	d := ev.Position.Sub(e.press.pos)
	slop := float32(gtx.Dp(moveSlop))
	if d.X*d.X+d.Y*d.Y < slop*slop {
		return
	}
	e.startColumnDrag(e.press.at, e.press.pos)
	e.columnDrag.pos = ev.Position
}

// heldDragged begins to move a header that a finger has held, and says so.
func (e *engine) heldDragged(gtx layout.Context, ev pointer.Event) bool {
	if !e.press.held || ev.Time-e.touch.began < moveHold || !e.canMove(e.press.at) {
		return false
	}
	e.startColumnDrag(e.press.at, e.press.pos)
	e.columnDrag.pos = ev.Position
	e.touch = touch{}
	gtx.Execute(pointer.GrabCmd{Tag: &e.cellTag, ID: ev.PointerID})
	return true
}

// startColumnDrag begins to drag the header at a place, taken at a position.
func (e *engine) startColumnDrag(at viewport.Address, pos f32.Point) {
	first, end := e.view.Heads.Columns(at)
	at.Col = first
	r := e.view.HeadRect(at)
	e.columnDrag = columnDrag{
		on: true, head: at, first: first, end: end, pos: pos, size: r.Size(),
		grip: pos.Sub(f32.Pt(float32(r.Min.X), float32(r.Min.Y))),
	}
	e.press.held = false
	e.hint.clear()
}

// drop ends a move where the line is.
func (e *engine) drop() {
	m := e.columnDrag
	e.columnDrag = columnDrag{}
	if m.gap.ok && m.end <= len(e.cols.Leaves) {
		e.moveToGap(m.head, m.gap)
	}
}

// moveToGap moves the columns under a header to a gap.
func (e *engine) moveToGap(at viewport.Address, gap columnGap) {
	first, end := e.view.Heads.Columns(at)
	if gap.at >= first && gap.at <= end && gap.pane == e.cols.Leaves[first].Pane && gap.pane == e.cols.Leaves[first].Home {
		return
	}
	path, group := e.movedAs(at)
	m := column.Move{Pane: gap.pane, Within: len(path)}
	if group >= 0 {
		m.Group = e.cols.Groups[group].ID
	}
	for c := first; c < end; c++ {
		m.IDs = append(m.IDs, e.cols.Leaves[c].ID)
	}
	if a := e.beside(gap, first, end, -1); a >= 0 {
		m.After = e.cols.Leaves[a].ID
	}
	if b := e.beside(gap, first, end, 1); b >= 0 {
		m.Before = e.cols.Leaves[b].ID
	}
	e.ask.moveColumns(m)
}

// movedAs is what moves with a header: the path of groups that it stays in, and the
// group that is moved, or -1 for a column alone. The last column of a group that
// shows takes the group along.
func (e *engine) movedAs(at viewport.Address) (path []int, group int) {
	l := &e.cols.Leaves[at.Col]
	path, group = l.Groups, -1
	if at.Row < len(path) {
		path, group = path[:at.Row], path[at.Row]
	}
	if e.ask.ColumnOrder.Mode == option.ColumnOrderFree {
		return path, group
	}
	first, end := e.view.Heads.Columns(at)
	for len(path) > 0 {
		lo, hi := e.view.Heads.Columns(viewport.Address{Band: layoutx.Head, Row: len(path) - 1, Col: at.Col})
		if lo < first || hi > end {
			break
		}
		group = path[len(path)-1]
		path = path[:len(path)-1]
	}
	return path, group
}

// beside is the column next to a gap in a direction, leaving out those that move,
// or -1.
func (e *engine) beside(gap columnGap, first, end, dir int) int {
	lo := e.cols.First(gap.pane)
	hi := lo + e.cols.Count[gap.pane]
	i := gap.at
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

// allowed says whether the columns under a header can go to a gap.
func (e *engine) allowed(at viewport.Address, path []int, gap columnGap) bool {
	first, end := e.view.Heads.Columns(at)
	lo := e.cols.First(gap.pane)
	if gap.at < lo+e.cols.Count[gap.pane] && e.cols.Leaves[gap.at].Own {
		return false
	}
	if gap.at > first && gap.at < end {
		return false
	}
	if e.ask.ColumnOrder.Mode == option.ColumnOrderFree {
		return true
	}
	a, b := e.beside(gap, first, end, -1), e.beside(gap, first, end, 1)
	in := 0
	for _, i := range [...]int{a, b} {
		if i >= 0 {
			in = max(in, column.SharedGroups(e.cols.Leaves[i].Groups, path))
		}
	}
	if in < e.rooted(gap.pane, path, first, end) {
		return false
	}
	if a < 0 || b < 0 {
		return true
	}
	ga, gb := e.cols.Leaves[a].Groups, e.cols.Leaves[b].Groups
	shared := column.SharedGroups(ga, gb)
	return shared <= len(path) && column.SharedGroups(ga[:shared], path) == shared
}

// rooted is how much of a path of groups other columns in a pane have, those aside
// that move: there they must stay together. Sides have an order of their own.
func (e *engine) rooted(pane layoutx.Pane, path []int, first, end int) (depth int) {
	if pane != layoutx.Center && pane != e.cols.Leaves[first].Pane {
		return 0
	}
	lo := e.cols.First(pane)
	for c := lo; c < lo+e.cols.Count[pane]; c++ {
		if c < first || c >= end {
			depth = max(depth, column.SharedGroups(e.cols.Leaves[c].Groups, path))
		}
	}
	return depth
}

// canPin says whether the columns under a header can be dragged to another pane.
func (e *engine) canPin(first, end int) bool {
	if e.ask.ColumnPinning.Mode != option.ColumnPinDrag {
		return false
	}
	return !slices.ContainsFunc(e.cols.Leaves[first:end], func(l column.Leaf) bool { return l.Unpinnable })
}

// paneUnder is the pane that a header dragged to x is over.
func (e *engine) paneUnder(x int) layoutx.Pane {
	m := &e.columnDrag
	from := e.cols.Leaves[m.first].Pane
	if !e.canPin(m.first, m.end) {
		return from
	}
	center, strip := e.view.Sheet.Panes.Pane(layoutx.Center), e.view.Widths.Metric().Dp(pinStrip)
	for _, p := range [...]layoutx.Pane{layoutx.Left, layoutx.Right} {
		start := (p == layoutx.Left) != e.draw.Style.RTL
		r := e.view.Sheet.Panes.Pane(p)
		switch {
		case !r.Empty():
			if start && x < r.Max.X || !start && x >= r.Min.X {
				return p
			}
		case p == layoutx.Left && e.view.HScroll.Px > 0, p == layoutx.Right && e.view.HScroll.Px < e.view.Geometry.MaxHScroll:
		case start && x < center.Min.X+strip, !start && x >= center.Max.X-strip:
			return p
		}
	}
	return layoutx.Center
}

// syncMove finds the gap that the dragged header is nearest to.
func (e *engine) syncMove() {
	m := &e.columnDrag
	if !m.on {
		return
	}
	if m.end > len(e.cols.Leaves) {
		*m = columnDrag{}
		return
	}
	x := m.pos.Round().X
	pane := e.paneUnder(x)
	path, _ := e.movedAs(m.head)
	m.gap = columnGap{}
	near := 0
	try := func(at, gx int) {
		gap := columnGap{ok: true, pane: pane, at: at, x: gx}
		d := max(x-gx, gx-x)
		if (!m.gap.ok || d < near) && e.allowed(m.head, path, gap) {
			m.gap, near = gap, d
		}
	}
	cols := e.view.Sheet.Cols[pane]
	for _, col := range cols {
		start, end := col.Start, col.End()
		if e.draw.Style.RTL {
			start, end = end, start
		}
		try(col.Index, start)
		try(col.Index+1, end)
	}
	if len(cols) == 0 {
		r := e.view.Sheet.Panes.Pane(pane)
		gx := r.Min.X
		if (pane == layoutx.Right) != e.draw.Style.RTL {
			gx = r.Max.X
		}
		try(e.cols.First(pane), gx)
	}
}

// moveScroll scrolls the columns while a header is held near their edge, faster the
// nearer it is, also while the pointer rests.
func (e *engine) moveScroll(gtx layout.Context) {
	m := &e.columnDrag
	since := gtx.Now.Sub(m.scrolled)
	m.scrolled = gtx.Now
	speed := e.moveSpeed()
	if speed == 0 {
		return
	}
	if since > 0 && since < time.Second {
		d := speed * float32(since.Seconds()) * float32(gtx.Dp(moveSpeed))
		if e.draw.Style.RTL {
			d = -d
		}
		e.view.HScrollBy(d)
	}
	gtx.Execute(op.InvalidateCmd{})
}

// moveSpeed is how fast the columns scroll to the right, 1 being that of the edge
// itself.
func (e *engine) moveSpeed() float32 {
	m := &e.columnDrag
	if m.first >= len(e.cols.Leaves) || e.paneUnder(m.pos.Round().X) != layoutx.Center && e.cols.Leaves[m.first].Pane == layoutx.Center {
		return 0
	}
	if e.cols.Leaves[m.first].Pane != layoutx.Center && !e.canPin(m.first, m.end) {
		return 0
	}
	r, zone := e.view.Sheet.Panes.Pane(layoutx.Center), float32(e.view.Widths.Metric().Dp(moveZone))
	left, right := float32(r.Min.X)+zone-m.pos.X, m.pos.X-float32(r.Max.X)+zone
	back, on := e.view.HScroll.Px > 0, e.view.HScroll.Px < e.view.Geometry.MaxHScroll
	if e.draw.Style.RTL {
		back, on = on, back
	}
	depth := func(d float32) float32 { d = min(d/zone, 2); return min(d*d, moveRush) }
	switch {
	case left > 0 && back:
		return -depth(left)
	case right > 0 && on:
		return depth(right)
	}
	return 0
}

// moveKey moves the columns under the focused header by a place to the left or the
// right of the screen, and says whether the header has the focus.
func (e *engine) moveKey(right bool) bool {
	at := e.focus.at()
	if at.Band != layoutx.Head {
		return false
	}
	if !e.canMove(at) {
		return e.ask.ColumnOrder.Mode != option.ColumnOrderOff
	}
	first, end := e.view.Heads.Columns(at)
	at.Col = first
	pane := e.cols.Leaves[first].Pane
	path, _ := e.movedAs(at)
	lo := e.cols.First(pane)
	step, i := -1, first-1
	if right != e.draw.Style.RTL {
		step, i = 1, end+1
	}
	for ; i >= lo && i <= lo+e.cols.Count[pane]; i += step {
		if gap := (columnGap{ok: true, pane: pane, at: i}); e.allowed(at, path, gap) {
			e.moveToGap(at, gap)
			e.view.Requests.ToColumn(e.focus.columnID)
			break
		}
	}
	return true
}
