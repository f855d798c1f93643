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

// edge is the border between grid and form, which the pointer drags and arrow keys move.
type edge struct {
	tag     int
	filters []event.Filter
	dragged bool
	id      pointer.ID
	// from is where it was pressed; size is the length of the form at that time, in pixels.
	from float32
	size int
}

const (
	// edgeGrip is the width of the border's pressable part, edgeStep the distance that a key moves it.
	edgeGrip = unit.Dp(8)
	edgeStep = unit.Dp(16)
)

// step reads an event of the border, and reports whether the event closes the form.
func (r *room) step(gtx layout.Context) (closes, ok bool) {
	e := &r.edge
	if r.instead || r.Settings.ResizeDisabled {
		e.dragged = false
		return false, false
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
		r.dragEdge(ev)
	case key.Event:
		closes = ev.State == key.Press && r.pressEdge(gtx, ev.Name)
	}
	return closes, ok
}

// dragEdge follows the pointer.
func (r *room) dragEdge(ev pointer.Event) {
	e := &r.edge
	at := ev.Position.X
	if r.below {
		at = ev.Position.Y
	}
	switch {
	case ev.Kind == pointer.Press && !e.dragged:
		*e = edge{filters: e.filters, dragged: true, id: ev.PointerID, from: at, size: r.length()}
	case !e.dragged || ev.PointerID != e.id:
	case ev.Kind == pointer.Drag:
		r.resize(e.size + r.grows(int(at-e.from)))
	default:
		e.dragged = false
	}
}

// pressEdge handles a key, and reports whether the key closes the form.
func (r *room) pressEdge(gtx layout.Context, name key.Name) (closes bool) {
	step := gtx.Dp(edgeStep)
	switch name {
	case key.NameLeftArrow, key.NameUpArrow:
		step = -step
	case key.NameEscape:
		return true
	}
	if across := name == key.NameLeftArrow || name == key.NameRightArrow; across != r.below {
		r.resize(r.length() + r.grows(step))
	}
	return false
}

// grows returns the growth of the form if its border moves by pixels to the right, or down.
func (r *room) grows(by int) int {
	if r.below || !r.Painter.Style.RTL {
		return -by
	}
	return by
}

// length returns the width of a form next to the grid, or the height of a form below it, in pixels.
func (r *room) length() int {
	if r.below {
		return r.form.Dy()
	}
	return r.form.Dx()
}

// resize sets the length of the form in pixels.
func (r *room) resize(px int) {
	all, to := r.all.Dx(), &r.Settings.Width
	if r.below {
		all, to = r.all.Dy(), &r.Settings.Height
	}
	m := r.Painter.Style.Metric
	px = max(min(px, max(all-m.Dp(gridLeast), all/2)), m.Dp(formLeast))
	if v := m.PxToDp(px); v != *to {
		*to = v
	}
}

// paintEdge draws the border and its pressable part.
func (r *room) paintEdge() {
	if r.instead {
		return
	}
	p, e, form := r.Painter, &r.edge, r.form
	line, grip := form, form
	width, half := p.Style.Line, p.Dp(edgeGrip)/2
	focused := p.Gtx.Focused(&e.tag)
	if focused || e.dragged {
		width *= 3
	}
	cursor := pointer.CursorColResize
	switch {
	case r.below:
		line.Max.Y, grip = form.Min.Y+width, image.Rect(form.Min.X, form.Min.Y-half, form.Max.X, form.Min.Y+half)
		cursor = pointer.CursorRowResize
	case p.Style.RTL:
		line.Min.X, grip = form.Max.X-width, image.Rect(form.Max.X-half, form.Min.Y, form.Max.X+half, form.Max.Y)
	default:
		line.Max.X, grip = form.Min.X+width, image.Rect(form.Min.X-half, form.Min.Y, form.Min.X+half, form.Max.Y)
	}
	ink := p.Style.Theme.Border
	if focused || e.dragged {
		ink = p.Style.Theme.FocusRing
	}
	p.Fill(line, ink)
	if r.Settings.ResizeDisabled {
		return
	}
	defer draw.Clip(p.Ops, grip).Pop()
	draw.Listen(p.Ops, &e.tag)
	cursor.Add(p.Ops)
	if p.Describes {
		draw.NodeLabel(p.Ops, p.Style.Texts.Record.Resize)
	}
}
