// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package rowdrag

import (
	"image"

	"gioui.org/f32"
	"gioui.org/io/pointer"
	"gioui.org/layout"
	"gioui.org/op"
	"gioui.org/op/clip"

	"github.com/giogrid/giogrid/gridui/internal/draw"
	"github.com/giogrid/giogrid/gridui/option"
)

// A watch tracks a pointer that was pressed on another grid of the group.
type watch struct {
	tag int
	// here is the pointer now, left the pointer when its button was released.
	here, left sighting
}

// A sighting is a pointer position as a grid has received it.
type sighting struct {
	// known is set after the pointer entered, inside while it is over this grid.
	known, inside bool
	// entered and pos are the position at which the pointer entered and its current one, in pixels of the sheet.
	entered, pos f32.Point
}

// reset discards the pointer.
func (w *watch) reset() { w.here, w.left = sighting{}, sighting{} }

// follow updates the watch from a pointer event. It keeps the position of a release, since the pointer may move
// on before the rows are dropped.
func (w *watch) follow(ev pointer.Event) {
	switch ev.Kind {
	case pointer.Enter:
		w.here = sighting{known: true, inside: true, entered: ev.Position, pos: ev.Position}
	case pointer.Press:
		w.left = sighting{}
	case pointer.Drag:
		w.here.pos = ev.Position
	case pointer.Release:
		w.here.pos = ev.Position
		w.left = w.here
	case pointer.Leave:
		w.here.inside = false
		if w.left.pos == ev.Position {
			w.left.inside = false // the area was the whole window, see Listen
		}
	case pointer.Cancel:
		w.here.inside, w.left = false, sighting{}
	}
}

// watches reports whether the grid takes part in drags of other grids.
func (f *Feature) watches() bool {
	return f.Options.RowDrag.Mode != option.RowDragOff && f.Options.RowDrag.Group != nil
}

// pointerAt returns the position of the pointer that drags rows, in pixels of the sheet, or its position when it
// released them, and whether this grid receives it. A finger belongs to the grid where it was put down: other
// grids only have the position where it was put down, and add how far it has moved.
func (f *Feature) pointerAt() (pos f32.Point, seen bool) {
	d, w := &f.space.dragged, &f.watch
	switch {
	case d.source == f:
		return d.pos, true
	case d.byFinger:
		return w.here.entered.Add(d.pos.Sub(d.start)), w.here.known
	case d.due != 0:
		return w.left.pos, w.left.inside
	}
	return w.here.pos, w.here.inside
}

// hear reads an event of a pointer that may drag rows of other grids, and reports whether there was one.
//
// While a button is down, Gio sends the events of a pointer only to areas that were under it when it was pressed.
// So all grids of a group listen for presses in the whole window. While rows are dragged each grid listens in its
// own area, to receive enter and leave events.
func (f *Feature) hear(gtx layout.Context) bool {
	if !f.watches() {
		return false
	}
	ev, ok := gtx.Event(pointer.Filter{
		Target: &f.watch.tag,
		Kinds:  pointer.Press | pointer.Drag | pointer.Release | pointer.Enter | pointer.Leave | pointer.Cancel,
	})
	if pe, isPointer := ev.(pointer.Event); isPointer {
		f.watch.follow(pe)
	}
	return ok
}

// farAway is the edge of an area that covers the whole window, in pixels.
const farAway = 1 << 20

// Listen marks the area in which the grid receives pointers that drag rows: its sheet while rows are dragged,
// else the whole window. See hear.
func (f *Feature) Listen() {
	if !f.watches() {
		return
	}
	ops := f.Painter.Ops
	if f.dragged() != nil {
		draw.Listen(ops, &f.watch.tag)
		return
	}
	m := op.Record(ops)
	c := clip.Rect{Min: image.Pt(-farAway, -farAway), Max: image.Pt(farAway, farAway)}.Push(ops)
	through := pointer.PassOp{}.Push(ops)
	draw.Listen(ops, &f.watch.tag)
	through.Pop()
	c.Pop()
	op.Defer(ops, m.Stop())
}
