// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package gridui

import (
	"image"

	"gioui.org/f32"
	"gioui.org/io/pointer"

	"github.com/giogrid/giogrid/gridui/internal/viewport"
	"github.com/giogrid/giogrid/layoutx"
)

// hover is where the mouse is.
type hover struct {
	in  bool
	pos f32.Point
	at  viewport.Address
	bar barAxis
}

func (h *hover) clear() { *h = hover{at: viewport.NoCell} }

// pointer notes a position in pixels of the sheet.
func (h *hover) pointer(e *engine, pos f32.Point) {
	h.in, h.pos = true, pos
	h.sync(e)
}

// dragged notes a position while a button is down: what lights up stays as it is until
// an edge or a header that is dragged is let go, or taken back.
func (h *hover) dragged(e *engine, ev pointer.Event) {
	if h.in && e.dragsColumn() {
		h.pos = ev.Position
	}
}

// released notes where the mouse let go of what it held, as no move may come after it.
func (h *hover) released(e *engine, ev pointer.Event) {
	switch {
	case ev.Source != pointer.Mouse:
	case ev.Position.Round().In(image.Rectangle{Max: e.view.SheetSize()}):
		h.pointer(e, ev.Position)
	default:
		h.clear()
	}
}

// sync finds what is under the pointer now, after a scroll under it, say.
func (h *hover) sync(e *engine) {
	e.syncEdge()
	if !h.in {
		e.syncRowEdge()
		return
	}
	h.at, h.bar = viewport.NoCell, e.barAt(h.pos)
	e.syncRowEdge()
	if e.drags() {
		return
	}
	if c, ok := e.view.HitTest(h.pos.Round()); ok && h.bar == noBar {
		h.at = e.view.Heads.Place(viewport.Address{Band: c.Band, Row: c.Row, Col: c.Col})
	}
}

// isRow says whether the pointer is over the row of a place.
func (h *hover) isRow(at viewport.Address) bool {
	return h.in && h.at.Band == at.Band && h.at.Row == at.Row && h.at.Col >= 0 && at.Band != layoutx.Head
}

// wheelReach is how far a wheel can scroll what it is over; as long as nobody knows
// where the pointer is, whatever there is.
func (e *engine) wheelReach() (before, after int64) {
	if e.hover.in {
		return e.view.Remaining(e.view.ScrollsAt(e.hover.pos))
	}
	for _, b := range [...]layoutx.Band{layoutx.Top, layoutx.Body, layoutx.Bottom} {
		up, down := e.view.Remaining(b)
		before, after = max(before, up), max(after, down)
	}
	return before, after
}
