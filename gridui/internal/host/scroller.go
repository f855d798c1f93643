// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package host

import (
	"image"
	"math"
	"time"

	"gioui.org/io/event"
	"gioui.org/io/pointer"
	"gioui.org/layout"
	"gioui.org/op"

	"github.com/giogrid/giogrid/gridui/internal/style"
	"github.com/giogrid/giogrid/gridui/internal/viewport"
	"github.com/giogrid/giogrid/layoutx"
)

// Grid is what a Scroller asks of the grid. Positions are in pixels of the sheet.
type Grid interface {
	// TakesFinger reports whether a finger that goes down at a position drags what is there, as
	// it does the edge of a header.
	TakesFinger(pos image.Point) bool
	// DragHeader begins to drag the header that a finger has held since an event time. It
	// reports whether it did.
	DragHeader(gtx layout.Context, since time.Duration, ev pointer.Event) bool
	// LongPress acts on a finger that has rested at a position on what is pressed: it drags the
	// row or opens a menu. It reports whether it did.
	LongPress(gtx layout.Context, finger pointer.ID, pos image.Point) bool
	// Scrolled hides the tooltip of the cell under the mouse, and finds what is under it now.
	Scrolled()
}

// Scroller scrolls the sheet by wheels and by fingers, and moves it on after a finger was
// lifted. Its tag is that of an area around all that is in the grid: a finger also scrolls from
// a widget in a cell.
type Scroller struct {
	Viewport *viewport.Viewport
	Pointer  *Pointer
	Style    *style.Resolved
	Grid     Grid

	fling fling
	tag   int
}

// Tag hears of wheels and touches in the whole grid.
func (s *Scroller) Tag() event.Tag { return &s.tag }

// Update reads a wheel or a touch and acts on it. It reports whether there was one.
func (s *Scroller) Update(gtx layout.Context) bool {
	before, after := s.reach()
	x := pointer.ScrollRange{Min: -s.Viewport.HScroll.Px, Max: s.Viewport.MaxHScroll - s.Viewport.HScroll.Px}
	if s.Style.RTL {
		x = pointer.ScrollRange{Min: -x.Max, Max: -x.Min}
	}
	ev, ok := gtx.Event(pointer.Filter{
		Target:  &s.tag,
		Kinds:   pointer.Scroll | pointer.Press | pointer.Drag | pointer.Release | pointer.Cancel,
		ScrollX: x,
		ScrollY: pointer.ScrollRange{Min: -wheelRange(before), Max: wheelRange(after)},
	})
	if ev, ok := ev.(pointer.Event); ok {
		switch {
		case ev.Kind == pointer.Scroll:
			s.wheel(ev)
		case ev.Source == pointer.Touch:
			s.touched(gtx, ev)
		}
	}
	return ok
}

// UpdateArranged reads wheels and touches once more when the frame's distances to the ends are
// known: until the next frame Gio holds a wheel to the distances that were last asked for. What
// only comes now is shown in the next frame.
func (s *Scroller) UpdateArranged(gtx layout.Context) {
	s.Pointer.touch.endFrame()
	for s.Update(gtx) {
		gtx.Execute(op.InvalidateCmd{})
	}
}

// wheelRange fits a distance into the integers of a scroll range.
func wheelRange(px int64) int { return int(min(px, math.MaxInt32/2)) }

// reach is how far up and down, in pixels, a wheel can scroll what the mouse is over. While
// nobody knows where the mouse is, it is the most that any band can be scrolled.
func (s *Scroller) reach() (before, after int64) {
	if h := &s.Pointer.Hover; h.In {
		return s.Viewport.Remaining(s.Viewport.ScrollsAt(h.Pos))
	}
	for _, b := range [...]layoutx.Band{layoutx.Top, layoutx.Body, layoutx.Bottom} {
		up, down := s.Viewport.Remaining(b)
		before, after = max(before, up), max(after, down)
	}
	return before, after
}

// wheel scrolls what the mouse is over, which lights up what is there then.
func (s *Scroller) wheel(ev pointer.Event) {
	s.fling.stop()
	scale := s.Style.WheelScale
	s.scroll(s.Viewport.ScrollsAt(ev.Position), ev.Scroll.X*scale, ev.Scroll.Y*scale)
	s.Pointer.Hover.MoveTo(ev.Position)
	s.Grid.Scrolled()
}

// scroll scrolls by pixels: the columns to the right on the screen, and the rows of a band down.
// A saved scroll position that is yet to be restored is dropped.
func (s *Scroller) scroll(b layoutx.Band, dx, dy float32) {
	if s.Style.RTL {
		dx = -dx
	}
	v := s.Viewport
	v.Restore.Cancel()
	v.HScrollBy(dx)
	if b == layoutx.Top || b == layoutx.Bottom {
		v.Bands.ScrollBy(b, dy)
		dy = 0
	}
	v.ScrollBy(dy)
}
