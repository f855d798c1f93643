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

// finger follows the pointer on the fields: a mouse presses them, a finger presses them where it does
// not scroll, or go on to another row by a swipe.
type finger struct {
	tag     int
	filters []event.Filter
	scrolls pointer.ScrollRange

	id          pointer.ID
	down        bool
	axis        axis
	from, moved f32.Point
}

// axis is where a finger moves to.
type axis uint8

const (
	still axis = iota
	along
	across
)

const (
	// swipeLeast is how far a finger moves for a swipe.
	swipeLeast = unit.Dp(48)
	// scrollMost is more than a wheel ever scrolls at once, in pixels.
	scrollMost = 1 << 20
)

// pointerStep reads an event of the pointer on the fields.
func (f *Feature) pointerStep(gtx layout.Context) bool {
	g, l := &f.finger, &f.lines
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
		f.pointed(gtx, e)
	}
	return ok
}

// pointed acts on an event of the pointer.
func (f *Feature) pointed(gtx layout.Context, ev pointer.Event) {
	switch {
	case ev.Kind == pointer.Scroll:
		f.lines.scroll(int(ev.Scroll.Y))
	case ev.Kind == pointer.Cancel:
		f.finger.down = false
	case ev.Source == pointer.Touch:
		f.touched(gtx, ev)
	case ev.Kind == pointer.Press && ev.Buttons.Contain(pointer.ButtonPrimary):
		f.pressed(gtx, ev.Position.Round())
	}
}

// touched follows a finger.
func (f *Feature) touched(gtx layout.Context, ev pointer.Event) {
	g := &f.finger
	switch {
	case ev.Kind == pointer.Press && !g.down:
		g.down, g.id, g.axis, g.from, g.moved = true, ev.PointerID, still, ev.Position, ev.Position
	case !g.down || ev.PointerID != g.id:
	case ev.Kind == pointer.Drag:
		f.dragged(gtx, ev)
	case ev.Kind == pointer.Release:
		g.down = false
		by := ev.Position.X - g.from.X
		switch {
		case g.axis == still:
			f.pressed(gtx, ev.Position.Round())
		case g.axis == across && max(by, -by) >= float32(gtx.Dp(swipeLeast)):
			f.swiped(by > 0)
		}
	}
}

// dragged scrolls by a finger that moves up or down.
func (f *Feature) dragged(gtx layout.Context, ev pointer.Event) {
	g := &f.finger
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
	f.lines.scroll(by)
}

// pressed moves the cursor to the field at a point, and turns over a boolean.
func (f *Feature) pressed(gtx layout.Context, at image.Point) {
	h, ok := f.hitAt(at)
	if !ok || !f.Grid.CommitCell() {
		return
	}
	again := f.edit.on && h.field == f.edit.at
	if !f.moveTo(h.field) {
		return
	}
	ui.TakeKeyboard(gtx, f.edit.input.Tag())
	fd := &f.fields.list[h.field]
	switch {
	case !at.In(h.value):
	case fd.box:
		f.toggle(fd)
	case fd.kind == column.EditorChoice && fd.editable:
		if !again {
			f.begin(fd)
		}
		f.edit.open = !again || !f.edit.open
	}
}

// hitAt is the field at a point.
func (f *Feature) hitAt(at image.Point) (h hit, ok bool) {
	for _, h := range f.lines.hits {
		if at.In(h.at) && h.field < len(f.fields.list) {
			return h, true
		}
	}
	return hit{}, false
}
