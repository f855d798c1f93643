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

// SemanticsKey is the entry of [Harness.Values] by which a grid learns that it
// is under test; [New] sets it to "cells", which asks for one semantic node per
// visible cell. Delete it to see the tree that a user's screen reader gets.
const SemanticsKey = "giogrid.semantics"

// settleFrames is how many frames one settling may take. A widget that still
// wants to be redrawn then is taken to be animated.
const settleFrames = 16

// Harness is a window without a screen. Its exported fields may be changed
// between any two calls and count from the next frame on. Use [New] to make
// one; like a window it belongs to one goroutine and must not be copied.
type Harness struct {
	// Widget is what the window shows; nil shows nothing.
	Widget layout.Widget
	// Size of the window in pixels.
	Size image.Point
	// Constraints that the widget gets; the zero value represents
	// layout.Exact(Size). Set a large Max to lay out in unbounded height.
	Constraints layout.Constraints
	// Metric converts dp and sp to pixels; the zero value is scale 1.
	Metric unit.Metric
	// Now is the time that frames and events see. Advance moves it and draws
	// what falls due; setting it moves the clock alone. It may be put back: frames that
	// the widget waits for come as long after the new time, and the time stamps of
	// events go on rising.
	Now time.Time
	// Locale is the language and the direction of text. Without a language grids show
	// Korean texts under go test.
	Locale system.Locale
	// Values reaches the widget as gtx.Values.
	Values map[string]any
	// Mods are the modifier keys held down: they go with all mouse, touch,
	// wheel and key events until changed.
	Mods key.Modifiers
	// IME composes text.
	IME IME
	// Clipboard is that of the desktop.
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

// New returns a harness that shows w in a window of the given size in pixels.
// Nothing is drawn yet: the first event or the first call of Frame or Settle
// does that. The clock starts at a fixed time, the same in every run.
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

// Frame draws one frame, wanted or not.
func (h *Harness) Frame() {
	h.lay()
	h.shown()
}

// lay draws the widget.
func (h *Harness) lay() {
	h.IME.h, h.text.router = h, &h.router // those of the zero Harness point nowhere yet
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

// shown does what a window does between a frame and the next event: it gives Gio's router
// what was drawn, and serves the requests that the frame made of the platform.
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

// Settle draws one frame, and then more until the widget wants none at the
// present time, at most 16 in all. It reports whether it came to rest: false
// means an animation, or a widget that asks for frames without end.
func (h *Harness) Settle() bool {
	for range settleFrames {
		h.Frame()
		if h.Settled() {
			return true
		}
	}
	return false
}

// Settled reports whether the widget wants no frame now or earlier. A frame
// wanted later, such as the next blink of a caret, does not count; see
// [Harness.Wakeup] for those.
func (h *Harness) Settled() bool {
	return !h.clock.due(h.Now)
}

// settleIfWanted draws only what a window would draw.
func (h *Harness) settleIfWanted() {
	if !h.text.slow && !h.Settled() {
		h.Settle()
	}
}

// start draws the first frames, so that there is something to send events to.
func (h *Harness) start() {
	if h.frames == 0 {
		h.Settle()
	}
}

// Frames returns the number of frames drawn so far.
func (h *Harness) Frames() int { return h.frames }

// Dims returns what the widget returned in the last frame.
func (h *Harness) Dims() layout.Dimensions { return h.dims }

// Ops returns the operations of the last frame. The next frame overwrites them.
func (h *Harness) Ops() *op.Ops { return &h.ops }

// Source returns the source of events that the widget sees, for commands that
// no event represents.
func (h *Harness) Source() input.Source { return h.router.Source() }

// Queue sends events as they are, all before the next frame, and settles if
// the widget listens for any of them. It is the way to send what has no method
// here. The router panics for events that no window sends, such as an Enter.
func (h *Harness) Queue(events ...event.Event) {
	h.start()
	h.router.Queue(events...)
	h.clock.listen(&h.router)
	h.settleIfWanted()
}

// Cursor returns the mouse cursor that the widget asks for at the place of the
// pointer.
func (h *Harness) Cursor() pointer.Cursor { return h.router.Cursor() }

// Focus gives the keyboard focus to tag, as [key.FocusCmd] does; nil takes it
// from whoever has it.
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

// SoftKeyboard reports whether the widget asked for the on-screen keyboard. In a
// browser no key arrives without it.
func (h *Harness) SoftKeyboard() bool { return h.softKbd }

// WindowFocus tells the widget that the window gained or lost the focus of the
// desktop. A loss cancels all presses, as it does on every platform.
func (h *Harness) WindowFocus(focused bool) {
	if !focused {
		h.Cancel()
	}
	h.Queue(key.FocusEvent{Focus: focused})
}
