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
	// hoverDelay is how long the pointer rests on an item before its submenu
	// opens or another's closes.
	hoverDelay = 150 * time.Millisecond
	// clickGrace is how long a click on a submenu just opened by resting does
	// not close it again.
	clickGrace = 500 * time.Millisecond
	// tapSlop is how far a finger may move, in dp, and still tap.
	tapSlop = 8
	// creepSpeed is how fast a strip scrolls, in items a second.
	creepSpeed = 12
)

// pointing is what the pointer is at.
type pointing struct {
	at      image.Point
	inside  bool        // at is in the window
	apex    image.Point // where it last was on the item whose submenu is open
	pending pending
	press   press
	creep   time.Time // when a strip last scrolled; zero if none does
}

// pending is a submenu about to open, or to close for another item.
type pending struct {
	on          bool
	depth, item int
	due         time.Time
}

// press is a button or finger that went down on the menu.
type press struct {
	on, touch, dragged bool
	depth              int
	from, last         image.Point
}

func (m *Menu[T]) pointerEvent(gtx layout.Context, e pointer.Event) {
	p := pixel(e.Position)
	switch e.Kind {
	case pointer.Press:
		m.pressed(gtx, e, p)
	case pointer.Release:
		m.released(gtx, p)
	case pointer.Move:
		m.moved(gtx.Now, p)
	case pointer.Drag:
		m.dragged(gtx, p)
	case pointer.Scroll:
		m.wheel(gtx.Now, p, e.Scroll)
	case pointer.Leave:
		m.point.inside = false
		m.point.pending = pending{}
	case pointer.Cancel:
		m.point.press = press{}
	}
}

// pixel rounds down; what is no number or out of every window is clamped.
func pixel(p f32.Point) image.Point {
	return image.Pt(pixelAxis(p.X), pixelAxis(p.Y))
}

func pixelAxis(v float32) int {
	if !(v > -far) {
		return -far
	}
	return int(math.Floor(float64(min(v, far))))
}

func (m *Menu[T]) pressed(gtx layout.Context, e pointer.Event, p image.Point) {
	depth, item := m.at(p)
	if depth < 0 {
		why := Outside
		if e.Buttons.Contain(pointer.ButtonSecondary) {
			why = OutsideContext
		}
		m.close(Closed{Reason: why, At: p})
		return
	}
	touch := e.Source == pointer.Touch
	if !touch && e.Buttons != pointer.ButtonPrimary {
		return
	}
	m.point.press = press{on: true, touch: touch, depth: depth, from: p, last: p}
	m.point.at, m.point.inside = p, true
	if dir := m.levels[depth].stripAt(p); dir != 0 {
		m.scrollLevel(depth, dir*m.levels[depth].panel.view.Dy()/2)
	} else if touch && item >= 0 {
		m.lightAt(depth, item)
	} else if !touch {
		m.moved(gtx.Now, p)
	}
}

func (m *Menu[T]) released(gtx layout.Context, p image.Point) {
	pr := m.point.press
	m.point.press = press{}
	if pr.touch {
		m.point.inside = false // a finger does not hover
	}
	depth, item := m.at(p)
	if pr.on && !pr.dragged && depth >= 0 && item >= 0 {
		m.activate(gtx, depth, item)
	}
}

// dragged scrolls under a finger; a mouse lights what it passes.
func (m *Menu[T]) dragged(gtx layout.Context, p image.Point) {
	pr := &m.point.press
	if !pr.touch {
		m.moved(gtx.Now, p)
		return
	}
	if pr.depth >= len(m.levels) { // a key closed what is under the finger
		return
	}
	if way := p.Sub(pr.from); max(abs(way.X), abs(way.Y)) > gtx.Dp(tapSlop) {
		pr.dragged = true
	}
	if pr.dragged && p.Y != pr.last.Y {
		m.scrollLevel(pr.depth, pr.last.Y-p.Y)
		pr.last = p
	}
}

func abs(v int) int { return max(v, -v) }

// wheel scrolls the level under the pointer; outside it closes the menu.
func (m *Menu[T]) wheel(now time.Time, p image.Point, by f32.Point) {
	depth, _ := m.at(p)
	if depth < 0 {
		if by != (f32.Point{}) {
			m.close(Closed{Reason: Wheel, At: p})
		}
		return
	}
	if m.scrollLevel(depth, pixelAxis(by.Y)) {
		m.moved(now, p)
	}
}

// scrollLevel scrolls a level, which closes those that hang on it.
func (m *Menu[T]) scrollLevel(depth, dy int) bool {
	if !m.levels[depth].scrollBy(dy) {
		return false
	}
	m.closeFrom(depth + 1)
	m.point.pending = pending{}
	return true
}

// lightAt lights an item in the level that the pointer is in, and the way there.
func (m *Menu[T]) lightAt(depth, item int) {
	for d := range depth {
		m.levels[d].hot = m.levels[d+1].from
	}
	l := &m.levels[depth]
	l.hot, l.reveal = item, false
	if item >= 0 && l.items[item].Separator {
		l.hot = -1
	}
	if last := len(m.levels) - 1; last > depth {
		m.levels[last].hot = -1
	}
	m.active = depth
}

// moved follows the pointer. A submenu that the pointer is heading for stays
// open, whatever items lie on the way.
func (m *Menu[T]) moved(now time.Time, p image.Point) {
	pt := &m.point
	pt.at, pt.inside = p, true
	depth, item := m.at(p)
	if depth < 0 {
		pt.pending = pending{}
		if last := len(m.levels) - 1; m.active == last {
			m.levels[last].hot = -1
		}
		return
	}
	if depth+1 == len(m.levels) {
		m.lightAt(depth, item)
		m.wait(now, depth, item)
		return
	}
	child := &m.levels[depth+1]
	switch {
	case item == child.from:
		pt.apex = p
		pt.pending = pending{}
		m.lightAt(depth, item)
	case item < 0 || m.levels[depth].items[item].Separator:
		pt.pending = pending{}
		m.lightAt(depth, child.from)
	case heading(pt.apex, p, child.panel.box):
		pt.pending = pending{on: true, depth: depth, item: item, due: now.Add(hoverDelay)}
	default:
		m.lightAt(depth, item)
		m.wait(now, depth, item)
	}
}

// wait starts the delay after which what hangs on an item opens, and what hangs
// on others closes, unless it runs already.
func (m *Menu[T]) wait(now time.Time, depth, item int) {
	p := &m.point.pending
	if depth+1 == len(m.levels) && !m.isParent(depth, item) {
		*p = pending{}
		return
	}
	if !p.on || p.depth != depth || p.item != item {
		*p = pending{on: true, depth: depth, item: item, due: now.Add(hoverDelay)}
	}
}

// hoverDue does what was waited for.
func (m *Menu[T]) hoverDue(now time.Time) {
	p := m.point.pending
	if !p.on || now.Before(p.due) {
		return
	}
	m.point.pending = pending{}
	m.closeFrom(p.depth + 1)
	m.lightAt(p.depth, p.item)
	if m.openChild(p.depth, p.item) {
		m.point.apex = m.point.at
		child := &m.levels[p.depth+1]
		child.byHover, child.opened = true, now
	}
}

// heading reports whether p is in the triangle between where the pointer left
// the parent and the near edge of its submenu.
func heading(apex, p image.Point, child image.Rectangle) bool {
	edge, back := child.Min.X, -1
	if apex.X > (child.Min.X+child.Max.X)/2 {
		edge, back = child.Max.X, 1
	}
	// The tip lies a little behind, so that a way straight down leaves the
	// triangle and a hand's tremor does not.
	apex.X += back * 2
	const slack = 8
	a, b := image.Pt(edge, child.Min.Y-slack), image.Pt(edge, child.Max.Y+slack)
	s1, s2, s3 := turn(apex, a, p), turn(a, b, p), turn(b, apex, p)
	return s1 >= 0 && s2 >= 0 && s3 >= 0 || s1 <= 0 && s2 <= 0 && s3 <= 0
}

// turn is positive where p is on one side of the line from a to b, negative on
// the other.
func turn(a, b, p image.Point) int {
	return (b.X-a.X)*(p.Y-a.Y) - (b.Y-a.Y)*(p.X-a.X)
}

// activate does what a click on an item does.
func (m *Menu[T]) activate(gtx layout.Context, depth, item int) {
	it := &m.levels[depth].items[item]
	switch {
	case !it.EnabledFor(m.target.Row):
	case len(it.Children) == 0:
		m.choose(gtx, m.path(depth, item))
	case m.isOpen(depth, item):
		m.point.pending = pending{}
		child := &m.levels[depth+1]
		fresh := child.byHover && gtx.Now.Sub(child.opened) <= clickGrace
		child.byHover = false
		if !fresh {
			m.closeFrom(depth + 1)
		}
	default:
		m.point.pending = pending{}
		m.openChild(depth, item)
		m.point.apex = m.point.at
	}
}

// creep scrolls while the pointer rests on a strip.
func (m *Menu[T]) creep(gtx layout.Context) {
	pt := &m.point
	depth, dir := -1, 0
	if pt.inside {
		if depth, _ = m.at(pt.at); depth >= 0 {
			dir = m.levels[depth].stripAt(pt.at)
		}
	}
	if dir == 0 {
		pt.creep = time.Time{}
		return
	}
	if pt.creep.IsZero() || gtx.Now.Before(pt.creep) {
		pt.creep = gtx.Now
	}
	by := int(gtx.Now.Sub(pt.creep).Seconds() * float64(creepSpeed*m.frame.sizes.item))
	if by > 0 {
		pt.creep = gtx.Now
		m.scrollLevel(depth, dir*by)
	}
	if l := &m.levels[depth]; dir < 0 && l.scroll > 0 || dir > 0 && l.scroll < l.scrollMax() {
		gtx.Execute(op.InvalidateCmd{})
	}
}
