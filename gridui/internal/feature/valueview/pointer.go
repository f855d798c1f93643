// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package valueview

import (
	"image"
	"time"

	"gioui.org/f32"
	"gioui.org/io/event"
	"gioui.org/io/pointer"
	"gioui.org/layout"

	"github.com/giogrid/giogrid/gridui/internal/ui"
	"github.com/giogrid/giogrid/gridui/internal/valuedoc"
	"github.com/giogrid/giogrid/gridui/option"
)

// hand reads the pointer on the rows: a mouse selects, a finger scrolls.
type hand struct {
	*sheet
	filters []event.Filter
	ranges  [2]pointer.ScrollRange

	id    pointer.ID
	holds grip
	from  f32.Point
	moved f32.Point
	// time is the time of the last press, and clicks counts presses at one place.
	time   time.Duration
	clicks int
}

// grip names the part that a pointer holds.
type grip uint8

const (
	holdsNothing grip = iota
	holdsText
	holdsThumb
	// tapsOrScrolls is a finger before it moves, scrolls a finger that moves.
	tapsOrScrolls
	scrolls
)

// scrollMost is more than a wheel scrolls in one event, in pixels. doubleClick is the time in which two clicks belong
// together.
const (
	scrollMost  = 1 << 20
	doubleClick = 300 * time.Millisecond
)

// step reads an event of the pointer, and reports whether there was one.
func (h *hand) step(gtx layout.Context) bool {
	var x, y pointer.ScrollRange
	if h.first > 0 || h.above > 0 {
		y.Min = -scrollMost
	}
	if !h.last {
		y.Max = scrollMost
	}
	if h.left > 0 {
		x.Min = -scrollMost
	}
	if h.left < h.widest-h.room() {
		x.Max = scrollMost
	}
	if now := [2]pointer.ScrollRange{x, y}; h.filters == nil || now != h.ranges {
		h.ranges = now
		h.filters = []event.Filter{pointer.Filter{
			Target: &h.tag, Kinds: pointer.Press | pointer.Drag | pointer.Release | pointer.Cancel | pointer.Scroll, ScrollX: x, ScrollY: y,
		}}
	}
	ev, ok := gtx.Event(h.filters...)
	if e, is := ev.(pointer.Event); is {
		h.event(gtx, e)
	}
	return ok
}

// event handles an event of the pointer.
func (h *hand) event(gtx layout.Context, e pointer.Event) {
	at := e.Position.Round()
	switch {
	case e.Kind == pointer.Scroll:
		h.scroll(int(e.Scroll.Y))
		h.scrollSide(int(e.Scroll.X))
	case e.Kind == pointer.Cancel:
		h.holds = holdsNothing
	case e.Kind == pointer.Press && h.holds == holdsNothing:
		h.press(gtx, e, at)
	case h.holds == holdsNothing || e.PointerID != h.id:
	case e.Kind == pointer.Drag:
		h.drag(gtx, e, at)
	case e.Kind == pointer.Release:
		if h.holds == tapsOrScrolls {
			h.pick(at, false)
		}
		h.holds = holdsNothing
	}
}

// press handles a press.
func (h *hand) press(gtx layout.Context, e pointer.Event, at image.Point) {
	h.id, h.from, h.moved = e.PointerID, e.Position, e.Position
	ui.TakeKeyboard(gtx, &h.tag)
	switch {
	case at.In(h.thumbRoom()):
		h.holds = holdsThumb
		h.dragThumb(at.Y)
	case e.Source == pointer.Touch:
		h.holds = tapsOrScrolls
	case e.Buttons.Contain(pointer.ButtonPrimary):
		near := e.Time-h.time < doubleClick && h.clicks > 0
		h.time = e.Time
		h.clicks++
		if !near {
			h.clicks = 1
		}
		if h.pick(at, near) {
			h.holds = holdsText
		}
	}
}

// pick moves the cursor to a point, or folds the row whose mark is there. It reports whether a selection begins.
func (h *hand) pick(at image.Point, word bool) bool {
	spot, ok := h.spotAt(at)
	if !ok {
		return false
	}
	h.cursor = spot.row
	for i := range h.shown {
		r := &h.shown[i]
		if pic := h.picture(r.row); h.content.mode == option.ValueJSON && pic.row.Fold != valuedoc.NoFold && at.In(h.foldMark(r, pic)) {
			h.fold(r.row, pic.row.Fold == valuedoc.Unfolded)
			return false
		}
	}
	h.selected = selection{spot, spot}
	if word {
		h.selectWord(spot)
	}
	return true
}

// fold folds or unfolds a row of JSON.
func (s *sheet) fold(row int, fold bool) {
	if s.content.mode == option.ValueJSON && s.content.json.SetFold(row, fold) {
		s.content.version++
		s.selected = selection{}
		s.cursor = row
	}
}

// drag follows a pointer that moves.
func (h *hand) drag(gtx layout.Context, e pointer.Event, at image.Point) {
	switch h.holds {
	case holdsThumb:
		h.dragThumb(at.Y)
	case holdsText:
		h.selectTo(at)
	case tapsOrScrolls:
		d := e.Position.Sub(h.from)
		if slop := float32(gtx.Dp(ui.TouchSlop)); max(d.X, -d.X) < slop && max(d.Y, -d.Y) < slop {
			return
		}
		h.holds = scrolls
		gtx.Execute(pointer.GrabCmd{Tag: &h.tag, ID: h.id})
		fallthrough
	case scrolls:
		by := h.moved.Sub(e.Position).Round()
		h.moved = h.moved.Sub(f32.Pt(float32(by.X), float32(by.Y)))
		h.scroll(by.Y)
		h.scrollSide(by.X)
	}
}

// selectTo extends the selection to a point. Beyond the ends of the body it scrolls.
func (h *hand) selectTo(at image.Point) {
	switch pitch := h.Painter.Pitch(h.Painter.Style.Face); {
	case at.Y < h.body.Min.Y:
		h.scroll(-pitch)
	case at.Y >= h.body.Max.Y:
		h.scroll(pitch)
	}
	if spot, ok := h.spotAt(at); ok {
		h.selected.to = spot
	}
}
