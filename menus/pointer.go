// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package menus

import (
	"image"
	"math"
	"time"

	"gioui.org/f32"
	"gioui.org/io/pointer"
	"gioui.org/layout"
	"gioui.org/op"
)

const (
	// hoverDelay is the time that the pointer rests on an item before its submenu opens or another's closes.
	hoverDelay = 150 * time.Millisecond
	// clickGrace is the time in which a click on a submenu that opened by resting does not close it again.
	clickGrace = 500 * time.Millisecond
	// tapSlop is the distance in dp that a finger may move in a tap.
	tapSlop = 8
	// creepSpeed is the speed at which a strip scrolls, in items per second.
	creepSpeed = 12
)

// pointing is the state of the pointer.
type pointing struct {
	_ [0]func() // makes the type incomparable, so that programs contain no comparison of it

	at      image.Point
	inside  bool        // at is in the window
	apex    image.Point // its last position on the item whose submenu is open
	pending pending
	press   press
	creep   time.Time // the last time that a strip scrolled; zero if none does
}

// pending is a submenu about to open, or to close for another item.
type pending struct {
	on          bool
	depth, item int
	due         time.Time
}

// press is a press of a button or finger on the menu.
type press struct {
	on, touch, dragged bool
	depth              int
	from, last         image.Point
}

func (e *engine) pointerEvent(gtx layout.Context, ev pointer.Event) {
	p := pixel(ev.Position)
	switch ev.Kind {
	case pointer.Press:
		e.pressed(gtx, ev, p)
	case pointer.Release:
		e.released(gtx, p)
	case pointer.Move:
		e.moved(gtx.Now, p)
	case pointer.Drag:
		e.dragged(gtx, p)
	case pointer.Scroll:
		e.wheel(gtx.Now, p, ev.Scroll)
	case pointer.Leave:
		e.point.inside = false
		e.point.pending = pending{}
	case pointer.Cancel:
		e.point.press = press{}
	}
}

// pixel rounds down; it clamps NaN and values outside every window.
func pixel(p f32.Point) image.Point {
	return image.Pt(pixelAxis(p.X), pixelAxis(p.Y))
}

func pixelAxis(v float32) int {
	if !(v > -far) {
		return -far
	}
	return int(math.Floor(float64(min(v, far))))
}

func (e *engine) pressed(gtx layout.Context, ev pointer.Event, p image.Point) {
	depth, item := e.at(p)
	if depth < 0 {
		why := Outside
		if ev.Buttons.Contain(pointer.ButtonSecondary) {
			why = OutsideContext
		}
		e.close(Closed{Reason: why, At: p})
		return
	}
	touch := ev.Source == pointer.Touch
	if !touch && ev.Buttons != pointer.ButtonPrimary {
		return
	}
	e.point.press = press{on: true, touch: touch, depth: depth, from: p, last: p}
	e.point.at, e.point.inside = p, true
	if dir := e.levels[depth].stripAt(p); dir != 0 {
		e.scrollLevel(depth, dir*e.levels[depth].panel.view.Dy()/2)
	} else if touch && item >= 0 {
		e.lightAt(depth, item)
	} else if !touch {
		e.moved(gtx.Now, p)
	}
}

func (e *engine) released(gtx layout.Context, p image.Point) {
	pr := e.point.press
	e.point.press = press{}
	if pr.touch {
		e.point.inside = false // a finger does not hover
	}
	depth, item := e.at(p)
	if pr.on && !pr.dragged && depth >= 0 && item >= 0 {
		e.activate(gtx, depth, item)
	}
}

// dragged scrolls under a finger; a mouse highlights the items that it passes.
func (e *engine) dragged(gtx layout.Context, p image.Point) {
	pr := &e.point.press
	if !pr.touch {
		e.moved(gtx.Now, p)
		return
	}
	if pr.depth >= len(e.levels) { // a key closed the level under the finger
		return
	}
	if way := p.Sub(pr.from); max(abs(way.X), abs(way.Y)) > gtx.Dp(tapSlop) {
		pr.dragged = true
	}
	if pr.dragged && p.Y != pr.last.Y {
		e.scrollLevel(pr.depth, pr.last.Y-p.Y)
		pr.last = p
	}
}

func abs(v int) int { return max(v, -v) }

// wheel scrolls the level under the pointer; outside it closes the menu.
func (e *engine) wheel(now time.Time, p image.Point, by f32.Point) {
	depth, _ := e.at(p)
	if depth < 0 {
		if by != (f32.Point{}) {
			e.close(Closed{Reason: Wheel, At: p})
		}
		return
	}
	if e.scrollLevel(depth, pixelAxis(by.Y)) {
		e.moved(now, p)
	}
}

// scrollLevel scrolls a level and closes the levels after it.
func (e *engine) scrollLevel(depth, dy int) bool {
	if !e.levels[depth].scrollBy(dy) {
		return false
	}
	e.closeFrom(depth + 1)
	e.point.pending = pending{}
	return true
}

// lightAt highlights an item in the level under the pointer, and the parents leading to it.
func (e *engine) lightAt(depth, item int) {
	for d := range depth {
		e.levels[d].hot = e.levels[d+1].from
	}
	l := &e.levels[depth]
	l.hot, l.reveal = item, false
	if item >= 0 && l.items.at(item).separator {
		l.hot = -1
	}
	if last := len(e.levels) - 1; last > depth {
		e.levels[last].hot = -1
	}
	e.active = depth
}

// moved handles a move of the pointer. A submenu that the pointer moves towards stays open, whatever items
// are on the way.
func (e *engine) moved(now time.Time, p image.Point) {
	pt := &e.point
	pt.at, pt.inside = p, true
	depth, item := e.at(p)
	if depth < 0 {
		pt.pending = pending{}
		if last := len(e.levels) - 1; e.active == last {
			e.levels[last].hot = -1
		}
		return
	}
	if depth+1 == len(e.levels) {
		e.lightAt(depth, item)
		e.wait(now, depth, item)
		return
	}
	child := &e.levels[depth+1]
	switch {
	case item == child.from:
		pt.apex = p
		pt.pending = pending{}
		e.lightAt(depth, item)
	case item < 0 || e.levels[depth].items.at(item).separator:
		pt.pending = pending{}
		e.lightAt(depth, child.from)
	case heading(pt.apex, p, child.panel.box):
		pt.pending = pending{on: true, depth: depth, item: item, due: now.Add(hoverDelay)}
	default:
		e.lightAt(depth, item)
		e.wait(now, depth, item)
	}
}

// wait starts the delay after which the submenu of an item opens, and other submenus close, unless it runs
// already.
func (e *engine) wait(now time.Time, depth, item int) {
	p := &e.point.pending
	if depth+1 == len(e.levels) && !e.isParent(depth, item) {
		*p = pending{}
		return
	}
	if !p.on || p.depth != depth || p.item != item {
		*p = pending{on: true, depth: depth, item: item, due: now.Add(hoverDelay)}
	}
}

// hoverDue performs the pending action if it is due.
func (e *engine) hoverDue(now time.Time) {
	p := e.point.pending
	if !p.on || now.Before(p.due) {
		return
	}
	e.point.pending = pending{}
	e.closeFrom(p.depth + 1)
	e.lightAt(p.depth, p.item)
	if e.openChild(p.depth, p.item) {
		e.point.apex = e.point.at
		child := &e.levels[p.depth+1]
		child.byHover, child.opened = true, now
	}
}

// heading reports whether p is in the triangle between the point where the pointer left the parent and the
// near edge of its submenu.
func heading(apex, p image.Point, child image.Rectangle) bool {
	edge, back := child.Min.X, -1
	if apex.X > (child.Min.X+child.Max.X)/2 {
		edge, back = child.Max.X, 1
	}
	// The tip is slightly behind, so that a move straight down leaves the triangle but a trembling hand does
	// not.
	apex.X += back * 2
	const slack = 8
	a, b := image.Pt(edge, child.Min.Y-slack), image.Pt(edge, child.Max.Y+slack)
	s1, s2, s3 := turn(apex, a, p), turn(a, b, p), turn(b, apex, p)
	return s1 >= 0 && s2 >= 0 && s3 >= 0 || s1 <= 0 && s2 <= 0 && s3 <= 0
}

// turn returns a positive number if p is on one side of the line from a to b, a negative number on the other
// side, and 0 on the line.
func turn(a, b, p image.Point) int {
	return (b.X-a.X)*(p.Y-a.Y) - (b.Y-a.Y)*(p.X-a.X)
}

// activate performs a click on an item.
func (e *engine) activate(gtx layout.Context, depth, item int) {
	items := e.levels[depth].items
	switch {
	case !enabled(items, item):
	case !items.at(item).parent:
		e.choose(gtx, e.path(depth, item))
	case e.childIsOpen(depth, item):
		e.point.pending = pending{}
		child := &e.levels[depth+1]
		fresh := child.byHover && gtx.Now.Sub(child.opened) <= clickGrace
		child.byHover = false
		if !fresh {
			e.closeFrom(depth + 1)
		}
	default:
		e.point.pending = pending{}
		e.openChild(depth, item)
		e.point.apex = e.point.at
	}
}

// creep scrolls while the pointer rests on a strip.
func (e *engine) creep(gtx layout.Context) {
	pt := &e.point
	depth, dir := -1, 0
	if pt.inside {
		if depth, _ = e.at(pt.at); depth >= 0 {
			dir = e.levels[depth].stripAt(pt.at)
		}
	}
	if dir == 0 {
		pt.creep = time.Time{}
		return
	}
	if pt.creep.IsZero() || gtx.Now.Before(pt.creep) {
		pt.creep = gtx.Now
	}
	by := int(gtx.Now.Sub(pt.creep).Seconds() * float64(creepSpeed*e.frame.sizes.item))
	if by > 0 {
		pt.creep = gtx.Now
		e.scrollLevel(depth, dir*by)
	}
	if l := &e.levels[depth]; dir < 0 && l.scroll > 0 || dir > 0 && l.scroll < l.scrollMax() {
		gtx.Execute(op.InvalidateCmd{})
	}
}
