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

// Grid provides the reactions of the grid to a Scroller. Positions are in pixels of the sheet.
type Grid interface {
	// TakesFinger reports whether a finger pressed at a position drags something there, such as
	// the edge of a header.
	TakesFinger(pos image.Point) bool
	// DragHeader begins to drag the header that a finger has held since an event time, and reports
	// whether it did.
	DragHeader(gtx layout.Context, since time.Duration, ev pointer.Event) bool
	// LongPress handles a finger that has rested at a position: it drags the row or opens a menu.
	// It reports whether it did.
	LongPress(gtx layout.Context, finger pointer.ID, pos image.Point) bool
	// Scrolled hides the tooltip of the cell under the mouse, and updates the element under it.
	Scrolled()
}

// Scroller scrolls the sheet by wheels and by fingers, and continues to move it after a finger was
// lifted. Its tag covers the whole grid, so that a finger also scrolls from a widget in a cell.
type Scroller struct {
	Viewport *viewport.Viewport
	Pointer  *Pointer
	Style    *style.Resolved
	Grid     Grid

	fling fling
	// zoomer zooms the grid, nil if users cannot.
	zoomer Zoomer
	tag    int
}

// Tag returns the target of wheels and touches in the whole grid.
func (s *Scroller) Tag() event.Tag { return &s.tag }

// Update reads one wheel or touch event and handles it. It reports whether there was one.
func (s *Scroller) Update(gtx layout.Context) bool {
	before, after := s.reach()
	x := pointer.ScrollRange{Min: -s.Viewport.HScroll.Px, Max: s.Viewport.MaxHScroll - s.Viewport.HScroll.Px}
	if s.Style.RTL {
		x = pointer.ScrollRange{Min: -x.Max, Max: -x.Min}
	}
	up, down := wheelRange(before), wheelRange(after)
	if s.zooms() {
		up, down = max(up, 1), max(down, 1) // a wheel that zooms is read where there is nothing to scroll
	}
	ev, ok := gtx.Event(pointer.Filter{
		Target:  &s.tag,
		Kinds:   pointer.Scroll | pointer.Press | pointer.Drag | pointer.Release | pointer.Cancel,
		ScrollX: x,
		ScrollY: pointer.ScrollRange{Min: -up, Max: down},
	})
	if ev, ok := ev.(pointer.Event); ok {
		switch {
		case ev.Kind == pointer.Scroll:
			if !s.zoomWheel(gtx, ev, before, after) {
				s.wheel(ev)
			}
		case ev.Source == pointer.Touch:
			s.touched(gtx, ev)
		}
	}
	return ok
}

// UpdateArranged reads wheels and touches again after the frame's distances to the ends were
// computed, because Gio limits a wheel to the last requested distances until the next frame. Events
// read here show in the next frame.
func (s *Scroller) UpdateArranged(gtx layout.Context) {
	s.Pointer.touch.endFrame()
	for s.Update(gtx) {
		gtx.Execute(op.InvalidateCmd{})
	}
}

// wheelRange limits a distance to the integers of a scroll range.
func wheelRange(px int64) int { return int(min(px, math.MaxInt32/2)) }

// reach returns how far up and down, in pixels, a wheel can scroll the band under the mouse. If the
// position of the mouse is unknown, it returns the maximum over all bands.
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

// wheel scrolls the band under the mouse, and updates the highlighted element.
func (s *Scroller) wheel(ev pointer.Event) {
	s.fling.stop()
	scale := s.Style.WheelScale
	s.scroll(s.Viewport.ScrollsAt(ev.Position), ev.Scroll.X*scale, ev.Scroll.Y*scale)
	s.Pointer.Hover.MoveTo(ev.Position)
	s.Grid.Scrolled()
}

// scroll scrolls by pixels: the columns to the right on the screen, and the rows of a band down. It
// drops a pending scroll position.
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
