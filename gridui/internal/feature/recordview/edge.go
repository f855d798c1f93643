// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package recordview

import (
	"image"

	"gioui.org/io/event"
	"gioui.org/io/key"
	"gioui.org/io/pointer"
	"gioui.org/layout"
	"gioui.org/unit"

	"github.com/giogrid/giogrid/gridui/internal/draw"
)

// edge is the border between grid and form, which is dragged, or moved by arrows.
type edge struct {
	tag     int
	filters []event.Filter
	dragged bool
	id      pointer.ID
	// from is where it was pressed, size the length of the form then, in pixels.
	from float32
	size int
}

const (
	// edgeGrip is how wide the part of the border is that is pressed, edgeStep how far a key moves it.
	edgeGrip = unit.Dp(8)
	edgeStep = unit.Dp(16)
)

// edgeStep reads an event of the border.
func (f *Feature) edgeStep(gtx layout.Context) bool {
	e := &f.room.edge
	if f.room.instead || f.Settings.NoResize {
		e.dragged = false
		return false
	}
	if e.filters == nil {
		e.filters = []event.Filter{
			pointer.Filter{Target: &e.tag, Kinds: pointer.Press | pointer.Drag | pointer.Release | pointer.Cancel},
			key.FocusFilter{Target: &e.tag}, key.Filter{Focus: &e.tag, Name: key.NameEscape},
			key.Filter{Focus: &e.tag, Name: key.NameLeftArrow}, key.Filter{Focus: &e.tag, Name: key.NameRightArrow},
			key.Filter{Focus: &e.tag, Name: key.NameUpArrow}, key.Filter{Focus: &e.tag, Name: key.NameDownArrow},
		}
	}
	ev, ok := gtx.Event(e.filters...)
	switch ev := ev.(type) {
	case pointer.Event:
		f.dragEdge(ev)
	case key.Event:
		if ev.State == key.Press {
			f.pressEdge(gtx, ev.Name)
		}
	}
	return ok
}

// dragEdge follows the pointer.
func (f *Feature) dragEdge(ev pointer.Event) {
	e := &f.room.edge
	at := ev.Position.X
	if f.room.below {
		at = ev.Position.Y
	}
	switch {
	case ev.Kind == pointer.Press && !e.dragged:
		*e = edge{filters: e.filters, dragged: true, id: ev.PointerID, from: at, size: f.length()}
	case !e.dragged || ev.PointerID != e.id:
	case ev.Kind == pointer.Drag:
		f.resize(e.size + f.grows(int(at-e.from)))
	default:
		e.dragged = false
	}
}

// pressEdge acts on a key.
func (f *Feature) pressEdge(gtx layout.Context, name key.Name) {
	step := gtx.Dp(edgeStep)
	switch name {
	case key.NameLeftArrow, key.NameUpArrow:
		step = -step
	case key.NameEscape:
		f.close(gtx)
		return
	}
	if across := name == key.NameLeftArrow || name == key.NameRightArrow; across != f.room.below {
		f.resize(f.length() + f.grows(step))
	}
}

// grows is by how much the form grows where its border moves by some pixels to the right, or down.
func (f *Feature) grows(by int) int {
	if f.room.below || !f.Painter.Style.RTL {
		return -by
	}
	return by
}

// length is the width of a form beside the grid or the height of one below it, in pixels.
func (f *Feature) length() int {
	if f.room.below {
		return f.room.form.Dy()
	}
	return f.room.form.Dx()
}

// resize gives the form another length in pixels.
func (f *Feature) resize(px int) {
	all, to := f.room.all.Dx(), &f.Settings.Width
	if f.room.below {
		all, to = f.room.all.Dy(), &f.Settings.Height
	}
	m := f.Painter.Style.Metric
	px = max(min(px, max(all-m.Dp(gridLeast), all/2)), m.Dp(formLeast))
	if v := m.PxToDp(px); v != *to {
		*to = v
	}
}

// paintEdge draws the border, and the part of it that is pressed.
func (f *Feature) paintEdge() {
	if f.room.instead {
		return
	}
	p, e, r := f.Painter, &f.room.edge, f.room.form
	line, grip := r, r
	width, half := p.Style.Line, p.Dp(edgeGrip)/2
	focused := p.Gtx.Focused(&e.tag)
	if focused || e.dragged {
		width *= 3
	}
	cursor := pointer.CursorColResize
	switch {
	case f.room.below:
		line.Max.Y, grip = r.Min.Y+width, image.Rect(r.Min.X, r.Min.Y-half, r.Max.X, r.Min.Y+half)
		cursor = pointer.CursorRowResize
	case p.Style.RTL:
		line.Min.X, grip = r.Max.X-width, image.Rect(r.Max.X-half, r.Min.Y, r.Max.X+half, r.Max.Y)
	default:
		line.Max.X, grip = r.Min.X+width, image.Rect(r.Min.X-half, r.Min.Y, r.Min.X+half, r.Max.Y)
	}
	ink := p.Style.Theme.Border
	if focused || e.dragged {
		ink = p.Style.Theme.FocusRing
	}
	p.Fill(line, ink)
	if f.Settings.NoResize {
		return
	}
	defer draw.Clip(p.Ops, grip).Pop()
	draw.Listen(p.Ops, &e.tag)
	cursor.Add(p.Ops)
	if p.Describes {
		draw.NodeLabel(p.Ops, p.Style.Texts.Record.Resize)
	}
}
