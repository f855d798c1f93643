// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package recordview

import (
	"image"

	"gioui.org/f32"
	"gioui.org/io/event"
	"gioui.org/io/pointer"
	"gioui.org/layout"
	"gioui.org/unit"

	"github.com/giogrid/giogrid/gridui/internal/column"
	"github.com/giogrid/giogrid/gridui/internal/ui"
)

// finger handles the pointer on the fields. A mouse press moves the cursor; a touch does so unless it
// scrolls, or swipes to another row.
type finger struct {
	parts
	edit    *editing
	tag     int
	filters []event.Filter
	scrolls pointer.ScrollRange

	id          pointer.ID
	down        bool
	axis        axis
	from, moved f32.Point
}

// axis is the direction in which a finger moves.
type axis uint8

const (
	still axis = iota
	along
	across
)

const (
	// swipeLeast is the least distance of a swipe.
	swipeLeast = unit.Dp(48)
	// scrollMost is more than a wheel scrolls in one event, in pixels.
	scrollMost = 1 << 20
)

// step reads a pointer event on the fields, and returns the number of rows to go on.
func (g *finger) step(gtx layout.Context) (by int, ok bool) {
	l := g.lines
	var s pointer.ScrollRange
	if l.first > 0 || l.above > 0 {
		s.Min = -scrollMost
	}
	if !l.last {
		s.Max = scrollMost
	}
	if g.filters == nil || s != g.scrolls {
		g.scrolls = s
		g.filters = []event.Filter{pointer.Filter{
			Target: &g.tag, Kinds: pointer.Press | pointer.Drag | pointer.Release | pointer.Cancel | pointer.Scroll, ScrollY: s,
		}}
	}
	ev, ok := gtx.Event(g.filters...)
	if e, is := ev.(pointer.Event); is {
		by = g.pointed(gtx, e)
	}
	return by, ok
}

// pointed handles a pointer event, and returns the number of rows to go on.
func (g *finger) pointed(gtx layout.Context, ev pointer.Event) int {
	switch {
	case ev.Kind == pointer.Scroll:
		g.lines.scroll(int(ev.Scroll.Y))
	case ev.Kind == pointer.Cancel:
		g.down = false
	case ev.Source == pointer.Touch:
		return g.touched(gtx, ev)
	case ev.Kind == pointer.Press && ev.Buttons.Contain(pointer.ButtonPrimary):
		g.pressed(gtx, ev.Position.Round())
	}
	return 0
}

// touched follows a finger, and returns the number of rows to go on.
func (g *finger) touched(gtx layout.Context, ev pointer.Event) int {
	switch {
	case ev.Kind == pointer.Press && !g.down:
		g.down, g.id, g.axis, g.from, g.moved = true, ev.PointerID, still, ev.Position, ev.Position
	case !g.down || ev.PointerID != g.id:
	case ev.Kind == pointer.Drag:
		g.dragged(gtx, ev)
	case ev.Kind == pointer.Release:
		g.down = false
		by := ev.Position.X - g.from.X
		switch {
		case g.axis == still:
			g.pressed(gtx, ev.Position.Round())
		case g.axis == across && max(by, -by) >= float32(gtx.Dp(swipeLeast)):
			return g.swiped(by > 0)
		}
	}
	return 0
}

// dragged scrolls with a finger that moves up or down.
func (g *finger) dragged(gtx layout.Context, ev pointer.Event) {
	d := ev.Position.Sub(g.from)
	x, y := max(d.X, -d.X), max(d.Y, -d.Y)
	if slop := float32(gtx.Dp(ui.TouchSlop)); g.axis == still && max(x, y) >= slop {
		g.axis = along
		if x > y {
			g.axis = across
		}
		gtx.Execute(pointer.GrabCmd{Tag: &g.tag, ID: g.id})
	}
	if g.axis != along {
		return
	}
	by := int(g.moved.Y - ev.Position.Y)
	g.moved.Y -= float32(by)
	g.lines.scroll(by)
}

// pressed moves the cursor to the field at a point, and toggles a boolean.
func (g *finger) pressed(gtx layout.Context, at image.Point) {
	h, ok := g.hitAt(at)
	if !ok || !g.Grid.CommitCell() {
		return
	}
	again := g.edit.on && h.field == g.edit.at
	if !g.edit.moveTo(h.field) {
		return
	}
	ui.TakeKeyboard(gtx, g.edit.input.Tag())
	fd := &g.fields.list[h.field]
	switch {
	case !at.In(h.value):
	case fd.box:
		g.edit.toggle(fd)
	case again && at.In(g.edit.drop.button): // it reads its pointer itself
	case fd.kind == column.EditorChoice || fd.kind == column.EditorOwn:
		g.opened(fd, again)
	}
}

// opened opens the list of a field that was pressed, unless a button alone opens it. A press on a field with choices
// closes an open list.
func (g *finger) opened(fd *field, again bool) {
	e := g.edit
	if !again && fd.editable {
		e.begin(fd)
	}
	switch {
	case fd.kind == column.EditorChoice && again:
		e.toggleList()
	case fd.kind == column.EditorChoice:
		e.openList()
	default:
		e.drop.Shut = false
	}
}

// hitAt returns the field at a point.
func (g *finger) hitAt(at image.Point) (h hit, ok bool) {
	for _, h := range g.lines.hits {
		if at.In(h.at) && h.field < len(g.fields.list) {
			return h, true
		}
	}
	return hit{}, false
}

// swiped returns the number of rows that a swipe to the right or left goes on, like turning the pages of a
// book.
func (g *finger) swiped(right bool) int {
	if right != g.Painter.Style.RTL {
		return -1
	}
	return 1
}
