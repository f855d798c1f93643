// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package gridtest

import (
	"image"
	"time"

	"gioui.org/io/event"
	"gioui.org/io/input"
	"gioui.org/io/key"
	"gioui.org/io/pointer"
	"gioui.org/io/system"
	"gioui.org/layout"
	"gioui.org/op"
	"gioui.org/unit"
)

// SemanticsKey is the key in [Harness.Values] that makes a grid emit one semantic node per visible cell. [New] sets
// it to "cells". Delete it to get the tree that a screen reader gets.
const SemanticsKey = "giogrid.semantics"

// settleFrames is the maximum number of frames of one Settle. A widget that requests more is animated.
const settleFrames = 16

// Harness is a window without a screen. [New] returns one. Its exported fields may be changed between two calls; a
// change takes effect in the next frame. Like a window, a harness belongs to one goroutine and must not be copied.
type Harness struct {
	// Widget is the content of the window. If it is nil, the window is empty.
	Widget layout.Widget
	// Size is the size of the window in pixels.
	Size image.Point
	// Constraints are passed to the widget. The zero value selects layout.Exact(Size). Set a large Max to lay out
	// with unbounded height.
	Constraints layout.Constraints
	// Metric converts dp and sp to pixels. The zero value is scale 1.
	Metric unit.Metric
	// Now is the time of frames and events. Advance moves it and draws the frames that become due; setting it only
	// moves the clock. It may be set back: a requested frame stays as far in the future as it was, and the time
	// stamps of events continue to increase.
	Now time.Time
	// Locale is the language and the direction of text. Without a language, grids show Korean texts under go test.
	Locale system.Locale
	// Values is passed to the widget as gtx.Values.
	Values map[string]any
	// Mods are the modifier keys that are held. All mouse, touch, wheel and key events contain them.
	Mods key.Modifiers
	// IME is the input method, which composes text.
	IME IME
	// Clipboard is the clipboard of the desktop.
	Clipboard Clipboard

	router  input.Router
	ops     op.Ops
	dims    layout.Dimensions
	frames  int
	clock   clock
	mouse   mouse
	softKbd bool
	text    focusedText
}

// New returns a harness that shows w in a window of the given size in pixels. It draws nothing; the first event, or
// the first call of Frame or Settle, does. The clock starts at the same time in every run.
func New(size image.Point, w layout.Widget) *Harness {
	now := time.Date(2025, time.January, 6, 9, 0, 0, 0, time.UTC)
	h := &Harness{
		Widget: w,
		Size:   size,
		Now:    now,
		Values: map[string]any{SemanticsKey: "cells"},
		clock:  clock{epoch: now},
	}
	h.IME.h = h
	return h
}

// Frame draws one frame, even if the widget requested none.
func (h *Harness) Frame() {
	h.lay()
	h.shown()
}

// lay draws the widget.
func (h *Harness) lay() {
	h.IME.h, h.text.router = h, &h.router // a zero Harness has no pointers yet
	h.frames++
	h.clock.drawn(h.Now)
	h.ops.Reset()
	if h.Widget != nil {
		h.dims = h.Widget(h.context())
	}
}

func (h *Harness) context() layout.Context {
	c := h.Constraints
	if c == (layout.Constraints{}) {
		c = layout.Exact(h.Size)
	}
	return layout.Context{
		Constraints: c,
		Metric:      h.Metric,
		Now:         h.Now,
		Locale:      h.Locale,
		Values:      h.Values,
		Source:      h.router.Source(),
		Ops:         &h.ops,
	}
}

// shown does what a window does between a frame and the next event: it passes the operations to Gio's router and
// serves the requests of the frame.
func (h *Harness) shown() {
	h.router.Frame(&h.ops)
	switch h.router.TextInputState() {
	case input.TextInputOpen:
		h.softKbd = true
	case input.TextInputClose:
		h.softKbd = false
	}
	h.Clipboard.serve(&h.router)
	h.clock.listen(&h.router)
	h.IME.check()
}

// Settle draws a frame, and then more until the widget requests none for the present time, at most 16 in all. It
// returns false if the widget still requests frames, for instance because of an animation.
func (h *Harness) Settle() bool {
	for range settleFrames {
		h.Frame()
		if h.Settled() {
			return true
		}
	}
	return false
}

// Settled reports whether the widget requests no frame for now or earlier. Frames requested for later, such as for
// the next blink of a caret, do not count; see [Harness.Wakeup] for them.
func (h *Harness) Settled() bool {
	return !h.clock.due(h.Now)
}

// settleIfWanted draws the frames that a window would draw.
func (h *Harness) settleIfWanted() {
	if !h.text.slow && !h.Settled() {
		h.Settle()
	}
}

// start draws the first frames, since events need a drawn widget.
func (h *Harness) start() {
	if h.frames == 0 {
		h.Settle()
	}
}

// Frames returns the number of frames drawn so far.
func (h *Harness) Frames() int { return h.frames }

// Dims returns the dimensions that the widget returned in the last frame.
func (h *Harness) Dims() layout.Dimensions { return h.dims }

// Ops returns the operations of the last frame. The next frame overwrites them.
func (h *Harness) Ops() *op.Ops { return &h.ops }

// Source returns the widget's source of events. Use it for commands that no event represents.
func (h *Harness) Source() input.Source { return h.router.Source() }

// Queue sends events unchanged, all before the next frame, and settles if the widget listens for any of them. Use it
// for events that no other method sends. The router panics for events that no window sends, such as pointer.Enter.
func (h *Harness) Queue(events ...event.Event) {
	h.start()
	h.router.Queue(events...)
	h.clock.listen(&h.router)
	h.settleIfWanted()
}

// Cursor returns the mouse cursor that the widget requests at the position of the pointer.
func (h *Harness) Cursor() pointer.Cursor { return h.router.Cursor() }

// Focus gives the keyboard focus to tag, as [key.FocusCmd] does. If tag is nil, it removes the focus.
func (h *Harness) Focus(tag event.Tag) {
	h.start()
	h.router.Source().Execute(key.FocusCmd{Tag: tag})
	h.clock.listen(&h.router)
	h.settleIfWanted()
}

// Focused reports whether tag has the keyboard focus.
func (h *Harness) Focused(tag event.Tag) bool {
	return h.router.Source().Focused(tag)
}

// SoftKeyboard reports whether the widget requested the on-screen keyboard. In a browser, keys arrive only while it
// is requested.
func (h *Harness) SoftKeyboard() bool { return h.softKbd }

// WindowFocus reports to the widget that the window gained or lost the focus of the desktop. A loss cancels all
// presses, as on every platform.
func (h *Harness) WindowFocus(focused bool) {
	if !focused {
		h.Cancel()
	}
	h.Queue(key.FocusEvent{Focus: focused})
}
