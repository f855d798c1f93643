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

// watch is what a grid knows of a pointer that was pressed on another grid of its group.
type watch struct {
	tag int
	// here is the pointer as it is now, left as it was when its button was released.
	here, left sighting
}

// sighting is where a pointer was seen.
type sighting struct {
	// known says that it ever came, inside that it is over this grid.
	known, inside bool
	// entered and pos are where it came and where it is, in pixels of the sheet.
	entered, pos f32.Point
}

// reset forgets what was seen.
func (w *watch) reset() { w.here, w.left = sighting{}, sighting{} }

// follow follows a pointer. The position of a release is kept, since the pointer may have moved
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

// watches reports whether rows of other grids may come.
func (f *Feature) watches() bool {
	return f.Options.RowDrag.Mode != option.RowDragOff && f.Options.RowDrag.Group != nil
}

// pointerAt is where the pointer that drags rows is, in pixels of the sheet, or was when it
// released them, and whether this grid sees it. A finger belongs to the grid that it was put
// down on: other grids know where that was, and add how far it has moved.
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

// hear reads an event of a pointer that may drag rows of other grids, and reports whether there
// was one.
//
// While a button is down, Gio sends the events of a pointer only to areas that were under it
// when it was pressed. So all grids of a group listen in the whole window for presses. While
// rows are dragged they listen where they are, so that they hear when the pointer enters and
// leaves.
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

// Listen marks the area in which the grid hears of pointers that drag rows: that of the sheet
// while rows are dragged, else the whole window, see hear.
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
