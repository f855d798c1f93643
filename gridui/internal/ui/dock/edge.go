// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package dock

import (
	"image"

	"gioui.org/io/event"
	"gioui.org/io/key"
	"gioui.org/io/pointer"
	"gioui.org/layout"
	"gioui.org/unit"

	"github.com/giogrid/giogrid/gridui/internal/draw"
)

// edge is the border between grid and panel, which the pointer drags and arrow keys move.
type edge struct {
	tag     int
	filters []event.Filter
	dragged bool
	id      pointer.ID
	// from is where it was pressed; size is the length of the panel at that time, in pixels.
	from float32
	size int
}

const (
	// edgeGrip is the width of the border's pressable part, edgeStep the distance that a key moves it.
	edgeGrip = unit.Dp(8)
	edgeStep = unit.Dp(16)
)

// Tag returns the tag of the border, which takes the keyboard.
func (r *Room) Tag() event.Tag { return &r.edge.tag }

// Step reads an event of the border if users may move it, and reports whether the event closes the panel.
func (r *Room) Step(gtx layout.Context, moves bool) (closes, ok bool) {
	e := &r.edge
	if r.Place == Instead || !moves {
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
func (r *Room) dragEdge(ev pointer.Event) {
	e := &r.edge
	at := ev.Position.X
	if r.Place == Below {
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

// pressEdge handles a key, and reports whether the key closes the panel.
func (r *Room) pressEdge(gtx layout.Context, name key.Name) (closes bool) {
	step := gtx.Dp(edgeStep)
	switch name {
	case key.NameLeftArrow, key.NameUpArrow:
		step = -step
	case key.NameEscape:
		return true
	}
	if across := name == key.NameLeftArrow || name == key.NameRightArrow; across != (r.Place == Below) {
		r.resize(r.length() + r.grows(step))
	}
	return false
}

// grows returns the growth of the panel if its border moves by pixels to the right, or down.
func (r *Room) grows(by int) int {
	if r.Place == Below || !r.Painter.Style.RTL {
		return -by
	}
	return by
}

// length returns the width of a panel next to the grid, or the height of a panel below it, in pixels.
func (r *Room) length() int {
	if r.Place == Below {
		return r.Panel.Dy()
	}
	return r.Panel.Dx()
}

// resize sets the length of the panel in pixels.
func (r *Room) resize(px int) {
	all, to := r.All.Dx(), r.Width
	if r.Place == Below {
		all, to = r.All.Dy(), r.Height
	}
	m := r.Painter.Style.Metric
	px = max(min(px, max(all-m.Dp(gridLeast), all/2)), m.Dp(panelLeast))
	if v := m.PxToDp(px); v != *to {
		*to = v
	}
}

// PaintEdge draws the border. If users may move it, it draws its pressable part with a label too.
func (r *Room) PaintEdge(label string, moves bool) {
	if r.Place == Instead {
		return
	}
	p, e, panel := r.Painter, &r.edge, r.Panel
	line, grip := panel, panel
	width, half := p.Style.Line, p.Dp(edgeGrip)/2
	focused := p.Gtx.Focused(&e.tag)
	if focused || e.dragged {
		width *= 3
	}
	cursor := pointer.CursorColResize
	switch {
	case r.Place == Below:
		line.Max.Y, grip = panel.Min.Y+width, image.Rect(panel.Min.X, panel.Min.Y-half, panel.Max.X, panel.Min.Y+half)
		cursor = pointer.CursorRowResize
	case p.Style.RTL:
		line.Min.X, grip = panel.Max.X-width, image.Rect(panel.Max.X-half, panel.Min.Y, panel.Max.X+half, panel.Max.Y)
	default:
		line.Max.X, grip = panel.Min.X+width, image.Rect(panel.Min.X-half, panel.Min.Y, panel.Min.X+half, panel.Max.Y)
	}
	ink := p.Style.Theme.Border
	if focused || e.dragged {
		ink = p.Style.Theme.FocusRing
	}
	p.Fill(line, ink)
	if !moves {
		return
	}
	defer draw.Clip(p.Ops, grip).Pop()
	draw.Listen(p.Ops, &e.tag)
	cursor.Add(p.Ops)
	if p.Describes {
		draw.NodeLabel(p.Ops, label)
	}
}
