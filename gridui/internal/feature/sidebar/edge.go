// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package sidebar

import (
	"image"

	"gioui.org/io/event"
	"gioui.org/io/key"
	"gioui.org/io/pointer"
	"gioui.org/io/semantic"
	"gioui.org/layout"
	"gioui.org/op"
	"gioui.org/unit"

	"github.com/giogrid/giogrid/gridui/events"
	"github.com/giogrid/giogrid/gridui/internal/draw"
)

const (
	// edgeGrip is the width of the area that takes hold of the edge, edgeStep the width that an arrow key adds.
	edgeGrip, edgeStep = unit.Dp(8), unit.Dp(16)
	// edgeLeast is the least width of a panel.
	edgeLeast = unit.Dp(160)
)

// edge is the edge between the grid and the open panel, by which users set the width of the panel.
type edge struct {
	held bool
	// by is the pointer that holds the edge, from the width before.
	by   pointer.ID
	from unit.Dp
	// grip is the distance of the pointer from the edge at the press, in pixels.
	grip int
}

// grip returns the area of the edge in pixels of the whole, empty without a panel beside the grid.
func (f *Feature) grip() image.Rectangle {
	r, wide := f.room.panel, f.Painter.Dp(edgeGrip)
	if r.Empty() || f.room.instead {
		return image.Rectangle{}
	}
	x := f.edgeAt() - wide/2
	return image.Rect(x, r.Min.Y, x+wide, r.Max.Y)
}

// edgeAt returns the place of the edge in pixels.
func (f *Feature) edgeAt() int {
	if f.Painter.Style.RTL {
		return f.room.panel.Max.X
	}
	return f.room.panel.Min.X
}

// paintEdge draws the edge that is held or has the keyboard, and listens to it.
func (f *Feature) paintEdge(gtx layout.Context) {
	at := f.grip()
	if at.Empty() {
		return
	}
	p := f.Painter
	area := draw.Clip(p.Ops, at)
	event.Op(p.Ops, &f.edge)
	pointer.CursorColResize.Add(p.Ops)
	if p.Describes {
		draw.NodeClass(p.Ops, semantic.Button)
		draw.NodeLabel(p.Ops, p.Style.Texts.Toolbar.SideWidth)
	}
	area.Pop()
	if focused := gtx.Focused(&f.edge); focused || f.edge.held {
		x, line := f.edgeAt(), max(2*p.Style.Line, 2)
		p.Fill(image.Rect(x-line/2, at.Min.Y, x-line/2+line, at.Max.Y), p.Style.Theme.FocusRing)
	}
}

// stepEdge reads an event of the edge, and reports whether there was one.
func (f *Feature) stepEdge(gtx layout.Context) bool {
	tag := &f.edge
	ev, ok := gtx.Event(
		pointer.Filter{Target: tag, Kinds: pointer.Press | pointer.Drag | pointer.Release | pointer.Cancel},
		key.FocusFilter{Target: tag},
		key.Filter{Focus: tag, Name: key.NameLeftArrow}, key.Filter{Focus: tag, Name: key.NameRightArrow}, key.Filter{Focus: tag, Name: key.NameEscape},
	)
	switch ev := ev.(type) {
	case pointer.Event:
		f.dragEdge(gtx, ev)
	case key.Event:
		if ev.State == key.Press {
			f.pressEdge(gtx, ev.Name)
		}
	}
	return ok
}

// dragEdge sets the width by a pointer. The event follows when the pointer is released.
func (f *Feature) dragEdge(gtx layout.Context, ev pointer.Event) {
	e := &f.edge
	switch {
	case ev.Kind == pointer.Press && !e.held && (ev.Source == pointer.Touch || ev.Buttons == pointer.ButtonPrimary):
		*e = edge{held: true, by: ev.PointerID, from: f.panelDp(), grip: ev.Position.Round().X - f.edgeAt()}
		gtx.Execute(key.FocusCmd{Tag: e})
	case !e.held || ev.PointerID != e.by:
	case ev.Kind == pointer.Drag:
		gtx.Execute(pointer.GrabCmd{Tag: e, ID: ev.PointerID})
		x := ev.Position.Round().X - e.grip
		px := f.room.panel.Max.X - x
		if f.Painter.Style.RTL {
			px = x - f.room.panel.Min.X
		}
		f.setWidth(gtx, f.room.metric.PxToDp(px))
	default:
		e.held = false
		f.tellWidth(e.from)
	}
}

// pressEdge moves the edge by a key. Escape returns to the cells.
func (f *Feature) pressEdge(gtx layout.Context, name key.Name) {
	step := edgeStep
	switch {
	case name == key.NameEscape:
		gtx.Execute(key.FocusCmd{Tag: f.Keyboard})
		return
	case (name == key.NameLeftArrow) == f.Painter.Style.RTL:
		step = -step
	}
	from := f.panelDp()
	f.setWidth(gtx, from+step)
	f.tellWidth(from)
}

// panelDp returns the width of the open panel.
func (f *Feature) panelDp() unit.Dp { return f.room.metric.PxToDp(f.room.panel.Dx()) }

// setWidth sets the width of panels within its bounds.
func (f *Feature) setWidth(gtx layout.Context, to unit.Dp) {
	f.Settings.Width = max(min(to, f.room.metric.PxToDp(f.room.most)), edgeLeast)
	gtx.Execute(op.InvalidateCmd{})
}

// tellWidth reports a width that differs from the one before.
func (f *Feature) tellWidth(from unit.Dp) {
	if f.Settings.Width != from {
		f.Report.Emit(events.SidePanelChanged{From: f.Settings.Open, To: f.Settings.Open, Width: f.Settings.Width})
	}
}
