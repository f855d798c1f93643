// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package gridui

import (
	"image"
	"math"
	"time"

	"gioui.org/io/pointer"
	"gioui.org/layout"
	"gioui.org/unit"

	"github.com/giogrid/giogrid/gridui/internal/draw"
	"github.com/giogrid/giogrid/gridui/internal/style"
	"github.com/giogrid/giogrid/gridui/internal/viewport"
	"github.com/giogrid/giogrid/gridui/option"
	"github.com/giogrid/giogrid/layoutx"
)

const (
	// edgeReach is the width of the zone around an edge that takes it, touchReach that
	// for fingers.
	edgeReach  = unit.Dp(8)
	touchReach = unit.Dp(16)
	// sizeStep is by how much a key changes a width; held down, by up to
	// sizeStepMost times as much.
	sizeStep     = unit.Dp(8)
	sizeStepMost = 8
	// edgeSlop is how far an edge may be dragged in a double click.
	edgeSlop = unit.Dp(3)
	// sizeKeyGap is how far apart the repeats of a key held down are at most.
	sizeKeyGap = 250 * time.Millisecond
)

// edgeHit is the edge of a header: that of a column, or of a run of columns under a
// group.
type edgeHit struct {
	ok bool
	// head is the header it belongs to, x where it is in pixels of the sheet.
	head viewport.Address
	x    int
}

// resizing is an edge being dragged.
type resizing struct {
	on   bool
	edge edgeHit
	// grip is where the pointer took it, dir 1 if the columns grow to the right.
	grip float32
	dir  int
	// levels is how many rows the header had.
	levels int
	sizes
	// guide is where the edge would be now.
	guide int
	// lastHead and lastTime are those of the press before, for double clicks.
	lastHead viewport.Address
	lastTime time.Duration
	pressed  bool
	keys     keyRepeat
}

// sizes are columns that are resized together, in the metric of their widths.
type sizes struct {
	ids    []string
	in     unit.Metric
	was    []unit.Dp
	tracks []layoutx.Track
	total  int
	// most is how wide they may get together, 0 without bounds.
	most int
	px   []int
}

// edgeAt is the edge of a header that a position is on or near, reach being the
// width of the zone around it in pixels.
func (e *engine) edgeAt(pos image.Point, reach int) edgeHit {
	head := e.view.Sheet.Panes.Band(layoutx.Head)
	if e.ask.ColumnSizing.Mode == option.ColumnResizeOff || pos.Y < head.Min.Y || pos.Y >= head.Max.Y || len(e.cols.Leaves) == 0 {
		return edgeHit{}
	}
	level := e.view.Heads.LevelAt(pos.Y - head.Min.Y)
	best, near := edgeHit{}, reach/2+1
	for _, pane := range [...]layoutx.Pane{layoutx.Left, layoutx.Right, layoutx.Center} {
		r := e.view.Sheet.Panes.Pane(pane)
		for _, col := range e.view.Sheet.Cols[pane] {
			x := col.Start
			if e.view.EndsRight(pane) {
				x = col.End()
			}
			d := max(pos.X-x, x-pos.X)
			// The columns may have changed since the frame that is on the screen.
			if d >= near || x < r.Min.X || x > r.Max.X || col.Index >= len(e.cols.Leaves) {
				continue
			}
			if at, ok := e.headEdge(col.Index, level); ok {
				best, near = edgeHit{ok: true, head: at, x: x}, d
			}
		}
	}
	return best
}

// headEdge is the header whose edge is that of a column at a level of the header, and
// false if nothing ends there that can be resized.
func (e *engine) headEdge(col, level int) (viewport.Address, bool) {
	l := &e.cols.Leaves[col]
	if level >= len(l.Groups) {
		return viewport.Address{Band: layoutx.Head, Row: e.cols.Levels - 1, Col: col}, !l.Fixed
	}
	at := viewport.Address{Band: layoutx.Head, Row: level, Col: col}
	first, end := e.view.Heads.Columns(at)
	outer := end - 1
	if l.Pane == layoutx.Right {
		outer = first
	}
	if col != outer {
		return at, false
	}
	for c := first; c < end; c++ {
		if !e.cols.Leaves[c].Fixed {
			return viewport.Address{Band: layoutx.Head, Row: level, Col: first}, true
		}
	}
	return at, false
}

// syncEdge finds the edge under the mouse.
func (e *engine) syncEdge() {
	e.handle = edgeHit{}
	if e.hover.in && e.hover.bar == noBar && !e.columnDrag.on {
		e.handle = e.edgeAt(e.hover.pos.Round(), e.reachOf(pointer.Mouse))
	}
}

func (e *engine) reachOf(by pointer.Source) int {
	if by == pointer.Touch {
		return e.view.Widths.Metric().Dp(touchReach)
	}
	return e.view.Widths.Metric().Dp(edgeReach)
}

// sizesUnder are the columns under a header that can be resized, as they are now.
func (e *engine) sizesUnder(at viewport.Address) (s sizes) {
	first, end := e.view.Heads.Columns(at)
	w := &e.view.Widths
	s.in = e.view.Widths.TextMetric()
	for c := first; c < end; c++ {
		l := &e.cols.Leaves[c]
		if l.Fixed || c >= w.Len() {
			continue
		}
		px := w.Of(c)
		s.ids, s.was = append(s.ids, l.ID), append(s.was, l.Sized)
		s.tracks = append(s.tracks, layoutx.Track{
			Kind: layoutx.Flex, Size: px, Weight: float32(px), Min: w.Track(c).Min, Max: w.Track(c).Max,
		})
		s.total += px
	}
	if e.cols.Leaves[first].Pane != layoutx.Center {
		s.most = s.total + max(e.pinRoom(), 0)
	}
	return s
}

// by is the widths of the columns if they are wider by some pixels together.
func (s *sizes) by(d int) []int {
	to := s.total + d
	if s.most > 0 {
		to = min(to, s.most)
	}
	s.px = layoutx.Solve(s.px, s.tracks, max(to, 1))
	return s.px
}

// give gives the columns their widths.
func (e *engine) give(s *sizes) {
	widths := map[string]unit.Dp{}
	for i, id := range s.ids {
		if w := s.in.PxToDp(s.px[i]); e.sizedAs(id) != w {
			widths[id] = w
		}
	}
	e.fit.leave(widths)
	e.ask.resize(widths)
}

// keyRepeat counts the repeats of a key that is held down, the last of them at a time.
type keyRepeat struct {
	n  int
	at time.Time
}

// step is by how much the next repeat changes something, in steps.
func (k *keyRepeat) step(now time.Time) int {
	if now.Sub(k.at) > sizeKeyGap {
		k.n = 0
	}
	n := min(1+k.n/4, sizeStepMost)
	k.n, k.at = k.n+1, now
	return n
}

// sizedAs is the width that a column was given, or 0.
func (e *engine) sizedAs(id string) unit.Dp {
	if i := e.cols.Find(id); i >= 0 {
		return e.cols.Leaves[i].Sized
	}
	return 0
}

// edgePressed takes the edge at a position, or fits its column at the second press
// of a double click. It says whether there is one.
func (e *engine) edgePressed(gtx layout.Context, ev pointer.Event) bool {
	hit := e.edgeAt(ev.Position.Round(), e.reachOf(ev.Source))
	r := &e.sizing
	if !hit.ok {
		r.pressed = false
		return false
	}
	if r.pressed && r.lastHead == hit.head && ev.Time-r.lastTime <= DoubleClickTime {
		r.pressed = false
		e.fitHead(hit.head)
		return true
	}
	pane := e.cols.Leaves[hit.head.Col].Pane
	*r = resizing{
		on: true, edge: hit, grip: ev.Position.X, dir: 1, sizes: e.sizesUnder(hit.head), guide: hit.x, levels: e.cols.Levels,
		lastHead: hit.head, lastTime: ev.Time, pressed: true,
	}
	if !e.view.EndsRight(pane) {
		r.dir = -1
	}
	if ev.Source == pointer.Touch {
		gtx.Execute(pointer.GrabCmd{Tag: &e.cellTag, ID: ev.PointerID})
	}
	return true
}

// edgeDragged follows the pointer with the edge.
func (e *engine) edgeDragged(ev pointer.Event) {
	r := &e.sizing
	d := int(math.Round(float64(min(max(ev.Position.X-r.grip, -draw.Unbounded), draw.Unbounded)))) * r.dir
	if max(d, -d) > e.view.Widths.Metric().Dp(edgeSlop) {
		r.pressed = false
	}
	sum := 0
	for _, px := range r.by(d) {
		sum += px
	}
	r.guide = r.edge.x + (sum-r.total)*r.dir
	if e.ask.ColumnSizing.Mode == option.ColumnResizeLive {
		e.give(&r.sizes)
	}
}

// edgeReleased ends a drag; unless it is kept, the widths are those before it.
func (e *engine) edgeReleased(keep bool) {
	r := &e.sizing
	r.on = false
	switch {
	case keep && len(r.px) > 0 && r.guide != r.edge.x:
		e.give(&r.sizes)
	case !keep:
		r.pressed = false
		widths := map[string]unit.Dp{}
		for i, id := range r.ids {
			if e.sizedAs(id) != r.was[i] {
				widths[id] = r.was[i]
			}
		}
		e.ask.resize(widths)
	}
}

// sizeKey widens or narrows the columns of the focused header: wider is the arrow
// that points where reading goes. Held down it goes in longer and longer steps.
func (e *engine) sizeKey(gtx layout.Context, wider bool) {
	if e.ask.ColumnSizing.Mode == option.ColumnResizeOff || e.focus.band != layoutx.Head {
		return
	}
	d := style.TextScaled(gtx.Metric).Dp(sizeStep) * e.sizing.keys.step(gtx.Now)
	if !wider {
		d = -d
	}
	s := e.sizesUnder(e.focus.at())
	if len(s.ids) == 0 {
		return
	}
	s.by(d)
	e.give(&s)
	e.view.ShowColumn(e.focus.col)
}

// syncDrag goes on with what is being dragged after columns changed, or drops it.
func (e *engine) syncDrag() {
	e.columnDrag, e.handle = columnDrag{}, edgeHit{}
	r := &e.sizing
	if !r.on {
		return
	}
	at := -1
	if len(r.ids) > 0 {
		at = e.cols.Find(r.ids[0])
	}
	if at < 0 || len(e.cols.Leaves[at].Groups) <= r.edge.head.Row && r.edge.head.Row < r.levels-1 {
		r.on = false
		return
	}
	if r.edge.head.Row == r.levels-1 {
		r.edge.head.Row = e.cols.Levels - 1
	}
	r.edge.head.Col, r.levels = at, e.cols.Levels
}

// cancelDrag takes back what is being dragged, and says whether anything is.
func (e *engine) cancelDrag() bool {
	switch {
	case e.sizing.on:
		e.edgeReleased(false)
	case e.rowSizes.drag.on:
		e.rowEdgeReleased(false)
	case e.columnDrag.on:
		e.columnDrag = columnDrag{}
	default:
		return e.cancelRows()
	}
	e.press.held = false
	return true
}

// isOtherFinger says whether an event is of another finger than the one that drags an edge
// or a header.
func (e *engine) isOtherFinger(ev pointer.Event) bool {
	return ev.Source == pointer.Touch && ev.Kind != pointer.Cancel && e.dragsColumn() && ev.PointerID != e.press.by
}

// dragsColumn says whether an edge or a header is being dragged.
//
// Not inlined: it has many callers, and programs are to be small.
//
//go:noinline
func (e *engine) dragsColumn() bool { return e.sizing.on || e.columnDrag.on || e.rowSizes.drag.on }
