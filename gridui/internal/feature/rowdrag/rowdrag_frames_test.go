// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package rowdrag_test

import (
	"fmt"
	"image"
	"math/bits"
	"slices"
	"testing"
	"time"

	"gioui.org/f32"
	"gioui.org/io/event"
	"gioui.org/io/input"
	"gioui.org/io/key"
	"gioui.org/io/pointer"
	"gioui.org/layout"
	"gioui.org/op"
	"github.com/stretchr/testify/require"

	gridevents "github.com/giogrid/giogrid/gridui/events"
	"github.com/giogrid/giogrid/gridui/internal/gridstage"
)

// A slowWindow draws on demand, like a busy window: events accumulate before a frame, even after a button was
// released.
type slowWindow struct {
	widget layout.Widget
	router input.Router
	ops    op.Ops
	now    time.Time
}

func newSlowWindow(w layout.Widget) *slowWindow {
	s := &slowWindow{widget: w, now: time.Date(2025, time.January, 6, 9, 0, 0, 0, time.UTC)}
	s.rest()
	return s
}

func (w *slowWindow) frame() {
	w.now = w.now.Add(100 * time.Millisecond)
	w.ops.Reset()
	w.widget(layout.Context{
		Constraints: layout.Exact(image.Pt(800, 400)), Now: w.now, Source: w.router.Source(), Ops: &w.ops,
	})
	w.router.Frame(&w.ops)
}

// rest draws frames until the requested ones have been drawn.
func (w *slowWindow) rest() {
	for range 6 {
		w.frame()
	}
}

// play sends events with a frame after the i-th of them where the i-th bit is set.
func (w *slowWindow) play(frames int, events ...event.Event) {
	for i, ev := range events {
		w.router.Queue(ev)
		if frames>>i&1 == 1 {
			w.frame()
		}
	}
	w.rest()
}

// dragEvents returns the events of a drag, and of a move away from its end.
func dragEvents(from, to, away f32.Point) []event.Event {
	ev := func(k pointer.Kind, at f32.Point, b pointer.Buttons) event.Event {
		return pointer.Event{Kind: k, Source: pointer.Mouse, Position: at, Buttons: b}
	}
	return []event.Event{
		ev(pointer.Move, from, 0),
		ev(pointer.Press, from, pointer.ButtonPrimary),
		ev(pointer.Move, from.Add(to).Mul(0.5), pointer.ButtonPrimary),
		ev(pointer.Move, to, pointer.ButtonPrimary),
		ev(pointer.Release, to, 0),
		ev(pointer.Move, away, 0),
	}
}

func TestRowsAreDroppedWhereTheButtonWentUp(t *testing.T) {
	left, right := f32.Pt(100, leftY(1)), f32.Pt(500, rightY(2)-8)
	for _, swapped := range []bool{false, true} {
		for _, away := range []f32.Point{{X: 790, Y: 390}, {X: 90, Y: leftY(0)}, {X: 510, Y: rightY(1)}} {
			for frames := range 1 << 6 {
				when := fmt.Sprintf("frames %06b, swapped %v, away %v", frames, swapped, away)
				x := newExchange(func(x *exchange) { x.swapped = swapped })
				w := newSlowWindow(x.Widget)
				w.play(frames, dragEvents(left, right, away)...)
				require.Equal(t, "p0 p2 p3 p4|p6 p7 p1 p8", x.ids(0)+"|"+x.ids(1), when)
				w.play(frames, dragEvents(f32.Pt(500, rightY(1)), f32.Pt(100, leftY(2)-8), away)...)
				require.Equal(t, "p0 p2 p7 p3 p4|p6 p1 p8", x.ids(0)+"|"+x.ids(1), when)
			}
		}
	}
}

// A user may drag before a second frame is drawn, as in a browser that draws slowly.
func TestRowsAreDraggedRightAfterTheFirstFrame(t *testing.T) {
	for _, swapped := range []bool{false, true} {
		for frames := range 1 << 6 {
			x := poseExchange(func(x *exchange) { x.swapped = swapped })
			w := &slowWindow{widget: x.Widget, now: time.Date(2025, time.January, 6, 9, 0, 0, 0, time.UTC)}
			w.frame()
			w.play(frames, dragEvents(f32.Pt(100, leftY(1)), f32.Pt(500, rightY(2)-8), f32.Pt(790, 390))...)
			require.Equal(t, "p0 p2 p3 p4|p6 p7 p1 p8", x.ids(0)+"|"+x.ids(1), "frames %06b, swapped %v", frames, swapped)
		}
	}
}

func TestNoFrameDropsRowsWhereAGridIsNotSeen(t *testing.T) {
	// The grid on the right reaches up to -22, but its clip begins at 50.
	events := dragEvents(f32.Pt(100, leftY(1)), f32.Pt(500, 30), f32.Pt(500, 200))
	for _, swapped := range []bool{false, true} {
		for frames := range 1 << 6 {
			if seen := bits.OnesCount(uint(frames & 0b011100)); seen == 0 || swapped && seen == 1 {
				continue // the pointer was gone before the grid had marked where it listens
			}
			x := newExchange(func(x *exchange) { x.swapped = swapped })
			w := newSlowWindow(x.Widget)
			w.play(frames, events...)
			require.Empty(t, gridstage.EventsOf[gridevents.RowDropped](x.events[1]), "frames %06b, swapped %v", frames, swapped)
		}
	}
}

func TestWhatWasLetGoIsDropped(t *testing.T) {
	escape := key.Event{Name: key.NameEscape, State: key.Press}
	x := newExchange(nil)
	w := newSlowWindow(x.Widget)
	events := dragEvents(f32.Pt(100, leftY(1)), f32.Pt(500, rightY(2)-8), f32.Point{})
	w.play(0b001111, append(slices.Clone(events[:5]), escape)...)
	require.Equal(t, "p6 p7 p1 p8", x.ids(1), "Escape after the button went up")
	w.play(0b001111, append(slices.Clone(events[:4]), escape, events[4])...)
	require.Equal(t, "p6 p7 p1 p8", x.ids(1), "Escape before the button went up")
}
